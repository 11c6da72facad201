/// Work on what the screen looks like, which neither a presenter nor an interactor does: they know no UIKit.
struct ScreenWork {
    private let controller: Controller

    init(in controller: Controller) { self.controller = controller }

    /// Returns true if code of a member that goes to a role would name views, colours, fonts or drawing there; what is
    /// cut out of it does not count.
    func isIn(_ member: Member, for role: Role) -> Bool {
        guard !role.capabilities.holdsViews, [.presenter, .interactor].contains(role) else { return false }
        return member.references.contains { isOfScreen($0.fact, as: $0.target) }
    }

    /// Returns true for any class of UIKit.
    static func isOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }

    private func isOfScreen(_ use: ReferenceFact, as target: Target) -> Bool {
        switch target {
        case .known, .unresolved, .global: isOfUIKit(use)
        case .foreign(let root): isLook(use.name) || root.map(Self.isView) == true && use.path.count < 2
        case .inherited, .own, .nested, .selfValue, .selfType, .superclass: false
        }
    }

    /// Returns true for a class of UIKit or of drawing, other than those that keep data or tell about the device.
    private func isOfUIKit(_ use: ReferenceFact) -> Bool {
        Self.isView(use.name) && !use.name.hasSuffix("Notification")
    }

    private static func isView(_ name: String) -> Bool {
        if others.contains(name) { return true }
        return isOfUIKit(name) && !data.contains(name)
    }

    /// Returns true for a property that only views and cells have.
    private func isLook(_ name: String) -> Bool { Self.looks.contains(name) }

    private static let others: Set<String> = [
        "CAGradientLayer", "CALayer", "CAShapeLayer", "CATransaction", "CGContext", "NSLayoutConstraint",
        "NSTextAttachment",
    ]

    /// Classes of UIKit that keep data or tell about the device.
    private static let data: Set<String> = [
        "UIApplication", "UIBackgroundTaskIdentifier", "UIDevice", "UIImage", "UIPasteboard", "UIResponder",
        "UIResponderStandardEditActions", "UIUserInterfaceIdiom",
    ]

    private static let looks: Set<String> = [
        "accessoryType", "accessoryView", "backgroundColor", "borderColor", "borderWidth", "cornerRadius",
        "detailTextLabel", "hidden", "imageView", "isHidden", "isUserInteractionEnabled", "numberOfLines",
        "selectionStyle",
        "textAlignment", "textColor", "textLabel", "tintColor", "titleLabel", "userInteractionEnabled",
    ]
}
