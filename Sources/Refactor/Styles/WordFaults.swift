extension Style {
    /// Words in braces are known where they stand, and a line that becomes several stands alone.
    var wordFaults: [StyleFault] {
        var faults: [StyleFault] = []
        for (index, component) in components.enumerated() {
            faults += component.inherits.flatMap {
                Self.faults(in: $0, knowing: classWords, at: .component(index, key: "inherits"))
            }
            for (key, lines) in component.texts {
                for (line, text) in lines.enumerated() {
                    let place = StyleFault.Place.text(component: index, key: key, line: line)
                    faults += Self.faults(in: text, knowing: textWords(under: key), at: place)
                    faults += Self.blockFaults(in: text, at: place)
                }
            }
        }
        for (line, text) in outlet.enumerated() {
            faults += Self.faults(in: text, knowing: lineWords, at: .line(key: "outlet", line))
        }
        for (line, text) in screens.enumerated() {
            faults += Self.faults(
                in: text, knowing: lineWords + ["arguments", "inputs", "parameters"], at: .line(key: "screens", line))
        }
        for (line, text) in (container?.text ?? []).enumerated() {
            faults += Self.faults(in: text, knowing: [], at: .line(key: "container", line))
        }
        for (line, text) in hosts.enumerated() {
            faults += Self.faults(
                in: text, knowing: lineWords + ["captures", "parameters", "passed"], at: .line(key: "hosts", line))
        }
        return faults
    }

    /// Lines that become several.
    package static let blocks = ["attributes", "hosts", "screens", "wiring", "wiring here"]

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

    private static func faults(in text: String, knowing known: [String], at place: StyleFault.Place) -> [StyleFault] {
        bracedWords(in: text).filter { !known.contains($0) }.map { word in
            StyleFault(
                place, "there is no word '{\(word)}' here, and code has blanks inside its braces", wrong: word,
                known: known)
        }
    }

    private static func blockFaults(in text: String, at place: StyleFault.Place) -> [StyleFault] {
        bracedWords(in: text).filter { word in
            blocks.contains(word) && text.drop { $0 == " " } != "{\(word)}"
        }.map { StyleFault(place, "'{\($0)}' becomes several lines, so it stands on a line of its own") }
    }
}

/// What looks like words in braces: letters without blanks between braces, `{wiring here}` besides.
package func bracedWords(in text: String) -> [String] {
    var words: [String] = []
    for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
        guard let end = part.firstIndex(of: "}") else { continue }
        let word = String(part[..<end])
        let isWord = word.first?.isLetter == true && word.allSatisfy { $0.isLetter || ">?_".contains($0) }
        if isWord || word == "wiring here" { words.append(word) }
    }
    return words
}
