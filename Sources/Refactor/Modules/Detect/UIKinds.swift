/// Which types show something, by what they inherit.
enum UIKinds {
    private static let controllers: Set<String> = [
        "ASDKViewController", "ASViewController", "NSViewController", "UICollectionViewController",
        "UIHostingController", "UIInputViewController", "UINavigationController", "UIPageViewController",
        "UISearchController", "UISplitViewController", "UITabBarController", "UITableViewController",
        "UIViewController",
    ]

    private static let views: Set<String> = [
        "ASDisplayNode", "NSView", "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
        "UIControl", "UIImageView", "UILabel", "UIScrollView", "UIStackView", "UITableView", "UITableViewCell",
        "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIView",
    ]

    static let cells: Set<String> = [
        "UICollectionReusableView", "UICollectionViewCell", "UITableViewCell", "UITableViewHeaderFooterView",
    ]

    /// A view controller, also of a base class that another framework declares.
    static func isController(_ name: String, _ facts: AppFacts) -> Bool {
        guard facts.types[name]?.keyword == .class else { return false }
        return facts.ancestors(of: name).contains { ancestor in
            controllers.contains(ancestor)
                || ancestor != name && (facts.types[ancestor]?.keyword ?? .addition) == .addition
                    && ancestor.hasSuffix("ViewController")
        }
    }

    /// A view of UIKit.
    static func isView(_ name: String, _ facts: AppFacts) -> Bool { facts.isA(name, views) }

    /// `struct LoginView: View`.
    static func isSwiftUIView(_ name: String, _ facts: AppFacts) -> Bool {
        guard let type = facts.types[name], type.keyword == .struct else { return false }
        return facts.types["View"] == nil
            && type.inherits.contains { $0.names == ["View"] || $0.names == ["SwiftUI.View"] }
    }

    /// What only frames other screens.
    static func isNavigation(_ name: String, _ facts: AppFacts) -> Bool {
        facts.isA(name, ["UINavigationController", "UISearchController"])
    }

    static func isTabBar(_ name: String, _ facts: AppFacts) -> Bool {
        facts.isA(name, ["UIPageViewController", "UISplitViewController", "UITabBarController"])
    }
}
