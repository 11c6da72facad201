import Refactor

/// The constants of the controller's files that components use: one that only they use goes to the first of them,
/// all others get copies.
struct FileConstants {
    private struct Constant {
        let name: String
        let file: Int
        let range: Range<Int>
        /// The components whose code names it.
        let users: [Role]
        /// Something that stays in the view's files names it too.
        let isOfView: Bool
    }

    private let constants: [Constant]

    init(plan: Plan) {
        let named = Dictionary(
            ([.view] + plan.roles).map { role in
                (role, plan.members(of: role).reduce(into: Set<String>()) { $0.formUnion($1.fact.identifiers) })
            }, uniquingKeysWith: { first, _ in first })
        var others: Set<String>?
        constants = plan.controller.files.indices.flatMap { file in
            plan.controller.files[file].globals.compactMap { global in
                let users = plan.roles.filter { named[$0]?.contains(global.name) == true }
                guard let range = global.constant, !users.isEmpty else { return nil }
                let rest = others ?? Self.namesBesideMembers(of: plan.controller)
                others = rest
                let isOfView = named[.view]?.contains(global.name) == true || rest.contains(global.name)
                return Constant(name: global.name, file: file, range: range, users: users, isOfView: isOfView)
            }
        }
    }

    /// Names outside of members and of the constants themselves.
    private static func namesBesideMembers(of controller: Controller) -> Set<String> {
        controller.files.indices.reduce(into: []) { names, file in
            let constants = controller.files[file].globals.compactMap(\.constant)
            let members = controller.sourceMembers.filter { $0.file == file }.map(\.fact.range)
            let source = controller.files[file].file
            var start = 0
            for range in (constants + members).sorted(by: { $0.lowerBound < $1.lowerBound }) {
                names.formUnion(identifiers(in: source.text(start..<max(start, range.lowerBound))))
                start = max(start, range.upperBound)
            }
            names.formUnion(identifiers(in: source.text(start..<source.bytes.count)))
        }
    }

    /// The lines of constants in a component's file.
    func pieces(of role: Role, in controller: Controller) -> [Piece] {
        constants.filter { $0.users.contains(role) }.map { constant in
            let goes = !constant.isOfView && constant.users.first == role
            return goes
                ? .source(file: constant.file, range: constant.range)
                : .generated(controller.files[constant.file].file.text(constant.range))
        }
    }

    /// The lines that leave a file of the view.
    func ranges(from file: Int) -> [Range<Int>] {
        constants.filter { $0.file == file && !$0.isOfView }.map(\.range)
    }
}
