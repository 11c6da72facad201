/// The Objective-C spelling of an SDK member, as far as the published rules of translation tell it from the Swift name.
///
/// `tableView(_:cellForRowAt:)` with `(UITableView; IndexPath)` is `tableView:cellForRowAtIndexPath:`: a piece of the
/// selector is the base name and the label, or the label, and may end in words of the parameter's type.
package struct SDKSelector: Sendable {
    package let member: SDKMember
    private let base: [UInt8]
    private let labels: [[UInt8]]

    package init(_ member: SDKMember) {
        self.member = member
        base = Array(member.name.utf8)
        let arguments = member.id.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        labels = arguments.map { $0 == "_" ? [] : Array($0.utf8) }
    }

    /// Returns true if the selector is this method, or the getter or setter of this property.
    package func matches(_ selector: String) -> Bool {
        if !member.isMethod { return isAccessor(selector) }
        let bytes = Array(selector.utf8)
        guard bytes.last == UInt8(ascii: ":") else { return labels.isEmpty && isEqual(bytes[...], base) }
        let pieces = bytes.dropLast().split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard pieces.count == labels.count, let first = pieces.first, starts(first, with: base) else { return false }
        guard fits(first.dropFirst(base.count), at: 0) else { return false }
        return pieces.indices.dropFirst().allSatisfy { index in
            labels[index].isEmpty ? ends(pieces[index], at: index) : fits(pieces[index], at: index)
        }
    }

    // MARK: - Pieces

    /// Returns true if the rest of a piece is the label and, behind it, words of the parameter's type.
    private func fits(_ rest: ArraySlice<UInt8>, at index: Int) -> Bool {
        let label = labels[index]
        if starts(rest, with: label), ends(rest.dropFirst(label.count), at: index) { return true }
        guard index == 0, !label.isEmpty, rest.count > label.count else { return false }
        return isEqual(rest.suffix(label.count), label) && ends(rest.dropLast(label.count), at: index)
    }

    private func ends(_ rest: ArraySlice<UInt8>, at index: Int) -> Bool {
        guard !rest.isEmpty else { return true }
        let types = Self.parameterTypes(of: member.value)
        return index < types.count && SDKTypeWords(types[index]).mayEnd(in: rest)
    }

    // MARK: - Properties

    /// `title`, `setTitle:`; of `isEditing` also `editing` and `setEditing:`.
    private func isAccessor(_ selector: String) -> Bool {
        let name = member.name
        let noun =
            name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true ? String(name.dropFirst(2)) : name
        let bytes = Array(selector.utf8)
        if isEqual(bytes[...], base) || isEqual(bytes[...], Array(noun.utf8)) { return true }
        return selector.hasPrefix("set") && isEqual(bytes.dropFirst(3), Array((noun + ":").utf8))
    }

    // MARK: - Letters

    /// Case is told apart nowhere: `URLSession:` is `urlSession(_:)`.
    private func starts(_ text: ArraySlice<UInt8>, with prefix: [UInt8]) -> Bool {
        text.count >= prefix.count && isEqual(text.prefix(prefix.count), prefix)
    }

    private func isEqual(_ left: ArraySlice<UInt8>, _ right: [UInt8]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }

    /// The types between the outer parentheses, which semicolons separate.
    static func parameterTypes(of value: String) -> [String] {
        var types: [String] = []
        var depth = 0
        var type = ""
        for letter in value {
            if letter == ")" { depth -= 1 }
            if depth == 0, letter == ")" { break }
            if letter == ";", depth == 1 {
                types.append(type)
                type = ""
            } else if depth > 0 {
                type.append(letter)
            }
            if letter == "(" { depth += 1 }
        }
        return type.isEmpty ? types : types + [type]
    }
}
