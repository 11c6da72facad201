/// Reads the words around a member that people use by habit for one role: of its name, of its types, of what it calls.
package struct RoleWordReader {
    /// A word at a place, with the phrase that completes "because it …".
    package struct Found {
        /// The place and the word, a row of the table: `calls/fetch`.
        package let row: String
        package let line: Int
        package let phrase: String
    }

    let reading: RuleContext

    package init(reading: RuleContext) { self.reading = reading }

    /// The words of a member, each place and word once; none for what is tied to the view.
    package func words(of member: Member) -> [Found] {
        let traits = reading.traits(of: member)
        guard traits.anchor == nil, member.kind == .method || member.kind == .property, !member.fact.isAccessor else {
            return []
        }
        var list = List(line: member.fact.line)
        addName(traits.words, of: member, to: &list)
        addTypes(of: member, to: &list)
        for reference in member.references { add(reference, to: &list) }
        addUsers(of: member, to: &list)
        return list.found
    }

    /// The words so far, without repetition.
    private struct List {
        let line: Int
        private(set) var found: [Found] = []
        private var seen: Set<String> = []

        init(line: Int) { self.line = line }

        mutating func add(_ place: String, _ word: String?, line: Int? = nil, _ phrase: (String) -> String) {
            guard let word, word.count > 1, seen.insert("\(place)/\(word)").inserted else { return }
            found.append(Found(row: "\(place)/\(word)", line: line ?? self.line, phrase: phrase(word)))
        }
    }

    private func addName(_ words: [String], of member: Member, to list: inout List) {
        let isMethod = member.kind == .method
        list.add(isMethod ? "first" : "property-first", words.first) { "has a name that begins with \($0)" }
        list.add(isMethod ? "last" : "property-last", words.last) { "has a name that ends with \($0)" }
        for word in words { list.add(isMethod ? "name" : "property", word) { "has the word \($0) in its name" } }
    }

    private func addTypes(of member: Member, to list: inout List) {
        if member.kind == .property {
            let written = member.fact.valueType ?? member.fact.initialType
            list.add("type", written.flatMap(Self.lastWord)) { "is of a type …\(Self.capitalised($0))" }
        }
        if let result = member.fact.signature?.result, !(member.fact.signature?.isVoid ?? true) {
            list.add("result", Self.lastWord(ofType: result)) { "returns a …\(Self.capitalised($0))" }
        }
        for parameter in member.fact.signature?.parameters ?? [] {
            list.add("parameter", Self.lastWord(ofType: parameter.type)) { "takes a …\(Self.capitalised($0))" }
            list.add("label", Refactor.words(of: parameter.name).last) { "takes something named …\($0)" }
        }
    }

    private func add(_ reference: Reference, to list: inout List) {
        let line = reference.line
        switch reference.target {
        case .foreign, .inherited, .unresolved:
            let words = Refactor.words(of: reference.name)
            switch reference.fact.usage {
            case .call:
                list.add("calls", words.first, line: line) { "calls something named \($0)…" }
                list.add("calls-last", words.last, line: line) { "calls something named …\($0)" }
            case .write, .readWrite: list.add("sets", words.last, line: line) { "sets something named …\($0)" }
            case .read, .reference, .selector, .keyPath, .shorthand, .capture, .type:
                list.add("asks", words.last, line: line) { "asks for something named …\($0)" }
            }
        case .known, .global:
            list.add("names", Refactor.words(of: reference.name).last, line: line) {
                "names something that ends with \($0)"
            }
        case .own(let targets):
            guard let target = targets.first else { return }
            let other = reading.controller.members[target]
            let words = reading.traits(of: other).words
            if other.kind == .method {
                list.add("own-calls", words.first, line: line) { "calls members named \($0)…" }
            } else if other.kind == .property {
                list.add("own-uses", words.last, line: line) { "uses members named …\($0)" }
            }
        case .nested, .selfValue, .selfType, .superclass: break
        }
    }

    private func addUsers(of member: Member, to list: inout List) {
        for edge in reading.graph.incoming[member.index] {
            let user = reading.controller.members[edge.from]
            guard user.kind == .method else { continue }
            let place = member.kind == .method ? "called-by" : "used-by"
            list.add(place, reading.traits(of: user).words.first) { "is used by members named \($0)…" }
        }
    }

    private static func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func lastWord(ofType written: String) -> String? {
        let name = TypeName(written)
        return name.isClosure ? "closure" : Refactor.words(of: name.core).last
    }
}
