import Refactor
import SwiftSource
import Testing

/// What goes from the interactor to the component below it that stores and loads, and what does not.
struct DataManagementTests {
    private static let source = """
        import UIKit

        final class DraftViewController: UIViewController {
            private let defaults = UserDefaults.standard
            private var cache: [String: String] = [:]
            private var count = 0
            private let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = fetchDraft(named: "last")
                confirm("first")
                remember("first")
            }

            private func fetchDraft(named name: String) -> String {
                if let text = cache[name] { return text }
                let text = defaults.string(forKey: key(of: name)) ?? ""
                cache[name] = text
                return text
            }

            private func key(of name: String) -> String { "draft." + name }

            private func confirm(_ text: String) {
                count += 1
                storeDraft(text)
            }

            private func storeDraft(_ text: String) {
                defaults.set(text, forKey: key(of: "last"))
            }

            private func remember(_ text: String) {
                count += 1
                defaults.set(count, forKey: "count")
            }

            private func show(_ text: String) {
                label.text = text
            }
        }

        """

    @Test func whatStoresAndLoadsGoesThereWithWhatItAloneNeeds() throws {
        let plan = try plan(in: .brigade, pins: ["count": .interactor])
        #expect(names(in: .service, of: plan) == ["defaults", "cache", "fetchDraft", "key", "storeDraft"])
        #expect(names(in: .interactor, of: plan) == ["count", "confirm", "remember"])
        let port = try #require(plan.boundaries.first { $0.port.to == .service })
        #expect(port.port.protocolName(in: "Draft") == "DraftDataManagerProtocol")
        #expect(port.requirements.map { plan.controller.members[$0.member].name } == ["fetchDraft", "storeDraft"])
    }

    /// A constant that both use is in both.
    @Test func aServiceThatTheInteractorUsesTooIsHandedToIt() throws {
        for form in ServiceForm.allCases {
            let plan = try plan(in: .brigade, pins: ["count": .interactor]).knowing(services: form)
            let interactor = plan.injections(into: .interactor)
            #expect(interactor.map(\.name) == ["defaults"] && interactor.map(\.owner) == [.service])
            #expect(plan.injections(into: .service).map(\.owner) == [nil])
            #expect(plan.builderServices.count == (form == .protocols ? 1 : 0))
        }
    }

    @Test func otherStylesHaveNone() throws {
        let plan = try plan(in: .viper, pins: ["count": .interactor])
        #expect(names(in: .service, of: plan).isEmpty)
        #expect(names(in: .interactor, of: plan).count == 8)
    }

    @Test func aPersonDecides() throws {
        let kept = try plan(in: .brigade, pins: ["storeDraft(_:)": .interactor])
        #expect(!names(in: .service, of: kept).contains("storeDraft"))
        let proposed = kept.controller.members.first { $0.name == "storeDraft" }.map { kept.proposals()[$0.index].role }
        #expect(proposed == .service)
        let sent = try plan(in: .brigade, pins: ["key(of:)": .service])
        #expect(names(in: .service, of: sent).contains("key"))
    }

    /// Without anything to store there is no such component.
    @Test func aModuleThatStoresNothingHasNone() throws {
        let source = """
            import UIKit

            final class DraftViewController: UIViewController {
                private var count = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    add()
                }
                private func add() { count += 1 }
            }

            """
        let plan = try plan(in: .mutualmobile, pins: ["add()": .interactor, "count": .interactor], of: source)
        #expect(plan.roles == [.presenter, .interactor])
    }

    private func names(in role: Role, of plan: Plan) -> [String] { plan.members(of: role).map(\.name) }

    private func plan(in style: Style, pins: [String: Role] = [:], of source: String = Self.source) throws -> Plan {
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "DraftViewController.swift", text: source))
        return try #require(
            try Refactoring.plans(
                for: [facts], project: nil, decisions: Refactoring.Decisions(style: style, pins: pins)
            ).first)
    }
}
