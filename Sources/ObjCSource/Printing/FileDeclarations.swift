import Refactor

/// What the controller's implementation files declare for themselves, and components use: constants, macros of a value,
/// enumerations.
///
/// What one component alone uses goes there, what several files use to a header of the module.
struct FileDeclarations {
    private struct Declaration {
        let names: [String]
        let isValue: Bool
        let file: Int
        let range: Range<Int>
        /// The components whose code names it.
        let users: [Role]
        /// Something that stays in the view's files names it too.
        let isOfView: Bool
        /// A protocol of the module names it.
        let isInProtocols: Bool

        var isShared: Bool { isInProtocols || isOfView || users.count > 1 }
    }

    private let declarations: [Declaration]
    private let newline: String

    init(plan: Plan) {
        newline = plan.controller.files.first?.newline ?? "\n"
        let named = Dictionary(
            ([.view] + plan.roles).map { role in (role, Self.names(in: plan.members(of: role))) },
            uniquingKeysWith: { first, _ in first })
        let crossing = Self.namesInProtocols(of: plan)
        var others: Set<String>?
        declarations = plan.controller.files.indices.flatMap { file in
            Self.portable(in: plan.controller.files[file]).compactMap { range, globals in
                let names = Set(globals.map(\.name))
                let users = plan.roles.filter { named[$0]?.isDisjoint(with: names) == false }
                let isInProtocols = !crossing.isDisjoint(with: names)
                guard !users.isEmpty || isInProtocols else { return nil }
                let rest = others ?? Self.namesBesideMembers(of: plan.controller)
                others = rest
                return Declaration(
                    names: globals.map(\.name), isValue: globals.allSatisfy(\.isValue), file: file, range: range,
                    users: users,
                    isOfView: named[.view]?.isDisjoint(with: names) == false || !rest.isDisjoint(with: names),
                    isInProtocols: isInProtocols)
            }
        }
    }

    private static func names(in members: [Member]) -> Set<String> {
        members.reduce(into: []) { $0.formUnion($1.fact.identifiers) }
    }

    /// The words of the types in the protocols between the components.
    private static func namesInProtocols(of plan: Plan) -> Set<String> {
        let required = plan.boundaries.flatMap(\.requirements).map { plan.controller.members[$0.member].fact }
        return Set(required.flatMap(\.headTypes).flatMap { identifiers(in: $0) })
    }

    /// The declarations of a file that may stand in another one, in source order.
    private static func portable(in facts: SyntaxFacts) -> [(key: Range<Int>, value: [GlobalFact])] {
        Dictionary(grouping: facts.globals.filter { $0.portable != nil }) { $0.portable ?? 0..<0 }
            .sorted { $0.key.lowerBound < $1.key.lowerBound }
    }

    /// Names outside of members and of the declarations themselves.
    private static func namesBesideMembers(of controller: Controller) -> Set<String> {
        controller.files.indices.reduce(into: []) { names, file in
            let declared = portable(in: controller.files[file]).map(\.key)
            let members = controller.sourceMembers.filter { $0.file == file }.map(\.fact.range)
            let source = controller.files[file].file
            var start = 0
            for range in (declared + members).sorted(by: { $0.lowerBound < $1.lowerBound }) {
                names.formUnion(identifiers(in: source.text(start..<max(start, range.lowerBound))))
                start = max(start, range.upperBound)
            }
            names.formUnion(identifiers(in: source.text(start..<source.bytes.count)))
        }
    }

    /// The lines of declarations in a component's file.
    func pieces(of role: Role) -> [Piece] { apart(declarations.filter { $0.users == [role] && !$0.isShared }) }

    /// The lines of declarations, a blank line around each that is a type.
    private func apart(_ declarations: [Declaration]) -> [Piece] {
        var pieces: [Piece] = []
        var isValue: Bool?
        for declaration in declarations {
            if let isValue, !isValue || !declaration.isValue { pieces.append(.generated(newline)) }
            pieces.append(.source(file: declaration.file, range: declaration.range))
            isValue = declaration.isValue
        }
        return pieces
    }

    /// The lines that leave a file of the view.
    func ranges(from file: Int) -> [Range<Int>] { declarations.filter { $0.file == file }.map(\.range) }

    // MARK: - The header

    /// The lines of the module's header of shared declarations, in source order; empty where there is none.
    var shared: [Piece] { apart(declarations.filter(\.isShared)) }

    /// The names that the header declares.
    var sharedNames: Set<String> { Set(declarations.filter(\.isShared).flatMap(\.names)) }

    /// True if the header has values, and if it has types.
    var kindsInHeader: (values: Bool, types: Bool) {
        let shared = declarations.filter(\.isShared)
        return (shared.contains(where: \.isValue), shared.contains { !$0.isValue })
    }

    /// Returns true if code of a component needs the header.
    func needsHeader(_ role: Role) -> Bool { declarations.contains { $0.isShared && $0.users.contains(role) } }

    /// Returns true if what stays of a file needs the header.
    func needsHeader(file: Int) -> Bool {
        declarations.contains { $0.isShared && $0.file == file && $0.isOfView }
    }
}
