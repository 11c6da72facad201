/// A verb and its object, which one act gave: start, `Spinner`.
struct NamePhrase: Sendable, Equatable {
    /// The kind of act that it tells of; the order is that of telling: the first says most about a run.
    enum Topic: Int, Sendable {
        case alert
        case animation
        case rows
        case table
        case content
        case loading
        case input
        case visibility
        case setUp
        case style
        /// Says nothing beside another act: `layoutIfNeeded()`.
        case upkeep
    }

    let topic: Topic
    let verb: String
    let noun: String
    /// The view as the source calls it, where there is one.
    var view: String?

    init(_ topic: Topic, _ verb: String, _ noun: String = "", view: String? = nil) {
        self.topic = topic
        self.verb = verb
        self.noun = noun
        self.view = view
    }

    /// `animate` with `AnimateView` is `animateView`.
    var name: String {
        let said = capitalized([verb])
        return noun.hasPrefix(said) ? verb + noun.dropFirst(said.count) : verb + noun
    }
}
