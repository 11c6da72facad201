import Refactor
import SwiftSource
import TestSupport
import Testing

/// The modules that the source documents describe come out of massive controllers with their components, protocols and
/// ownership. ARCHITECTURE.md lists the differences and why.
struct DocumentModuleTests {
    /// A sample and the document's style; the module stands as an outline in a file.
    struct Case: CustomTestStringConvertible, Sendable {
        let sample: String
        let style: Style

        var testDescription: String { "\(style.id) \(sample)" }
    }

    @Test(arguments: cases)
    func theModuleIsTheDocuments(_ one: Case) throws {
        let sample = try #require(Sample.all.first { $0.name == one.sample })
        let plan = try sample.plan(in: one.style, inProject: true)
        let path = "Tests/Fixtures/Outlines/\(one.style.id)-\(one.sample).txt"
        try expectGolden(Self.outline(of: plan) + "\n", at: path)
        try expectCompiles(plan)
    }

    /// A line for each component with what it holds, then one for each protocol with its requirements.
    private static func outline(of plan: Plan) -> String {
        let components = ([.view] + plan.roles).map { role in
            let held = plan.ports(of: role).map { port in
                let type = port.protocolName(in: plan.module) ?? plan.name(of: port.to)
                return "\(port.hold.rawValue) \(plan.controller.property(of: port, module: plan.module)): \(type)"
            }
            return "\(plan.name(of: role)) { \(held.joined(separator: ", ")) }"
        }
        var protocols: [(name: String, members: [String])] = []
        for boundary in plan.boundaries {
            guard let name = boundary.port.protocolName(in: plan.module) else { continue }
            let members = boundary.requirements.map { plan.controller.members[$0.member].id }
            if let known = protocols.firstIndex(where: { $0.name == name }) {
                protocols[known].members += members.filter { !protocols[known].members.contains($0) }
            } else {
                protocols.append((name, members))
            }
        }
        return
            (components + [plan.builderName]
            + protocols.map { "\($0.name): \($0.members.sorted().joined(separator: " "))" })
            .joined(separator: "\n")
    }

    private static let cases = [
        Case(sample: "GreetingViewController", style: .providerOutput),
        Case(sample: "ArticleViewController", style: .protocolMatrix),
        Case(sample: "PostsViewController", style: .vipera),
        Case(sample: "PostDetailsViewController", style: .vipera),
        Case(sample: "NoteEditorController", style: .zikThorough),
        Case(sample: "YSLoginViewController", style: .moduleInterface),
    ]
}
