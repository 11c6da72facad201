extension Style {
    /// Words in braces are known where they stand, and a line that becomes several stands alone.
    var wordFaults: [StyleFault] {
        var faults: [StyleFault] = []
        for (index, component) in components.enumerated() {
            faults += component.inherits.flatMap {
                Self.faults(in: $0, knowing: classWords, at: .component(index, key: "inherits"))
            }
            for (key, lines) in component.texts {
                faults += Self.openFaults(in: lines) { .text(component: index, key: key, line: $0) }
                for (line, text) in lines.enumerated() {
                    let place = StyleFault.Place.text(component: index, key: key, line: line)
                    let words = textWords(under: key) + Self.listWords(at: line, of: lines)
                    faults += Self.faults(in: text, knowing: words, at: place)
                    faults += Self.blockFaults(in: text, at: place)
                }
            }
        }
        for (line, text) in outlet.enumerated() {
            faults += Self.faults(in: text, knowing: lineWords, at: .line(key: "outlet", line))
        }
        faults += Self.openFaults(in: screens) { .line(key: "screens", $0) }
        for (line, text) in screens.enumerated() {
            let words = lineWords + ["arguments", "inputs", "parameters"] + Self.markers
            faults += Self.faults(in: text, knowing: words, at: .line(key: "screens", line))
        }
        for (line, text) in (container?.text ?? []).enumerated() {
            faults += Self.faults(in: text, knowing: [], at: .line(key: "container", line))
        }
        for (line, text) in hosts.enumerated() {
            faults += Self.faults(
                in: text, knowing: lineWords + ["captures", "parameters", "passed"], at: .line(key: "hosts", line))
        }
        faults += Self.openFaults(in: making) { .line(key: "making", $0) }
        for (line, text) in making.enumerated() {
            let words = lineWords + ["attributes", "screen"] + Self.markers
            faults += Self.faults(in: text, knowing: words, at: .line(key: "making", line))
        }
        for line in mocks.flatMap(\.text) {
            faults += Self.faults(in: line, knowing: ["log"], at: .key("mocks"))
        }
        return faults + (shapes?.wordFaults(at: .key("shapes")) ?? [])
    }

    /// Lines that become several, or say what becomes of those behind them.
    package static let blocks =
        ["attributes", "availability", "heads", "hosts", "listener", "screens", "wiring", "wiring here"] + markers

    /// Words of lines that stand once for each route.
    package static let routeWords = ["Route", "call", "route"]

    /// Words of lines that stand once for each service in the app's container.
    package static let serviceWords = ["service", "service_type", "service_value"]

    /// In Objective-C the module is made by what the style says of it there.
    private func textWords(under key: String) -> [String] {
        key == "text"
            ? lineWords + ["services"] + Self.blocks + Self.routeWords
                + (container == nil ? [] : ["container"] + Self.serviceWords)
            : classWords + ["interactor", "presenter", "router"] + Self.routeWords
    }

    /// What begins and ends a block of lines.
    static let markers = ["else", "end"] + conditions.map { "if " + $0 } + lists.keys.sorted().map { "for " + $0 }

    /// The words of the lists that a line stands in.
    static func listWords(at line: Int, of lines: [String]) -> [String] {
        var open: [String] = []
        for text in lines.prefix(line) {
            for word in bracedWords(in: text) where text.drop(while: { $0 == " " }) == "{\(word)}" {
                if word.hasPrefix("if ") || word.hasPrefix("for ") { open.append(word) }
                if word == "end" { _ = open.popLast() }
            }
        }
        return open.flatMap { lists[String($0.dropFirst("for ".count))] ?? [] }
    }

    /// Every block has an end, and every end a block.
    static func openFaults(in lines: [String], at place: (Int) -> StyleFault.Place) -> [StyleFault] {
        var open: [Int] = []
        for (line, text) in lines.enumerated() {
            // Inside of a line a block ends there.
            for word in bracedWords(in: text) where text.drop(while: { $0 == " " }) == "{\(word)}" {
                if word.hasPrefix("if ") || word.hasPrefix("for ") { open.append(line) }
                guard word == "end" || word == "else" else { continue }
                if open.isEmpty { return [StyleFault(place(line), "no '{if …}' stands before this '{\(word)}'")] }
                if word == "end" { _ = open.popLast() }
            }
        }
        return open.map { StyleFault(place($0), "this block has no '{end}'") }
    }

    /// The words of names in a module.
    private var classWords: [String] {
        let known = ports.compactMap { port in
            port.protocolPattern.map { _ in "\(port.from.rawValue)>\(port.to.rawValue)" }
        }
        return ["builder", "controller", "module", "name"] + known
    }

    /// The words of what is written anew.
    package var lineWords: [String] {
        classWords + ["interactor", "outlet", "output", "output?", "presenter", "result", "router"]
    }

    static func faults(in text: String, knowing known: [String], at place: StyleFault.Place) -> [StyleFault] {
        bracedWords(in: text).filter { !known.contains($0) }.map { word in
            StyleFault(
                place, "there is no word '{\(word)}' here, and code has blanks inside its braces", wrong: word,
                known: known)
        }
    }

    static func blockFaults(in text: String, at place: StyleFault.Place) -> [StyleFault] {
        bracedWords(in: text).filter { word in
            blocks.contains(word) && !markers.contains(word) && text.drop { $0 == " " } != "{\(word)}"
        }.map { StyleFault(place, "'{\($0)}' becomes several lines, so it stands on a line of its own") }
    }
}

/// What looks like words in braces: letters without blanks between braces, besides `{wiring here}`, `{if WORD}` and
/// `{for WORD}`.
package func bracedWords(in text: String) -> [String] {
    var words: [String] = []
    for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
        guard let end = part.firstIndex(of: "}") else { continue }
        let word = String(part[..<end])
        let isWord = word.first?.isLetter == true && word.allSatisfy { $0.isLetter || ">?_".contains($0) }
        let isMarker = word.hasPrefix("if ") || word.hasPrefix("for ") || word == "wiring here"
        if isWord || isMarker { words.append(word) }
    }
    return words
}
