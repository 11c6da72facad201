/// State that the completion of a service fills, or a method that the service calls, is the use case's.
///
/// ## Before
/// ```
/// let parcelService = ParcelService()
/// var state: Track?  // service-answer → interactor
/// var last: Track?
/// func track() { parcelService.track(4) { self.state = $0 } }
/// func forget() { last = nil; parcelService.track(4) }
/// ```
/// ## After
/// `state` is the interactor's, whoever shows it.
struct ServiceAnswerRule: EvidenceRule {
    static let id = "service-answer"
    static let family = EvidenceFamily.state

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard member.kind == .property, member.fact.isStored, reading.traits(of: member).anchor == nil else {
            return []
        }
        let writes = reading.graph.incoming[member.index].filter { $0.kind == .writes }
        guard let write = writes.first(where: { isAnswer($0, in: reading) }) else { return [] }
        return sign(
            at: member.fact.line,
            because:
                "is filled by an answer in \(reading.controller.members[write.from].displayName), which uses a service")
    }

    private func isAnswer(_ write: MemberEdge, in reading: RuleContext) -> Bool {
        let writer = reading.controller.members[write.from]
        if write.isInClosure, reading.traits(of: writer).touchesService { return true }
        return reading.listener(of: writer)?.listener == .service
    }
}
