/// The values that an initializer was given under a name of its own, and hands on instead of keeping: `self.api = service`
/// stands as `api: service` in a call of the initializer and as `self.api = api` where the value is kept.
struct HandedParameters {
    private let labelled: Set<[String]>
    private let kept: Set<String>

    init(of clauses: [Clause]) {
        var labelled: Set<[String]> = []
        var kept: Set<String> = []
        for clause in clauses where clause.function.map({ clauses[$0].baseName == "init" }) == true {
            let words = clause.words
            if words.count == 3, words[1] == "=", words[0] == words[2] { kept.insert(words[0]) }
            for index in words.indices.dropFirst(2) where words[index - 1] == ":" {
                labelled.insert([words[index - 2], words[index]])
            }
        }
        self.labelled = labelled
        self.kept = kept
    }

    /// Returns true if an assignment of the original was carried out by whoever keeps the value now.
    func replace(_ clause: Clause, in clauses: [Clause]) -> Bool {
        let words = clause.words
        guard words.count == 3, words[1] == "=", words[0] != words[2],
            let function = clause.function.map({ clauses[$0] }), function.baseName == "init",
            function.parameters.contains(words[2])
        else { return false }
        return kept.contains(words[0]) && labelled.contains([words[0], words[2]])
    }
}
