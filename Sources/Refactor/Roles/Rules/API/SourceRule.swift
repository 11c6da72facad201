/// A method of Objective-C that only hands out the controller itself gives others a source to go from: the view's.
///
/// ## Before
/// ```objc
/// - (UIViewController *)routeSource { return self; }  // source → view
/// - (id)source { return self.parcel; }
/// - (id)number { return @1; }
/// - (void)tell { [a b:self]; }
/// ```
/// ## After
/// View.
struct SourceRule: EvidenceRule {
    static let id = "source"
    static let family = EvidenceFamily.api

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard reading.isObjectiveC, member.kind == .method, member.fact.statements.count == 1,
            member.fact.signature?.isVoid == false, member.references.contains(where: { $0.target == .selfValue }),
            member.references.allSatisfy({ $0.target == .selfValue || $0.fact.usage == .type })
        else { return [] }
        return sign(at: member.fact.line, because: "hands out the controller itself")
    }
}
