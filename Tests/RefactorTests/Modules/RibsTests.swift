import Refactor
import Testing

/// RIBs: children are attached, also dynamic ones, and report to whoever is interactable as their listener.
struct RibsTests {
    private let source = """
        import RIBs
        protocol RootInteractable: Interactable, GameListener {}
        final class RootRouter: Router<RootInteractable>, RootRouting {
            init(interactor: RootInteractable, playBuilder: PlayBuildable) { self.playBuilder = playBuilder }
            func play() {
                let play = playBuilder.build(withListener: interactor)
                attachChild(play)
            }
            func play(with gameBuilder: GameBuildable) {
                let game = gameBuilder.build(withListener: interactor)
                attachChild(game)
            }
            private let playBuilder: PlayBuildable
        }
        protocol RootRouting: Routing {}
        final class RootInteractor: Interactor, RootInteractable { weak var router: RootRouting? }
        final class RootComponent: Component<RootDependency> {
            var scores: ScoreStream { shared { ScoreStreamImpl() } }
            var games: [GameBuildable] { [DiceAdapter(dependency: self)] }
        }
        final class RootBuilder: Builder<RootDependency> {
            func build() -> RootRouting {
                let component = RootComponent(dependency: dependency)
                return RootRouter(interactor: RootInteractor(), playBuilder: PlayBuilder(dependency: component))
            }
        }
        protocol GameListener: AnyObject { func gameDidEnd() }
        protocol GameBuildable: Buildable { func build(withListener listener: GameListener) -> ViewableRouting }
        class DiceAdapter: GameBuildable, DiceListener {
            private let diceBuilder: DiceBuilder
            weak var listener: GameListener?
            init(dependency: DiceDependency) { diceBuilder = DiceBuilder(dependency: dependency) }
            func build(withListener listener: GameListener) -> ViewableRouting {
                diceBuilder.build(withListener: self)
            }
        }
        protocol PlayBuildable: Buildable { func build(withListener listener: GameListener) -> PlayRouting }
        protocol PlayRouting: ViewableRouting {}
        protocol PlayPresentable: Presentable {}
        final class PlayBuilder: Builder<PlayDependency>, PlayBuildable {
            func build(withListener listener: GameListener) -> PlayRouting {
                let view = PlayViewController()
                let interactor = PlayInteractor(presenter: view)
                interactor.listener = listener
                return PlayRouter(interactor: interactor, viewController: view)
            }
        }
        final class PlayViewController: UIViewController, PlayPresentable {}
        final class PlayInteractor: PresentableInteractor<PlayPresentable>, PlayInteractable {
            weak var router: PlayRouting?
            weak var listener: GameListener?
        }
        protocol PlayInteractable: Interactable {}
        final class PlayRouter: ViewableRouter<PlayInteractable, ViewControllable>, PlayRouting {}
        protocol DiceListener: AnyObject { func didRoll() }
        protocol DiceRouting: ViewableRouting {}
        final class DiceBuilder: Builder<DiceDependency> {
            func build(withListener listener: DiceListener) -> DiceRouting {
                let interactor = DiceInteractor(stream: component.scores)
                return DiceRouter(interactor: interactor)
            }
        }
        final class DiceInteractor: Interactor, DiceInteractable {
            weak var listener: DiceListener?
            init(stream: ScoreStream) { self.stream = stream }
            private let stream: ScoreStream
            func roll() { stream.update() }
        }
        protocol DiceInteractable: Interactable {}
        final class DiceRouter: Router<DiceInteractable>, DiceRouting {}
        protocol ScoreStream: AnyObject { func update() }
        class ScoreStreamImpl: ScoreStream { func update() {} }
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func start() {
                let router = RootBuilder(dependency: AppComponent()).build()
                router.launch(from: window)
            }
        }
        """

    @Test func childrenAreAttached() {
        #expect(
            moduleGraph(source).edgeLines == [
                "App -route launch-> Root (via RootBuilder)", "Dice -output listener-> Root (via DiceListener)",
                "Dice -service injected-> ScoreStream (via ScoreStream)",
                "Play -output listener-> Root (via GameListener)",
                "Root -adapter GameBuildable to DiceBuilder-> Dice (via DiceAdapter)",
                "Root -child attach-> Dice (via GameBuildable)", "Root -child attach-> Play (via PlayBuildable)",
            ])
    }

    @Test func frameworksHoldTheParts() {
        let lines = moduleGraph(source).holdLines
        #expect(
            lines.filter { $0.hasPrefix("Play") } == [
                "PlayInteractor -weak-> PlayRouter", "PlayInteractor -strong-> PlayViewController",
                "PlayRouter -strong-> PlayInteractor", "PlayRouter -strong-> PlayViewController",
            ])
        #expect(moduleGraph(source).style(of: "Play") == "ribs")
    }
}
