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

    /// Reads the statement that the selector stands in.
    init(statement text: String) {
        if Self.laterCalls.contains(where: text.has) {
            self = .laterCall
        } else if Self.observers.contains(where: text.has) {
            self = Self.viewNews.contains(where: text.has) ? .viewNotification : .notification
        } else {
            self = .control
        }
    }

    /// True if UIKit calls the target, so that it belongs to the view whatever it does.
    var isOfView: Bool { self == .control || self == .viewNotification }

    private static let laterCalls = [
        "performSelector", "perform(#selector", "scheduledTimer", "timerWithTimeInterval", "Timer(",
        "cancelPreviousPerformRequests",
    ]
    private static let observers = ["addObserver", "NotificationCenter", "Notification.Name", "NotificationName"]
    private static let viewNews = [
        "Keyboard", "keyboard", "UIApplication", "UIScene", "UIDevice", "UIWindow", "UITextField", "UITextView",
        "UIContentSize", "UIAccessibility", "didBecomeActive", "willResignActive", "willEnterForeground",
        "didEnterBackground", "rientation", "Theme", "theme",
    ]
}

extension Controller {
    /// All uses of a member in `#selector`, with what each is handed to.
    func selectorUses(of member: Member) -> [(user: Member, use: SelectorUse)] {
        (selections[member.index] ?? []).map { members[$0] }.flatMap { user in
            user.references.filter { selects($0, member) }.map { reference in
                (user, SelectorUse(statement: statement(around: reference, in: user)))
            }
        }
    }

    private func selects(_ reference: Reference, _ member: Member) -> Bool {
        guard reference.fact.usage == .selector, case .own(let targets) = reference.target else { return false }
        return targets.contains(member.index)
    }

    /// The text of the innermost statement that a reference stands in; of the whole member where there is none.
    private func statement(around reference: Reference, in member: Member) -> String {
        let start = reference.fact.range.lowerBound
        let around = member.fact.statements.filter { $0.range.contains(start) }.min { $0.range.count < $1.range.count }
        return file(of: member).text(around?.range ?? member.fact.declaration)
    }
}
