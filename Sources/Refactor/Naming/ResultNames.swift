/// The name of a method that gives one value: `isValid`, `makeLabel`, `formattedDate`, `item(at:)`.
enum ResultNames {
    static func name(
        of result: CutDescription.Value, acts: [CutAct], parameters: [CutDescription.Value] = []
    ) -> String {
        let parts = plainParts(of: result.name)
        let name = lowercasedName(parts)
        if TypeName(result.type).core == "Bool" {
            let first = parts.first?.lowercased() ?? ""
            let isQuestion = ["are", "can", "contains", "did", "does", "has", "is", "needs", "should", "was", "will"]
                .contains(first)
            return isQuestion ? name : "is" + capitalized(parts)
        }
        let calls = acts.flatMap(\.all).filter { $0.form == .call }
        if calls.contains(where: {
            $0.name == "string" && $0.labels.first == "from" || $0.name == "String" && $0.labels.first == "format"
        }) {
            return parts.first?.lowercased() == "formatted" ? name : "formatted" + capitalized(parts)
        }
        if let found = ofValue(result, acts: acts, parameters: parameters) { return found }
        let saysText = ["name", "string", "text", "title"].contains(parts.last?.lowercased() ?? "")
        if TypeName(result.type).core == "String", acts.count > 1, !saysText { return name + "Text" }
        let value = acts.last { $0.declared == result.name }?.value ?? []
        return isMade(value) || value.isEmpty ? "make" + capitalized(parts) : name
    }

    /// `URLRequest(url: url)`, `[first, second]`.
    private static func isMade(_ value: [CutToken]) -> Bool {
        guard let first = value.first else { return false }
        let isType = first.kind == .name && first.text.first?.isUppercase == true
        return first.isMark("[") || isType && value.dropFirst().first?.isMark("(") == true
    }

    /// The value's own name where the value is read and not made: `version`, the `person` at an index path; nil else.
    static func ofValue(
        _ result: CutDescription.Value, acts: [CutAct], parameters: [CutDescription.Value]
    ) -> String? {
        if let first = acts.first(where: { $0.declared == result.name }), acts.count > 1, isMade(first.value) {
            return "make" + capitalized(plainParts(of: result.name))
        }
        guard let last = acts.last(where: { $0.declared == result.name }) else { return nil }
        if let next = next(result, acts) { return next }
        guard acts.count == 1, last.value.allSatisfy({ ![";", "{"].contains($0.text) }) else { return nil }
        let parts = plainParts(of: result.name)
        if TypeName(result.type).core == "Bool" || parts.isEmpty { return nil }
        if let element = element(last.value, parameters) { return element }
        let tokens = last.value.filter { $0.kind != .mark || ![".", "?", "!"].contains($0.text) }
        let isRead = tokens.allSatisfy { $0.kind == .name } && tokens.count < 5
        return isRead ? lowercasedName(parts) : nil
    }

    /// `slots[indexPath.row]` is a `slot`.
    private static func element(_ value: [CutToken], _ parameters: [CutDescription.Value]) -> String? {
        guard let open = value.firstIndex(where: { $0.isMark("[") }), value.last?.isMark("]") == true,
            value[..<open].allSatisfy({ $0.kind == .name || $0.isMark(".") || $0.isMark("?") || $0.isMark("!") }),
            let collection = value[..<open].last(where: { $0.kind == .name }),
            value[open...].contains(where: { token in parameters.contains { token.isName($0.name) } })
        else { return nil }
        let irregular = ["children": "child", "people": "person", "Children": "Child", "People": "Person"]
        let one = StatePhrases.one(collection.text)
        return lowercasedName(nameParts(of: irregular[one] ?? one))
    }

    /// `number += 1` before the number is read gives the next one.
    private static func next(_ result: CutDescription.Value, _ acts: [CutAct]) -> String? {
        guard acts.count == 2, acts[0].form == .write, acts[0].sign == "+=", acts[0].value.first?.kind == .number,
            acts[1].value.last?.isName(acts[0].name) == true
        else { return nil }
        return "next" + capitalized(plainParts(of: result.name))
    }
}
