import Refactor
import Testing

/// What would cost more requirements than it is worth stays, but for what a person wants otherwise.
struct ProportionTests {
    private static func controller(_ lines: Int) -> String {
        """
        import UIKit
        final class PageController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); title = caption() }
            private func caption() -> String {
                let formatter = DateFormatter()
                var text = formatter.string(from: Date())
        \((0..<lines).map { "        text += String(format: \"%d\", \($0))" }.joined(separator: "\n"))
                return text
            }
        }
        """
    }

    private func placement(
        of name: String, in source: String, adopting adoption: MigrationStep, pinning pin: ((Member) -> Role?)? = nil
    ) throws -> Placement {
        let plan = try plan(
            of: [SourceFile(path: "PageController.swift", text: source)], adopting: adoption, pinning: pin)
        let member = try #require(plan.source.members.first { $0.name == name })
        return plan.placements[member.index]
    }

    @Test func aFewLinesAreNotWorthTheirProtocols() throws {
        let small = Self.controller(1)
        #expect(try placement(of: "caption", in: small, adopting: .worthwhile).stays?.code == "outweighed")
        #expect(try placement(of: "caption", in: small, adopting: .all).moves)
    }

    @Test func manyAre() throws {
        let shown = Self.controller(40).replacing("title = caption()", with: "caption()")
            .replacing("caption() -> String", with: "caption()").replacing("return text", with: "label.text = text")
            .replacing("    private func", with: "    private let label = UILabel()\n    private func")
        #expect(try placement(of: "caption", in: shown, adopting: .worthwhile).moves)
    }

    /// A presenter that keeps nothing and tells nobody is a bag of functions.
    @Test func functionsAloneMakeNoPresenter() throws {
        #expect(try !placement(of: "caption", in: Self.controller(60), adopting: .worthwhile).moves)
        // Nor does one that keeps what only the view asks for.
        let kept = Self.controller(60).replacing("var text =", with: "text =")
            .replacing("    private func", with: "    private var text = \"\"\n    private func")
        #expect(try !placement(of: "caption", in: kept, adopting: .worthwhile).moves)
        // One that shows something on the way and answers is asked by the view, and told of nothing.
        let asked = Self.controller(60).replacing("return text", with: "label.text = text\n        return text")
            .replacing("    private func", with: "    private let label = UILabel()\n    private func")
        #expect(try !placement(of: "caption", in: asked, adopting: .worthwhile).moves)
    }

    @Test func whatIsPinnedGoesWhateverItCosts() throws {
        let placement = try placement(of: "caption", in: Self.controller(1), adopting: .worthwhile) { member in
            member.name == "caption" ? .interactor : nil
        }
        #expect(placement.role == .interactor)
    }

    /// The presenter does not ask the view for what an interactor would do, were it worth its files.
    @Test func workOfNobodyElseIsThePresenters() throws {
        let source = """
            import UIKit
            final class PageController: UIViewController {
                private let label = UILabel()
                private var pages: [Int] = []
                override func viewDidLoad() { super.viewDidLoad(); updatePages(); sortPages() }
                private func updatePages() {
            \((0..<40).map { "        if pages.count > \($0) { pages.removeLast() }" }.joined(separator: "\n"))
                    storePages(pages.count)
                    label.text = "\\(pages.count)"
                }
                private func sortPages() {
            \((0..<40).map { "        if pages.count > \($0) { pages.append(\($0)) }" }.joined(separator: "\n"))
                    label.text = "\\(pages.count)"
                }
                private func storePages(_ count: Int) {
                    UserDefaults.standard.set(count, forKey: "pages")
                    UserDefaults.standard.set(true, forKey: "hasPages")
                }
            }
            """
        let role = { (adoption: MigrationStep) in
            try placement(of: "storePages", in: source, adopting: adoption) { member in
                ["pages", "sortPages", "updatePages"].contains(member.name) ? .presenter : nil
            }.role
        }
        #expect(try role(.all) == .interactor)
        let found = try role(.worthwhile)
        #expect(found == .presenter)
    }

    /// Each of two methods alone would ask the view for the state that both work on; together they take it along.
    @Test func stateAndItsUsersAreWeighedTogether() throws {
        let roles = try ["pages", "formatTitle", "formatCount"].map {
            try placement(of: $0, in: Self.counting("[Int]"), adopting: .worthwhile).role
        }
        #expect(roles == [.presenter, .presenter, .presenter])
    }

    /// The view may show what a presenter keeps; a service of it the view would ask for its work, as before.
    @Test(arguments: [("PageList", true), ("PageStore", false)])
    func theViewIsGivenNoService(type: String, leaves: Bool) throws {
        let source = Self.counting(type, reads: 20)
        #expect(try placement(of: "pages", in: source, adopting: .worthwhile).moves == leaves)
    }

    /// Two methods that change the pages, and a view that reads them at some places.
    private static func counting(_ type: String, reads: Int = 0) -> String {
        func method(_ name: String) -> String {
            """
                private func \(name)() -> String {
                    let formatter = NumberFormatter()
            \((0..<12).map { "        if pages.count > \($0) { pages.removeLast() }" }.joined(separator: "\n"))
                    showPages()
                    return formatter.string(for: pages.count) ?? ""
                }
            """
        }
        return """
            import UIKit
            final class PageController: UIViewController {
                private let label = UILabel()
                private var pages = \(type)()
                private func showPages() { label.isHidden = false }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = formatTitle() + formatCount()
            \((0..<reads).map { "        label.tag = pages.count + \($0)" }.joined(separator: "\n"))
                }
            \(method("formatTitle"))
            \(method("formatCount"))
            }
            """
    }

    /// Behind a presenter that has nothing of its own to do an interactor gains nothing.
    @Test func aPresenterThatOnlyPassesOnIsNotMade() throws {
        let source = """
            import UIKit
            final class PageController: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); count() }
                private func count() {
                    var value = UserDefaults.standard.integer(forKey: "page")
            \((0..<40).map { "        value += \($0)" }.joined(separator: "\n"))
                    UserDefaults.standard.set(value, forKey: "page")
                }
            }
            """
        #expect(try placement(of: "count", in: source, adopting: .worthwhile).stays?.code == "outweighed")
        #expect(try placement(of: "count", in: source, adopting: .all).moves)
    }

    /// Of a presenter that decides a little and passes most calls on, readers say that the interactor alone would do.
    @Test(arguments: [(2, true), (5, false)])
    func aPresenterThatMostlyPassesOnIsNotWritten(passing: Int, isWritten: Bool) throws {
        let names = (0..<passing).map { "run\($0)" }
        let methods = names.map { name in
            """
                @IBAction func \(name)Tapped(_ sender: UIButton) { label.alpha = 0; \(name)() }
                private func \(name)() {
            \((0..<12).map { "        UserDefaults.standard.set(\($0), forKey: \"\(name)\($0)\")" }.joined(separator: "\n"))
                }
            """
        }
        let source = """
            import UIKit
            final class PageController: UIViewController {
                private let label = UILabel()
                private var lines: [String] = []
            \(methods.joined(separator: "\n"))
                @IBAction func statusTapped(_ sender: UIButton) { showStatus() }
                private func showStatus() {
            \((0..<70).map { "        if lines.count > \($0) { lines.removeLast() }" }.joined(separator: "\n"))
                    label.text = lines.joined(separator: ", ")
                }
            }
            """
        let plan = try plan(
            of: [SourceFile(path: "PageController.swift", text: source)], adopting: .worthwhile
        ) { member in
            if names.contains(member.name) { return .interactor }
            return ["lines", "showStatus"].contains(member.name) ? .presenter : nil
        }
        let written = AdvisedPlan(of: plan).written
        #expect(written.placements.contains { $0.moves && $0.role == .presenter } == isWritten)
    }

    /// What would set state that the view keeps stays with it.
    @Test func codeDoesNotGoWithoutTheStateThatItSets() throws {
        let source = """
            import UIKit
            final class PageController: UIViewController {
                var names: [String] = []
                @IBOutlet var label: UILabel!
                override func viewDidLoad() { super.viewDidLoad(); fill() }
                @objc func tap() { names.removeAll(); label.text = names.first ?? names.last; print(names, names.count) }
                private func fill() {
                    let formatter = DateFormatter()
            \((0..<40).map { "        names.append(formatter.string(from: Date(timeIntervalSince1970: \($0))))" }
                .joined(separator: "\n"))
                }
            }
            """
        let plan = try plan(of: [SourceFile(path: "PageController.swift", text: source)], adopting: .worthwhile)
        let names = try #require(plan.source.members.first { $0.name == "names" })
        let fill = try #require(plan.source.members.first { $0.name == "fill" })
        #expect(plan.placements[fill.index].moves == plan.placements[names.index].moves)
    }

    /// A presenter knows no colours and draws nothing.
    @Test func workOnTheScreenStays() throws {
        let source = """
            import UIKit
            final class PageController: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = makeColor() }
                private func makeColor() -> UIColor {
                    let formatter = NumberFormatter()
                    var level = 0.0
            \((0..<40).map { "        level += Double(formatter.string(for: \($0)) ?? \"\") ?? 0" }
                .joined(separator: "\n"))
                    return UIColor(white: level, alpha: 1)
                }
            }
            """
        #expect(!(try placement(of: "makeColor", in: source, adopting: .worthwhile).moves))
    }

    @Test(arguments: Sample.all)
    func noSampleCostsMoreRequirements(sample: Sample) throws {
        let (worth, whole) = (try sample.plan(adopting: .worthwhile), try sample.plan())
        let counts = [worth, whole].map { $0.boundaries.flatMap(\.requirements).count }
        #expect(counts[0] <= counts[1])
    }

    @Test(arguments: [
        "private let viewModel: PageViewModel", "private var viewModel: PageViewModel { viewModels[index] }",
    ])
    func besideAViewModelNoPresenterIsMade(_ property: String) throws {
        let source = """
            import UIKit
            final class PageViewModel { let title = "" }
            final class PageController: UIViewController {
                private let viewModels: [PageViewModel]
                private var index = 0
                \(property)
                override func viewDidLoad() { super.viewDidLoad(); title = viewModel.title }
            }
            """
        let plan = try plan(of: [SourceFile(path: "PageController.swift", text: source)], adopting: .worthwhile)
        #expect(AdvisedPlan(of: plan).reason?.contains("has a view model") == true)
    }

    @Test func typesInFilesOfTheirOwnMakeNoModule() throws {
        let source = """
            import UIKit
            final class PageController: UIViewController {
                struct Page { let number: Int; let title: String }
                private var page = Page(number: 1, title: "")
                override func viewDidLoad() { super.viewDidLoad(); title = page.title }
            }
            """
        #expect(try placement(of: "Page", in: source, adopting: .all).moves)
        #expect(try placement(of: "Page", in: source, adopting: .worthwhile).stays?.code == "outweighed")
    }
}
