/// A name that is not taken yet: the name itself, then with the host's noun, a number only at last.
///
/// What is taken may be a whole name, `title`, which nothing may be called then, or a signature, `show(user:)`, beside
/// which `show(error:)` is free.
package func uniqueName(
    _ name: String, labels: [String], host: String, others: @autoclosure () -> [String] = [],
    last: @autoclosure () -> String? = nil, isTaken: (String) -> Bool
) -> String {
    func isFree(_ base: String) -> Bool {
        !Reserved.keywords.contains(base) && !isTaken(base) && !isTaken(CutMethodName.signature(base, labels))
    }
    let name = Reserved.cleaned(name)
    if isFree(name) { return name }
    if let found = (others() + variants(of: name, labels, HostSubject(id: host)) + [last()].compactMap { $0 }).first(
        where: {
            $0.count <= Reserved.longest && isFree($0)
        })
    {
        return found
    }
    let stem = name.last?.isNumber == true ? name + "Variant" : name
    var number = 2
    while !isFree(stem + "\(number)") { number += 1 }
    return stem + "\(number)"
}

private func variants(of name: String, _ labels: [String], _ host: HostSubject) -> [String] {
    var variants: [String] = []
    let said = Set(words(of: name))
    let noun = words(of: host.noun).allSatisfy { said.contains($0) } ? "" : host.noun
    if !noun.isEmpty {
        // `show(user:)` becomes `showProfile(user:)`; `showStatus` becomes `showStatusForLogin`.
        if words(of: name).count == 1, HostWords.isVerb(name) {
            variants.append(name + noun + (labels == ["error"] ? "Error" : ""))
        }
        variants.append(name + "For" + noun)
    }
    if host.kind == .lifecycle, !host.event.isEmpty, !name.hasPrefix(host.event) {
        variants.append(
            name
                + "On"
                + (host.event.hasPrefix("view")
                    ? String(host.event.dropFirst("viewDid".count).drop { $0 == "l" }) : capitalized([host.event])))
    } else if !host.event.isEmpty, noun.isEmpty, host.event != name, host.noun.isEmpty || host.kind == .event {
        variants.append(name + "On" + capitalized([host.event]))
    }
    if let first = labels.first, first.count > 2, !["for", "from", "with"].contains(first),
        !said.contains(words(of: first).last ?? "")
    {
        variants.append(name + "With" + capitalized(plainParts(of: first)))
    }
    let parts = nameParts(of: name)
    if parts.count > 1, let first = parts.first, let other = synonyms[first] {
        variants.append(lowercasedName([other] + parts.dropFirst()))
    }
    return variants
}

/// Verbs that say nearly the same.
private let synonyms = [
    "add": "append", "clear": "reset", "load": "read", "reload": "refresh", "remove": "delete", "save": "store",
    "show": "display",
    "update": "refresh",
]
