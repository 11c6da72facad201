/// The protocols by which UIKit and the frameworks of its kind talk to a view controller.
enum ViewProtocols {
    private static let frameworks: Set<String> = [
        "AVKit", "ContactsUI", "EventKitUI", "MapKit", "MediaPlayer", "MessageUI", "PDFKit", "PencilKit", "PhotosUI",
        "QuartzCore", "QuickLook", "SafariServices", "UIKit", "WebKit",
    ]

    /// Protocols of UIKit that speak of going from screen to screen.
    static let transitions: Set<String> = [
        "UIViewControllerAnimatedTransitioning", "UIViewControllerTransitioningDelegate",
    ]

    /// Protocols so common that their methods are known without a conformance in sight: it may stand in another file.
    private static let common = [
        "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
        "UIGestureRecognizerDelegate", "UIPickerViewDataSource", "UIPickerViewDelegate", "UIScrollViewDelegate",
        "UISearchBarDelegate", "UISearchResultsUpdating", "UITableViewDataSource", "UITableViewDelegate",
        "UITextFieldDelegate", "UITextViewDelegate",
    ]

    static func isViewProtocol(_ name: String) -> Bool {
        guard let type = SDKType.named(name), type.kind == "protocol" else { return false }
        return frameworks.contains(type.framework) && !transitions.contains(name)
    }

    /// Returns the requirements of the controller's view protocols and of common ones: the protocol's name by the
    /// requirement's id.
    static func requirements(of controller: Controller) -> [String: String] {
        var requirements: [String: String] = [:]
        for name in protocols(of: controller) {
            for member in SDKMember.members(of: name) where requirements[member.id] == nil {
                requirements[member.id] = name
            }
        }
        return requirements
    }

    /// The view protocols that a controller adopts or inherits, and common ones, each once.
    static func protocols(of controller: Controller) -> [String] {
        let written = controller.declarations.flatMap(\.fact.inherits)
        let inherited = controller.ancestors.flatMap { SDKType.named($0)?.protocols ?? [] }
        return withParents(written + inherited + common).filter(isViewProtocol)
    }

    /// The protocols and those that they refine, each once.
    private static func withParents(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        var all: [String] = []
        var open = names
        while !open.isEmpty {
            let name = open.removeFirst()
            guard seen.insert(name).inserted, let type = SDKType.named(name) else { continue }
            all.append(name)
            if type.kind == "protocol" { open += type.protocols }
        }
        return all
    }
}
