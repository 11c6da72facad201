/// A method that touches nothing and only reads state belongs to whoever writes that state.
///
/// ## Before
/// ```
/// let service: ParcelService
/// var parcels: [Int] = []
/// var names: [String] = []
/// func load() { parcels = service.all() }
/// func first() -> Int? { parcels.first }  // state-getter → interactor
/// func name() -> String? { names.first }
/// ```
/// ```objc
/// - (NSArray *)parcels { return [[ParcelStore sharedStore] all]; }
/// - (NSUInteger)count { return [self parcels].count; }  // state-getter → interactor
/// ```
/// ## After
/// Interactor, if a service's user writes `parcels`.
struct StateGetterRule: EvidenceRule {
    static let id = "state-getter"
    static let family = EvidenceFamily.state

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method || member.kind == .property && !member.fact.isStored, traits.anchor == nil,
            traits.isNeutral
        else { return [] }
        if let getter = serviceGetter(of: member, in: reading) {
            return sign(
                at: member.fact.line, because: "only reads \(getter.displayName), which comes from a service")
        }
        guard reading.callees(of: member).isEmpty else { return [] }
        let state = reading.state(of: member)
        let writers = state.flatMap(reading.writers).filter { $0.index != member.index }
        guard let first = state.first, let writer = writers.first,
            writers.allSatisfy({ reading.side(of: $0) == .service })
        else { return [] }
        return sign(
            at: member.fact.line,
            because: "only reads \(first.name), which \(writer.displayName) fills from a service")
    }

    /// In Objective-C state may hide behind a method without arguments; here one that a service answers.
    private func serviceGetter(of member: Member, in reading: RuleContext) -> Member? {
        let callees = reading.callees(of: member)
        guard reading.isObjectiveC, member.fact.signature?.isVoid == false, reading.state(of: member).isEmpty,
            callees.allSatisfy({ isGetter($0) && reading.side(of: $0) == .service })
        else { return nil }
        return callees.first
    }

    private func isGetter(_ member: Member) -> Bool {
        guard let signature = member.fact.signature else { return false }
        return !signature.isVoid && signature.parameters.isEmpty
    }
}
