extension Style {
    /// Every role has one component, and each has a name that a class can have.
    var componentFaults: [StyleFault] {
        let roles = roleFaults
        guard roles.isEmpty else { return roles }
        return nameFaults + (head.languages.isEmpty ? [noLanguage] : [])
    }

    private static let roles: [Role] = [.view, .presenter, .interactor, .router]

    private var noLanguage: StyleFault {
        StyleFault(.key("languages"), "no language is named; use swift, objective-c or both")
    }

    private var roleFaults: [StyleFault] {
        var faults: [StyleFault] = []
        var owners: [Role: String] = [:]
        for (index, component) in components.enumerated() {
            let place = StyleFault.Place.component(index, key: "roles")
            for role in component.roles {
                if role == .service, component.roles.count > 1 {
                    faults.append(
                        StyleFault(
                            place,
                            "'service' is the role of a component of its own, below the interactor; leave it out of this"
                        ))
                } else if role != .service, !Self.roles.contains(role) {
                    faults.append(
                        StyleFault(
                            place,
                            "no component takes '\(role.rawValue)', such types get files of their own; leave it out"))
                } else if let other = owners[role] {
                    faults.append(
                        StyleFault(place, "'\(role.rawValue)' is taken by '\(other)' already; leave it out of one"))
                }
                owners[role] = component.namePattern
            }
            guard component.roles.contains(.view) else { continue }
            if component.roles.count > 1 {
                faults.append(StyleFault(place, "the view's component can take no other role; leave the others out"))
            }
            if let (key, _) = component.texts.first(where: { !$0.lines.isEmpty }) {
                faults.append(
                    StyleFault(
                        .component(index, key: key),
                        "the view is the controller, where only the outlet is written anew; use 'outlet'"))
            }
        }
        for role in Self.roles where owners[role] == nil {
            faults.append(
                StyleFault(
                    .key("components"),
                    "no component takes the role '\(role.rawValue)'; name it under the 'roles' of one"))
        }
        return faults
    }

    private var nameFaults: [StyleFault] {
        var faults: [StyleFault] = []
        for (index, component) in components.enumerated() {
            let name = StyleFault.Place.component(index, key: "name")
            if let fault = Self.fault(inName: component.namePattern, at: name) { faults.append(fault) }
            if components[..<index].contains(where: { $0.namePattern == component.namePattern }) {
                faults.append(
                    StyleFault(name, "two components are called '\(component.namePattern)'; rename one of them"))
            }
            if !isIdentifier(component.variable) {
                faults.append(
                    StyleFault(.component(index, key: "variable"), "'\(component.variable)' is no name of a variable"))
            }
            let isTaken =
                !component.roles.isEmpty
                && components[..<index].contains { !$0.roles.isEmpty && $0.variable == component.variable }
            if isTaken {
                faults.append(
                    StyleFault(
                        .component(index, key: "variable"),
                        "two components are called '\(component.variable)' where the module is wired; rename one"))
            }
            if let fault = Self.fault(inFolder: component.folder, at: .component(index, key: "folder")) {
                faults.append(fault)
            }
        }
        return faults
    }

    /// One body wires the module, and what the view's property calls is there.
    var builderFaults: [StyleFault] {
        var faults: [StyleFault] = []
        var wiring: [(component: Int, line: Int)] = []
        for (index, component) in components.enumerated() {
            for (line, text) in component.text.enumerated() where text.contains("{wiring") {
                wiring.append((index, line))
            }
        }
        for other in wiring.dropFirst() {
            faults.append(
                StyleFault(
                    .text(component: other.component, line: other.line),
                    "the module is wired in two places; keep one '{wiring}'"))
        }
        guard head.languages.contains(.swift) else { return faults }
        let words = screens.outlet.enumerated().filter { $0.element.contains("{builder}") }
        guard let call = words.first else { return faults }
        guard let builder else {
            faults.append(
                StyleFault(
                    .line(key: "outlet", call.offset),
                    "'{builder}' is no component: none has a line '{wiring}' in its text, where the module is made"))
            return faults
        }
        if let method = Self.method(calledIn: call.element),
            !builder.text.contains(where: { $0.contains("func \(method)(") || $0.contains("func \(method)<") })
        {
            faults.append(
                StyleFault(
                    .line(key: "outlet", call.offset),
                    "'{builder}' has no 'func \(method)'; call what the text of '\(builder.namePattern)' declares"))
        }
        return faults
    }

    /// The method that the view's property calls on the builder: `wire` of `{builder}.wire(self)`.
    private static func method(calledIn line: String) -> String? {
        for opening in ["{builder}().", "{builder}."] {
            guard let range = firstRange(of: opening, in: line) else { continue }
            let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let next = line[name.endIndex...].first
            return next == "(" && !name.isEmpty ? String(name) : nil
        }
        return nil
    }

    private static func firstRange(of part: String, in text: String) -> Range<String.Index>? {
        var start = text.startIndex
        while start < text.endIndex {
            if text[start...].hasPrefix(part) { return start..<text.index(start, offsetBy: part.count) }
            start = text.index(after: start)
        }
        return nil
    }

    // MARK: - Names

    /// A name has to tell the modules of an app apart.
    static func fault(inName pattern: String, at place: StyleFault.Place) -> StyleFault? {
        if !isIdentifier(filled(pattern, module: "Login")) {
            return StyleFault(place, "'\(pattern)' is no name of a type; use letters, digits and {module}")
        }
        if !pattern.contains("{module}") {
            return StyleFault(place, "'\(pattern)' would be the same in every module; put {module} into it")
        }
        return nil
    }

    /// A folder lies below that of the module.
    static func fault(inFolder folder: String, at place: StyleFault.Place) -> StyleFault? {
        let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
        guard !folder.isEmpty else { return nil }
        if folder.contains("{") {
            return StyleFault(place, "a folder has no words in braces: it lies in that of the module already")
        }
        if folder != ".", !parts.contains(".."), parts.contains(where: { $0.hasPrefix(".") && $0.count > 1 }) {
            return StyleFault(place, "'\(folder)' is a hidden folder; a module has none")
        }
        guard parts.contains("") || parts.contains(".") || parts.contains("..") || folder.hasPrefix("~") else {
            return nil
        }
        return StyleFault(place, "'\(folder)' leads out of the module's folder; name one below it, such as Presenter")
    }
}

/// Returns true if a text can be a name in code.
package func isIdentifier(_ text: String) -> Bool {
    text.first.map { !$0.isNumber } == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}
