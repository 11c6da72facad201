/// The roles that the ends of type names tell.
enum RoleNames {
    /// Endings by role, the longest first; those that say nothing about modules are `other`.
    static let endings: [(ending: String, role: ModuleRole)] = table.flatMap { role, text in
        text.split(separator: " ").map { (String($0), role) }
    }.sorted { ($1.ending.utf8.count, $0.ending) < ($0.ending.utf8.count, $1.ending) }

    /// The role and the rest of a name; nil where the end says nothing.
    static func split(_ name: String) -> (stem: String, role: ModuleRole)? {
        let plain = withoutImplementation(name)
        for (ending, role) in endings where plain.hasSuffix(ending) && plain.utf8.count > ending.utf8.count {
            return (String(plain.dropLast(ending.count)), role)
        }
        return nil
    }

    /// `LoginPresenter` of `LoginPresenterImpl`.
    static func withoutImplementation(_ name: String) -> String {
        let last = lastWord(of: name)
        for ending in ["Implementation", "Impl", "Imp"]
        where last.hasSuffix(ending) && last.utf8.count > ending.utf8.count {
            return String(last.dropLast(ending.count))
        }
        return last
    }

    /// `Inner` of `Outer.Inner`.
    static func lastWord(of name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
        return name.split(separator: ".").last.map(String.init) ?? name
    }

    /// The stem without words that tell nothing: `Default`, `Module`, and `View` of `LoginViewPresenter`.
    static func trimmed(_ stem: String, role: ModuleRole) -> String {
        var stem = stem
        for word in ["Default", "Module", "Viper", "VIPER", "View", "Screen", "Hosting"]
        where stem.hasSuffix(word) && stem.utf8.count > word.utf8.count && !(word == "View" && role == .other) {
            stem = String(stem.dropLast(word.count))
        }
        return stem
    }

    private static let table: KeyValuePairs<ModuleRole, String> = [
        .view: """
        CollectionViewController Controller HostingController TableViewController VC View ViewController \
        ViewImplementation Viewcontroller NavigationController PageViewController
        """,
        .presenter: "Presenter ViewPresenter",
        .interactor: "Interactor ViewInteractor",
        .router: """
        Coordinator CoordinatorBridgePresenter FlowCoordinator Navigator Router ViewRouter ViewWireframe WireFrame Wireframe RouterImpl
        """,
        .builder: """
        Assembler Assembly Builder Configurator Creator Factory Module ModuleAssembly ModuleBuilder \
        ModuleConfigurator ModuleFactory ModuleInitializer Initializer ViewBuilder ViewFactory ScreenFactory \
        ModuleCreator ScreenBuilder SceneBuilder SceneFactory SceneConfigurator DependencyContainer
        """,
        .dataManager: """
        APIDataManager DataManager LocalDataManager LocalDatamanager RemoteDataManager RemoteDatamanager LocalManager \
        RemoteManager
        """,
        .formatter: "Formatter", .other: "Component",
    ]
}
