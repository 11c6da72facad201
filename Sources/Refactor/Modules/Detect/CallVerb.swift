/// The meaning of a call's name.
struct CallVerb {
    enum Kind { case segue, factory, routing, other }

    let kind: Kind
    let showing: NavigationCall?
    let setsScreens: Bool

    init(_ name: String, setsScreens: Bool) {
        let vocabulary = WireVocabulary.all
        if name.hasPrefix("performSegue") || vocabulary.segues.contains(name) {
            kind = .segue
        } else if vocabulary.factories.contains(name) {
            kind = .factory
        } else {
            kind = EdgeFinder.mayRoute(name) ? .routing : .other
        }
        showing = NavigationCall.by(name: name)
        self.setsScreens = setsScreens
    }
}
