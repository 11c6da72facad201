extension Style {
    /// Viperit: base classes that know each other, and an Api protocol for each part in one file.
    ///
    /// ## Ownership
    /// That of the library: view → presenter → interactor and router strong, the rest weak. The library finds classes by
    /// their names when it builds a module, `LoginView` for `login`; the controller keeps its name here, and so the builder
    /// ties the parts together itself.
    package static let viperit = Style(
        id: "viperit",
        head: StyleHead(
            summary: "Viperit: base classes of the library, an Api protocol for each part in one file",
            origin: "github.com/ferranabello/Viperit",
            imports: ["Viperit"]),
        components: [
            Component([.view], "{module}View", inherits: ["@preconcurrency UserInterfaceProtocol"]),
            Component(
                [.presenter], "{module}Presenter", inherits: ["nonisolated Presenter"],
                taken: [
                    "setupView(data:)", "viewHasAppeared()", "viewHasDisappeared()", "viewHasLoaded()",
                    "viewIsAboutToAppear()", "viewIsAboutToDisappear()",
                ], imports: ["Viperit"]),
            Component([.interactor], "{module}Interactor", inherits: ["nonisolated Interactor"], imports: ["Viperit"]),
            Component(
                [.router], "{module}Router", inherits: ["nonisolated Router"],
                taken: [
                    "dismiss(animated:completion:)", "embedInNavigationController()", "getNavigationController()",
                    "viewController",
                ], imports: ["Viperit"]),
            Component(
                [], "{module}Module", imports: ["Viperit"],
                text: [
                    "/// Ties the parts of the {module} module together.",
                    "{attributes}",
                    "enum {builder} {",
                    "    {screens}",
                    "    /// Ties the module of a view that exists already.",
                    "    static func build(view: {controller}{services}) -> {presenter} {",
                    "        {wiring}",
                    "        return {result}",
                    "    }",
                    "}",
                ]),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "presenter", protocolPattern: "{module}PresenterApi",
                hold: .strong, refines: "PresenterProtocol"),
            Port(
                from: .presenter, to: .view, property: "view", protocolPattern: "{module}ViewApi", hold: .weak,
                given: .inherited(as: "_view", type: "UserInterfaceProtocol"), refines: "UserInterfaceProtocol"),
            Port(
                from: .presenter, to: .interactor, property: "interactor", protocolPattern: "{module}InteractorApi",
                hold: .strong, given: .inherited(as: "_interactor", type: "InteractorProtocol"),
                refines: "AnyObject, InteractorProtocol"),
            Port(
                from: .interactor, to: .presenter, property: "presenter", protocolPattern: "{module}PresenterApi",
                hold: .weak, given: .inherited(as: "_presenter", type: "PresenterProtocol"),
                refines: "PresenterProtocol"),
            Port(
                from: .presenter, to: .router, property: "router", protocolPattern: "{module}RouterApi",
                hold: .strong, given: .inherited(as: "_router", type: "RouterProtocol"),
                refines: "AnyObject, RouterProtocol"),
            Port(
                from: .router, to: .presenter, property: "presenter", protocolPattern: "{module}PresenterApi",
                hold: .weak, given: .inherited(as: "_presenter", type: "PresenterProtocol"),
                refines: "PresenterProtocol"),
            Port(
                from: .router, to: .view, property: "{name}View", protocolPattern: nil, hold: .weak,
                given: .derived(from: "_presenter?._view")),
        ],
        protocols: .one("{module}ModuleApi"),
        screens: StyleScreens(
            outlet: [
                "/// Built on first use.",
                "lazy var _presenter: PresenterProtocol! = {builder}.build(view: self)",
                "var _displayData: DisplayData?",
                "private var {outlet}: {output} { _presenter as! {output} }",
            ],
            makers: [
                "static func build({parameters}) -> {controller} {",
                "    let view = {controller}({arguments})",
                "    view._presenter = build(view: view)",
                "    {inputs}",
                "    return view",
                "}",
            ]),
        testing: StyleTesting(
            mocks: [
                LibraryMock(of: "AnyObject, InteractorProtocol", base: "Interactor", text: made),
                LibraryMock(of: "AnyObject, RouterProtocol", base: "Router", text: made),
                LibraryMock(of: "PresenterProtocol", base: "Presenter", text: made),
                LibraryMock(
                    of: "UserInterfaceProtocol", base: "UserInterface",
                    text: [
                        "init(log: {log}) {",
                        "    self.log = log",
                        "    super.init(nibName: nil, bundle: nil)",
                        "}",
                        "",
                        "required init?(coder: NSCoder) {",
                        "    fatalError(\"init(log:) makes it\")",
                        "}",
                    ]),
            ]))

    /// The initializers of a mock whose base class can be made with nothing.
    private static let made = [
        "init(log: {log}) {",
        "    self.log = log",
        "    super.init()",
        "}",
        "",
        "required init() {",
        "    fatalError(\"init(log:) makes it\")",
        "}",
    ]
}
