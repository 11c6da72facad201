import Refactor
import TestSupport
import Testing

/// The getter of a property is cut as the methods are.
struct GetterCutTests {
    @Test func itsStatementsLeave() throws {
        let files = try emission(
            """
            private var sections: [Section] {
                var sections: [Section] = []
                sections.append(Section(title: "Sounds") { [unowned self] in
                    self.store.isOn = false
                    self.store.save()
                    self.label.text = "off"
                })
                return sections
            }
            """)
        let view = try #require(files["SettingsController.swift"])
        #expect(
            view.contains("    private var sections: [Section] {\n        return presenter.sections()\n    }"),
            "\(view)")
        let presenter = try #require(files["SettingsPresenter.swift"])
        #expect(presenter.contains("view?.showLabel()\n"), "\(presenter)")
        #expect(files["SettingsInteractor.swift"]?.contains("store.save()") == true)
    }

    @Test(arguments: [
        // A value that is the whole getter is still given back.
        (text: "private var sections: [Section] { store.sections() }", own: "{ return presenter.loadSections() }"),
        // A `return` alone stays, and reaches what it gives back.
        (
            text: "private var sections: [Section] { return store.sections() }",
            own: "{ return presenter.store.sections() }"
        ),
        // A builder gathers the values of the statements, which stay.
        (
            text: "@SectionsBuilder private var sections: [Section] {\nlet all = store.sections()\nall[0]\nall[1]\n}",
            own: "{\n    let all = presenter.store.sections()\n    all[0]\n    all[1]\n    }"
        ),
    ])
    func theViewGivesItsValueBack(text: String, own: String) throws {
        let view = try #require(try emission(text)["SettingsController.swift"])
        #expect(view.contains(" private var sections: [Section] " + own), "\(view)")
    }

    @Test(arguments: styles.filter { $0.canBeWritten(in: .swift) })
    func everyStyleCompiles(style: Style) throws {
        _ = try emission(
            """
            private var sections: [Section] {
                let all = store.sections()
                store.save()
                label.text = "\\(all.count)"
                return all
            }
            """, style: style)
    }

    // MARK: - Small sources

    private static let app = """
        struct Section {
            let title: String
            var select: () -> Void = {}
            init(title: String, _ select: @escaping () -> Void) {
                self.title = title
                self.select = select
            }
        }
        @resultBuilder enum SectionsBuilder {
            static func buildBlock(_ sections: Section...) -> [Section] { sections }
        }
        final class SettingsStore {
            var isOn = true
            func sections() -> [Section] { [] }
            func save() {}
        }
        """

    private func emission(_ member: String, style: Style = .viper) throws -> [String: String] {
        let source = SourceFile(
            path: "SettingsController.swift",
            text: """
                import UIKit

                final class SettingsController: UIViewController {
                    private let label = UILabel()
                    private let store = SettingsStore()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        label.tag = sections.count
                    }

                    \(member.replacing("\n", with: "\n    "))
                }

                """)
        let other = SourceFile(path: "App.swift", text: Self.app)
        let facts = try language(ofFile: source.path).facts(of: source)
        let decisions = Refactoring.Decisions(style: style, pins: ["sections": .view, "store": .interactor])
        let plan = try #require(
            try Refactoring.plans(for: [facts], project: Refactor.projectFacts(of: [other]), decisions: decisions).first
        )
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
