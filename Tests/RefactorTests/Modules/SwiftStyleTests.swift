import Refactor
import Testing

/// A style is known by its code, and its modules by who makes them and who leads to them.
struct SwiftStyleTests {
    @Test func infinumWireframesBuildAndPush() {
        let graph = moduleGraph(
            """
            class BaseWireframe { unowned let viewController: UIViewController }
            protocol HomeViewInterface: ViewInterface {}
            protocol HomePresenterInterface: AnyObject {}
            final class HomeViewController: UIViewController, HomeViewInterface { var presenter: HomePresenterInterface! }
            final class HomePresenter: HomePresenterInterface {
                private unowned let view: HomeViewInterface
                private let wireframe: HomeWireframe
                init(view: HomeViewInterface, wireframe: HomeWireframe) { self.view = view; self.wireframe = wireframe }
                func tap() { wireframe.openDetails() }
            }
            final class HomeWireframe: BaseWireframe {
                init() {
                    let controller = HomeViewController()
                    controller.presenter = HomePresenter(view: controller, wireframe: self)
                }
                func openDetails() { navigationController?.pushWireframe(DetailsWireframe(id: 3)) }
            }
            final class DetailsViewController: UIViewController {}
            final class DetailsPresenter {}
            final class DetailsWireframe: BaseWireframe { init(id: Int) {} }
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func start() { navigation.setRootWireframe(HomeWireframe()) }
            }
            """)
        #expect(
            graph.edgeLines == [
                "App -route setRoot-> Home (via HomeWireframe)", "Home -route push-> Details (via DetailsWireframe)",
            ])
        #expect(graph.style(of: "Home") == "infinum")
        #expect(
            graph.holdLines == [
                "HomePresenter -unowned-> HomeViewController", "HomePresenter -strong-> HomeWireframe",
                "HomeViewController -strong-> HomePresenter",
            ])
    }

    @Test func mutualMobileWireframesHoldWireframes() {
        let graph = moduleGraph(
            """
            protocol AddModuleDelegate { func didAdd() }
            protocol ListModuleInterface {}
            protocol AddModuleInterface {}
            class ListViewController: UIViewController { var eventHandler: ListModuleInterface? }
            class ListPresenter: ListModuleInterface, AddModuleDelegate {
                var userInterface: ListViewController?
                var listWireframe: ListWireframe?
                func didAdd() {}
                func add() { listWireframe?.presentAdd() }
            }
            class ListInteractor { let manager: ListDataManager; init(manager: ListDataManager) { self.manager = manager } }
            class ListDataManager { var store: CoreDataStore?; func load() { store?.fetch() } }
            class CoreDataStore { func fetch() {} }
            class ListWireframe {
                var addWireframe: AddWireframe?
                var listPresenter: ListPresenter?
                func presentAdd() { addWireframe?.presentAdd(from: view) }
            }
            class AddViewController: UIViewController { var eventHandler: AddModuleInterface? }
            class AddPresenter: AddModuleInterface { var addModuleDelegate: AddModuleDelegate?; var addWireframe: AddWireframe? }
            class AddWireframe { var addPresenter: AddPresenter?; func presentAdd(from: UIViewController) {} }
            class AppDependencies {
                let listWireframe = ListWireframe()
                func configure() {
                    let addWireframe = AddWireframe()
                    let store = CoreDataStore()
                    listWireframe.addWireframe = addWireframe
                }
            }
            """)
        #expect(
            graph.edgeLines.filter { !$0.hasPrefix("App") } == [
                "Add -output delegate-> List (via AddModuleDelegate)", "List -route present-> Add (via AddWireframe)",
                "List -service injected-> CoreDataStore (via CoreDataStore)",
            ])
        #expect(graph.style(of: "List") == "mutualmobile")
        #expect(graph.findings.map(\.code).contains("strong-cycle"))
    }

    @Test func staticFunctionsCreateModules() {
        let graph = moduleGraph(
            """
            class ListView: UIViewController { var presenter: ListPresenter? }
            class ListPresenter { weak var view: ListView?; var router: ListRouter? }
            class ListRouter {
                static func createModule() -> UIViewController {
                    let view = ListView()
                    let presenter = ListPresenter()
                    view.presenter = presenter
                    presenter.view = view
                    return view
                }
                func showDetail(from view: UIViewController) {
                    let detail = DetailRouter.createModule()
                    view.navigationController?.pushViewController(detail, animated: true)
                }
            }
            class DetailView: UIViewController { var presenter: DetailPresenter? }
            class DetailPresenter { weak var view: DetailView? }
            class DetailRouter {
                static func createModule() -> UIViewController {
                    let view = DetailView()
                    view.presenter = DetailPresenter()
                    return view
                }
            }
            """)
        #expect(graph.edgeLines == ["List -route push-> Detail (via DetailRouter)"])
        #expect(graph.style(of: "List") == "static-create")
    }

    @Test func viperaModulesBuildDefaults() {
        let graph = moduleGraph(
            """
            protocol PostsPresenter {}
            protocol PostsRouter { func showPost() }
            class PostsDefaultView: UIViewController { var presenter: PostsPresenter? }
            class PostsDefaultPresenter: PostsPresenter { weak var view: PostsDefaultView?; var router: PostsRouter? }
            class PostsDefaultRouter: PostsRouter {
                weak var viewController: UIViewController?
                func showPost() {
                    let view = PostModule().buildDefault(delegate: self)
                    viewController?.show(view, sender: nil)
                }
            }
            class PostsModule { func buildDefault() -> UIViewController {
                let view = PostsDefaultView(); let presenter = PostsDefaultPresenter(); view.presenter = presenter; return view
            } }
            class PostDefaultView: UIViewController { }
            class PostDefaultPresenter { weak var view: PostDefaultView? }
            class PostModule { func buildDefault(delegate: PostsDefaultRouter) -> UIViewController {
                let view = PostDefaultView(); let presenter = PostDefaultPresenter(); presenter.view = view; return view
            } }
            """)
        #expect(graph.edgeLines == ["Posts -route show-> Post (via PostModule)"])
        #expect(graph.style(of: "Posts") == "vipera")
    }

    @Test func viperitModulesAreCasesOfAnEnum() {
        let graph = moduleGraph(
            """
            import Viperit
            enum AppModules: String, ViperitModule { case home, detail }
            final class HomeView: UserInterface {}
            final class HomePresenter: Presenter {}
            final class HomeRouter: Router {
                func goOn() {
                    let module = AppModules.detail.build()
                    module.router.show(from: viewController)
                }
            }
            final class DetailView: UserInterface {}
            final class DetailPresenter: Presenter {}
            final class DetailRouter: Router {}
            """)
        #expect(graph.edgeLines == ["Home -route show-> Detail (via DetailRouter)"])
        #expect(graph.style(of: "Home") == "viperit")
        #expect(graph.holdLines.contains("HomePresenter -weak-> HomeView"))
    }

    @Test func etsyViewsNameTheirParts() {
        let graph = moduleGraph(
            """
            class CartController: UIViewController {
                lazy var builder: VIPERBuilder<CartInteractor, CartPresenter, CartRouter> = { VIPERBuilder(controller: self) }()
            }
            class CartInteractor: VIPERInteractor {}
            class CartPresenter: VIPERPresenter {}
            class CartRouter: VIPERRouter {
                func pay() { viewController?.present(PayController(), animated: true) }
            }
            class PayController: UIViewController {}
            """)
        #expect(graph.edgeLines == ["Cart -route present-> Pay (via PayController)"])
        #expect(graph.style(of: "Cart") == "etsy")
        #expect(graph.style(of: "Pay") == "mvc")
    }

    @Test func coordinatorsLeadOnFromViewsWithViewModels() {
        let graph = moduleGraph(
            """
            class LoginViewController: UIViewController {
                lazy var viewModel: LoginViewModelProtocol = LoginCoordinator.makeViewModel(for: self)
            }
            class LoginViewModel: LoginViewModelProtocol {}
            class LoginCoordinator {
                weak var viewController: UIViewController?
                func openHelp() { viewController?.present(HelpCoordinator.start(), animated: true) }
            }
            class HelpViewController: UIViewController {}
            class HelpCoordinator {
                static func start() -> UIViewController { HelpViewController() }
            }
            """)
        #expect(graph.edgeLines == ["Login -route present-> Help (via HelpCoordinator)"])
        #expect(graph.style(of: "Login") == "mvvm-c")
        #expect(graph.style(of: "Help") != "mvvm-c")
    }

    @Test func presentersAskACoordinatorOfTheApp() {
        let graph = moduleGraph(
            """
            protocol LoginCoordinating: AnyObject { func openHelp() }
            class LoginController: UIViewController { lazy var presenter: LoginViewOutput = LoginBuilder.wire(self) }
            class LoginPresenter: LoginViewOutput {
                weak var coordinator: LoginCoordinating?
                func helpTapped() { coordinator?.openHelp() }
            }
            enum LoginBuilder {
                static func build(coordinator: LoginCoordinating? = nil) -> LoginController {
                    let view = LoginController()
                    view.presenter = wire(view, coordinator: coordinator)
                    return view
                }
                static func wire(_ view: LoginController, coordinator: LoginCoordinating? = nil) -> LoginViewOutput {
                    let presenter = LoginPresenter()
                    presenter.coordinator = coordinator
                    return presenter
                }
            }
            class HelpController: UIViewController {}
            class EntryCoordinator: LoginCoordinating {
                private let navigation = UINavigationController()
                func start() { navigation.pushViewController(LoginBuilder.build(coordinator: self), animated: true) }
                func openHelp() { navigation.pushViewController(HelpController(), animated: true) }
            }
            """)
        #expect(graph.style(of: "Login") == "viper-coordinator")
        #expect(
            graph.edgeLines == [
                "Entry -route push-> Help (via HelpController)", "Entry -route push-> Login (via LoginBuilder)",
                "Login -route open-> Entry (via LoginCoordinating)", "Login -route push-> Help (via EntryCoordinator)",
            ])
    }

    @Test func ramblerSwiftIsConfigured() {
        let graph = moduleGraph(
            """
            protocol LoginViewOutput {}
            protocol LoginInteractorOutput: AnyObject {}
            class LoginViewController: UIViewController { var output: LoginViewOutput! }
            class LoginPresenter: LoginViewOutput, LoginInteractorOutput { weak var view: LoginViewController! }
            class LoginInteractor { weak var output: LoginInteractorOutput! }
            class LoginModuleConfigurator {
                func configure(viewController: LoginViewController) {
                    let presenter = LoginPresenter()
                    let interactor = LoginInteractor()
                    interactor.output = presenter
                    viewController.output = presenter
                }
            }
            class LoginModuleInitializer: NSObject { @IBOutlet weak var loginViewController: LoginViewController! }
            """)
        #expect(
            graph.moduleLines == [
                "Login (rambler-swift): view LoginViewController, presenter LoginPresenter, interactor LoginInteractor, "
                    + "builder LoginModuleConfigurator, builder LoginModuleInitializer"
            ])
        #expect(graph.holdLines.contains("LoginInteractor -weak-> LoginPresenter"))
    }

    @Test func protocolMatrixHasAProtocolForEachRole() {
        let graph = moduleGraph(
            """
            protocol ArticleViewProtocol: AnyObject {}
            protocol ArticlePresenterProtocol {}
            protocol ArticleInteractorProtocol {}
            protocol ArticleRouterProtocol { func navigateToDetail() }
            class ArticleViewController: UIViewController, ArticleViewProtocol { var presenter: ArticlePresenterProtocol? }
            class ArticlePresenter: ArticlePresenterProtocol { weak var view: ArticleViewProtocol? }
            class ArticleInteractor: ArticleInteractorProtocol {
                let service: ArticleServiceProtocol
                init(service: ArticleServiceProtocol = ArticleService()) { self.service = service }
            }
            protocol ArticleServiceProtocol { func load() }
            class ArticleService: ArticleServiceProtocol { func load() {} }
            class ArticleRouter: ArticleRouterProtocol {
                weak var viewController: UIViewController?
                func navigateToDetail() {
                    let detail = DetailModuleBuilder.build()
                    viewController?.navigationController?.pushViewController(detail, animated: true)
                }
            }
            enum ArticleModuleBuilder { static func build() -> UIViewController {
                let view = ArticleViewController(); let presenter = ArticlePresenter(); let router = ArticleRouter()
                view.presenter = presenter; router.viewController = view; return view
            } }
            class DetailViewController: UIViewController {}
            class DetailPresenter {}
            enum DetailModuleBuilder { static func build() -> UIViewController { return DetailViewController() } }
            """)
        #expect(
            graph.edgeLines == [
                "Article -service injected-> ArticleService (via ArticleServiceProtocol)",
                "Article -route push-> Detail (via DetailModuleBuilder)",
            ])
        #expect(graph.style(of: "Article") == "protocol-matrix")
    }

    @Test func providerAndOutputTieTheInteractor() {
        let graph = moduleGraph(
            """
            protocol GreetingProvider { func provide() }
            protocol GreetingOutput: AnyObject {}
            protocol GreetingViewEventHandler {}
            class GreetingInteractor: GreetingProvider { weak var output: GreetingOutput?; func provide() {} }
            class GreetingPresenter: GreetingOutput, GreetingViewEventHandler {
                weak var view: GreetingViewController?
                var greetingProvider: GreetingProvider?
            }
            class GreetingViewController: UIViewController { var eventHandler: GreetingViewEventHandler? }
            """)
        #expect(graph.style(of: "Greeting") == "provider-output")
        #expect(
            graph.holdLines == [
                "GreetingInteractor -weak-> GreetingPresenter", "GreetingPresenter -strong-> GreetingInteractor",
                "GreetingPresenter -weak-> GreetingViewController",
                "GreetingViewController -strong-> GreetingPresenter",
            ])
    }

    @Test func needleComponentsHaveChildren() {
        let graph = moduleGraph(
            """
            import NeedleFoundation
            class RootComponent: BootstrapComponent {
                var rootViewController: UIViewController { RootViewController(builder: loggedIn) }
                var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
            }
            class RootViewController: UIViewController {
                func go(builder: LoggedInBuilder) { present(builder.loggedInViewController, animated: true) }
            }
            protocol LoggedInBuilder { var loggedInViewController: UIViewController { get } }
            class LoggedInComponent: Component<LoggedInDependency>, LoggedInBuilder {
                var loggedInViewController: UIViewController { LoggedInViewController() }
            }
            class LoggedInViewController: UIViewController {}
            """)
        #expect(
            graph.edgeLines == [
                "Root -child scope-> LoggedIn (via LoggedInComponent)",
                "Root -route present-> LoggedIn (via LoggedInBuilder)",
            ])
        #expect(graph.style(of: "LoggedIn") == "needle")
    }

    @Test func aBuilderThatIsAnEnumIsNoConfigurator() {
        let graph = moduleGraph(
            """
            protocol LoginViewOutput: AnyObject { func tap() }
            class LoginViewController: UIViewController { var output: LoginViewOutput? }
            class LoginPresenter: LoginViewOutput {
                weak var view: LoginViewController?
                func tap() {}
            }
            enum LoginBuilder {
                static func build() -> UIViewController {
                    let view = LoginViewController()
                    view.output = LoginPresenter()
                    return view
                }
            }
            """)
        #expect(graph.style(of: "Login") == "static-create")
    }
}
