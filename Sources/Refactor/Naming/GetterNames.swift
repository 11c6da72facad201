/// The name of a value of the screen that a presenter asks for: `nameField.text` is `nameText`.
package func getterName(of expressionText: String) -> String {
    let acts = ActReader.acts(of: expressionText)
    let calls = acts.flatMap(\.all)
    var chain = acts.first.map { $0.form == .call || $0.form == .other ? $0.chain : [] } ?? []
    if chain.first == "UIScreen" { chain = ["screen"] + chain.drop { $0 != "bounds" } }
    let last = chain.last
    chain.removeAll { ["bounds", "frame", "layer", "size"].contains($0) && $0 != last }
    // Calls at the end change the value little: `field.text.trimmingCharacters(in:)`.
    while chain.count > 2,
        ["isEmpty", "count", "trimmingCharacters", "lowercased", "uppercased", "description"].contains(chain.last ?? "")
    { chain.removeLast() }
    guard let property = chain.last else { return "value" }
    let view = chain.dropLast().last ?? ""
    let noun = ViewNoun.content(view)
    let isQuestion = calls.contains { $0.chain.last == "isEmpty" }
    switch property {
    case _ where view.isEmpty: return Reserved.cleaned(lowercasedName(plainParts(of: property)))
    case "indexPathForSelectedRow", "indexPathsForSelectedRows", "indexPathsForVisibleRows", "selectedSegmentIndex",
        "indexPathForItem", "indexPathForRow":
        return property
    case "text", "attributedText":
        let parts = nameParts(of: noun).filter { $0 != "Text" }
        if parts.isEmpty || ["Label", "Field"].contains(capitalized(parts)) { return "text" }
        return isQuestion ? "is" + capitalized(parts) + "Empty" : lowercasedName(parts) + "Text"
    case "isOn", "on": return "is" + noun + "On"
    case "isHidden", "isEnabled", "isSelected", "isEditing", "isAnimating", "isRefreshing", "isFirstResponder":
        let itself = ViewNoun.itself(view)
        return "is" + (view == "view" ? "View" : itself) + String(property.dropFirst(2))
    default:
        return Reserved.cleaned(lowercasedName(nameParts(of: ownerNoun(view) + capitalized(nameParts(of: property)))))
    }
}

/// The word before a property: `view.bounds.width` is `viewWidth`, `datePicker.date` is `date`.
private func ownerNoun(_ view: String) -> String {
    let noun = ViewNoun.content(view)
    return ["DatePicker", "Date", "PickerView"].contains(noun) && view.hasSuffix("icker") ? "picked" : noun
}
