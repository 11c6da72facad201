import Refactor
import Testing

@Suite struct ClassFactTests {
    private func picture(of type: TypeFact, in file: SourceFile) -> String {
        var words = [type.keyword.rawValue, type.name]
        if !type.generics.isEmpty { words.append("<\(type.generics.joined(separator: ", "))>") }
        if !type.inherits.isEmpty { words.append(": \(type.inherits.joined(separator: ", "))") }
        if let parts = type.parts {
            if let category = parts.category { words.append("(\(category))") }
            if let list = parts.protocolList { words.append("list[\(file.text(list))]") }
            if let variables = parts.variables { words.append("variables[\(file.text(variables))]") }
            words.append("head[\(file.text(type.declaration.lowerBound..<parts.headEnd))]")
            words.append("body[\(file.text(type.body))]")
            if parts.isNonnull { words.append("nonnull") }
        }
        return words.joined(separator: " ")
    }

    private func expectTypes(
        _ source: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let facts = try facts(of: source)
        #expect(facts.types.map { picture(of: $0, in: facts.file) } == expected, sourceLocation: sourceLocation)
    }

    @Test func headsOfInterfaces() throws {
        try expectTypes(
            "@interface A : B <P, Q> { int a; }\n@end\n@interface A ()\n@end\n@interface A () <P>\n@end\n",
            [
                "class A : B, P, Q list[P, Q] variables[ int a; ] head[@interface A : B] body[\n]",
                "extension A () head[@interface A ()] body[\n]",
                "extension A : P () list[P] head[@interface A ()] body[\n]",
            ])
        try expectTypes(
            "@interface A\n@end\n@interface A (Drawing)\n@end\n@interface A<__covariant T, U : id<P>> : B\n@end\n",
            [
                "class A head[@interface A] body[\n]", "extension A (Drawing) head[@interface A (Drawing)] body[\n]",
                "class A <T, U> : B head[@interface A<__covariant T, U : id<P>> : B] body[\n]",
            ])
    }

    @Test func implementationsAndProtocols() throws {
        try expectTypes(
            "@implementation A { int a; }\n@end\n@implementation A (Drawing)\n@end\n@protocol P <NSObject>\n- (void)a;\n@end\n",
            [
                "implementation A variables[ int a; ] head[@implementation A] body[\n]",
                "extension A (Drawing) head[@implementation A (Drawing)] body[\n]",
                "protocol P : NSObject list[NSObject] head[@protocol P] body[\n- (void)a;\n]",
            ])
    }

    @Test func regionsWithoutNull() throws {
        let facts = try facts(
            of: """
                NS_ASSUME_NONNULL_BEGIN
                @interface A : B
                @end
                NS_ASSUME_NONNULL_END
                @interface C : B
                @end
                """)
        #expect(facts.types.map { $0.parts?.isNonnull } == [true, false])
    }

    @Test func synthesesAreListed() throws {
        let facts = try facts(of: "@implementation A\n@synthesize a = _b, c;\n@dynamic d, e;\n@end\n")
        #expect(
            facts.types.first?.parts?.syntheses == [
                .init(property: "a", variable: "_b", isDynamic: false),
                .init(property: "c", variable: nil, isDynamic: false),
                .init(property: "d", variable: nil, isDynamic: true),
                .init(property: "e", variable: nil, isDynamic: true),
            ])
    }

    @Test func rangesHoldTheComments() throws {
        let facts = try facts(of: "// licence\n\n/// The screen.\n@interface A : B\n@property int a;\n@end\n")
        let type = try #require(facts.types.first)
        #expect(facts.file.text(type.range) == "/// The screen.\n@interface A : B\n@property int a;\n@end\n")
        #expect(type.line == 4 && type.endLine == 6 && !type.isConditional)
    }

    @Test func membersStandBesidePrototypes() throws {
        let facts = try facts(of: "@interface A : B\n@property int a;\n- (void)b;\n+ (void)c;\n@end\n", path: "A.h")
        #expect(facts.types.first?.members.map(\.id) == ["a"])
        #expect(facts.types.first?.prototypes.map(\.id) == ["b", "c"])
    }
}
