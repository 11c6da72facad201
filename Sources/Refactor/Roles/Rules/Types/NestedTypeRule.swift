/// A nested plain value is an entity, constants of layout and cells are the view's, a class that works with the outside
/// is a service.
///
/// ## Before
/// ```
/// struct Parcel { let id: Int }  // nested-type/value → entity
/// class Loader { func load() { URLSession.shared.dataTask(with: url) } }  // nested-type/service → service
/// enum Constants { static let margin: CGFloat = 8 }  // nested-type/look → view
/// let parcel = 1
/// ```
/// ## After
/// An entity, a service, and a look of the view's.
struct NestedTypeRule: EvidenceRule {
    static let id = "nested-type"
    static let family = EvidenceFamily.type
    static let cases = ["choice", "constants", "look", "route", "service", "value"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard member.kind == .type, let keyword = member.fact.typeKeyword else { return [] }
        let traits = reading.traits(of: member)
        if let look = look(in: member, reading) ?? traits.first(.showsView, .readsView, .styles)?.phrase {
            return sign("look", at: member.fact.line, because: "is made of \(look)")
        }
        if keyword == "class" || keyword == "actor", let touch = traits.first(.usesDevice, .usesService) {
            return sign("service", at: touch.line, because: "is a class that uses \(touch.phrase)")
        }
        if traits.words.contains(where: { ["segue", "storyboard", "route"].contains($0) }) {
            return sign("route", at: member.fact.line, because: "names ways to other screens")
        }
        return plainValue(member, keyword: keyword, in: reading)
    }

    private func plainValue(_ member: Member, keyword: String, in reading: RuleContext) -> [Sign] {
        if keyword == "enum" || keyword == "struct", member.fact.hasStaticConstants {
            return sign("constants", at: member.fact.line, because: "holds constants")
        }
        switch keyword {
        case "struct": return sign("value", at: member.fact.line, because: "is a plain value")
        case "enum": return sign("choice", at: member.fact.line, because: "is a choice of values")
        default: return []
        }
    }

    /// A type of views or looks that it inherits from, or that its members have.
    private func look(in member: Member, _ reading: RuleContext) -> String? {
        let types = member.references.filter { $0.fact.usage == .type }.map(\.name)
        return (member.fact.inherits + types).first { name in
            [.view, .look, .screen].contains(reading.types.classify(name: name))
        }
    }
}
