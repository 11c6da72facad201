import Refactor
import TestSupport
import Testing

/// What the doc comment of a rule shows is what the rule says.
struct RuleExamplesTests {
    @Test(arguments: evidenceRules.map { "\(type(of: $0))" })
    func theExampleIsWhatTheRuleSays(name: String) throws {
        let rule = try #require(evidenceRules.first { "\(type(of: $0))" == name })
        let examples = try examples(of: name)
        #expect(!examples.filter(\.hasMark).isEmpty, "the doc comment of \(name) shows no sign of it")
        for example in examples {
            let marked = try example.marked(by: rule)
            #expect(example.text == marked, "the rule says\n\(marked)")
        }
    }

    @Test func aMarkThatIsMissingWrongOrTooManyIsFound() throws {
        let rule = try #require(evidenceRules.first { type(of: $0).id == "action" })
        let right = "@IBAction func send() { }  // action → view\nfunc submit() { }"
        for text in [
            right, "@IBAction func send() { }\nfunc submit() { }",
            "@IBAction func send() { }  // action → router\nfunc submit() { }",
            "@IBAction func send() { }\nfunc submit() { }  // action → view",
        ] {
            #expect(try RuleExample(isObjectiveC: false, text: text).marked(by: rule) == right)
        }
    }

    @Test func blocksOfTheDocCommentAreExamples() {
        let examples = RuleExample.all(
            in: """
                /// What it says.
                ///
                /// ```
                /// /// A comment.
                /// func first() { }  // a → view
                ///
                /// func second() { }
                /// ```
                /// ```objc
                /// - (void)third { }
                /// ```
                struct SomeRule { }
                """)
        #expect(
            examples.map(\.text) == [
                "/// A comment.\nfunc first() { }  // a → view\n\nfunc second() { }", "- (void)third { }",
            ])
        #expect(examples.map(\.isObjectiveC) == [false, true])
        #expect(examples.map(\.hasMark) == [true, false])
    }

    private func examples(of rule: String) throws -> [RuleExample] {
        let paths = PackageRoot.files(below: "Sources/Refactor/Roles/Rules").filter { $0.hasSuffix("/\(rule).swift") }
        return RuleExample.all(in: try PackageRoot.text(of: try #require(paths.first)))
    }
}
