import Refactor
import SwiftSource
import Testing

/// Shared instances that code looks up where it needs them: what is handed in instead, and what stays.
struct SharedServiceTests {
    @Test func aLookUpBecomesAName() throws {
        let plan = try plan(work: "UserDefaults.standard.set(3, forKey: \"orders\")")
        let shared = try #require(plan.sharedServices.first)
        #expect(shared.name == "defaults" && shared.value == "UserDefaults.standard")
        #expect(shared.uses.map(\.text) == ["defaults"] && shared.uses.allSatisfy { $0.closure == nil })
        #expect(plan.injections(into: .interactor).map(\.type) == ["OrderDefaults"])
    }

    @Test func aClosureThatMayRunLaterCapturesIt() throws {
        let plan = try plan(
            work: """
                let session = URLSession.shared
                _ = session
                DispatchQueue.main.async { FileManager.default.createFile(atPath: "a", contents: nil, attributes: nil) }
                ["a"].forEach { UserDefaults.standard.removeObject(forKey: $0) }
                """)
        let save = try #require(plan.controller.members.first { $0.name == "save" })
        #expect(plan.sharedCaptures(in: save).map(\.names) == [["fileManager"]])
        #expect(plan.sharedServices.map(\.name) == ["fileManager", "defaults"])
        #expect(messages(of: plan) == ["'URLSession.shared' is not handed in: it is handed on as a whole"])
    }

    @Test func aPropertyThatHoldsTheSameServesForIt() throws {
        let plan = try plan(
            work: "defaults.synchronize()\n        UserDefaults.standard.set(3, forKey: \"orders\")",
            property: "private let defaults = UserDefaults.standard")
        #expect(plan.injections(into: .interactor).map(\.name) == ["defaults"])
        #expect(plan.sharedServices.map(\.name) == ["defaults"])
        #expect(
            Set(plan.injections(into: .interactor).first?.service?.requirements.map(\.name) ?? [])
                == ["set", "synchronize"])
    }

    @Test func aNameThatIsTakenGetsAnother() throws {
        let plan = try plan(work: "let defaults = 3\n        UserDefaults.standard.set(defaults, forKey: \"orders\")")
        #expect(plan.sharedServices.map(\.name) == ["defaultsService"])
    }

    @Test func functionsOfTheKeychainGetAWrapper() throws {
        let plan = try plan(work: "let query = [\"class\": \"genp\"]\n        SecItemDelete(query as CFDictionary)")
        let service = try #require(plan.sharedServices.first?.service)
        #expect(service.name == "OrderKeychain" && service.wrapper == "OrderKeychainService")
        #expect(service.requirements.map(\.id) == ["delete(_:)"])
        #expect(plan.sharedServices.first?.uses.map(\.text) == ["keychain.delete"])
        #expect(plan.injections(into: .interactor).map(\.value.prefix) == ["OrderKeychainService()"])
    }

    // MARK: - The app's own

    @Test func aClassOfTheAppHasAProtocolOfWhatIsUsed() throws {
        let plan = try plan(work: "OrderStore.shared.save(3)\n        OrderStore.shared.count += 1", beside: Self.store)
        let service = try #require(plan.sharedServices.first?.service)
        #expect(service.name == "OrderOrderStoreService" && service.wrapper == nil)
        #expect(service.requirements.map(\.id) == ["count", "save(_:)"])
        #expect(plan.sharedServices.map(\.name) == ["orderStore"])
    }

    /// Of a class in another file the project knows the heads, and whether it is on the main actor.
    @Test func aClassOfTheProjectToo() throws {
        let text = """
            @MainActor
            final class OrderStore {
                static let shared = OrderStore()
                enum Kind { case new }
                var last: Int?
                func save(_ order: Int) throws {}
                func mark(_ kind: Kind) {}
            }
            """
        let work = "OrderStore.shared.last = 3\n        try? OrderStore.shared.save(3)"
        let service = try #require(try plan(work: work, inProject: text).sharedServices.first?.service)
        #expect(service.requirements.map(\.id) == ["last", "save(_:)"])
        #expect(service.requirements.map { $0.signature?.effects } == [nil, "throws"])
        #expect(service.type.attributes == ["MainActor"])
        let marking = try plan(work: work + "\n        OrderStore.shared.mark(.new)", inProject: text)
        #expect(messages(of: marking).first?.contains("no protocol can repeat 'mark'") == true)
    }

    @Test(arguments: [
        ("OrderStore.shared.save(3, silently: true)", "save"), ("OrderStore.shared.last = nil", "last"),
        ("OrderStore.shared.log()", "log"),
    ])
    func whatAProtocolCannotRepeatKeepsIt(work: String, name: String) throws {
        let plan = try plan(work: work, beside: Self.store)
        #expect(plan.sharedServices.isEmpty)
        #expect(messages(of: plan).first?.contains("no protocol can repeat '\(name)' of 'OrderStore'") == true)
    }

    private static let store = """
        final class OrderStore {
            static let shared = OrderStore()
            var count = 0
            var last: Int? { nil }
            func save(_ order: Int) {}
            func save(_ order: Int, silently: Bool = false, again: Bool = true) {}
            func log(_ text: String = "") {}
        }
        """

    // MARK: - The table

    /// What the SDK's tables know of a member is not said otherwise.
    @Test func writtenDeclarationsAreThoseOfTheSDK() {
        #expect(SDKServiceText.types == ["Keychain", "NSManagedObjectContext", "URLSession"])
        for type in SDKServiceText.types where type != "Keychain" {
            let known = Set(SDKMember.members(of: type).map(\.id))
            for member in SDKServiceText.members(of: type) {
                #expect(known.contains(member.id), "\(type).\(member.id)")
            }
        }
        #expect(SDKServiceText.members(of: "Keychain").count == 4)
    }

    // MARK: - Planning

    private func plan(
        work: String, property: String = "", beside others: String = "", inProject file: String = ""
    ) throws -> Plan {
        let source = """
            import UIKit

            final class OrderViewController: UIViewController {
                \(property)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    save()
                }
                private func save() {
                    \(work)
                }
            }

            """ + others
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "OrderViewController.swift", text: source))
        var decisions = Refactoring.Decisions()
        decisions.services = .protocols
        decisions.pins = ["save()": .interactor]
        if !property.isEmpty { decisions.pins["defaults"] = .interactor }
        let project = projectFacts(of: [SourceFile(path: "OrderStore.swift", text: file)], isWholeApp: false)
        return try #require(try Refactoring.plans(for: [facts], project: project, decisions: decisions).first)
    }

    private func messages(of plan: Plan) -> [String] {
        plan.findings.filter { $0.rule == "service-keeps-class" }.map(\.message)
    }
}
