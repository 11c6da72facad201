import SwiftParser
import SwiftSyntax
import Testing

@testable import Refactor

/// What a class inherits, read lightly, is what the parser reads, whatever stands in its head.
struct HeadTests {
    @Test(arguments: 0..<400)
    func headsOfAnyClass(seed: Int) {
        var maker = HeadMaker(seed: seed)
        let source = maker.file()
        let found = projectFacts(of: [SourceFile(path: "A.swift", text: source)]).inherits
        for (name, inherited) in parsed(source) {
            #expect(found[name] == inherited, "\(name) in:\n\(source)")
        }
    }

    /// The last parts of the names behind the colon, by the names of the classes.
    private func parsed(_ source: String) -> [String: [String]] {
        let tree = Parser.parse(source: source)
        #expect(!tree.hasError, "\(source)")
        var found: [String: [String]] = [:]
        for item in tree.statements {
            guard let type = item.item.as(ClassDeclSyntax.self) else { continue }
            found[type.name.text] = type.inheritanceClause?.inheritedTypes.map { last(of: $0.type) } ?? []
        }
        return found
    }

    private func last(of type: TypeSyntax) -> String {
        if let type = type.as(AttributedTypeSyntax.self) { return last(of: type.baseType) }
        if let type = type.as(MemberTypeSyntax.self) { return type.name.text }
        return type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
    }
}

/// Makes up heads of classes, with comments and line breaks wherever they may stand.
private struct HeadMaker {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func file() -> String {
        (0..<4).map {
            "\(before())\(attribute())class\(gap(required: true))Type\($0)\(generics())\(bases())\(requirements()) {}\n"
        }
        .joined()
    }

    private mutating func before() -> String {
        pick(["", "let a = \"class B: C {\"\n", "// class B: C {\r", "/* /* */ class */\n", "#if A\n#endif\n"])
    }

    private mutating func attribute() -> String {
        pick(["", "@MainActor ", "@objc(A) ", "public final ", "@available(iOS 13, *)\n", "open "])
    }

    private mutating func generics() -> String {
        pick(["", "<A>", "<A: B, C>", "<\(gap())A\(gap()):\(gap())B<C>\(gap()),\(gap())D>", "<each A>"])
    }

    private mutating func bases() -> String {
        let names = (0..<next(below: 4)).map { _ in base() }
        guard !names.isEmpty else { return "" }
        return "\(gap()):\(gap())" + names.joined(separator: "\(gap()),\(gap())")
    }

    private mutating func base() -> String {
        let attribute = pick(["", "", "@MainActor ", "@unchecked ", "@preconcurrency @MainActor "])
        return attribute
            + pick(["Base", "App.Base", "App.Inner.Base", "Base<Int>", "Base<[String: A<B>]>", "App.Base<(A) -> B>"])
    }

    private mutating func requirements() -> String {
        pick(["", "", "\(gap(required: true))where A: B", "\nwhere A == B, C: D"])
    }

    private mutating func gap(required: Bool = false) -> String {
        pick([
            required ? " " : "", " ", "\n", "\r\n    ", " /* a: B { */ ", " // : C {\n", "\n    // {\n    ",
            " /** \" */ ",
        ])
    }

    private mutating func pick(_ texts: [String]) -> String { texts[next(below: texts.count)] }

    private mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
