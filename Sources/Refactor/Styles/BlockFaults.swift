extension Style {
    /// Words in braces are known where they stand, those of a list inside of its blocks, and every block has an end.
    static func faults(
        in lines: [String], knowing known: [String], lists: [String] = [], at place: (Int) -> StyleFault.Place
    ) -> [StyleFault] {
        let lists = StyleList.all.filter { lists.contains($0.name) }
        return openFaults(in: lines, at: place)
            + lines.indices.flatMap { line -> [StyleFault] in
                let words = known + markers(lists) + listWords(at: line, of: lines)
                let outside = bracedWords(in: lines[line]).filter { !words.contains($0) }.compactMap { word in
                    advice(for: word, outsideOfBlockAt: line, of: lines, lists).map {
                        StyleFault(place(line), $0, wrong: word)
                    }
                }
                guard outside.isEmpty else { return Array(outside.prefix(1)) }
                return faults(
                    in: lines[line], knowing: words, suggesting: lists.flatMap(\.words), at: place(line))
            }
    }

    /// Returns the words that begin and end a block of lines.
    static func markers(_ lists: [StyleList]) -> [String] {
        ["else", "end"] + conditions.map { "if " + $0 } + lists.map { "for " + $0.name }
    }

    /// The words of the lists that a line stands in, or has in itself.
    private static func listWords(at line: Int, of lines: [String]) -> [String] {
        var open: [String] = []
        for text in lines.prefix(line) {
            guard let word = soleWord(of: text) else { continue }
            if beginsBlock(word) { open.append(word) }
            if word == "end" { _ = open.popLast() }
        }
        open += bracedWords(in: lines[line])
        return StyleList.all.filter { open.contains("for " + $0.name) }.flatMap(\.words)
    }

    /// Every block has an end, and every end a block; inside of a line a block ends there.
    private static func openFaults(in lines: [String], at place: (Int) -> StyleFault.Place) -> [StyleFault] {
        var open: [Int] = []
        for (line, text) in lines.enumerated() {
            guard let word = soleWord(of: text) else { continue }
            if beginsBlock(word) { open.append(line) }
            guard word == "end" || word == "else" else { continue }
            if open.isEmpty { return [StyleFault(place(line), "no '{if …}' stands before this '{\(word)}'")] }
            if word == "end" { _ = open.popLast() }
        }
        return open.map { StyleFault(place($0), "this block has no '{end}'") }
    }

    private static func beginsBlock(_ word: String) -> Bool { word.hasPrefix("if ") || word.hasPrefix("for ") }

    /// The word that a line has for itself.
    private static func soleWord(of line: String) -> String? {
        bracedWords(in: line).first { line.drop { $0 == " " } == "{\($0)}" }
    }

    // MARK: - Words outside of their blocks

    /// The block to write for a word of a list that stands outside of one: lines that have it were repeated once without
    /// saying so.
    private static func advice(
        for word: String, outsideOfBlockAt line: Int, of lines: [String], _ lists: [StyleList]
    ) -> String? {
        let renamed = lists.contains { $0.name == "entry" } ? formerWords : [:]
        let homes = lists.filter { list in
            renamed[word].map { list.name == "entry" && list.words.contains($0) } ?? list.words.contains(word)
        }
        guard let list = homes.first, homes.count == 1 else { return nil }
        let indent = lines[line].prefix { $0 == " " }.count
        let repeated = lines[line..<endOfRepeated(from: line, in: lines)].map { text in
            filled(String(text.dropFirst(indent)), renamed.mapValues { "{\($0)}" })
        }
        let block = (["{for \(list.name)}"] + repeated + ["{end}"]).map { "'\($0)'" }
        return "'{\(word)}' stands in blocks only; write the lines \(block.joined(separator: ", ")), and "
            + "'{if \(list.condition)}', '{else}', '{end}' where it matters whether there is any"
    }

    /// The words of entries before there were blocks.
    private static let formerWords = ["service": "entry", "service_type": "type", "service_value": "value"]

    /// A line with what it opens.
    private static func endOfRepeated(from start: Int, in lines: [String]) -> Int {
        let depth = { (line: String) in line.prefix { $0 == " " }.count }
        let rest = lines[(start + 1)...]
        guard let next = rest.first(where: { !$0.isEmpty }), depth(next) > depth(lines[start]) else { return start + 1 }
        let end = rest.firstIndex { !$0.isEmpty && depth($0) <= depth(lines[start]) } ?? rest.endIndex
        return end < lines.endIndex && lines[end].contains("}") ? end + 1 : end
    }
}
