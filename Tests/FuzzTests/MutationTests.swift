import TestSupport
import Testing

@testable import Fuzz

struct MutationTests {
    private static let texts: [TextKind: String] = [
        .swift:
            "import UIKit\n\nclass A: UIViewController {\n    let b = \"c\"\n    func d() {\n        e()\n    }\n}\n",
        .objectiveC: "@implementation A\n- (void)b {\n    [self c];\n}\n- (void)d {\n    [self c];\n}\n@end\n",
        .yaml: "schema: 1\nstyle: viper\nmembers:\n  - id: \"a\"\n", .xml: "<a>\n<b c=\"d\"/>\n<e>\n</e>\n</a>\n",
        .json: "{\n\"a\": [1, 2],\n\"b\": \"c\"\n}\n",
        .template: "# {{ module }}\n{% for port in ports %}\n{{ port.name|lowercase }}\n{% endfor %}\n",
    ]

    @Test func theNamesAreSortedAndStandOnce() {
        let names = Mutations.all.map(\.name)
        #expect(names == names.sorted())
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: Mutations.all.map(\.name))
    func eachChangesTextsAndIsTheSameForTheSameSeed(_ name: String) throws {
        let mutation = try #require(Mutations.all.first { $0.name == name })
        for kind in mutation.kinds {
            let text = Array(try #require(Self.texts[kind]).utf8)
            let results = (0..<16).map { changed(text, by: mutation, kind, seed: $0) }
            #expect(results.contains { $0 != text }, "\(name) changes no \(kind)")
            #expect(results == (0..<16).map { changed(text, by: mutation, kind, seed: $0) })
            _ = (0..<16).map { changed([], by: mutation, kind, seed: $0) }
        }
    }

    @Test func eachKindOfTextHasMutationsOfItsOwn() {
        for kind in TextKind.allCases { #expect(Mutations.of(kind).count > 5) }
        #expect(Mutations.of(.yaml, without: ["anchors"]).allSatisfy { $0.name != "anchors" })
    }

    @Test func membersThatAreHardParseByThemselves() {
        for member in HardMembers.swift {
            let text = "class LoginController {\n\(member)\n}\n"
            let isOpen = member.contains("#Preview") || member.contains("otherN0() {}")
            #expect(Wording(Array(text.utf8), .swift).isParsed || isOpen, "\(member)")
        }
        for type in HardMembers.types where !type.hasPrefix("infix") {
            #expect(Wording(Array(type.utf8), .swift).isParsed, "\(type)")
        }
        for statement in HardStatements.swift {
            let text = "func f() throws {\n\(statement)\n}\n"
            #expect(Wording(Array(text.utf8), .swift).isParsed, "\(statement)")
        }
    }

    private func changed(_ text: [UInt8], by mutation: Mutation, _ kind: TextKind, seed: UInt64) -> [UInt8] {
        var dice = Dice(seed: seed)
        return mutation.change(text, &dice, Mutation.Subject(kind: kind, others: [text]))
    }
}
