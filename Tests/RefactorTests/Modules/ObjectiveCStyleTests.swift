import Refactor
import Testing

/// The styles of Objective-C, and that the reader understands its ways to say things.
struct ObjectiveCStyleTests {
    @Test func zikThoroughRoutersAreCategoriesOfTheApp() {
        let graph = moduleGraph([
            "App.m": """
            @protocol ABListRouter <ZIKTViperRouter>
            + (UIViewController *)loginWithDelegate:(id<ABLoginDelegate>)delegate;
            @end
            @protocol ABLoginDelegate <NSObject>
            - (void)didLogin;
            @end
            @interface ABListView : UIViewController <ZIKTViperViewPrivate>
            @property (nonatomic, strong) id<ABListViewEventHandler> eventHandler;
            @end
            @interface ABListViewPresenter : NSObject <ZIKTViperPresenterPrivate, ABLoginDelegate>
            @property (nonatomic, weak) id<ZIKTViperView> view;
            @property (nonatomic, strong) id<ZIKTViperWireframe, ABListWireframeInput> wireframe;
            @end
            @interface ABListWireframe : NSObject <ZIKTViperWireframePrivate>
            @property (nonatomic, weak) id<ZIKTViperView> view;
            @property (nonatomic, strong) id<ABListRouter> router;
            @end
            @implementation ABListWireframe
            - (void)presentLoginWithDelegate:(id<ABLoginDelegate>)delegate {
                UIViewController *login = [[self.router class] loginWithDelegate:delegate];
                [[self.router class] presentViewController:login fromViewController:self.view.routeSource animated:YES];
            }
            @end
            @implementation ABRouter (Login)
            + (UIViewController *)loginWithDelegate:(id<ABLoginDelegate>)delegate {
                return [ABLoginBuilder viewWithDelegate:delegate router:[self new]];
            }
            @end
            @interface ABLoginView : UIViewController <ZIKTViperViewPrivate>
            @property (nonatomic, weak) id<ABLoginDelegate> delegate;
            @end
            @interface ABLoginViewPresenter : NSObject <ZIKTViperPresenterPrivate>
            @end
            @interface ABLoginBuilder : NSObject
            @end
            @implementation ABLoginBuilder
            + (UIViewController *)viewWithDelegate:(id<ABLoginDelegate>)delegate router:(id<ZIKTViperRouter>)router {
                ABLoginView *view = [[ABLoginView alloc] init];
                ABLoginViewPresenter *presenter = [[ABLoginViewPresenter alloc] init];
                [self assembleViperForView:view presenter:presenter interactor:nil wireframe:nil router:router];
                return view;
            }
            @end
            """
        ])
        #expect(
            graph.edgeLines == [
                "List -route present-> Login (via ABLoginBuilder)",
                "Login -output delegate-> List (via ABLoginDelegate)",
            ])
        #expect(graph.style(of: "List") == "zik-thorough")
        #expect(
            graph.holdLines == [
                "ABListView -strong-> ABListViewPresenter", "ABListViewPresenter -weak-> ABListView",
                "ABListViewPresenter -strong-> ABListWireframe", "ABListWireframe -weak-> ABListView",
            ])
    }

    @Test func zikRoutersAreFoundByProtocol() {
        let graph = moduleGraph([
            "App.m": """
            @protocol ListRequiredEditor <ZIKViewModuleRoutable>
            @end
            @interface ListViewController : UIViewController <ZIKViperViewPrivate>
            @end
            @interface ListPresenter : NSObject <ZIKViperPresenter>
            @end
            @implementation ListPresenter
            - (void)edit {
                [ZIKRouterToViewModule(ListRequiredEditor) performPath:ZIKViewRoutePath.pushFrom(self.view) configuring:^(id config) {}];
            }
            @end
            @interface ListViewRouter : ZIKViewRouter
            @end
            @implementation ListViewRouter
            + (void)registerRoutableDestination { [self registerExclusiveView:[ListViewController class]]; }
            @end
            @interface EditorViewController : UIViewController <ZIKViperViewPrivate>
            @end
            @interface EditorInteractor : NSObject <ZIKViperInteractor>
            @end
            @implementation EditorInteractor
            - (void)log { [[ZIKServiceRouter.toService(_LogInput_)] performWithConfiguring:^(id config) {}]; }
            @end
            @interface EditorViewRouter : ZIKViewRouter
            @end
            @implementation EditorViewRouter
            + (void)registerRoutableDestination { [self registerExclusiveView:[EditorViewController class]]; }
            @end
            @interface EditorAdapter : ZIKViewRouteAdapter
            @end
            @implementation EditorAdapter
            + (void)registerRoutableDestination {
                [EditorViewRouter registerModuleProtocol:ZIKRoutable(ListRequiredEditor)];
            }
            @end
            """
        ])
        #expect(
            graph.edgeLines == [
                "List -adapter required to provided-> Editor (via ListRequiredEditor)",
                "List -route push-> Editor (via ListRequiredEditor)",
            ])
        #expect(graph.style(of: "Editor") == "zik-router")
    }

    @Test func typhoonInjectsAndFactoriesLead() {
        let graph = moduleGraph([
            "App.m": """
            @interface AlphaViewController : UIViewController
            @property (nonatomic, strong) id<AlphaViewOutput> output;
            @end
            @interface AlphaPresenter : NSObject <AlphaViewOutput>
            @property (nonatomic, strong) id<AlphaRouterInput> router;
            @end
            @interface AlphaRouter : NSObject <AlphaRouterInput>
            @property (nonatomic, weak) id<RamblerViperModuleTransitionHandlerProtocol> transitionHandler;
            @property (nonatomic, strong) id<RamblerViperModuleFactoryProtocol> betaFactory;
            @end
            @implementation AlphaRouter
            - (void)openBeta {
                [[self.transitionHandler openModuleUsingFactory:self.betaFactory withTransitionBlock:^(id a, id b) {}]
                    thenChainUsingBlock:^id(id<BetaInput> input) { return nil; }];
            }
            @end
            @interface AlphaAssembly : TyphoonAssembly
            @property (nonatomic, strong) BetaAssembly *betaAssembly;
            @end
            @implementation AlphaAssembly
            - (AlphaRouter *)routerAlpha {
                return [TyphoonDefinition withClass:[AlphaRouter class] configuration:^(TyphoonDefinition *definition) {
                    [definition injectProperty:@selector(transitionHandler) with:[self viewAlpha]];
                    [definition injectProperty:@selector(betaFactory) with:[self.betaAssembly factoryBeta]];
                }];
            }
            - (AlphaViewController *)viewAlpha {
                return [TyphoonDefinition withClass:[AlphaViewController class]];
            }
            @end
            @interface BetaViewController : UIViewController
            @end
            @interface BetaPresenter : NSObject
            @end
            @interface BetaAssembly : TyphoonAssembly
            @end
            @implementation BetaAssembly
            - (id)factoryBeta { return [TyphoonDefinition withClass:[RamblerViperModuleFactory class]]; }
            @end
            """
        ])
        #expect(graph.edgeLines == ["Alpha -route push-> Beta (via betaFactory)"])
        #expect(graph.style(of: "Alpha") == "rambler")
        #expect(graph.holdLines.contains("AlphaRouter -weak-> AlphaViewController"))
    }

    @Test func aModuleInterfaceIsWhatThePresenterImplements() {
        let graph = moduleGraph([
            "Login.m": """
            @protocol YSLoginModuleInterface <NSObject>
            - (void)login;
            @end
            @interface YSLoginViewController : UIViewController
            @property (nonatomic, strong) id<YSLoginModuleInterface> eventHander;
            @end
            @implementation YSLoginViewController
            + (UIViewController *)loginViewController {
                YSLoginViewController *view = [[YSLoginViewController alloc] init];
                YSLoginPresenter *presenter = [[YSLoginPresenter alloc] init];
                view.eventHander = presenter;
                presenter.userInterface = view;
                return view;
            }
            @end
            @interface YSLoginPresenter : NSObject <YSLoginModuleInterface>
            @property (nonatomic, strong) YSLoginViewController *userInterface;
            @end
            """
        ])
        #expect(graph.style(of: "Login") == "module-interface")
        #expect(
            graph.findings.map(\.message) == [
                "YSLoginPresenter and YSLoginViewController hold each other strongly: none of them is ever released"
            ])
    }

    /// A container shows what its property is set to by a setter.
    @Test func aSetterShowsItsValue() {
        let graph = moduleGraph([
            "App.m": """
            @interface SlidingController : UIViewController
            @property (nonatomic, strong) UIViewController *topController;
            @end
            @implementation SlidingController
            - (void)setTopController:(UIViewController *)controller {
                _topController = controller;
                [self addChildViewController:self.topController];
            }
            @end
            @implementation UIViewController (Sliding)
            - (SlidingController *)slidingController { return (SlidingController *)self.parentViewController; }
            @end
            @interface StartController : SlidingController
            @end
            @implementation StartController
            - (void)viewDidLoad { self.topController = [[MenuController alloc] init]; }
            @end
            @interface BaseController : UIViewController
            @end
            @interface MenuController : UIViewController
            @end
            @implementation MenuController
            - (void)tap:(NSInteger)row {
                BaseController *next;
                switch (row) {
                    case 0: next = [[ListController alloc] init]; break;
                    default: next = [[HelpController alloc] init];
                }
                UINavigationController *frame = [[UINavigationController alloc] initWithRootViewController:next];
                self.slidingController.topController = frame;
            }
            @end
            @interface ListController : BaseController
            @end
            @interface HelpController : BaseController
            @end
            """
        ])
        #expect(
            graph.edgeLines == [
                "Menu -route show-> Help (via HelpController)", "Menu -route show-> List (via ListController)",
                "Start -child embed-> Menu (via MenuController)",
            ])
    }
}
