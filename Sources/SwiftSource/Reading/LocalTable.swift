import Refactor

/// The local names of a member, their scopes while it is walked, and how self is spelled in them.
struct LocalTable {
    /// A name that stands for self, and whether it is optional.
    enum SelfForm { case strong, weak }

    fileprivate struct Meaning {
        /// Several for names that are bound in more than one way: `case .a(let x), .b(let x)`.
        var locals: [Int] = []
        var selfForm: SelfForm?
    }

    struct Frame {
        fileprivate var names: [String: Meaning] = [:]
        fileprivate var spelling: StatementNode.SelfSpelling?
    }

    private var frames: [Frame] = [Frame()]
    private(set) var locals: [LocalFact] = []

    // MARK: - Scopes

    mutating func push() { frames.append(Frame()) }

    mutating func pop() -> Frame { frames.popLast() ?? Frame() }

    /// Takes over what a scope has bound, as `guard` does.
    mutating func merge(_ frame: Frame) {
        for (name, meaning) in frame.names { add(name, meaning) }
        if let spelling = frame.spelling { self.spelling = spelling }
    }

    /// How self is spelled here; `none` where another value has taken that name.
    var spelling: StatementNode.SelfSpelling {
        get {
            let found: StatementNode.SelfSpelling = frames.last { $0.spelling != nil }?.spelling ?? .none
            switch found {
            case .named(let name): return selfForm(of: name) == nil ? .none : found
            case .optional(let name): return selfForm(of: name) == nil ? .none : found
            case .implicit, .none: return found
            }
        }
        set { frames[frames.count - 1].spelling = newValue }
    }

    // MARK: - Names

    /// Binds a name that is listed.
    mutating func declare(_ local: LocalFact, selfForm: SelfForm? = nil) {
        guard local.name != "_" else { return }
        locals.append(local)
        add(local.name, Meaning(locals: [locals.count - 1], selfForm: selfForm))
    }

    /// Binds a name that is no local one of the member: `[weak self]`, a member of a local type.
    mutating func hide(_ name: String, selfForm: SelfForm? = nil) {
        frames[frames.count - 1].names[name] = Meaning(selfForm: selfForm)
    }

    private mutating func add(_ name: String, _ meaning: Meaning) {
        let old = frames[frames.count - 1].names[name]
        let isNew = old?.selfForm != nil || meaning.selfForm != nil
        let locals = (isNew ? [] : old?.locals ?? []) + meaning.locals
        frames[frames.count - 1].names[name] = Meaning(locals: locals, selfForm: meaning.selfForm)
    }

    mutating func use(_ name: String, at range: Range<Int>, mayChange: Bool) {
        for local in meaning(of: name)?.locals ?? [] {
            locals[local].uses.append(LocalFact.Use(range: range, mayChange: mayChange))
        }
    }

    mutating func use(type name: String, at range: Range<Int>) {
        for local in meaning(of: name)?.locals ?? [] where locals[local].origin == .localType {
            locals[local].uses.append(LocalFact.Use(range: range, mayChange: false))
        }
    }

    private func meaning(of name: String) -> Meaning? {
        frames.last { $0.names[name] != nil }?.names[name]
    }

    // MARK: - Names for self

    func selfForm(of name: String) -> SelfForm? {
        if let meaning = meaning(of: name) { return meaning.selfForm }
        return name == "self" ? .strong : nil
    }

    /// Optional names for self other than `self`: `weakSelf`.
    var weakNames: Set<String> {
        let names = frames.flatMap { $0.names.filter { $0.value.selfForm == .weak }.keys }
        return Set(names.filter { $0 != "self" && selfForm(of: $0) == .weak })
    }
}
