/// A nested value type without UIKit is an entity, one of layout constants or cells the view's, one that works with the
/// outside a service.
///
/// ## Before
/// ```
/// struct Parcel { let id: Int; let name: String }
/// ```
/// ## After
/// Entity.
struct NestedTypeRule: EvidenceRule {
    static let id = "nested-type"
    static let family = EvidenceFamily.type

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard member.kind == .type, let keyword = member.fact.typeKeyword else { return [] }
        let traits = reading.traits(of: member)
        if let touch = traits.first(.showsView, .readsView, .styles) {
            return speaks([.view: 8], at: touch.line, because: "is made of \(touch.phrase)")
        }
        if let kind = member.fact.inherits.first(where: {
            [.view, .screen].contains(TypeClassifier.classify(name: $0))
        }) {
            return speaks([.view: 8], at: member.fact.line, because: "is a \(kind)")
        }
        if keyword == "class" || keyword == "actor", let touch = traits.first(.usesDevice, .usesService) {
            return speaks([.service: 8], at: touch.line, because: "is a class that uses \(touch.phrase)")
        }
        if traits.words.contains("segue") || traits.words.contains("storyboard") || traits.words.contains("route") {
            return speaks([.router: 6], at: member.fact.line, because: "names ways to other screens")
        }
        let isConstants = ["constants", "constant", "layout", "appearance", "metrics", "style", "identifiers"]
        if let last = traits.words.last, isConstants.contains(last) {
            return speaks([.view: 5], at: member.fact.line, because: "holds constants")
        }
        guard keyword == "struct" || keyword == "enum" else { return [] }
        return speaks([.entity: 4, .view: 3], at: member.fact.line, because: "is a plain value")
    }
}
