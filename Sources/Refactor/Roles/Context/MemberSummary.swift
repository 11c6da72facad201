/// The summary of what a member shows by itself, read once for all rules.
package struct MemberSummary: Sendable {
    /// The uses of APIs beyond the controller's own state, in the order of the text.
    package let touches: [APIUse]
    package let anchor: Anchor?
    /// The words of its name in lower case.
    package let words: [String]
    /// The knowledge about a property's type, or a method's result.
    package let valueType: KnownType

    /// The class of a property's type, or of a method's result.
    package var valueClass: TypeClass { valueType.found }

    /// The first touch of one of these kinds.
    package func first(_ effects: Effect...) -> APIUse? {
        touches.first { effects.contains($0.effect) }
    }

    package func has(_ effects: Effect...) -> Bool {
        touches.contains { effects.contains($0.effect) }
    }

    /// The verb class of its name's first word.
    package var verb: VerbClass? { words.first.flatMap { VerbClass(word: $0) } }

    package var touchesView: Bool { has(.showsView, .refreshesView, .readsView) }
    package var touchesService: Bool { has(.usesService, .asksService, .usesDevice) }
    package var navigates: Bool { has(.navigates) && !has(.alerts) }

    /// Neither a view nor a service nor another screen.
    package var isNeutral: Bool { !touchesView && !touchesService && !has(.navigates, .alerts) }
}
