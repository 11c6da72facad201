import SwiftSyntax
import TestSupport
import Testing

/// Each reason for staying has a word of its own, and somebody gives it.
struct StayReasonTests {
    private static let path = "Sources/Refactor/Crossing/StayReason.swift"

    @Test func everyReasonHasAWordOfItsOwn() throws {
        let words = try cases("code").flatMap { switchCase in
            switchCase.statements.flatMap { $0.tokens(viewMode: .sourceAccurate) }.compactMap { token -> String? in
                if case .stringSegment(let text) = token.tokenKind { text } else { nil }
            }
        }
        #expect(words.count == (try names()).count)
        let repeated = Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
        expectNone(repeated, "two reasons have one word")
    }

    @Test func everyReasonIsGivenSomewhere() throws {
        let given = Set(
            try SourceText.all(below: "Sources/Refactor", "Sources/SwiftSource", "Sources/ObjCSource")
                .filter { $0.path != Self.path }.flatMap { $0.nodes(MemberAccessExprSyntax.self) }
                .filter { $0.base == nil || $0.base?.trimmedDescription == "StayReason" }
                .map(\.declName.baseName.text))
        expectNone(try names().filter { !given.contains($0) }, "nobody gives this reason")
    }

    private func file() throws -> SourceText {
        try #require(try SourceText.all.get().first { $0.path == Self.path })
    }

    private func names() throws -> [String] {
        try file().nodes(EnumCaseElementSyntax.self).map(\.name.text)
    }

    /// The cases of the switch in a property.
    private func cases(_ property: String) throws -> [SwitchCaseSyntax] {
        let declaration = try #require(
            try file().nodes(PatternBindingSyntax.self).first { $0.pattern.trimmedDescription == property })
        return try file().nodes(SwitchCaseSyntax.self).filter {
            declaration.position <= $0.position && $0.endPosition <= declaration.endPosition
        }
    }
}
