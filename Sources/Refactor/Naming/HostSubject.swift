/// The subject of a method, read from its name: `loadUser` is about `User`, `loginTapped` about `Login`.
struct HostSubject {
    enum Kind: Sendable, Equatable {
        /// `loadUser`, `refresh`, `updateTitle`: a verb and its object.
        case deed
        /// `loginTapped`, `onLogin`, `didTapLogin`.
        case event
        /// `viewDidLoad`, `prepare(for:sender:)`.
        case lifecycle
    }

    let kind: Kind
    /// The first word of a deed: `load`.
    let verb: String
    /// The subject, as a noun; empty where the name says nothing.
    let noun: String
    /// The event that a presenter is told: the name without what only UIKit needs.
    let event: String

    /// The deed, with its object: `loadUser`.
    var deed: String {
        noun.isEmpty || lowercasedName([noun]).hasPrefix(verb) ? event : verb + noun
    }

    init(id: String) {
        let id = Self.signature(of: id)
        let base = String(id.prefix { $0 != "(" })
        let labels = id.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ":").map(String.init)
        event = Self.event(base, labels)
        let parts = plainParts(of: event.isEmpty ? base : event)
        let lower = parts.map { $0.lowercased() }
        verb = lower.first ?? ""
        let isOfView = lower.first == "view" && ["did", "will"].contains(lower.dropFirst().first ?? "")
        if HostWords.lifecycle.contains(event) || isOfView {
            kind = .lifecycle
            noun = ""
            return
        }
        let isEvent = lower.contains { HostWords.events.contains($0) }
        kind = isEvent ? .event : .deed
        noun = Self.noun(of: parts, isEvent: isEvent)
    }

    /// A selector as Swift names the method: `tableView:didSelectRowAtIndexPath:` is `tableView(_:didSelectRowAt:)`.
    private static func signature(of selector: String) -> String {
        guard selector.hasSuffix(":"), !selector.contains("(") else { return selector }
        let parts = selector.split(separator: ":").map(String.init)
        var first = parts.first ?? ""
        var labels = ["_"] + parts.dropFirst().map(withoutType)
        if let with = lastWith(in: first) {
            labels[0] = "with"
            first = String(first[..<with])
        }
        return first + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// `didSelectRowAtIndexPath` is `didSelectRowAt`.
    private static func withoutType(_ label: String) -> String {
        let type = ["IndexPath", "Index"].first { label.hasSuffix("At" + $0) || label.hasSuffix("With" + $0) }
        return String(label.dropLast(type?.count ?? 0))
    }

    /// Where `WithGroup` begins in `refreshWithGroup`.
    private static func lastWith(in name: String) -> String.Index? {
        let word = Array("With")
        return name.indices.last { index in
            name[index...].prefix(4).elementsEqual(word) && index > name.startIndex
                && name[index...].dropFirst(4).first?.isUppercase == true
        }
    }

    private static func noun(of parts: [String], isEvent: Bool) -> String {
        let verb = parts.first?.lowercased() ?? ""
        let isVerb = VerbClass(word: verb) != nil || HostWords.verbs.contains(verb)
        var rest = isVerb && !isEvent ? Array(parts.dropFirst()) : parts
        if isEvent { rest.removeAll { HostWords.events.contains($0.lowercased()) } }
        if isEvent, rest.count > 1, ["do", "perform", "process"].contains(verb) { rest.removeFirst() }
        while rest.count > 1 || isEvent, let last = rest.last?.lowercased(), HostWords.endings.contains(last) {
            rest.removeLast()
        }
        while let first = rest.first?.lowercased(), HostWords.fillers.contains(first) { rest.removeFirst() }
        if let stop = rest.firstIndex(where: { HostWords.stops.contains($0.lowercased()) }) {
            rest.removeLast(rest.count - stop)
        }
        return capitalized(rest.count > 3 ? Array(rest.suffix(2)) : rest)
    }

    private static func event(_ base: String, _ labels: [String]) -> String {
        let signature = base + "(" + labels.map { $0 + ":" }.joined() + ")"
        if let known = HostWords.delegates.first(where: { $0.0 == signature }) { return known.1 }
        // The first argument of a delegate's method is who asks; the label of the next one says what happened.
        let isDelegate = HostWords.askers.contains(words(of: base).last ?? "")
        if labels.count > 1, labels.first == "_" || labels.first == base, let verb = labels.dropFirst().first,
            isDelegate || isEvent(verb)
        {
            // `session(_:peer:didChange:)` tells that the peer did.
            if !isEvent(verb), let event = labels.dropFirst(2).first(where: isEvent) {
                return lowercasedName(nameParts(of: verb) + nameParts(of: delegateEvent(event)))
            }
            return delegateEvent(verb)
        }
        return lowercasedName(withoutNoise(plainParts(of: base)))
    }

    /// `onLogin` is `login`, `searchBarSearchButtonClicked` is `searchButtonClicked`, `loginAction` is `login`.
    private static func withoutNoise(_ parts: [String]) -> [String] {
        var parts = parts
        let lower = { (index: Int) in index < parts.count ? parts[index].lowercased() : "" }
        if parts.count > 1, lower(0) == "on" { parts.removeFirst() }
        if parts.count > 2, lower(0) == "ib", lower(1) == "action" { parts.removeFirst(2) }
        if parts.count > 3, lower(0) == "search", lower(1) == "bar" {
            parts.removeSubrange(1..<(lower(2) == "search" ? 3 : 2))
        }
        if parts.count > 1, lower(parts.count - 1) == "action", !HostWords.events.contains(lower(parts.count - 2)) {
            parts.removeLast()
        }
        if parts.count > 2, lower(parts.count - 1) == "sender" { parts.removeLast() }
        // `numberOfSectionsInTableView`: who asks is of the view.
        if parts.count > 3, parts.suffix(3).first == "In", parts.last == "View" { parts.removeLast(3) }
        return withoutAsker(parts)
    }

    /// `cellHandleDelete` of a delegate is `delete`, `pagesViewControllerDidClosePage` is `didClosePage`: whose delegate it
    /// is is said by the protocol.
    private static func withoutAsker(_ parts: [String]) -> [String] {
        let words = parts.map { $0.lowercased() }
        guard let first = words.first, !HostWords.isVerb(first),
            let asker = words.indices.dropFirst().first(where: { index in
                guard ["cell", "controller"].contains(words[index]), index + 2 < words.count else { return false }
                return isEvent(words[index + 1]) || HostWords.isVerb(words[index + 1])
            })
        else { return parts }
        let rest = Array(parts[(asker + 1)...])
        // `loginControllerDidCancel` says of whom more than it says what.
        guard !isEvent(words[asker + 1]) || rest.count > 2 else { return parts }
        return rest.first?.lowercased() == "handle" ? Array(rest.dropFirst()) : rest
    }

    static func isEvent(_ label: String) -> Bool {
        words(of: label).first.map { ["commit", "did", "should", "will"].contains($0) } ?? false
    }

    /// `didSelectRowAt` is `didSelectRow`.
    static func delegateEvent(_ label: String) -> String {
        var parts = nameParts(of: label)
        while parts.count > 2, let last = parts.last?.lowercased(),
            ["at", "for", "from", "in", "of", "section", "with"].contains(last)
        { parts.removeLast() }
        return lowercasedName(parts)
    }
}
