import Foundation
import Refactor
import TestSupport
import Testing

/// A `public` screen of a feature's package is made from outside by its builder, and nothing else of its module is seen.
struct OpenBuilderTests {
    private static let styles: [(Style, call: String)] = [
        (.viper, "FeedBuilder.build(item: item, delegate: listener)"),
        (.vipera, "FeedModule().buildDefault(item: item, delegate: listener)"),
        (.protocolMatrix, "FeedModuleBuilder.build(item: item, delegate: listener)"),
        (.mutualmobile, "FeedDependencies().feedViewController(item: item, delegate: listener)"),
        (.ramblerSwift, "FeedModuleConfigurator().feedViewController(item: item, delegate: listener)"),
        (.zikThorough, "FeedBuilder.viewController(item: item, delegate: listener)"),
    ]

    private static func source(_ access: String = "public ", item: String = "public ") -> String {
        """
        import UIKit

        \(access)protocol FeedControllerDelegate: AnyObject {
            func feedDidClose()
        }

        \(access)struct Item {
            \(access)let id: Int
            \(access)init(id: Int) { self.id = id }
        }

        /// Shows a feed.
        \(access)final class FeedController: UIViewController {
            \(access)weak var delegate: (any FeedControllerDelegate)?
            \(item)var item: Item?
            private let label = UILabel()
            private let session = URLSession.shared

            override \(access)func viewDidLoad() {
                super.viewDidLoad()
                load()
            }

            private func load() {
                guard let item = item, let url = URL(string: "feed/\\(item.id)") else { return }
                session.dataTask(with: url) { [weak self] data, _, _ in
                    UserDefaults.standard.set(data, forKey: "feed")
                    self?.label.text = "loaded"
                }.resume()
            }

            @objc private func closeTapped() {
                delegate?.feedDidClose()
                dismiss(animated: true)
            }
        }

        """
    }

    @Test(arguments: styles)
    func itIsMadeFromOutside(style: Style, call: String) throws {
        let files = try module(Self.source(), in: style)
        let user = """
            import Feature
            import UIKit

            @MainActor
            func show(_ item: Item, for listener: any FeedControllerDelegate, on screen: UIViewController) {
                screen.present(\(call), animated: true)
            }

            """
        let said = try diagnostics(of: user, importing: files)
        #expect(said.isEmpty, "\(said)")
        let open = files.flatMap { $0.text.split(separator: "\n") }.filter { $0.contains("public ") }
        let source = Self.source().split(separator: "\n").filter { $0.contains("public ") }.count
        // The builder's type, its function, and the initializer of a class.
        #expect(open.count == source + (call.contains("().") ? 3 : 2), "\(open.joined(separator: "\n"))")
    }

    /// Without the word, the same call is refused: the check above can fail.
    @Test func whatIsInternalStaysSo() throws {
        let files = try module(Self.source("", item: ""), in: .viper)
        #expect(!files.contains { $0.text.contains("public ") })
        let user = "import Feature\n@MainActor func f() { _ = FeedBuilder.build() }\n"
        #expect(try diagnostics(of: user, importing: files).contains("cannot find 'FeedBuilder'"))
    }

    /// What callers could not give before, they cannot give now.
    @Test func aClosedPropertyKeepsTheBuilderClosed() throws {
        let files = try module(Self.source(item: ""), in: .viper)
        let builder = try #require(files.first { $0.name == "FeedBuilder.swift" }).text
        #expect(!builder.contains("public "), "\(builder)")
        #expect(try diagnostics(of: "import Feature\n", importing: files) == "")
    }

    @Test func aPackageSeesWhatAPackageSaw() throws {
        let files = try module(Self.source("package ", item: "package "), in: .viper)
        let builder = try #require(files.first { $0.name == "FeedBuilder.swift" }).text
        #expect(builder.contains("\npackage enum FeedBuilder {") && builder.contains("    package static func build("))
        #expect(builder.contains("    static func wire("))
    }

    // MARK: - Support

    private func module(_ text: String, in style: Style) throws -> [(name: String, text: String)] {
        let plan = try SampleTests.plan(of: [SourceFile(path: "FeedController.swift", text: text)], in: style)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        return emission.module(of: plan).map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
    }

    private func diagnostics(of user: String, importing files: [(name: String, text: String)]) throws -> String {
        let modules = try StubUIKit.modules.get()
        return try withTemporaryFolder { folder in
            for file in files { try write(file.text, to: folder + "/" + file.name) }
            try write(user, to: folder + "/User.swift")
            let script = PackageRoot.path + "/Tests/Fixtures/StubUIKit/feature.sh"
            let run = try ProcessRun.of(
                "/bin/sh", [script, modules, "User.swift"] + files.map(\.name).sorted(), in: folder)
            return run.output + run.errorOutput
        }
    }
}
