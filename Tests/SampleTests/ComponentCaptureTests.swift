import Refactor
import TestSupport
import Testing

/// Closures of the view that do not hold it: what they do without it goes to a component that they hold instead.
struct ComponentCaptureTests {
    @Test(arguments: [
        (
            "alert.addAction(UIAlertAction(title: \"Off\", style: .default) { _ in\n\(save)\n})",
            "alert.addAction(UIAlertAction(title: \"Off\", style: .default) { [presenter] _ in\npresenter.configureSoundStore()\n})"
        ),
        (
            "alert.addAction(UIAlertAction(title: \"\", style: .default) { [weak self] _ in\n\(save)\nself?.label.text = \"\"\n})",
            "{ [weak self, presenter] _ in\npresenter.configureSoundStore()\nself?.label.text = \"\"\n}"
        ),
        (
            "SoundRow().onChange {\n\(save)\n}",
            "SoundRow().onChange { [presenter] in\npresenter.configureSoundStore()\n}"
        ),
        ("row.onChange {\n\(save)\n}", "row.onChange { [presenter] in\npresenter.configureSoundStore()\n}"),
        (
            "UIView.animate(withDuration: 1) {\nself.label.alpha = 0\n} completion: { _ in\n\(save)\n}",
            "completion: { [presenter] _ in\npresenter.configureSoundStore()\n}"
        ),
        (
            "[SoundRow()].forEach { row in\nrow.onChange {\n\(save)\n}\n}",
            "row.onChange { [presenter = self.presenter] in\npresenter.configureSoundStore()\n}"
        ),
    ])
    func theClosureHoldsThePresenter(body: String, text: String) throws {
        let view = try #require(try emission(of: body)["SoundController.swift"])
        #expect(unindented(view).contains(text), "\(view)")
    }

    @Test(arguments: [
        // Who keeps it may call it for ever.
        "_ = SoundTimer {\n\(save)\n}",
        "center.onChange {\n\(save)\n}",
        "center.observe {\n\(save)\n}",
        // The name means something else.
        "let presenter = 1\nrow.onChange {\n\(save)\nSoundStore.shared.volume = presenter\n}",
    ])
    func othersHoldNothing(body: String) throws {
        let files = try emission(of: body)
        let view = try #require(files["SoundController.swift"] ?? files.values.first)
        #expect(!view.contains("[presenter]") && !view.contains(", presenter]"), "\(view)")
    }

    @Test func aPresenterThatAnInitializerSetsIsOptionalThere() throws {
        let members =
            "private let api: SoundAPI\ninit(api: SoundAPI) {\nself.api = api\nsuper.init(nibName: nil, bundle: nil)\n}\n"
            + "required init?(coder: NSCoder) { fatalError() }\n@objc func load() {\napi.load()\nSoundStore.shared.save()\n}"
        let view = try #require(
            try emission(of: "row.onChange {\n\(Self.save)\n}", with: members)["SoundController.swift"])
        #expect(view.contains("presenter = SoundBuilder.wire("), "\(view)")
        #expect(
            unindented(view).contains("row.onChange { [presenter] in\npresenter?.configureSoundStore()\n}"), "\(view)")
    }

    @Test(arguments: styles.filter { $0.canBeWritten(in: .swift) })
    func everyStyleCompiles(style: Style) throws {
        _ = try emission(of: "row.onChange {\n\(Self.save)\n}", style: style)
    }

    // MARK: - Small sources

    /// Work of a service.
    private static let save = "SoundStore.shared.isOn = false\nSoundStore.shared.save()"

    private static let app = """
        final class SoundStore {
            @MainActor static let shared = SoundStore()
            var isOn = true
            var volume = 1
            func save() {}
        }
        final class SoundAPI { func load() {} }
        @MainActor final class SoundRow: UIView {
            private var change: () -> Void = {}
            func onChange(_ change: @escaping () -> Void) { self.change = change }
        }
        @MainActor final class SoundCenter {
            private var change: () -> Void = {}
            func onChange(_ change: @escaping () -> Void) { self.change = change }
            func observe(_ change: @escaping () -> Void) { self.change = change }
        }
        @MainActor final class SoundTimer {
            init(_ tick: @escaping () -> Void) { tick() }
        }
        """

    private func unindented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
            .joined(separator: "\n")
    }

    private func emission(
        of body: String, with members: String = "", style: Style = .viper
    ) throws -> [String: String] {
        let source = SourceFile(
            path: "SoundController.swift",
            text: """
                import UIKit

                final class SoundController: UIViewController {
                    private let label = UILabel()
                    private let row = SoundRow()
                    private let center = SoundCenter()
                    \(members)

                    @objc func menuTapped(_ sender: UIButton) {
                        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                        \(body)
                        present(alert, animated: true)
                    }

                    private func log() { label.text = "" }
                }

                """)
        let other = SourceFile(path: "App.swift", text: "import UIKit\n\n" + Self.app)
        let facts = try language(ofFile: source.path).facts(of: source)
        let plan = try #require(
            try Refactoring.plans(
                for: [facts], project: Refactor.projectFacts(of: [other], callersOf: ["SoundController"]),
                decisions: Refactoring.Decisions(style: style, pins: ["api": .interactor, "load()": .interactor])
            ).first)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        let files = emission.module(of: plan)
        let said = try compilerDiagnostics(
            of: files + [(name: "App.swift", bytes: other.bytes)], beside: style, in: .swift)
        #expect(said.isEmpty, "\(said)")
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    }
}
