/// The uses between the types of an app: which name which others, and which make them.
struct TypeUses {
    struct Use: Sendable {
        let from: String
        let to: String
        let makes: Bool
        let evidence: String
    }

    private let facts: AppFacts
    private var found: [Use] = []
    private var seen: Set<String> = []

    /// All uses, each pair once for naming and once for making, at the first place of each type.
    static func all(in facts: AppFacts, by workers: some Workers) -> [Use] {
        workers.map(facts.parts) { names in
            var uses = TypeUses(facts: facts)
            for name in names { uses.read(name) }
            return uses.found
        }.flatMap { $0 }
    }

    private init(facts: AppFacts) { self.facts = facts }

    private mutating func read(_ name: String) {
        guard let type = facts.types[name] else { return }
        seen = []
        let place = "\(type.file):\(type.line)"
        for parent in type.inherits where type.lent.isDisjoint(with: parent.names) {
            note(parent.allNames, from: name, place)
        }
        for property in type.properties {
            note(property.type?.allNames ?? [], from: name, property.place)
            if let value = property.value { read(value, from: name, property.file, property.line) }
        }
        for method in type.methods {
            let place = "\(method.file):\(method.line)"
            for parameter in method.parameters { note(parameter.type?.allNames ?? [], from: name, place) }
            note(method.result?.allNames ?? [], from: name, place)
            for step in method.steps {
                if case .local(_, let mention) = step.kind {
                    note(mention?.allNames ?? [], from: name, "\(method.file):\(step.line)")
                }
                read(step.value, from: name, method.file, step.line)
            }
        }
    }

    private mutating func read(_ wire: WiringExpression, from name: String, _ file: String, _ line: Int) {
        switch wire {
        case .name(let used): if used.isCapitalized { note([used], from: name, "\(file):\(line)") }
        case .member(let base, _): read(base, from: name, file, line)
        case .call(let call):
            let line = call.line > 0 ? call.line : line
            if call.isInitializer { note([call.name], from: name, makes: true, "\(file):\(line)") }
            note(call.generics.flatMap(\.allNames), from: name, "\(file):\(line)")
            if let receiver = call.receiver {
                let isMaking = ["alloc", "init", "new"].contains(call.name)
                if isMaking, case .name(let made) = receiver, made.isCapitalized {
                    note([made], from: name, makes: true, "\(file):\(line)")
                }
                read(receiver, from: name, file, line)
            }
            for argument in call.arguments { read(argument.value, from: name, file, line) }
        case .cast(let value, let mention):
            note(mention.allNames, from: name, "\(file):\(line)")
            read(value, from: name, file, line)
        case .type(let mention): note(mention.allNames, from: name, "\(file):\(line)")
        case .several(let values): for value in values { read(value, from: name, file, line) }
        case .text, .other: return
        }
    }

    private mutating func note(_ names: [String], from name: String, makes: Bool = false, _ place: String) {
        for used in names {
            guard let to = facts.surelyKnown(used, in: name), to != name else { continue }
            if makes, seen.insert("!" + to).inserted {
                found.append(Use(from: name, to: to, makes: true, evidence: place))
            }
            if seen.insert(to).inserted { found.append(Use(from: name, to: to, makes: false, evidence: place)) }
        }
    }
}
