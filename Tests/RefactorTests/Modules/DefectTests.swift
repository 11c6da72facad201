import Refactor
import Testing

/// What is wrong with a graph is told, each with its place.
struct DefectTests {
    private func module(_ name: String, weak: String = "weak ", router: String = "") -> String {
        """
        class \(name)View: UIViewController { \(weak)var presenter: \(name)Presenter? }
        class \(name)Presenter { weak var view: \(name)View?; var router: \(name)Router? }
        class \(name)Router { \(router) }
        class \(name)Builder { static func build() -> UIViewController {
            let view = \(name)View(); let presenter = \(name)Presenter(); view.presenter = presenter; return view
        } }

        """
    }

    @Test func routesThatNobodyCalls() {
        let graph = moduleGraph(
            module(
                "List", weak: "", router: "func openDetail() { view?.present(DetailBuilder.build(), animated: true) }")
                + module("Detail", weak: ""))
        #expect(graph.edgeLines == ["List -route present-> Detail (via DetailBuilder)"])
        #expect(graph.findings.map(\.code) == ["route-never-called"])
        #expect(graph.findings[0].message == "List can go on by “openDetail”, which nobody calls")
        #expect(graph.findings[0].evidence == "App.swift:3")
    }

    @Test func aRouteIsNotCalledByAMethodOfTheSameName() {
        let graph = moduleGraph(
            module(
                "List", weak: "", router: "func openDetail() { view?.present(DetailBuilder.build(), animated: true) }")
                + module("Detail", weak: "")
                + "extension ListView { func openDetail() {}; func tap() { openDetail() } }")
        #expect(graph.findings.map(\.code) == ["route-never-called"])
        let called = moduleGraph(
            module(
                "List", weak: "", router: "func openDetail() { view?.present(DetailBuilder.build(), animated: true) }")
                + module("Detail", weak: "") + "extension ListPresenter { func tap() { router?.openDetail() } }")
        #expect(called.findings.isEmpty)
    }

    @Test func protocolsThatNobodyProvides() {
        let need = "protocol CalendarProviding { func day() }\nextension ListPresenter {}\n"
        let source = module("List", weak: "").replacing(
            "class ListPresenter {", with: "class ListPresenter { weak var calendar: CalendarProviding?;")
        let graph = moduleGraph(need + source)
        #expect(graph.findings.map(\.code) == ["required-protocol-not-provided"])
        #expect(
            graph.findings.first?.message == "ListPresenter.calendar needs CalendarProviding, which nobody provides")
        #expect(moduleGraph(need + source + "class Dates: CalendarProviding { func day() {} }").findings.isEmpty)
    }

    @Test func cyclesThroughSeveralModules() {
        let graph = moduleGraph(
            module("List", weak: "", router: "var next: DetailRouter?")
                + "class DetailView: UIViewController { var presenter: DetailPresenter? }\n"
                + "class DetailPresenter { weak var view: DetailView?; var delegate: DetailDelegate? }\n"
                + "protocol DetailDelegate { func done() }\nextension ListPresenter: DetailDelegate { func done() {} }\n"
                + "class DetailRouter { var presenter: DetailPresenter? }\n"
                    + """
                    class AppDependencies { func wire() {
                        let list = ListPresenter(); let next = DetailRouter(); let detail = DetailPresenter()
                        list.router = ListRouter(); list.router?.next = next; next.presenter = detail; detail.delegate = list
                    } }
                    """)
        #expect(
            graph.findings.map(\.message).contains(
                "DetailPresenter, DetailRouter, ListPresenter and ListRouter hold each other strongly: "
                    + "none of them is ever released"))
    }

    @Test func partsThatNobodyKeeps() {
        let findings = moduleGraph(module("List")).findings
        #expect(findings.map(\.code) == ["both-weak"])
        #expect(findings[0].subjects == ["ListPresenter", "ListView"])
    }

    @Test func modulesThatContainEachOther() {
        let graph = moduleGraph(
            """
            class LeftController: UIViewController { func open() { addChild(RightController()) } }
            class RightController: UIViewController { func open() { addChild(LeftController()) } }
            """)
        #expect(
            graph.edgeLines == [
                "Left -child embed-> Right (via RightController)", "Right -child embed-> Left (via LeftController)",
            ])
        #expect(graph.findings.map(\.message) == ["Left and Right contain each other"])
    }

    @Test func modulesThatAreBuiltAndNeverShown() {
        let graph = moduleGraph(
            module("List", weak: "")
                + "extension ListBuilder { static func warm() { let detail = DetailBuilder.build() } }\n"
                + module("Detail", weak: ""))
        #expect(graph.edgeLines == ["List -builds builds-> Detail (via DetailBuilder)"])
        #expect(graph.findings.map(\.code) == ["never-shown"])
    }

    @Test func theSameSourcesGiveTheSameGraph() {
        let sources = ["B.swift": module("List"), "A.swift": module("Detail")]
        #expect(moduleGraph(sources) == moduleGraph(sources))
    }

    @Test func whatAFrameworkCallsIsNoForgottenRoute() {
        let graph = moduleGraph(
            """
            class ListController: UIViewController { func invite() { InviteFlow(self).start() } }
            class HelpController: UIViewController { func invite() { InviteFlow(self).start() } }
            class InviteFlow: NSObject {
                func start() { source.present(ThanksController(), animated: true) }
                func composer(_ composer: Composer, didFinishWith result: Result) {
                    source.present(ThanksController(), animated: true)
                }
            }
            class ThanksController: UIViewController {}
            """)
        #expect(graph.modules.contains { $0.name == "Invite" } && graph.findings.isEmpty)
    }
}
