/// The meaning of the first word of a member's name.
package enum VerbClass: String, Sendable, CaseIterable {
    case event
    case fetch
    case persist
    case format
    case navigate
    case setUp
    case show
    case subscribe
    case update
    case validate
    case compute

    /// The class of a word; nil when it is no verb of a known kind.
    package init?(word: String) {
        guard let found = Self.byWord[word] else { return nil }
        self = found
    }

    private static let byWord: [String: VerbClass] = {
        let lists: KeyValuePairs<VerbClass, String> = [
            .event: "did will should on tapped tap clicked pressed selected select action when receive received",
            .fetch: "fetch load get obtain request download search find retrieve query refetch",
            .persist:
                "save store delete remove persist cache write insert archive add create edit upload submit post send sync",
            .format: "format provide number title make map convert transform localized string text",
            .navigate:
                "navigate open push pop dismiss close route go to transition segue back finish attach detach exit leave",
            .setUp:
                "setup set configure apply prepare layout style bind build init install register localize decorate adjust",
            .show: "show display render hide present reload refresh draw animate highlight toggle",
            .subscribe: "subscribe unsubscribe observe listen start stop begin end clear throttle cancel",
            .update: "update change",
            .validate: "validate check verify is has can are",
            .compute: "login logout sign authenticate authorize connect estimate calculate compute confirm",
        ]
        var byWord: [String: VerbClass] = [:]
        for (verb, list) in lists {
            for word in list.split(separator: " ") { byWord[String(word)] = verb }
        }
        return byWord
    }()
}
