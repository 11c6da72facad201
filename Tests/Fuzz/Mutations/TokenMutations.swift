/// Changes of whole tokens, and of two files.
extension Mutation {
    /// Tokens are missing, stand twice, are exchanged, or are taken from another file.
    static let tokens = Mutation("tokens") { text, dice, subject in
        var text = text
        for _ in 0..<(1 + dice.below(3)) {
            let parts = solid(text, subject.kind)
            guard parts.count > 2 else { return text }
            let part = dice.pick(parts)
            switch dice.below(4) {
            case 0: text = text.removing(part.range)
            case 1: text = Array(text[..<part.range.upperBound]) + text[part.range.lowerBound...]
            case 2:
                let other = dice.pick(parts)
                text = Array(text[..<part.range.lowerBound]) + text[other.range] + text[part.range.upperBound...]
            default:
                guard !subject.others.isEmpty else { return text }
                let file = dice.pick(subject.others)
                let others = solid(file, subject.kind)
                guard !others.isEmpty else { return text }
                let other = dice.pick(others)
                text = Array(text[..<part.range.lowerBound]) + file[other.range] + text[part.range.upperBound...]
            }
        }
        return text
    }

    /// The first part of one file and the last of another, or a piece of the other in the middle of this one.
    static let splice = Mutation("splice") { text, dice, subject in
        guard !subject.others.isEmpty else { return text }
        let lines = text.lines
        let other = dice.pick(subject.others).lines
        guard !lines.isEmpty, !other.isEmpty else { return text }
        let place = dice.below(lines.count)
        let start = dice.below(other.count)
        if dice.isOne(in: 3) { return Array((lines[..<place] + other[start...]).joined()) }
        let end = min(start + 1 + dice.below(40), other.count)
        return Array((lines[..<place] + other[start..<end] + lines[place...]).joined())
    }

    /// Commas and other signs that a list ends or begins with.
    static let commas = Mutation("commas") { text, dice, subject in
        let places = Lexemes.of(text, subject.kind).filter { $0.kind == .sign }
        guard !places.isEmpty else { return text }
        let signs = [
            ",", ";", ":", "(", ")", "{", "}", "[", "]", "<", ">", "?", "!", "@", "#", "\\", "`", "\"", "&", "*",
        ]
        return text.inserting(dice.pick(signs), at: dice.pick(places).range.upperBound)
    }

    /// A value becomes an odd one: numbers, words and strings at their borders.
    static let values = Mutation("values", [.yaml, .xml, .json, .template]) { text, dice, subject in
        let parts = Lexemes.of(text, subject.kind).filter { [.word, .number, .string].contains($0.kind) }
        guard !parts.isEmpty else { return text }
        let values = [
            "", "0", "-1", "9223372036854775808", "1e999", "null", "~", "true", "[]", "{}", "[[[[]]]]", "\"\"", "'",
            "\"",
            "../../x", "/", "a/b", ".", "{module}", "{{ module }}", "{for route}", "{end}", "&a", "*a", "!!int 3", "|",
            ">",
            "é", "\u{1B}[31m", "a: b", "- c", String(repeating: "x", count: 5_000), "\u{2028}", "{", "}", "self",
            "class",
        ]
        let part = dice.pick(parts)
        return Array(text[..<part.range.lowerBound]) + dice.pick(values).utf8 + text[part.range.upperBound...]
    }

    /// Loops, conditions and filters of templates, some without end.
    static let blocks = Mutation("blocks", [.template]) { text, dice, _ in
        let number = dice.pick(["-1", "0", "9", "101", "10000", "9223372036854775808", "a", "i", ""])
        let forms = [
            "{% for i in 0...\(number) %}{{ i }} {{ module }}{% endfor %}",
            "{% for i in 1...100 %}{% for j in 1...\(number) %}x{% endfor %}{% endfor %}",
            "{{ module|indent:\(number) }}", "{{ module|default:\"a\"|split:\"\"|join:\", \" }}",
            "{{ components.\(number).name }}",
            "{% for a, b in components %}{{ a.name|lowercase }}{{ b }}{% endfor %}", "{{ forloop.counter }}",
            "{% include \"../a\" %}",
            "{% if module == \(number) and not name or (view) %}a{% elif ports %}b{% else %}c{% endif %}", "{# kept #}",
            "{% for p in ports where p.name %}{{ p.from }}{% empty %}none{% break %}{% endfor %}", "{% now \"yyyy\" %}",
            "{{ \"{{\" }}",
            "{%for i in module%}{%continue%}{%endfor%}", "{{ module|filter:\"indent:9\" }}", "{% endif %}",
            "{% endfor %}", "{{", "}}", "{%", "{{ }}",
            "{% filter uppercase %}a{% endfilter %}", "{{ self }}", "{{ components.0.name.count }}",
            "{{ protocols|join:\" \" }}",
        ]
        let lines = text.lines
        let place = dice.below(lines.count + 1)
        return Array(lines[..<place].joined()) + dice.pick(forms).utf8 + lines[place...].joined()
    }

    /// Anchors, aliases, tags, merges, tabs and second documents.
    static let anchors = Mutation("anchors", [.yaml]) { text, dice, _ in
        let lines = text.lines
        let additions = [
            "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n", "? [a, b]\n: c\n", "<<: *a\n", "---\n", "...\n",
            "%YAML 1.2\n",
            "\tstyle: viper\n", "? *a\n: *a\n", "style: !!binary aGVsbG8=\n", "x: &x\n  y: *x\n", "- a\n- b\n",
            "style: viper\nstyle: rambler\n", "key: |\n  text\n", "{a: b, c: [d, {e: f}]}\n",
        ]
        let place = dice.below(lines.count + 1)
        return Array(lines[..<place].joined()) + dice.pick(additions).utf8 + lines[place...].joined()
    }

    private static func solid(_ text: [UInt8], _ kind: TextKind) -> [Lexeme] {
        Lexemes.of(text, kind).filter { $0.kind != .blank && $0.kind != .lineBreak }
    }
}
