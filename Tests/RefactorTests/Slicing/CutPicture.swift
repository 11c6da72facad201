import SwiftSource

@testable import Refactor

/// How the method `act()` of a small controller is cut: a line for what stays, one for each part, one for each refusal.
///
/// Values that are handed over stand as they are read. Where a part was cut out stands its role: `label.text = "a" <interactor>`. Names of generated methods are not shown.
struct CutPicture {
    let lines: [String]

    init(_ body: String, beside members: String = "", pins: [String: Role] = [:]) throws {
        let plan = Refactor.plan(try RoleReading(Self.source(body, members)).controller, pins: pins)
        guard let host = plan.controller.members.first(where: { $0.name == "act" && $0.cut == nil }) else {
            lines = []
            return
        }
        let parts = plan.controller.members.filter { $0.cut?.host == host.index }
            .sorted { Self.order($0) < Self.order($1) }
        // That an action stays an action says nothing about its parts.
        let refusals = plan.remains.filter { $0.member == host.index && $0.reason.code != "attribute" }
            .map { "stays \($0.role.rawValue): \($0.reason.code)" }
        lines = ([host] + parts).map { Self.line(of: $0, in: plan) } + refusals
    }

    private static func order(_ member: Member) -> (Int, Int) {
        (member.cut?.range.lowerBound ?? 0, -(member.cut?.range.upperBound ?? 0))
    }

    private static func line(of member: Member, in plan: Plan) -> String {
        let range = member.cut?.code ?? member.fact.body ?? member.fact.range
        let file = plan.controller.file(of: member)
        var text = ""
        var start = range.lowerBound
        for place in member.inner {
            text += file.text(start..<place.cut.code.lowerBound)
            text += " <\(plan.placements[place.member].role.rawValue)> "
            start = place.cut.code.upperBound
        }
        text += file.text(start..<range.upperBound)
        if member.cut == nil { text = String(text.drop { $0 != "{" }.dropFirst().dropLast()) }
        let code = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return plan.placements[member.index].role.rawValue + signature(of: member) + " { " + code + " }"
    }

    private static func signature(of member: Member) -> String {
        guard let cut = member.cut else { return "" }
        if let type = cut.valueType { return ": \(type)" }
        let parameters = cut.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        let effects = (cut.isAsync ? " async" : "") + (cut.isThrowing ? " throws" : "")
        let result = cut.type.map { " -> " + (cut.resultIsVariable ? "var " : "") + $0 } ?? ""
        return "(\(parameters))" + effects + result
    }

    /// The controller around the body.
    static func source(_ body: String, _ members: String) -> String {
        """
        class ParcelAPI {
            static let shared = ParcelAPI()
            func track(_ name: String) {}
            func known(_ name: String) -> String { name }
            func watch(_ view: UIView) {}
            func send(_ name: String) throws -> Int { 0 }
            func fetch(_ name: String) async throws -> [String] { [] }
            func load(_ name: String, then: @escaping ([String]) -> Void) {}
            func stop() -> Never { fatalError() }
        }
        class ParcelController: UIViewController {
            private let api = ParcelAPI()
            private let label = UILabel()
            private let field = UITextField()
            private var count = 0
            private var names: [String] = []
            override func viewDidLoad() { super.viewDidLoad(); api.track("x") }
            @objc private func act() {
        \(body)
            }
        \(members)
        }
        """
    }
}
