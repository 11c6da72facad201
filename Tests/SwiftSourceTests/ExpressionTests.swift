import Refactor
import SwiftSource
import SwiftSyntax
import Testing

/// Expressions of the source as they are read for their types.
struct ExpressionTests {
    @Test(arguments: [
        ("1", "Int"), ("-1.5", "Double"), ("nil", "nil"), ("\"a\\(b)\"", "String"), ("#selector(a)", "Selector"),
        ("a.b?.c", "c of (b of a)?"), ("a!.b", "b of a!"), ("self.a", "a of self"), ("super.a()", "call a of super ()"),
        (".red", "red of nothing"), ("(a?.b)!", "(b of a?)!"), ("a as? [B]", "a as? [B]"),
        ("a as! B", "a as! B"), ("a is B", "(a is type B)"), ("a ?? b ?? c", "(a ?? (b ?? c))"),
        ("a + b * c - d", "((a + (b * c)) - d)"), ("a ? b : c == d", "(a ? b | (c == d))"),
        ("try? a.b() ?? c", "try? (call b of a () ?? c)"),
        ("await a", "await a"), ("[a, 1]", "[a, Int]"), ("[a: b]", "[a: b]"), ("[:]", "[]"),
        ("[A]()", "call type [A] ()"),
        ("Set<A>(b)", "call type Set<A> (_ b)"), ("a(b: 1) { $0 }", "call a (b Int, { {-> $0})"),
        ("a[1, b: 2]", "a[_ Int, b Int]"),
        ("{ () -> A in b; c }", "{A}"), ("a <~> b", "?"), ("\\A.b", "?"), ("(a, b)", "(a, b)"), ("(a: b, c)", "?"),
        ("a = b", "(a = b)"), ("!a", "!a"), ("a(&b)", "call a (_ &b)"), ("0..<a.count", "(Int ..< count of a)"),
        ("Self.a", "a of type Self"), ("a as? B ?? c", "(a as? B ?? c)"), ("a == b && c", "((a == b) && c)"),
    ])
    func isReadByItsParts(_ source: String, _ picture: String) throws {
        #expect(try Self.expression(source).picture == picture, "\(source)")
    }

    @Test func namesTellTheirOffsets() throws {
        guard
            case .binary(_, .name(_, let first), .member(.name(_, let second)?, _)) = try Self.expression(
                "é + /* */ b.c")
        else {
            Issue.record("no sum of names")
            return
        }
        #expect(first == 8 && second == 19)
    }

    @Test func aPropertyHasItsInitialValue() throws {
        let facts = try SwiftLanguage().facts(
            of: SourceFile(path: "A.swift", text: "class A: UIViewController { let a = b.c, d: Int }"))
        #expect(facts.types.first?.members.map { $0.value?.picture } == ["c of b", nil])
    }

    private static func expression(_ source: String) throws -> Expression {
        let tree = try parse(SourceFile(path: "A.swift", text: "let x = \(source)"))
        let variable = try #require(tree.statements.first?.item.as(VariableDeclSyntax.self))
        return ExpressionReader.expression(of: try #require(variable.bindings.first?.initializer?.value))
    }
}

extension Expression {
    /// One line that shows how it was understood.
    fileprivate var picture: String {
        switch self {
        case .literal(let type, _): type
        case .nilLiteral: "nil"
        case .name(let name, _): name
        case .selfValue: "self"
        case .superValue: "super"
        case .member(let base, let name): "\(name) of \(base?.picture ?? "nothing")"
        case .call(let callee, let labels, let arguments): "call \(callee.picture) (\(Self.list(labels, arguments)))"
        case .element(let base, let labels, let arguments): "\(base.picture)[\(Self.list(labels, arguments))]"
        case .cast(let value, let type, let cast):
            "\(value.picture) as\(cast == .optional ? "?" : cast == .forced ? "!" : "") \(type)"
        case .forced(let value): value.bracketed + "!"
        case .chained(let value): value.bracketed + "?"
        case .attempted(let value, let attempt):
            "try\(attempt == .optional ? "?" : attempt == .forced ? "!" : "") \(value.picture)"
        case .awaited(let value): "await \(value.picture)"
        case .array(let elements): "[\(elements.map(\.picture).joined(separator: ", "))]"
        case .dictionary(let keys, let values):
            "[\(zip(keys, values).map { "\($0.picture): \($1.picture)" }.joined(separator: ", "))]"
        case .tuple(let elements): "(\(elements.map(\.picture).joined(separator: ", ")))"
        case .choice(let condition, let first, let second):
            "(\(condition.picture) ? \(first.picture) | \(second.picture))"
        case .binary(let sign, let left, let right): "(\(left.picture) \(sign) \(right.picture))"
        case .prefix(let sign, let value): sign + value.picture
        case .closure(let result, let body): "{\(result ?? "")\(body.map { "-> " + $0.picture } ?? "")}"
        case .type(let name): "type \(name)"
        case .unknown: "?"
        }
    }

    private var bracketed: String {
        if case .member = self { "(\(picture))" } else { picture }
    }

    private static func list(_ labels: [String], _ arguments: [Expression]) -> String {
        zip(labels, arguments).map { "\($0) \($1.picture)" }.joined(separator: ", ")
    }
}
