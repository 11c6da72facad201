/// Reads the words around a member that people use by habit for one role: of its name, of its types, of what it calls.
package struct RoleWordReader {
    private let reading: RuleContext

    package init(reading: RuleContext) { self.reading = reading }

    /// The words of a member, each once in a place; none for what is tied to the view.
    package func words(of member: Member) -> [RoleWord] {
        guard reading.traits(of: member).anchor == nil, member.kind == .method || member.kind == .property,
            !member.fact.isAccessor
        else { return [] }
        let found =
            name(of: member) + types(of: member) + member.references.flatMap(words(of:)) + users(of: member)
        var seen: Set<RoleWord> = []
        return found.filter { $0.text.count > 1 && seen.insert($0).inserted }
    }

    private func at(_ place: RoleWord.Place, _ word: String?) -> [RoleWord] {
        word.map { [RoleWord(place: place, text: $0)] } ?? []
    }

    private func name(of member: Member) -> [RoleWord] {
        let words = reading.traits(of: member).words
        let isMethod = member.kind == .method
        return at(isMethod ? .first : .propertyFirst, words.first) + at(isMethod ? .last : .propertyLast, words.last)
            + words.map { RoleWord(place: isMethod ? .name : .property, text: $0) }
    }

    private func types(of member: Member) -> [RoleWord] {
        let fact = member.fact
        let type = member.kind == .property ? fact.valueType ?? fact.initialType : nil
        let result = fact.signature?.isVoid == false ? fact.signature?.result : nil
        let parameters = fact.signature?.parameters ?? []
        return at(.type, type.flatMap(Self.lastWord)) + at(.result, result.flatMap(Self.lastWord))
            + parameters.flatMap {
                at(.parameter, Self.lastWord(ofType: $0.type)) + at(.label, Refactor.words(of: $0.name).last)
            }
    }

    private func words(of reference: Reference) -> [RoleWord] {
        let words = Refactor.words(of: reference.name)
        switch reference.target {
        case .foreign, .inherited, .unresolved:
            switch reference.fact.usage {
            case .call: return at(.calls, words.first) + at(.callsLast, words.last)
            case .write, .readWrite: return at(.sets, words.last)
            case .read, .reference, .selector, .keyPath, .shorthand, .capture, .type: return at(.asks, words.last)
            }
        case .known, .global: return at(.names, words.last)
        case .own(let targets):
            guard let other = targets.first.map({ reading.controller.members[$0] }) else { return [] }
            let words = reading.traits(of: other).words
            return other.kind == .method
                ? at(.ownCalls, words.first) : other.kind == .property ? at(.ownUses, words.last) : []
        case .nested, .selfValue, .selfType, .superclass: return []
        }
    }

    private func users(of member: Member) -> [RoleWord] {
        reading.graph.incoming[member.index].map { reading.controller.members[$0.from] }.filter { $0.kind == .method }
            .flatMap { at(member.kind == .method ? .calledBy : .usedBy, reading.traits(of: $0).words.first) }
    }

    private static func lastWord(ofType written: String) -> String? {
        let name = TypeName(written)
        return name.isClosure ? "closure" : Refactor.words(of: name.core).last
    }
}
