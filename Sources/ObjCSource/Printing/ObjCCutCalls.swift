import Refactor

/// Writes messages in the places from which statements were cut out.
struct ObjCCutCalls {
    let spelling: ObjCSpelling
    /// The member or cut in which the places are.
    let unit: Member

    private var plan: Plan { spelling.plan }

    /// Returns the shift of a member's lines to the indentation where they come to stand.
    static func shift(of member: Member, _ spelling: ObjCSpelling) -> IndentationShift {
        IndentationShift(
            of: member, in: spelling.plan.controller.file(of: member), unit: spelling.indent, new: spelling.indent)
    }

    func enter(into edits: inout EditList) {
        for place in unit.inner {
            let isFirst = plan.controller.members[place.member].cut?.range == place.cut.range
            edits.insert(line(of: place.cut, at: place.member), at: place.cut.range.lowerBound)
            edits.remove(place.cut.range, because: isFirst ? nil : .repeated)
        }
    }

    /// The message with what stands around it on its line.
    private func line(of cut: Cut, at index: Int) -> String {
        let file = plan.controller.file(of: unit)
        let start = file.lineStart(before: cut.code.lowerBound)
        let beginsInLine = cut.range.lowerBound == cut.code.lowerBound && start < cut.code.lowerBound
        let shift = Self.shift(of: unit, spelling)
        let indent = beginsInLine ? "" : shift.shifted(file.text(start..<cut.code.lowerBound))
        let endsLine = cut.range.upperBound > cut.code.upperBound && file.bytes[cut.range.upperBound - 1] == 10
        return indent + statement(of: cut, at: index) + (endsLine ? spelling.newline : "")
    }

    private func statement(of cut: Cut, at index: Int) -> String {
        let message = "[\(receiver(of: cut, at: index)) \(selector(of: cut))]"
        if let result = cut.result { return "\(TypeText(result.type).naming(result.name)) = \(message);" }
        return (cut.returns == nil ? "" : "return ") + message + ";"
    }

    private func selector(of cut: Cut) -> String {
        guard !cut.parameters.isEmpty else { return cut.name }
        let parts = [cut.name] + cut.labels.dropFirst()
        return zip(parts, cut.parameters).map { part, value in
            "\(part):\(argument(for: value, of: cut))"
        }.joined(separator: " ")
    }

    /// A local value by its name; one of the screen as it is read there, unless it was handed to this code too.
    private func argument(for value: Cut.Value, of cut: Cut) -> String {
        guard let handed = cut.handed.first(where: { $0.value == value }),
            unit.cut?.handed.contains(where: { $0.value == value }) != true
        else { return value.name }
        return handed.text
    }

    /// The way from here to the component that has the cut: `self.presenter`, `weakSelf.output`.
    private func receiver(of cut: Cut, at index: Int) -> String {
        let own: String =
            switch unit.cut?.spelling(at: cut) ?? cut.selfSpelling {
            case .implicit, .none: "self"
            case .named(let name), .optional(let name): name
            }
        let crossing = plan.crossings.first {
            $0.member == unit.index && $0.target == index && $0.reference.range.lowerBound == cut.range.lowerBound
        }
        guard let port = crossing?.path.first else { return own }
        return own + "." + spelling.property(of: port)
    }
}
