/// Changes that make something deep or long.
extension Mutation {
    /// Brackets, generics, conditions, closures and types in each other.
    static let nesting = Mutation("nesting", code.union([.yaml, .json, .xml, .template])) { text, dice, subject in
        let depth = [8, 30, 90, 300, 1_500, 6_000][dice.below(6)]
        switch subject.kind {
        case .swift, .objectiveC:
            let gaps = Gaps(in: text, subject.kind)
            guard let place = gaps.statements.isEmpty ? nil : dice.pick(gaps.statements) else { return text }
            let forms = subject.kind == .swift ? swift(depth) : objectiveC(depth)
            return text.inserting(dice.pick(forms) + "\n", at: place)
        case .yaml: return text + ("x: " + nested("[", "", "]", depth) + "\n").utf8
        case .json: return Array((nested("{\"a\":", "1", "}", depth)).utf8)
        case .template:
            let forms = [
                nested("{% if module %}", "a", "{% endif %}", depth),
                nested("{% for i in 0...3 %}", "{{ i }}", "{% endfor %}", min(depth, 300)),
                "{{ module" + nested("|indent:9", "", "", depth) + " }}",
                "{% if " + nested("(", "module", ")", depth) + " %}{% endif %}",
            ]
            return text + dice.pick(forms).utf8
        case .xml:
            let lines = text.lines
            let place = dice.below(lines.count + 1)
            return Array(lines[..<place].joined()) + nested("<view>", "", "</view>", depth).utf8
                + lines[place...].joined()
        }
    }

    /// Ordinary code, only more of it: sums, chains of calls, literals.
    static let longExpression = Mutation("longExpression", code) { text, dice, subject in
        let count = [5, 12, 20, 40, 120, 400][dice.below(6)]
        let places = Gaps(in: text, subject.kind).statements
        guard !places.isEmpty else { return text }
        let forms = subject.kind == .swift ? swiftTerms(count) : objectiveCTerms(count)
        return text.inserting(dice.pick(forms) + "\n", at: dice.pick(places))
    }

    private static func nested(_ open: String, _ middle: String, _ close: String, _ depth: Int) -> String {
        String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
    }

    private static func swift(_ depth: Int) -> [String] {
        [
            "_ = " + nested("(", "1", ")", depth), "_ = " + nested("[", "1", "]", depth),
            nested("{ ", "", "}()\n", depth), "let x: " + nested("A<", "Int", ">", depth) + "? = nil",
            "let x: Int" + String(repeating: "?", count: depth) + " = nil", "_ = " + nested("f(", "1", ")", depth),
            nested("if a { ", "b()", " }", depth), "if a { } " + nested("else if a { b() } ", "", "", depth),
            "_ = " + nested("try ", "f()", "", depth), "_ = " + nested("!", "a", "", depth),
            "_ = a" + nested(" ? b : c", "", "", depth), "_ = \"" + nested("\\(\"", "a", "\")", depth) + "\"",
            nested("switch a { case 1: ", "b()", " }", depth), nested("do { ", "b()", " }", depth),
            nested("#if A\n", "", "#endif\n", depth), nested("func f() { ", "", " }", depth),
            nested("struct A { ", "", " }", depth), "let x: " + nested("(", "Int", ") -> Int", depth) + " = f",
            "_ = " + nested("[1: ", "1", "]", depth), nested("/* ", "", " */", depth),
            "_ = a" + nested("[0", "", "]", depth),
        ]
    }

    private static func objectiveC(_ depth: Int) -> [String] {
        [
            "x = " + nested("(", "1", ")", depth) + ";", "x = " + nested("[", "a", " b]", depth) + ";",
            nested("^{ ", "", " }", depth) + ";", nested("{ ", "", " }", depth),
            nested("if (a) { ", "b();", " }", depth),
            "if (a) { } " + nested("else if (a) { b(); } ", "", "", depth), "x = " + nested("@[", "", "]", depth) + ";",
            "x = " + nested("!", "a", "", depth) + ";", "x = a" + nested(" ? b : c", "", "", depth) + ";",
            nested("#if A\n", "", "#endif\n", depth), "x = " + nested("@{@1: ", "@1", "}", depth) + ";",
            "id" + nested("<A ", "", ">", depth) + " x;", nested("@autoreleasepool { ", "", " }", depth),
            nested("do { ", "b();", " } while (a);", depth), "x = " + nested("f(", "1", ")", depth) + ";",
        ]
    }

    private static func swiftTerms(_ count: Int) -> [String] {
        func repeated(_ part: String) -> String { String(repeating: part, count: count) }
        return [
            "let sum = \"a\"" + repeated(" + name"), "let sum = 1" + repeated(" + 2 * 3"),
            "let value = items" + repeated(".map { $0 }"), "let value = a" + repeated(".b()"),
            "let value = a" + repeated(" ?? b"), "let value = [" + repeated("1, ") + "]",
            "let value = a" + repeated("?.b"), "let is = a" + repeated(" && b == c"),
            "let s = \"" + repeated("\\(name)") + "\"",
            repeated("let a = b\n"), repeated("self.view.addSubview(label)\n"), "let v = a" + repeated(" as B"),
            "let value = items" + repeated(".filter { $0.a }.map { \"\\($0)\" }"), "f(" + repeated("a: 1, ") + "b: 2)",
        ]
    }

    private static func objectiveCTerms(_ count: Int) -> [String] {
        func repeated(_ part: String) -> String { String(repeating: part, count: count) }
        return [
            "x = a" + repeated(" + b * c") + ";", "x = a" + repeated(".b") + ";", "x = a" + repeated(" && b") + ";",
            "x = @[" + repeated("@1, ") + "];", repeated("[self.view addSubview:self.label];\n"),
            "x = " + repeated("[") + "a" + repeated(" b]") + ";", "x = @\"a\"" + repeated(" @\"b\"") + ";",
        ]
    }
}
