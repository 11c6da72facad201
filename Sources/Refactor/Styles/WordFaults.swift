extension Style {
    /// Words in braces are known where they stand, and a line that becomes several stands alone.
    var wordFaults: [StyleFault] {
        var faults: [StyleFault] = []
        for (index, component) in components.enumerated() {
            faults += component.inherits.flatMap {
                Self.faults(in: $0, knowing: classWords, at: .component(index, key: "inherits"))
            }
            for (key, lines) in component.texts {
                let place = { (line: Int) in StyleFault.Place.text(component: index, key: key, line: line) }
                faults += Self.faults(
                    in: lines, knowing: textWords(under: key), lists: textLists(under: key), at: place)
                faults += lines.enumerated().flatMap { Self.severalFaults(in: $1, at: place($0)) }
            }
        }
        for (line, text) in screens.outlet.enumerated() {
            faults += Self.faults(in: text, knowing: lineWords, at: .line(key: "outlet", line))
        }
        let made = lineWords + ["arguments", "given", "inputs", "parameters"]
        faults += Self.faults(in: screens.makers, knowing: made) { .line(key: "screens", $0) }
        for (line, text) in (wiring.container?.text ?? []).enumerated() {
            faults += Self.faults(in: text, knowing: [], at: .line(key: "container", line))
        }
        for (line, text) in screens.hosts.enumerated() {
            faults += Self.faults(
                in: text, knowing: lineWords + ["captures", "parameters", "passed"], at: .line(key: "hosts", line))
        }
        faults += Self.faults(
            in: testing.making, knowing: lineWords + ["attributes", "screen"], lists: ["input", "route", "service"]
        ) { .line(key: "making", $0) }
        for line in testing.mocks.flatMap(\.text) {
            faults += Self.faults(in: line, knowing: ["log"], at: .key("mocks"))
        }
        return faults + (shapes?.wordFaults(at: .key("shapes")) ?? [])
    }

    /// Lines that become several.
    private static let several = [
        "attributes", "availability", "heads", "hosts", "listener", "screens", "wiring", "wiring here",
    ]

    /// Lines that become several, or say what becomes of those behind them.
    package static let blocks = several + markers(StyleList.all)

    /// In Objective-C the module is made by what the style says of it there.
    private func textWords(under key: String) -> [String] {
        key == "text"
            ? lineWords + ["services"] + Self.several + (wiring.container == nil ? [] : ["container"])
            : classWords + ["interactor", "presenter", "router"]
    }

    private func textLists(under key: String) -> [String] {
        key == "text" ? ["input", "route", "service"] + (wiring.container == nil ? [] : ["entry"]) : ["route"]
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
        classWords + ["interactor", "outlet", "output", "output?", "output!", "presenter", "result", "router"]
    }

    static func faults(
        in text: String, knowing known: [String], suggesting others: [String] = [], at place: StyleFault.Place
    ) -> [StyleFault] {
        bracedWords(in: text).filter { !known.contains($0) }.map { word in
            StyleFault(
                place, "there is no word '{\(word)}' here, and code has blanks inside its braces", wrong: word,
                known: known + others)
        }
    }

    private static func severalFaults(in text: String, at place: StyleFault.Place) -> [StyleFault] {
        bracedWords(in: text).filter { several.contains($0) && text.drop { $0 == " " } != "{\($0)}" }.map {
            StyleFault(place, "'{\($0)}' becomes several lines, so it stands on a line of its own")
        }
    }
}

/// Returns what looks like words in braces: letters without blanks between braces, besides `{wiring here}`, `{if WORD}`
/// and `{for WORD}`.
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
