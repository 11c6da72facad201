import Refactor
import Yams

/// Reads the YAML of a plan file strictly: unknown keys and wrong values are errors with their line.
struct PlanFileReader {
    /// The keys of the file, and of the entries of its lists.
    static let keys = [
        "async", "border", "controller", "files", "members", "methods", "module", "only", "parts", "schema",
        "services", "style",
    ]
    static let fileKeys = ["fingerprint", "path"]
    static let memberKeys = ["confidence", "cut", "id", "leans", "lines", "pinned", "proposed", "role", "stays"]
    static let methodKeys = ["lines", "name", "of", "proposed", "role"]
    static let partKeys = ["lines", "member", "name", "role", "starts", "stays"]
    static let borderKeys = ["as", "direction", "lines", "name", "property", "proposed"]

    struct Member {
        let id: String
        /// Nil where nobody has decided.
        let role: Role?
        let proposed: Role?
        /// True if nothing is to be cut out of it.
        let isKeptWhole: Bool
        /// True if somebody decided for the role, though it was proposed as well.
        let isPinned: Bool
        let line: Int
    }

    struct File {
        let path: String
        let fingerprint: String?
        let line: Int
    }

    struct Method {
        let name: String
        let proposed: String
        let line: Int
    }

    private(set) var methods: [Method] = []
    private(set) var border: [PlanFileInterface.Entry] = []
    private(set) var parts: [PlanFileParts.Entry] = []
    private(set) var controller: String?
    private(set) var module: String?
    private(set) var style: String?
    private(set) var services: ServiceForm?
    private(set) var answers: AnswerForm?
    private(set) var only: OnlyOption?
    private(set) var members: [Member] = []
    private(set) var files: [File] = []
    private let path: String

    init(text: String, path: String) throws {
        self.path = path
        let root: Node?
        do {
            root = try YAMLDocument.root(of: text, at: path)
        } catch let error as YamlError {
            throw CommandError.planFile(
                path: path, line: Self.line(of: error), message: "not valid YAML: \(Self.problem(of: error))")
        }
        guard let root, let mapping = root.mapping else {
            throw CommandError.planFile(
                path: path, line: 1, message: "this is no plan file; 'refactor plan … -o' writes one")
        }
        for (key, value) in mapping { try read(key: key, value: value) }
    }

    private static func line(of error: YamlError) -> Int {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        case .duplicatedKeysInMapping(_, let context): context.mark.line
        default: 1
        }
    }

    /// The problem in one line, without the picture of the place.
    private static func problem(of error: YamlError) -> String {
        switch error {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
        case .duplicatedKeysInMapping(let duplicates, _):
            duplicates.map { "'\($0)'" }.joined(separator: ", ") + " stands here more than once; keep one"
        default: "it cannot be read"
        }
    }

    private mutating func read(key: Node, value: Node) throws {
        switch key.string ?? "" {
        case "schema":
            guard value.string == "1" else {
                throw fault(value, "schema \(value.string ?? "?") is not known; this version reads schema 1")
            }
        case "controller": controller = try text(value, "controller")
        case "module": module = try text(value, "module")
        case "style": style = try text(value, "style")
        case "services":
            guard let form = value.string.flatMap(ServiceForm.init) else {
                throw fault(
                    value, "'services' must be \(ServiceForm.allCases.map(\.rawValue).joined(separator: " or "))")
            }
            services = form
        case "async":
            guard let form = value.string.flatMap(AnswerForm.init) else {
                let forms = AnswerForm.allCases.map(\.rawValue)
                throw fault(value, "'async' must be \(forms.dropLast().joined(separator: ", ")) or \(forms.last ?? "")")
            }
            answers = form
        case "only":
            guard let option = value.string.flatMap(OnlyOption.init) else {
                let words = OnlyOption.allCases.map(\.rawValue)
                throw fault(value, "'only' must be \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")")
            }
            only = option
        case "files": files = try list(value, "files").map(file)
        case "members": members = try list(value, "members").map(member)
        case "methods":
            for node in try list(value, "methods") { methods.append(try method(node)) }
        case "parts":
            for node in try list(value, "parts") { parts.append(try part(node)) }
        case "border":
            for node in try list(value, "border") { border.append(try borderEntry(node)) }
        case let other:
            throw unknown(other, at: key, known: Self.keys)
        }
    }

    private func file(_ node: Node) throws -> File {
        let mapping = try entries(node, known: Self.fileKeys)
        guard let path = mapping["path"]?.string else { throw fault(node, "a file needs a 'path'") }
        return File(path: path, fingerprint: mapping["fingerprint"]?.string, line: line(of: node))
    }

    private func member(_ node: Node) throws -> Member {
        let mapping = try entries(node, known: Self.memberKeys)
        guard let id = mapping["id"]?.string else { throw fault(node, "a member needs an 'id'") }
        guard let role = mapping["role"] else { throw fault(node, "'\(id)' needs a 'role'") }
        guard let proposed = mapping["proposed"] else {
            throw fault(node, "'\(id)' needs a 'proposed' role, as the plan was written")
        }
        let chosen = try self.role(role)
        let known = try self.role(proposed)
        if chosen == nil, let known {
            throw fault(role, "'\(id)' was proposed for the \(known.rawValue); use 'view' to keep it where it is")
        }
        if let cut = mapping["cut"], cut.bool == nil {
            throw fault(cut, "'cut' must be true or false, where false keeps the method whole")
        }
        if let pinned = mapping["pinned"], pinned.bool == nil {
            throw fault(pinned, "'pinned' must be true or false, where true keeps the role on every later run")
        }
        if chosen == nil, mapping["pinned"]?.bool == true {
            throw fault(role, "'\(id)' is pinned to no role; name one")
        }
        return Member(
            id: id, role: chosen, proposed: known, isKeptWhole: mapping["cut"]?.bool == false,
            isPinned: mapping["pinned"]?.bool == true, line: line(of: node))
    }

    private func part(_ node: Node) throws -> PlanFileParts.Entry {
        let mapping = try entries(node, known: Self.partKeys)
        guard let member = mapping["member"]?.string else { throw fault(node, "a part needs a 'member'") }
        guard let role = try mapping["role"].map(role) ?? nil, PlanFileParts.roles.contains(role) else {
            let roles = PlanFileParts.roles.map(\.rawValue)
            throw fault(mapping["role"] ?? node, "a part needs a 'role': \(roles.joined(separator: ", "))")
        }
        let ends = (mapping["lines"]?.string ?? "").split(separator: "-", omittingEmptySubsequences: false)
        let numbers = ends.compactMap { Int($0) }
        guard numbers.count == ends.count, numbers.count <= 2, let first = numbers.first, let last = numbers.last,
            0 < first, first <= last
        else { throw fault(mapping["lines"] ?? node, "a part needs its 'lines', such as 284-290") }
        let name = mapping["name"]?.string
        if let name, !isName(name) {
            throw fault(node, "'\(name)' is no name of a method; use letters and digits")
        }
        let pin = PartPin(
            member: member, lines: first...last, words: mapping["starts"]?.string, role: role, name: name)
        return PlanFileParts.Entry(pin: pin, line: line(of: node))
    }

    private func method(_ node: Node) throws -> Method {
        let mapping = try entries(node, known: Self.methodKeys)
        guard let name = mapping["name"]?.string else { throw fault(node, "a method needs a 'name'") }
        guard let proposed = mapping["proposed"]?.string else {
            throw fault(node, "'\(name)' needs a 'proposed' name, as the plan was written")
        }
        guard isName(name) else { throw fault(node, "'\(name)' is no name of a method; use letters and digits") }
        if let other = methods.first(where: { $0.proposed == proposed }) {
            throw fault(node, "'\(proposed)' has an entry already, in line \(other.line); remove one of them")
        }
        return Method(name: name, proposed: proposed, line: line(of: node))
    }

    private func borderEntry(_ node: Node) throws -> PlanFileInterface.Entry {
        let mapping = try entries(node, known: Self.borderKeys)
        guard let property = mapping["property"]?.string else { throw fault(node, "a border entry needs a 'property'") }
        if let other = border.first(where: { $0.property == property }) {
            throw fault(node, "'\(property)' has an entry already, in line \(other.line); remove one of them")
        }
        let name = mapping["name"]?.string ?? property
        guard isName(name) else { throw fault(node, "'\(name)' is no name of a parameter; use letters and digits") }
        // One that a person has added was not proposed.
        let proposed = try mapping["proposed"].map(form) ?? .property
        return PlanFileInterface.Entry(
            property: property, form: try mapping["as"].map(form) ?? proposed, proposed: proposed, parameter: name,
            line: line(of: node))
    }

    private func form(_ node: Node) throws -> ModuleInterfaceValue.Form {
        let text = node.string ?? ""
        guard let form = ModuleInterfaceValue.Form(rawValue: text), form == .parameter || form == .property else {
            throw fault(node, "'\(text)' is no way in; use parameter or property")
        }
        return form
    }

    private func isName(_ text: String) -> Bool {
        text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private func role(_ node: Node) throws -> Role? {
        let text = node.string ?? ""
        guard text != PlanFile.undecided else { return nil }
        guard let role = Role(rawValue: text) else {
            let all = Role.allCases.map(\.rawValue)
            throw fault(
                node, "'\(text)' is no role; use \(all.dropLast().joined(separator: ", ")) or \(all.last ?? "")")
        }
        return role
    }

    private func entries(_ node: Node, known: [String]) throws -> [String: Node] {
        guard let mapping = node.mapping else { throw fault(node, "an entry with keys is expected here") }
        var entries: [String: Node] = [:]
        for (key, value) in mapping {
            let name = key.string ?? ""
            guard known.contains(name) else { throw unknown(name, at: key, known: known) }
            entries[name] = value
        }
        return entries
    }

    private func list(_ node: Node, _ key: String) throws -> [Node] {
        guard let sequence = node.sequence else { throw fault(node, "'\(key)' must be a list") }
        return Array(sequence)
    }

    private func text(_ node: Node, _ key: String) throws -> String {
        guard let text = node.string, !text.isEmpty else { throw fault(node, "'\(key)' must be a name") }
        return text
    }

    private func unknown(_ key: String, at node: Node, known: [String]) -> CommandError {
        let near = nearest(to: key, in: known)
        return fault(
            node,
            "unknown key '\(key)'"
                + (near.map { "; did you mean '\($0)'?" } ?? "; known are \(known.joined(separator: ", "))"))
    }

    private func fault(_ node: Node, _ message: String) -> CommandError {
        .planFile(path: path, line: line(of: node), message: message)
    }

    private func line(of node: Node) -> Int { node.mark?.line ?? 1 }
}
