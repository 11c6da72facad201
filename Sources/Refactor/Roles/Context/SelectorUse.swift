/// The function that a `#selector` is handed to: that tells who will call its target.
enum SelectorUse: Sendable {
    /// A control, a gesture, a bar button, or anything else: an action.
    case control
    /// A notification of UIKit: the keyboard, the application's state, the orientation.
    case viewNotification
    /// A notification of the app's model or of a service.
    case notification
    /// `performSelector` on the controller, or a timer: a later call of its own.
    case laterCall

    /// Tells it from the uses and the local names in the statement that the selector stands in.
    init(beside uses: [ReferenceFact], locals: [String]) {
        let names = uses.map(\.name) + locals
        let has = { (word: String) in names.contains { $0.contains(word) } }
        if Self.laterCalls.contains(where: has) || uses.contains(where: Self.isLaterCall) {
            self = .laterCall
        } else if Self.observers.contains(where: has) || uses.contains(where: Self.isNotificationName) {
            self = Self.viewNews.contains(where: has) ? .viewNotification : .notification
        } else {
            self = .control
        }
    }

    /// True if UIKit calls the target, so that it belongs to the view whatever it does.
    var isOfView: Bool { self == .control || self == .viewNotification }

    private static let laterCalls = [
        "performSelector", "scheduledTimer", "timerWithTimeInterval", "cancelPreviousPerformRequests",
    ]
    private static let observers = ["addObserver", "NotificationCenter", "NotificationName"]
    private static let viewNews = [
        "Keyboard", "keyboard", "UIApplication", "UIScene", "UIDevice", "UIWindow", "UITextField", "UITextView",
        "UIContentSize", "UIAccessibility", "didBecomeActive", "willResignActive", "willEnterForeground",
        "didEnterBackground", "rientation", "Theme", "theme",
    ]

    /// `perform(#selector(load))`, `Timer(timeInterval: …)`.
    private static func isLaterCall(_ use: ReferenceFact) -> Bool {
        use.usage == .call && (use.name == "perform" || use.name.hasSuffix("Timer"))
    }

    /// `Notification.Name`.
    private static func isNotificationName(_ use: ReferenceFact) -> Bool {
        use.name == "Name" && use.path.last?.hasSuffix("Notification") == true
    }
}

extension Controller {
    /// All uses of a member in `#selector`, with what each is handed to.
    func selectorUses(of member: Member) -> [(user: Member, use: SelectorUse)] {
        (selections[member.index] ?? []).map { members[$0] }.flatMap { user in
            user.references.filter { selects($0, member) }.map { reference in
                (user, use(around: reference, in: user))
            }
        }
    }

    private func selects(_ reference: Reference, _ member: Member) -> Bool {
        guard reference.fact.usage == .selector, case .own(let targets) = reference.target else { return false }
        return targets.contains(member.index)
    }

    /// Reads the innermost statement that a reference stands in, or the whole member where there is none.
    private func use(around reference: Reference, in member: Member) -> SelectorUse {
        let start = reference.fact.range.lowerBound
        let around = member.fact.statements.filter { $0.range.contains(start) }.min { $0.range.count < $1.range.count }
        let range = around?.range ?? member.fact.declaration
        let locals = (member.fact.tree?.locals ?? []).filter { local in
            local.uses.contains { range.contains($0.range.lowerBound) }
        }
        return SelectorUse(beside: member.references(in: range).map(\.fact), locals: locals.map(\.name))
    }
}
