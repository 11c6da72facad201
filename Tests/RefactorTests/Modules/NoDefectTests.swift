import Refactor
import Testing

/// What looks like a defect and is none.
struct NoDefectTests {
    /// A route that a selector, a choice or a closure takes.
    @Test(arguments: [
        "func load() { button.addTarget(self, action: #selector(openDetail), for: .touchUpInside) }",
        "func load() { button.addTarget(self, action: #selector(ListCoordinator.openDetail(_:)), for: .touchUpInside) }",
        "func load() { isNew ? openDetail() : close() }",
        "func load() { run { [self] in isNew ? openDetail() : close() } }",
    ])
    func aRouteIsTaken(_ method: String) {
        let graph = moduleGraph(
            """
            class ListController: UIViewController {}
            class DetailController: UIViewController {}
            class ListCoordinator {
                let list = ListController()
                \(method)
                @objc func openDetail() { list.present(DetailController(), animated: true) }
            }
            """)
        #expect(graph.edges.contains { $0.to == "Detail" })
        #expect(graph.findings.isEmpty)
    }

    /// Segues by names that a generator made of their identifiers.
    @Test(arguments: [
        "perform(segue: Segues.Main.detailSegue)",
        "performSegue(withIdentifier: Segues.Main.detailSegue.rawValue, sender: self)",
        "performSegue(withIdentifier: row.segue, sender: self)",
        "for row in rows { perform(row) } }; let rows = [Row(Segues.Main.detailSegue.rawValue)]; func close() {",
    ])
    func aSegueIsPerformed(_ call: String) {
        let graph = moduleGraph([
            "App.swift": """
            class ListController: UIViewController { func open() { \(call) } }
            class DetailController: UIViewController {}
            """,
            "Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
            <scene sceneID="s"><objects><viewController id="a" customClass="ListController" sceneMemberID="viewController">
            <connections><segue destination="b" kind="show" identifier="DetailSegue" id="c"/></connections>
            </viewController></objects></scene>
            <scene sceneID="t"><objects>
            <viewController id="b" customClass="DetailController" sceneMemberID="viewController"/>
            </objects></scene></scenes></document>
            """,
        ])
        #expect(graph.findings.isEmpty)
        #expect(graph.edges.contains { $0.from == "List" && $0.to == "Detail" })
    }

    /// A screen of a library may be anybody's; without one nobody has it.
    @Test(arguments: [("Cropping", []), ("UIKit", ["unresolved"]), ("App", ["unresolved"])])
    func aLibraryHasScreensToo(_ library: String, _ codes: [String]) {
        let graph = moduleGraph([
            "App/Screens/Cropping/Lists.swift": "import UIKit",
            "App/Screens/Lists/List.swift": """
            import \(library)
            class ListController: UIViewController { func open() { present(CropViewController(), animated: true) } }
            class HelpController: UIViewController { func open() { present(ListController(), animated: true) } }
            """,
        ])
        #expect(graph.findings.map(\.code) == codes)
        #expect(graph.edges.contains { $0.to == "CropViewController?" })
    }

    @Test func viewsOfSwiftUIContainTheirKind() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct ListView: View { var body: some View { RowView().sheet(isPresented: $shows) { HelpView() } } }
            struct HelpView: View { var body: some View { FolderView(); Text("a").sheet(isPresented: $more) { FolderView() } } }
            struct FolderView: View { var body: some View { HelpView() } }
            """)
        #expect(graph.findings.isEmpty)
    }

    /// A closure that a property is set to holds nobody by what it calls.
    @Test func aClosureIsNoPart() {
        let graph = moduleGraph(
            """
            class ListController: UIViewController { var done: ((Bool) -> Void)? }
            class DetailController: UIViewController {}
            class ListCoordinator {
                let list: ListController = ListController()
                init() { list.done = { [weak self] _ in self?.stop() } }
                func start() { window.rootViewController = list }
                func stop() {}
                func more() { list.present(DetailController(), animated: true) }
                func load() { more() }
            }
            """)
        #expect(graph.holdLines == ["ListCoordinator -strong-> ListController"])
        #expect(graph.findings.isEmpty)
    }

    @Test func previewsLeadNowhere() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct HelpView: View { var body: some View { Text("a").sheet(isPresented: $shows) { MoreView() } } }
            struct MoreView: View { var body: some View { Text("a") } }
            struct HelpView_Previews: PreviewProvider {
                static var previews: some View { Text("a").sheet(isPresented: .constant(true)) { HelpView() } }
            }
            """)
        #expect(graph.edgeLines == ["Help -route present-> More (via MoreView)"])
    }

    /// Methods of one name are told apart by the labels that a call has.
    @Test func parametersThatAreLeftOutChooseNoOtherMethod() {
        let graph = moduleGraph(
            """
            class ListController: UIViewController {
                var router: AppRouter?
                func open() { router?.navigate(to: item, from: self, isNew: true) }
            }
            class DetailController: UIViewController {}
            class HelpController: UIViewController {}
            class AppRouter {
                func navigate(to item: Item, from source: UIViewController, style: Int = 1, isNew: Bool = false) {
                    source.present(DetailController(), animated: true)
                }
                func navigate(help: String, from source: UIViewController) { source.present(HelpController(), animated: true) }
            }
            """)
        #expect(graph.edges.filter { $0.from == "List" }.map(\.to) == ["Detail"])
    }
}
