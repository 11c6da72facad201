import GraphRender
import Refactor

/// The kinds of nodes and lines for the parts of a module graph.
enum PictureStyle {
    static func kind(of role: ModuleRole) -> NodeKind {
        switch role {
        case .view: .view
        case .presenter: .presenter
        case .interactor: .interactor
        case .router: .router
        case .builder: .builder
        case .dataManager: .service
        case .entity: .entity
        case .adapter: .adapter
        case .formatter, .other: .helper
        }
    }

    static func kind(of kind: ModuleEdge.Kind) -> EdgeKind {
        switch kind {
        case .route: .routes
        case .child: .child
        case .service: .service
        case .adapter: .adapts
        case .output: .output
        case .builds: .builds
        case .uses: .uses
        }
    }

    static func kind(of strength: ReferenceStrength) -> EdgeKind {
        switch strength {
        case .strong: .owns
        case .weak: .weak
        case .unowned: .unowned
        }
    }

    static func kind(of change: GraphDifference.Change) -> Change {
        switch change {
        case .added: .added
        case .removed: .removed
        case .changed: .changed
        }
    }

    /// From how many lines on a view controller is drawn as a massive one.
    private static let massive = 300

    static func kind(of module: AppModule) -> NodeKind {
        if module.isProgram { return .app }
        if module.style == GraphExcerpt.groupStyle { return .group }
        guard module.style == "mvc" else { return .module }
        return module.controllerLines >= massive ? .massive : .screen
    }

    /// The roles that a module has, for the small marks on its node.
    static func marks(of module: AppModule) -> [NodeKind] {
        ModuleRole.allCases.filter { ![.formatter, .other].contains($0) && module.roles[$0]?.isEmpty == false }.map {
            kind(of: $0)
        }
    }
}
