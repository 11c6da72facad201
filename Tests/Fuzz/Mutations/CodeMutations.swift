/// Changes that know where members, statements and gaps are.
extension Mutation {
    /// A conditional around lines, balanced or not, with branches that the other compiler sees.
    static let conditions = Mutation("conditions", code) { text, dice, subject in
        let gaps = Gaps(in: text, subject.kind)
        let places = dice.isOne(in: 3) ? gaps.statements : gaps.members
        guard !places.isEmpty else { return text }
        let first = dice.below(places.count)
        let last = min(first + dice.below(8), places.count - 1)
        let heads =
            subject.kind == .swift
            ? ["#if DEBUG\n", "#if false\n", "#if os(iOS) && !targetEnvironment(simulator)\n", "#if swift(>=9)\n"]
            : ["#if DEBUG\n", "#if 0\n", "#ifdef DEBUG\n", "#ifndef X\n", "#if defined(A) && \\\n B\n"]
        let ends = [
            "#endif\n", "#else\n#endif\n", "#else\nlet other = 1\n#endif\n", "", "#elseif A\n#else\n#endif // keep\n",
        ]
        let head = Array(dice.pick(heads).utf8)
        let end = Array(dice.pick(ends).utf8)
        return Array(text[..<places[first]]) + head + text[places[first]..<places[last]] + end + text[places[last]...]
    }

    /// What a merge leaves.
    static let conflict = Mutation("conflict", [.swift, .objectiveC, .yaml, .xml]) { text, dice, _ in
        let lines = text.lines
        guard lines.count > 3 else { return text }
        let first = dice.below(lines.count - 2)
        let last = min(first + 1 + dice.below(5), lines.count)
        let half = lines[first..<last]
        let conflict = ["<<<<<<< HEAD\n", "=======\n", ">>>>>>> other\n"].map { Array($0.utf8) }
        let parts = [lines[..<first].joined().map { $0 }, conflict[0], half.joined().map { $0 }, conflict[1]]
        let others = [half.joined().map { $0 }, conflict[2], lines[last...].joined().map { $0 }]
        return Array((parts + others).joined())
    }

    /// Comments that are told apart by a number, anywhere between two tokens.
    static let comments = Mutation("comments", code) { text, dice, subject in
        var text = text
        for _ in 0..<(1 + dice.below(4)) {
            let gaps = Gaps(in: text, subject.kind)
            let place = dice.pick(
                [gaps.anywhere, gaps.members, gaps.statements].filter { !$0.isEmpty } + [[text.count]])
            let number = dice.below(1_000_000)
            let forms = [
                "/* kept \(number) */", "// kept \(number)\n", "/// kept \(number)\n", "/** kept\n \(number) */\n",
                "// MARK: - kept \(number)\n", "// TODO: kept \(number)\n\n", "\n// kept \(number)\n\n",
                "/* a /* kept \(number) */ b */", "#pragma mark - kept\(number)\n",
            ]
            let count = subject.kind == .swift ? forms.count - 1 : forms.count
            let form = forms[dice.below(count)]
            let isNested = form.contains("/* a /*") && subject.kind != .swift
            text = text.inserting(isNested ? forms[0] : form, at: dice.pick(place))
        }
        return text
    }

    /// Strings, comments and regular expressions that hold code, quotes or the ends of each other.
    static let hiddenCode = Mutation("hiddenCode", code) { text, dice, subject in
        let gaps = Gaps(in: text, subject.kind)
        let number = dice.below(1_000_000)
        let places = dice.isOne(in: 2) ? gaps.members : gaps.statements
        guard !places.isEmpty else { return text }
        let forms = subject.kind == .swift ? swiftForms(number) : objectiveCForms(number)
        return text.inserting(dice.pick(forms), at: dice.pick(places))
    }

    private static func swiftForms(_ number: Int) -> [String] {
        [
            "let kept\(number) = \"class A: UIViewController { /* \"\n",
            "let kept\(number) = \"\"\"\n}} /* \\\"\"\" class\n\"\"\"\n",
            "let kept\(number) = #\"a \"quoted\" // \\#(1 + 1) }\"#\n", "let kept\(number) = \"\\(\"}\") // \\\\\"\n",
            "// func old\(number)() { self.view.addSubview(x) }\n", "/* } } func old\(number)() { */\n",
            "let kept\(number) = #/[\"}/*]+/#\n", "let kept\(number) = /\\/\\*[}\"]/\n",
            "let kept\(number) = \"https://a/*\"\n",
            "let kept\(number) = \"\\(f { \"}\\(1)\" })\"\n",
            "let kept\(number) = ##\"\"\"\n\"#  \"\"\"# } \n\"\"\"##\n",
            "/* /* nested \(number) */ \" */\n", "let kept\(number) = 1 // \"}\n",
            "let kept\(number) = \"\\\\\" // \"\n",
        ]
    }

    private static func objectiveCForms(_ number: Int) -> [String] {
        [
            "// - (void)old\(number) { [self.view addSubview:x]; }\n", "/* @end @implementation A \(number) { */\n",
            "#define KEPT\(number)(x) do { [self f:(x)]; } while (0)\n",
            "static NSString *kept\(number) = @\"@end } /* \";\n",
            "#define KEPT\(number) \\\n  } \\\n  {\n", "static char kept\(number) = '\"';\n",
            "static char kept\(number) = '}';\n",
            "static NSString *kept\(number) = @\"a\" @\"}\" \"b\";\n", "#if 0\n kept\(number) \" ' {\n#endif\n",
            "// kept \(number) \\\nstill a comment }\n", "static int kept\(number) = 1; /* \" */\n",
        ]
    }

    /// Members that are seldom thought of.
    static let members = Mutation("members", code) { text, dice, subject in
        var text = text
        for _ in 0..<(1 + dice.below(3)) {
            let places = Gaps(in: text, subject.kind).members
            guard !places.isEmpty else { return text }
            let number = dice.below(1_000_000)
            let forms = subject.kind == .swift ? HardMembers.swift : HardMembers.objectiveC
            let form = dice.pick(forms).replacingName("N0", with: "\(number)")
            text = text.inserting(form + "\n", at: dice.pick(places))
        }
        return text
    }

    /// Very many members: files of up to a few hundred kilobytes.
    static let crowd = Mutation("crowd", code) { text, dice, subject in
        let places = Gaps(in: text, subject.kind).members
        guard !places.isEmpty else { return text }
        let forms = (subject.kind == .swift ? HardMembers.swift : HardMembers.objectiveC).filter { $0.contains("N0") }
        let chosen = (0..<3).map { _ in dice.pick(forms) }
        let count = [20, 60, 200, 600][dice.below(4)]
        let start = dice.below(1_000_000)
        let members = (0..<count).map { chosen[$0 % 3].replacingName("N0", with: "\(start + $0)") + "\n\n" }
        return text.inserting(members.joined(), at: dice.pick(places))
    }

    /// Statements that are seldom thought of.
    static let statements = Mutation("statements", code) { text, dice, subject in
        var text = text
        for _ in 0..<(1 + dice.below(3)) {
            let places = Gaps(in: text, subject.kind).statements
            guard !places.isEmpty else { return text }
            let number = dice.below(1_000_000)
            let forms = subject.kind == .swift ? HardStatements.swift : HardStatements.objectiveC
            let form = dice.pick(forms).replacingName("N0", with: "\(number)")
            text = text.inserting(form + "\n", at: dice.pick(places))
        }
        return text
    }

    /// Types and extensions beside the controller.
    static let types = Mutation("types", [.swift]) { text, dice, _ in
        let form = dice.pick(HardMembers.types).replacingName("N0", with: "\(dice.below(1_000_000))")
        return dice.isOne(in: 2) ? text + "\n\(form)\n".utf8 : Array("\(form)\n".utf8) + text
    }
}

extension String {
    /// This text with a placeholder filled in.
    fileprivate func replacingName(_ name: String, with value: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: name) {
            result += rest[..<range.lowerBound] + value
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
