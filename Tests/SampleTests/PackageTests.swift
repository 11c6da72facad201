import Foundation
import Refactor
import TestSupport
import Testing

/// A module that leaves its app's target: it compiles by itself, and the app sees what it needs of it.
struct PackageTests {
    private static let item = """
        /// One line of the feed.
        struct Item {
            enum Kind { case plain, loud }
            let id: Int
            var kind = Kind.plain
            private var cached: String?
            init(id: Int) { self.id = id }
        }

        """

    private static let source = """
        import UIKit

        protocol FeedControllerDelegate: AnyObject {
            func feed(_ feed: FeedController, didSelect item: Item)
        }

        \(item)
        /// Shows a feed.
        final class FeedController: UIViewController, UITableViewDataSource {
            weak var delegate: FeedControllerDelegate?
            var item: Item?
            private let table = UITableView()
            private let session = URLSession.shared

            override func viewDidLoad() {
                super.viewDidLoad()
                table.dataSource = self
                load()
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }

            /// Asks for the feed again.
            func load() {
                guard let item = item, let url = URL(string: "feed/\\(item.id)") else { return }
                session.dataTask(with: url) { [weak self] data, _, _ in
                    UserDefaults.standard.set(data, forKey: "feed")
                    self?.table.reloadData()
                }.resume()
            }

            @objc private func closeTapped() {
                guard let item = item else { return }
                delegate?.feed(self, didSelect: item)
                dismiss(animated: true)
            }
        }

        """

    private static let user = """
        import UIKit

        final class Start: UIViewController, FeedControllerDelegate {
            func show() {
                let feed = FeedController()
                feed.delegate = self
                feed.item = Item(id: 1)
                feed.load()
                present(feed, animated: true)
            }

            func feed(_ feed: FeedController, didSelect item: Item) {
                if item.kind == .loud { print(item.id) }
            }
        }

        """

    /// The app goes on with an import; the builder is there besides.
    @Test func theAppSeesWhatItUses() throws {
        let package = try package(of: Self.source, beside: Self.user)
        #expect(package.obstacles == [], "\(package.obstacles)")
        #expect(package.unknown == [] && package.users == ["Start.swift:3"])
        #expect(package.open == ["FeedBuilder", "FeedController", "FeedControllerDelegate", "Item"])
        let user =
            "import Feature\n" + Self.user
                + """
                @MainActor func make(_ listener: any FeedControllerDelegate) -> UIViewController {
                    FeedBuilder.build(item: Item(id: 2), delegate: listener)
                }

                """
        #expect(try diagnostics(of: user, importing: package) == "")
    }

    /// Parts that the app does not name stay closed.
    @Test func nothingElseIsSeen() throws {
        let package = try package(of: Self.source, beside: Self.user)
        let user = "import Feature\n@MainActor func f() { _ = FeedPresenter.self }\n"
        #expect(try diagnostics(of: user, importing: package).contains("cannot find 'FeedPresenter'"))
    }

    /// Whoever makes the screen elsewhere needs the builder alone.
    @Test func anAppThatNamesNothingGetsTheBuilder() throws {
        let package = try package(of: Self.source, beside: "import UIKit\n")
        #expect(package.open.contains("FeedBuilder") && package.obstacles == [])
        #expect(try diagnostics(of: "import Feature\n", importing: package) == "")
    }

    @Test(arguments: [
        (Style.vipera, "FeedModule"), (.mvvmC, "FeedCoordinator"),
        (.ramblerSwift, "FeedModuleConfigurator"), (.mutualmobile, "FeedDependencies"),
        (.protocolMatrix, "FeedModuleBuilder"),
    ])
    func everyStyleCompiles(style: Style, builder: String) throws {
        let package = try package(of: Self.source, beside: Self.user, in: style)
        #expect(package.obstacles == [], "\(package.obstacles)")
        #expect(package.open.contains(builder), "\(package.open)")
        #expect(try diagnostics(of: "import Feature\n" + Self.user, importing: package) == "")
    }

    /// The style's base classes stand in the app, if anywhere: here nobody knows them.
    @Test func basesOfAStyleAreNotProved() throws {
        let package = try package(of: Self.source, beside: Self.user, in: .infinum)
        #expect(package.unknown.contains("ViewInterface"), "\(package.unknown)")
    }

    /// A word alone is not enough where nobody outside could make the value.
    @Test func aValueWithoutInitializerIsNamed() throws {
        let source = Self.source.replacing("    init(id: Int) { self.id = id }\n", with: "")
        let package = try package(of: source, beside: Self.user)
        #expect(package.obstacles.map(\.name) == ["Item"])
        #expect(package.obstacles.map(\.kind) == [.access])
    }

    // MARK: - Support

    @dynamicMemberLookup
    private struct Packaged {
        let package: ModulePackage
        let files: [(name: String, text: String)]

        subscript<Value>(dynamicMember path: KeyPath<ModulePackage, Value>) -> Value { package[keyPath: path] }
    }

    private func package(of text: String, beside user: String, in style: Style = .viper) throws -> Packaged {
        let app = [SourceFile(path: "Start.swift", text: user)]
        let source = SourceFile(path: "FeedController.swift", text: text)
        let facts = try language(ofFile: source.path).facts(of: source)
        let project = projectFacts(of: app, callersOf: ["FeedController"])
        var decisions = Refactoring.Decisions(style: style)
        decisions.adoption = .all
        let plan = try #require(try Refactoring.plans(for: [facts], project: project, decisions: decisions).first)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        let package = try ModulePackage(
            of: plan, emission, besides: [], around: app, in: language(of: plan), finding: { _ in nil })
        #expect(byteFaults(of: package.emission, in: plan.controller.files).isEmpty)
        return Packaged(
            package: package,
            files: package.emission.module(of: plan).map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    private func diagnostics(of user: String, importing packaged: Packaged) throws -> String {
        let modules = try StubUIKit.modules.get()
        return try withTemporaryFolder { folder in
            for file in packaged.files { try write(file.text, to: folder + "/" + file.name) }
            try write(user, to: folder + "/User.swift")
            let script = PackageRoot.path + "/Tests/Fixtures/StubUIKit/feature.sh"
            let run = try ProcessRun.of(
                "/bin/sh", [script, modules, "User.swift"] + packaged.files.map(\.name).sorted(), in: folder)
            return run.output + run.errorOutput
        }
    }
}
