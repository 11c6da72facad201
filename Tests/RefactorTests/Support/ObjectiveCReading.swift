import ObjCSource
import Refactor
import Testing

/// An Objective-C controller and what the rules say about its members.
struct ObjectiveCReading {
    let controller: Controller
    let assignments: [Assignment]

    /// Members alone are put into the implementation of a controller called `ParcelController`.
    init(_ source: String, pins: [String: Role] = [:]) throws {
        let head = "@interface ParcelController : UIViewController\n@end\n"
        let isWhole = source.contains("@implementation")
        let text = isWhole ? source : "\(head)@implementation ParcelController\n\(source)\n@end\n"
        let facts = try ObjCLanguage().facts(of: SourceFile(path: "ParcelController.m", text: text))
        controller = try #require(try controllers(in: [facts], named: "ParcelController").first)
        assignments = assignRoles(controller, pins: pins)
    }

    func assignment(_ id: String, _ kind: MemberKind = .method) throws -> Assignment {
        let member = controller.members.first { $0.id == id && $0.kind == kind }
        return assignments[try #require(member, "no member \(id)").index]
    }

    /// Effects and phrases of what a member touches.
    func touches(_ id: String) throws -> [String] {
        let reading = RuleContext(controller: controller)
        let member = try #require(controller.members.first { $0.id == id && $0.kind == .method }, "no member \(id)")
        return reading.traits(of: member).touches.map { "\($0.effect.rawValue) \($0.phrase)" }
    }

    /// Whether a rule speaks for a role of a method.
    func speaks(_ rule: String, for role: Role, of id: String) throws -> Bool {
        try assignment(id).evidence.contains { $0.rule == rule && $0.role == role && $0.weight > 0 }
    }
}
