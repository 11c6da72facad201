/// The kinds of types that show something, by what they inherit.
enum UIKinds {
    private static let controllers: Set<String> = [
        "ASDKViewController", "ASViewController", "NSViewController", "QLPreviewController",
        "UICollectionViewController",
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

    private static let frames: Set<String> = ["UINavigationController", "UISearchController"]

    private static let tabBars: Set<String> = ["UIPageViewController", "UISplitViewController", "UITabBarController"]

    /// The ends of names that controllers of libraries have.
    private static let controllerEndings = [
        "NavigationController", "PageController", "SplitController", "TabBarController", "ViewController",
    ]

    /// A view controller, also of a base class that another framework declares.
    static func isController(_ name: String, _ facts: AppFacts) -> Bool {
        guard facts.keyword(of: name) == .class, !isAlert(name) else { return false }
        return facts.ancestors(of: name).contains { ancestor in
            controllers.contains(ancestor)
                || ancestor != name && (facts.keyword(of: ancestor) ?? .addition) == .addition
                    && controllerEndings.contains(where: ancestor.hasSuffix)
        }
    }

    /// The same for a type as code mentions it, also one of UIKit.
    static func isController(_ mention: TypeNames, _ facts: AppFacts) -> Bool {
        mention.names.contains { controllers.contains($0) || isController($0, facts) }
    }

    /// `ActionSheetController`: what an app has in the place of UIKit's alerts asks or waits, and is no screen.
    static func isAlert(_ name: String) -> Bool {
        let last = RoleNames.lastWord(of: name)
        return ["ActionSheetController", "ActivityIndicatorViewController", "AlertController"]
            .contains(where: last.hasSuffix)
    }

    /// The same, told by all that a type inherits.
    static func areViews(_ ancestors: Set<String>) -> Bool { !ancestors.isDisjoint(with: views) }

    /// A view of UIKit.
    static func isView(_ name: String, _ facts: AppFacts) -> Bool { facts.isA(name, views) }

    /// `struct LoginView: View`.
    static func isSwiftUIView(_ name: String, _ facts: AppFacts) -> Bool {
        guard let type = facts.types[name], type.keyword == .struct else { return false }
        // An app may have a type of its own that is called like that; an addition to it is none.
        return (facts.keyword(of: "View") ?? .addition) == .addition
            && (type.inherits.contains { $0.names == ["View"] || $0.names == ["SwiftUI.View"] }
                // `protocol ConnectedView: View`: a protocol of the app that views of it conform to.
                || type.inherits.contains { parent in
                    parent.names.contains { facts.isProtocol($0) && facts.isA($0, ["View", "SwiftUI.View"]) }
                }
                || hasForeignBody(type, facts))
    }

    /// `struct ListView: ConnectedView { func body(props: Props) -> some View`: a library's protocol refines the view.
    private static func hasForeignBody(_ type: JoinedType, _ facts: AppFacts) -> Bool {
        let isForeign = type.inherits.flatMap(\.names).contains { name in
            facts.isForeign(name) && !name.hasSuffix("Modifier")
        }
        return isForeign
            && (type.methods.contains { $0.name == "body" && $0.result?.names == ["View"] }
                || type.properties.contains { $0.name == "body" && $0.type?.names == ["View"] })
    }

    /// A view of SwiftUI that wraps a view controller.
    static func isRepresentable(_ name: String, _ facts: AppFacts) -> Bool {
        facts.isA(name, ["UIViewControllerRepresentable"])
    }

    /// Returns true if a type only frames other screens.
    static func isNavigation(_ name: String, _ facts: AppFacts) -> Bool {
        facts.isA(name, frames) || isHostOfAnything(name, facts)
            || facts.ancestors(of: name).contains { $0.hasSuffix("NavigationController") && facts.isForeign($0) }
    }

    /// `class HostingController: UIHostingController<AnyView>`, or one of a generic view: whatever it is given is the
    /// screen.
    private static func isHostOfAnything(_ name: String, _ facts: AppFacts) -> Bool {
        guard let type = facts.types[name] else { return false }
        return type.inherits.contains { parent in
            guard parent.names == ["UIHostingController"] else { return false }
            let hosted = parent.arguments.flatMap(\.allNames)
            // Modifiers around it are no screens, nor is a frame that is given what the class is.
            let isHanded = hosted.contains(where: type.generics.contains)
            let screens = hosted.compactMap { facts.known($0, in: name) }.filter { isSwiftUIView($0, facts) }
            return hosted == ["AnyView"] || type.isGeneric && (isHanded || screens.isEmpty)
        }
    }

    /// `class SplitController<TopController: UIViewController, BottomController: UIViewController>`: what it is given are
    /// the screens, as the names of its parameters say.
    static func framesControllers(_ name: String, _ facts: AppFacts) -> Bool {
        facts.types[name]?.generics.contains { $0.hasSuffix("Controller") } == true && isController(name, facts)
    }

    /// The same for a type as code mentions it, also one of UIKit.
    static func isTabBar(_ mention: TypeNames, _ facts: AppFacts) -> Bool {
        mention.names.contains { tabBars.contains($0) || isTabBar($0, facts) }
    }

    static func isTabBar(_ name: String, _ facts: AppFacts) -> Bool {
        facts.isA(name, tabBars)
            || facts.ancestors(of: name).contains { $0.hasSuffix("TabBarController") && facts.isForeign($0) }
    }
}
