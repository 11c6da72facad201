/// The act of one statement, as far as its text tells: a call, a write, a question.
///
/// Beside `Expression`, of which the type is told: names are made of words, which stand in labels, texts and conditions,
/// and are the same in both languages. Nothing but a name ever depends on it.
struct CutAct: Sendable, Equatable {
    enum Form: Sendable, Equatable {
        /// `api.login(name: name)`.
        case call
        /// `label.text = name`; the sign is `=`, `+=`, …
        case write
        /// `if`, `guard`, `switch`, `for`, …
        case control
        /// An expression without effect, or one that is not understood.
        case other
    }

    /// One argument of a call.
    struct Argument: Sendable, Equatable {
        let label: String
        let tokens: [CutToken]

        /// The text of the first string in it.
        var string: String? { tokens.first { $0.kind == .string }?.text }
    }

    var form = Form.other
    /// The names of the chain without `self`: `api`, `login`. Of a write, those of its target.
    var chain: [String] = []
    /// The arguments of the last call of the chain.
    var arguments: [Argument] = []
    /// What stands in the last subscript of a write's target: `.isSeen` of `defaults[.isSeen] = true`.
    var key: [CutToken] = []
    /// The sign of a write.
    var sign = ""
    /// All calls on the way: `UserDefaults.standard.data(forKey:)!.count`.
    var earlier: [CutAct] = []
    /// The right side of a write or of a declaration.
    var value: [CutToken] = []
    /// The name that `let` or `var` gives to the value.
    var declared: String?
    /// The word of a control statement, and what stands before its braces.
    var keyword = ""
    var head: [CutToken] = []
    /// Statements in its braces and closures.
    var inner: [CutAct] = []
    /// Statements of `else`, `catch` and later branches.
    var others: [CutAct] = []
    /// True if a closure follows or is an argument.
    var hasClosure = false
    var returns = false

    /// The last name: the method, the property.
    var name: String { chain.last ?? "" }
    /// The object that it is asked of: `loginButton` in `self.loginButton.layer.add(…)`.
    var root: String { chain.first ?? "" }
    /// The name before the last: `layer`.
    var owner: String { chain.dropLast().last ?? "" }

    var labels: [String] { arguments.map(\.label) }

    /// Itself and all inside it.
    var all: [CutAct] { [self] + earlier + (inner + others).flatMap(\.all) }

    /// What a closure does that it only hands to a store, which says when and not what:
    /// `store.performBackgroundTask { context in context.delete(note) }`. Itself where it sends none.
    var withoutTransactions: [CutAct] {
        guard form == .call, hasClosure, !inner.isEmpty, declared == nil, Self.transactions.contains(name) else {
            return [self]
        }
        return inner.flatMap(\.withoutTransactions)
    }

    /// Of Core Data, Realm, Photos and SQLite; queues are among `ViewPhrases.wrappers`.
    private static let transactions: Set<String> = [
        "asyncWrite", "inDatabase", "inTransaction", "perform", "performAndWait", "performBackgroundTask",
        "performBatch", "performChanges", "performWrite", "runTransaction", "safeWrite", "transaction", "writeAsync",
    ]

    /// The names that it gives to values: `let user`, `if let user`.
    var locals: [String] {
        let bound = head.indices.dropFirst().filter { head[$0 - 1].isName("let") || head[$0 - 1].isName("var") }
        return [declared].compactMap { $0 } + bound.map { head[$0].text }
    }

    /// The same of another receiver, where it is that of an element.
    func renamed(_ element: String, to all: String) -> CutAct {
        var act = self
        if act.root == element { act.chain[0] = all }
        act.inner = inner.map { $0.renamed(element, to: all) }
        act.others = others.map { $0.renamed(element, to: all) }
        return act
    }

    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}
