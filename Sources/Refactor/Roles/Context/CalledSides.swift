/// On which sides a member's callees stand: the first name of each, in the order of the source.
package struct CalledSides: Sendable, Equatable {
    /// A method of the view, or an inherited helper that lays something over the screen.
    package var view: String?
    package var service: String?
    package var route: String?
}

extension RuleContext {
    package func calledSides(of member: Member) -> CalledSides {
        var sides = CalledSides(view: traits(of: member).first(.overlays)?.phrase)
        for callee in callees(of: member) {
            switch side(of: callee) {
            case .view: sides.view = sides.view ?? callee.displayName
            case .service: sides.service = sides.service ?? callee.displayName
            case .route: sides.route = sides.route ?? callee.displayName
            case .neutral: continue
            }
        }
        return sides
    }
}
