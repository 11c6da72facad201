/// Reads where code of Objective-C goes to: what a message shows, by the text around it.
struct ObjectiveCRoutes {
    /// The file's text, and the method in it.
    let file: SourceFile
    let body: Range<Int>

    /// The way of a message that shows something.
    static func kind(of reference: ReferenceFact) -> ModuleRoute.Kind? {
        switch reference.name {
        case "pushViewController": .push
        case "presentViewController": .present
        case "showViewController", "showDetailViewController": .show
        case "performSegueWithIdentifier": .segue
        case "setViewControllers": .replace
        case "addChildViewController": reference.isOnSelf ? .embed : nil
        case "dismissViewControllerAnimated": reference.isOnSelf ? .back : nil
        case "popToRootViewControllerAnimated", "popViewControllerAnimated": .back
        default: nil
        }
    }

    /// The first argument of a message, up to the next part of its selector.
    func argument(behind offset: Int) -> String {
        let text = file.text(offset..<body.upperBound).drop { $0 == ":" || $0 == " " }
        var depth = 0
        var found = ""
        var isBlank = false
        for character in text {
            if depth == 0, character == "]" || character == ";" { break }
            if depth == 0, character == ":", isBlank {
                return String(found[..<(found.lastIndex(where: \.isWhitespace) ?? found.endIndex)])
            }
            if "[({".contains(character) { depth += 1 }
            if "])}".contains(character) { depth -= 1 }
            if depth == 0, character.isWhitespace { isBlank = true }
            found.append(character)
        }
        return found
    }

    /// The class that an argument is an object of, and what is set on it.
    func aim(of argument: String) -> (target: String?, data: [String]) {
        guard argument.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return (made(by: argument), []) }
        var target: String?
        for line in lines {
            guard let star = line.firstRange(of: "*\(argument) ") ?? line.firstRange(of: "* \(argument) "),
                let type = identifiers(in: String(line[..<star.lowerBound])).last
            else { continue }
            target = made(by: String(line[star.upperBound...])) ?? type
        }
        return (target, set(on: argument))
    }

    private var lines: [Substring] { file.text(body).split(separator: "\n") }

    /// `[[DetailController alloc] init]`; of a navigation controller, the screen that it begins with.
    private func made(by text: String) -> String? {
        let words = identifiers(in: text)
        guard let index = words.firstIndex(where: { $0 == "alloc" || $0 == "new" }), index > 0 else { return nil }
        let type = words[index - 1]
        guard type.hasSuffix("NavigationController"), let root = words.firstIndex(of: "initWithRootViewController"),
            root + 1 < words.count
        else { return type }
        return words[root + 1].first?.isUppercase == true ? words[root + 1] : aim(of: words[root + 1]).target
    }

    /// `detail.user = …`, `[detail setUser:…]`.
    private func set(on name: String) -> [String] {
        var found: [String] = []
        for line in lines {
            let text = line.drop { $0 == " " || $0 == "\t" }
            var property = ""
            if text.hasPrefix("\(name).") {
                property = String(text.dropFirst(name.count + 1).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                let rest = text.dropFirst(name.count + 1 + property.count).drop { $0 == " " }
                if !rest.hasPrefix("=") || rest.hasPrefix("==") { continue }
            } else if text.hasPrefix("[\(name) set") {
                let word = text.dropFirst(name.count + 5).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                property = word.prefix(1).lowercased() + word.dropFirst()
            }
            if !property.isEmpty, !RouteFinder.looks.contains(property), !found.contains(property) {
                found.append(property)
            }
        }
        return found
    }
}
