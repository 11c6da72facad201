import Refactor

/// The edits that a member's text needs in its place: crossing references and the name of its class.
struct ObjCMemberEdits {
    private let spelling: ObjCSpelling
    private let crossings: [Int: [Crossing]]

    init(spelling: ObjCSpelling) {
        self.spelling = spelling
        crossings = Dictionary(grouping: spelling.plan.crossings, by: \.member)
    }

    /// Enters the edits of one member into a list.
    func enter(_ member: Member, into edits: inout EditList) {
        for crossing in crossings[member.index] ?? [] where !isCall(ofCut: crossing) {
            redirect(crossing, of: member, &edits)
        }
        for use in spelling.plan.sharedServices.flatMap(\.uses) where use.member == member.index {
            edits.replace(use.range, with: use.text, because: .lookedUp)
        }
        for receiver in member.receivers { edits.replace(receiver.range, with: receiver.text, because: .receiver) }
        ObjCCutCalls(spelling: spelling, unit: member).enter(into: &edits)
        let placement = spelling.plan.placements[member.index]
        guard placement.moves else { return }
        for reference in member.references where reference.target == .selfType {
            edits.replace(reference.fact.range, with: spelling.plan.name(of: placement.role), because: .renamed)
        }
    }

    /// Leaves out of a member what is cut out of it.
    func enterCuts(of member: Member, into edits: inout EditList) {
        for place in member.inner {
            let isFirst = spelling.plan.controller.members[place.member].cut?.range == place.cut.range
            edits.remove(place.cut.range, because: isFirst ? nil : .repeated)
        }
    }

    private func isCall(ofCut crossing: Crossing) -> Bool {
        crossing.target.map { spelling.plan.controller.members[$0].cut != nil } ?? false
    }

    private func redirect(_ crossing: Crossing, of member: Member, _ edits: inout EditList) {
        guard let port = crossing.path.first else { return }
        let reference = crossing.reference
        let property = spelling.property(of: port)
        if crossing.target == nil, reference.name == "self" {
            edits.replace(reference.range, with: "self." + property, because: .renamed)
        } else if let receiver = reference.receiver {
            edits.insert("." + property, at: receiver.upperBound)
            let file = spelling.plan.controller.file(of: member)
            for line in AlignedColons(in: file.bytes).lines(below: reference.range, within: member.fact.range) {
                edits.insert(String(repeating: " ", count: property.count + 1), at: line)
            }
        } else if let target = variable(crossing) {
            redirectVariable(reference, of: member, to: property + "." + spelling.properties.name(of: target), &edits)
        } else {
            edits.insert((reference.base == .none ? "self." : "") + property + ".", at: reference.range.lowerBound)
        }
    }

    /// The target, when the reference names an instance variable.
    private func variable(_ crossing: Crossing) -> Member? {
        guard let target = crossing.target.map({ spelling.plan.controller.members[$0] }) else { return nil }
        return crossing.reference.base == .variable || target.fact.isVariable ? target : nil
    }

    /// `_name` and `self->_name` become `self.output.name`.
    private func redirectVariable(
        _ reference: ReferenceFact, of member: Member, to path: String, _ edits: inout EditList
    ) {
        let bytes = spelling.plan.controller.file(of: member).bytes
        let start = reference.range.lowerBound
        var end = start
        while end > 0, bytes[end - 1] == 32 || (9...13).contains(bytes[end - 1]) { end -= 1 }
        let isArrow = end > 1 && bytes[end - 2] == UInt8(ascii: "-") && bytes[end - 1] == UInt8(ascii: ">")
        if isArrow {
            edits.replace(end - 2..<reference.range.upperBound, with: "." + path, because: .renamed)
        } else {
            edits.replace(reference.range, with: "self." + path, because: .renamed)
        }
    }
}
