/// The ends of the names of protocols between a view and a presenter, as our styles and other generators write them.
enum ModuleProtocols {
    /// By these presenters know their views.
    static let views =
        endings(from: .presenter, to: .view) + [
            "PresenterToViewProtocol", "UserInterface", "ViewControllerInterface",
        ]

    /// By these views know their presenters.
    static let presenters =
        endings(from: .view, to: .presenter) + [
            "EventHandler", "PresenterInput", "PresenterType", "ViewToPresenterProtocol",
        ]

    /// The words behind the module's name; one alone, such as `View`, says too little. View models are told by others than
    /// presenters, too.
    private static func endings(from start: Role, to end: Role) -> [String] {
        let patterns = styles.flatMap(\.ports).filter { $0.from == start && $0.to == end }
            .compactMap(\.protocolPattern)
        let found = patterns.compactMap { $0.hasPrefix("{module}") ? String($0.dropFirst("{module}".count)) : nil }
        return Set(found.filter { words(of: $0).count > 1 && !$0.contains("ViewModel") }).sorted()
    }
}
