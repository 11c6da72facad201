import Refactor
import SwiftSource
import Testing

/// Protocols for services of the SDK: which members they have, and when a class stays.
struct ServiceFormTests {
    @Test func aProtocolHasTheMembersThatAreUsed() throws {
        let plan = try plan(
            property: "private let defaults = UserDefaults.standard",
            use: "defaults.synchronize(); return defaults.string(forKey: \"orders\") ?? \"\"")
        let service = try #require(plan.injections(into: .interactor).first?.service)
        #expect(service.name == "OrderDefaults" && service.isOfSDK)
        #expect(service.requirements.map(\.id) == ["string(forKey:)", "synchronize()"])
        #expect(service.requirements.map { $0.signature?.result } == ["String?", "Bool"])
        #expect(plan.givesServices && messages(of: plan).isEmpty)
    }

    @Test func allOfOneNameAreKept() throws {
        let plan = try plan(
            property: "private let defaults: UserDefaults = .standard",
            use: "defaults.set(3, forKey: \"orders\"); return \"\"")
        let injection = try #require(plan.injections(into: .interactor).first)
        #expect(injection.value.prefix == "UserDefaults")
        #expect(
            injection.service?.requirements.map { $0.signature?.parameters.first?.type }
                == ["Any?", "Bool", "Double", "Float", "Int", "URL?"])
    }

    @Test func whatThrowsSaysSo() throws {
        let plan = try plan(
            property: "private let files = FileManager.default",
            use: "try? files.removeItem(atPath: \"orders\"); return files.currentDirectoryPath")
        let service = try #require(plan.injections(into: .interactor).first?.service)
        #expect(service.name == "OrderFileManager")
        #expect(service.requirements.map { $0.signature?.effects } == [nil, "throws"])
    }

    @Test func whatIsGenericStaysSo() throws {
        let plan = try plan(
            property: "private let context: NSManagedObjectContext = Stack.shared.context",
            use: """
                let notes = try? context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
                        try? context.save()
                        return "\\(notes?.count ?? 0)"
                """)
        let service = try #require(plan.injections(into: .interactor).first?.service)
        #expect(service.name == "OrderContext" && service.requirements.map(\.id) == ["fetch(_:)", "save()"])
        #expect(service.requirements.first?.signature?.generics == "<T: NSFetchRequestResult>")
    }

    @Test func withoutTheOptionAClassStays() throws {
        let plan = try plan(
            property: "private let defaults = UserDefaults.standard",
            use: "return defaults.string(forKey: \"orders\") ?? \"\"", services: .concrete)
        #expect(plan.injections(into: .interactor).map(\.type) == ["UserDefaults"])
        #expect(!plan.givesServices)
    }

    @Test(arguments: [
        (
            "private let session = URLSession.shared",
            "return session.sessionDescription ?? \"\"",
            "'session' keeps its class 'URLSession': no protocol can repeat 'sessionDescription' of 'URLSession' "
                + "for certain, or what it gives only the class can make"
        ),
        (
            "private let defaults = UserDefaults.standard",
            "return read(defaults)\n    }\n    private func read(_ defaults: UserDefaults) -> String {\n        return \"\"",
            "'defaults' keeps its class 'UserDefaults': it is handed on as a whole"
        ),
        (
            "let defaults = UserDefaults.standard", "return defaults.string(forKey: \"orders\") ?? \"\"",
            "'defaults' keeps its class 'UserDefaults': it is not private, so that others may use more of it"
        ),
    ])
    func aClassStaysForAReason(property: String, use: String, message: String) throws {
        let plan = try plan(property: property, use: use)
        #expect(plan.injections(into: .interactor).map(\.service) == [nil])
        #expect(messages(of: plan) == [message])
    }

    @Test func aNameThatIsTakenGetsAnother() throws {
        let plan = try plan(
            property: "private let defaults = UserDefaults.standard",
            use: "return defaults.string(forKey: \"orders\") ?? \"\"", besides: "\nprotocol OrderDefaults {}\n")
        #expect(plan.injections(into: .interactor).map(\.type) == ["OrderDefaultsService"])
    }

    // MARK: - Planning

    private func plan(
        property: String, use: String, services: ServiceForm = .protocols, besides others: String = ""
    ) throws -> Plan {
        let source = """
            import UIKit

            final class OrderViewController: UIViewController {
                \(property)
                private let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = loadOrders()
                }
                // MARK: - Networking
                private func loadOrders() -> String {
                    \(use)
                }
            }
            """ + others
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "OrderViewController.swift", text: source))
        var decisions = Refactoring.Decisions()
        decisions.services = services
        decisions.pins = ["loadOrders()": .interactor, "read(_:)": .interactor]
        for name in ["context", "defaults", "files", "session"] where property.contains(" \(name)") {
            decisions.pins[name] = .interactor
        }
        return try #require(try Refactoring.plans(for: [facts], project: nil, decisions: decisions).first)
    }

    private func messages(of plan: Plan) -> [String] {
        plan.findings.filter { $0.rule == "service-keeps-class" }.map(\.message)
    }
}
