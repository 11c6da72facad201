import Refactor

/// A private extension one of whose members other files have to see: its modifier goes, and the members that stay in it
/// and need it have one of their own.
struct OpenedExtension {
    private let fact: TypeFact
    private let hidden: [Member]
    /// Such members can be used in all of their file, which may hold other types too.
    private let modifier: Access

    /// Nil where nothing has to be opened.
    init?(_ index: Int, in plan: Plan) {
        let declaration = plan.controller.declarations[index]
        fact = declaration.fact
        guard fact.keyword == .extension, fact.access?.isFileBound == true, fact.accessRange != nil else { return nil }
        let staying = plan.controller.sourceMembers.filter {
            $0.declaration == index && !plan.placements[$0.index].moves
        }
        let widened = Set(plan.widenings.map(\.member))
        guard staying.contains(where: { widened.contains($0.index) }) else { return nil }
        hidden = staying.filter { $0.fact.writtenAccess == nil && !widened.contains($0.index) }
        let types = plan.controller.files[declaration.file].globals.filter {
            $0.isTopLevel && $0.name != plan.controller.name
        }
        modifier = types.isEmpty ? .private : .fileprivate
    }

    func enter(into edits: inout EditList) {
        if let range = fact.accessRange { edits.remove(range, because: .access) }
        // What the whole file sees may be in the heads of other members, which are as visible as before.
        let access = Dictionary(hidden.map { ($0.fact.modifierStart, $0.kind == .type ? .fileprivate : modifier) }) {
            first, _ in first
        }
        for (start, access) in access.sorted(by: { $0.key < $1.key }) {
            edits.insert(access.rawValue + " ", at: start)
        }
    }
}
