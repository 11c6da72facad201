/// Reads the words around a member that people use by habit for one role: of its name, of its types, of what it calls.
///
/// The fit of the points reads them (`RoleReport --rows`); no decision weighs them yet.
package struct RoleWordReader {
    private let reading: RuleContext

    package init(reading: RuleContext) { self.reading = reading }

    /// The words of a member with their places, `calls/fetch`, each once; none for what is tied to the view.
    package func words(of member: Member) -> [String] {
        guard reading.traits(of: member).anchor == nil, member.kind == .method || member.kind == .property,
            !member.fact.isAccessor
        else { return [] }
        let found =
            name(of: member) + types(of: member) + member.references.flatMap(words(of:)) + users(of: member)
        var seen: Set<String> = []
        return found.filter { $0.word.count > 1 }.map { "\($0.place)/\($0.word)" }.filter { seen.insert($0).inserted }
    }

    private typealias Found = (place: String, word: String)

    private func at(_ place: String, _ word: String?) -> [Found] { word.map { [(place, $0)] } ?? [] }

    private func name(of member: Member) -> [Found] {
        let words = reading.traits(of: member).words
        let isMethod = member.kind == .method
        return at(isMethod ? "first" : "property-first", words.first)
            + at(isMethod ? "last" : "property-last", words.last)
            + words.map { (isMethod ? "name" : "property", $0) }
    }

    private func types(of member: Member) -> [Found] {
        let fact = member.fact
        let type = member.kind == .property ? fact.valueType ?? fact.initialType : nil
        let result = fact.signature?.isVoid == false ? fact.signature?.result : nil
        let parameters = fact.signature?.parameters ?? []
        return at("type", type.flatMap(Self.lastWord)) + at("result", result.flatMap(Self.lastWord))
            + parameters.flatMap {
                at("parameter", Self.lastWord(ofType: $0.type)) + at("label", Refactor.words(of: $0.name).last)
            }
    }

    private func words(of reference: Reference) -> [Found] {
        let words = Refactor.words(of: reference.name)
        switch reference.target {
        case .foreign, .inherited, .unresolved:
            switch reference.fact.usage {
            case .call: return at("calls", words.first) + at("calls-last", words.last)
            case .write, .readWrite: return at("sets", words.last)
            case .read, .reference, .selector, .keyPath, .shorthand, .capture, .type: return at("asks", words.last)
            }
        case .known, .global: return at("names", words.last)
        case .own(let targets):
            guard let other = targets.first.map({ reading.controller.members[$0] }) else { return [] }
            let words = reading.traits(of: other).words
            return other.kind == .method
                ? at("own-calls", words.first) : other.kind == .property ? at("own-uses", words.last) : []
        case .nested, .selfValue, .selfType, .superclass: return []
        }
    }

    private func users(of member: Member) -> [Found] {
        reading.graph.incoming[member.index].map { reading.controller.members[$0.from] }.filter { $0.kind == .method }
            .flatMap { at(member.kind == .method ? "called-by" : "used-by", reading.traits(of: $0).words.first) }
    }

    private static func lastWord(ofType written: String) -> String? {
        let name = TypeName(written)
        return name.isClosure ? "closure" : Refactor.words(of: name.core).last
    }
}
