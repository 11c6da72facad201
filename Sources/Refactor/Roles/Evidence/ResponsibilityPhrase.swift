extension Responsibility {
    /// The phrase for its code within a sentence: "use cases", "navigation".
    package var phrase: String {
        switch self {
        case .viewLife: "view life cycle"
        case .viewConfig: "view set-up"
        case .updateView: "view updates"
        case .requestViewData: "data source methods"
        case .sendViewEvent: "actions and delegate methods"
        case .handleViewEvent: "event handling"
        case .wireframe: "choice of routes"
        case .provideViewData: "values for display"
        case .provideModelData: "values from input"
        case .handleBusinessEvent: "handling of results"
        case .sendBusinessEvent: "business events"
        case .businessUseCase: "use cases"
        case .requestModelData: "data requests"
        case .manageModel: "model storage"
        case .viewState: "view state"
        case .presentationState: "presentation state"
        case .businessState: "business state"
        case .navigation: "navigation"
        case .entity: "models"
        case .service: "services"
        }
    }
}
