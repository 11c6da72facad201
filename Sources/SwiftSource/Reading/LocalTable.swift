import Refactor

/// The local names of a member: their scopes while it is walked, their uses, and how self is spelled in them.
///
/// A name that is not in the table where it stands means something outside of the member.
struct LocalTable {
    /// A name that stands for self, and whether it is optional.
    enum SelfForm { case strong, weak }

    /// The meaning of a name that stands by itself.
    enum Meaning: Equatable { case selfValue, local, other }

    fileprivate struct Entry {
        /// Several for names that are bound in more than one way: `case .a(let x), .b(let x)`. None for the members of a
        /// local type, and for self where that is not the controller or is captured by its own name.
        var locals: [Int] = []
        var selfForm: SelfForm?
    }

    struct Frame {
        fileprivate var names: [String: Entry] = [:]
        /// The state of the names for self here, as a number: another one wherever that is otherwise.
        fileprivate var selfNames = 0
        fileprivate var spelling: StatementNode.SelfSpelling?
    }

    private var frames: [Frame] = [Frame()]
    private(set) var locals: [LocalFact] = []
    /// Every name that was ever bound.
    private(set) var names: Set<String> = []
    private var lastSelfNames = 0

    // MARK: - Scopes

    mutating func push() {
        var frame = Frame()
        frame.selfNames = selfNames
        frames.append(frame)
    }

    /// A number that is another one wherever other names stand for self, and the same again behind a scope.
    var selfNames: Int { frames.last?.selfNames ?? 0 }

    mutating func pop() -> Frame { frames.popLast() ?? Frame() }

    /// Takes over what a scope has bound, as `guard` does.
    mutating func merge(_ frame: Frame) {
        for (name, entry) in frame.names { add(name, entry) }
        if let spelling = frame.spelling { self.spelling = spelling }
    }

    /// The spelling of self here; `none` where another value has taken that name.
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

    // MARK: - Binding names

    /// Binds a name that is listed.
    mutating func declare(_ local: LocalFact, selfForm: SelfForm? = nil) {
        guard local.name != "_" else { return }
        names.insert(local.name)
        locals.append(local)
        add(local.name, Entry(locals: [locals.count - 1], selfForm: selfForm))
    }

    /// Binds a name that is no local one of the member: `[weak self]`, a member of a local type.
    mutating func hide(_ name: String, selfForm: SelfForm? = nil) {
        names.insert(name)
        put(Entry(selfForm: selfForm), as: name)
    }

    private mutating func add(_ name: String, _ entry: Entry) {
        let old = frames[frames.count - 1].names[name]
        let isNew = old?.selfForm != nil || entry.selfForm != nil
        let locals = (isNew ? [] : old?.locals ?? []) + entry.locals
        put(Entry(locals: locals, selfForm: entry.selfForm), as: name)
    }

    private mutating func put(_ entry: Entry, as name: String) {
        let before = selfForm(of: name)
        frames[frames.count - 1].names[name] = entry
        guard (before == nil) != (entry.selfForm == nil) else { return }
        lastSelfNames += 1
        frames[frames.count - 1].selfNames = lastSelfNames
    }

    // MARK: - Using names

    /// Notes the use of a name if it is local, and tells what it means.
    @discardableResult
    mutating func use(_ name: String, _ use: LocalFact.Use) -> Meaning {
        guard let entry = entry(of: name) else { return name == "self" ? .selfValue : .other }
        for local in entry.locals { locals[local].uses.append(use) }
        return entry.selfForm == nil ? .local : .selfValue
    }

    /// Notes the use of a name as a type if it is a local one, and tells whether it is. Values hide no types.
    mutating func use(type name: String, at range: Range<Int>) -> Bool {
        guard let entry = frames.lazy.reversed().compactMap({ $0.names[name] }).first(where: mayBeType) else {
            return false
        }
        for local in entry.locals { locals[local].uses.append(LocalFact.Use(range: range, mayChange: false)) }
        return true
    }

    private func mayBeType(_ entry: Entry) -> Bool {
        entry.locals.allSatisfy { locals[$0].origin == .localType } && entry.selfForm == nil
    }

    private func entry(of name: String) -> Entry? {
        for frame in frames.reversed() {
            if let entry = frame.names[name] { return entry }
        }
        return nil
    }

    // MARK: - Names for self

    func selfForm(of name: String) -> SelfForm? {
        if let entry = entry(of: name) { return entry.selfForm }
        return name == "self" ? .strong : nil
    }

    /// Optional names for self other than `self`: `weakSelf`.
    var weakNames: Set<String> {
        let names = frames.flatMap { $0.names.filter { $0.value.selfForm == .weak }.keys }
        return Set(names.filter { $0 != "self" && selfForm(of: $0) == .weak })
    }
}
