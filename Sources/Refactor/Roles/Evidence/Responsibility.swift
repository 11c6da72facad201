/// The responsibility of a member: the fourteen of a massive controller, state, and the three that lie outside.
package enum Responsibility: String, Sendable, CaseIterable {
    case viewLife = "view-life"
    case viewConfig = "view-config"
    case updateView = "update-view"
    case requestViewData = "request-view-data"
    case sendViewEvent = "send-view-event"
    case handleViewEvent = "handle-view-event"
    case wireframe
    case provideViewData = "provide-view-data"
    case provideModelData = "provide-model-data"
    case handleBusinessEvent = "handle-business-event"
    case sendBusinessEvent = "send-business-event"
    case businessUseCase = "business-use-case"
    case requestModelData = "request-model-data"
    case manageModel = "manage-model"
    case viewState = "view-state"
    case presentationState = "presentation-state"
    case businessState = "business-state"
    case navigation
    case entity
    case service

    /// The role that owns it.
    package var role: Role {
        switch self {
        case .viewLife, .viewConfig, .updateView, .requestViewData, .sendViewEvent, .viewState: .view
        case .handleViewEvent, .wireframe, .provideViewData, .provideModelData, .handleBusinessEvent,
            .presentationState:
            .presenter
        case .sendBusinessEvent, .businessUseCase, .requestModelData, .manageModel, .businessState: .interactor
        case .navigation: .router
        case .entity: .entity
        case .service: .service
        }
    }

    /// Returns the responsibility of most code of a role.
    static func standard(of role: Role) -> Responsibility {
        switch role {
        case .view: .updateView
        case .presenter: .handleViewEvent
        case .interactor: .businessUseCase
        case .router: .navigation
        case .entity: .entity
        case .service: .service
        }
    }

    /// The title of its section, in the words of the source method.
    package var title: String {
        switch self {
        case .viewLife: "View life"
        case .viewConfig: "View config"
        case .updateView: "Update view"
        case .requestViewData: "Request view data source"
        case .sendViewEvent: "Send view event"
        case .handleViewEvent: "Handle view event"
        case .wireframe: "Wireframe"
        case .provideViewData: "Provide view data source"
        case .provideModelData: "Provide model data source"
        case .handleBusinessEvent: "Handle business event"
        case .sendBusinessEvent: "Send business event"
        case .businessUseCase: "Business use case"
        case .requestModelData: "Request data for model"
        case .manageModel: "Manage model"
        case .viewState: "View state"
        case .presentationState: "Presentation state"
        case .businessState: "Business state"
        case .navigation: "Navigation"
        case .entity: "Model"
        case .service: "Service"
        }
    }
}
