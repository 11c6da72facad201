/// Names of the SDK's members that tell what a call does, whatever it is called on.
package enum APINames {
    /// Going to another screen or back.
    static let navigation: Set<String> = [
        "dismissViewControllerAnimated", "performSegue", "performSegueWithIdentifier", "popToRootViewController",
        "popToViewController", "popViewController", "popViewControllerAnimated", "presentViewController",
        "pushViewController", "setViewControllers", "showDetailViewController", "openURL",
        "popToRootViewControllerAnimated", "rootViewController", "makeKeyAndVisible", "dismissViewController",
    ]

    /// The calls that lead on, and not back: of Swift, and the first words of their selectors.
    static let leadingOn: Set<String> = [
        "performSegue", "performSegueWithIdentifier", "present", "presentModalViewController", "presentViewController",
        "pushViewController", "showDetailViewController", "showViewController",
    ]

    /// The calls that only lead back.
    static let leadingBack: Set<String> = [
        "dismiss", "dismissModalViewControllerAnimated", "dismissViewControllerAnimated", "popToRootViewController",
        "popToRootViewControllerAnimated", "popViewController", "popViewControllerAnimated",
    ]

    /// All of these, and what leads to another screen only where a router says it.
    package static let ways = navigation.union(leadingOn).union(leadingBack).union(["open", "selectedIndex", "show"])

    /// Making another screen from a storyboard.
    package static let screenBuilding: Set<String> = [
        "instantiate", "instantiateInitialViewController", "instantiateViewController",
        "instantiateViewControllerWithIdentifier", "storyboardWithName",
    ]

    /// Showing, laying out and reading views.
    static let view: Set<String> = [
        "activate", "addArrangedSubview", "addConstraint", "addConstraints", "addGestureRecognizer", "addSubview",
        "adjustsFontSizeToFitWidth", "alpha", "animate", "attributedText", "autoPinEdge", "backgroundColor",
        "backgroundView", "becomeFirstResponder", "beginRefreshing", "beginUpdates", "bottomAnchor", "bounds",
        "bringSubviewToFront", "cellForItem", "cellForRow", "centerXAnchor", "centerYAnchor", "clipsToBounds",
        "constraint", "contentInset", "contentOffset", "contentSize", "cornerRadius", "deleteItems", "deleteRows",
        "deleteSections", "dequeueReusableCell", "dequeueReusableCellWithIdentifier", "dequeueReusableHeaderFooterView",
        "dequeueReusableSupplementaryView", "deselectItem", "deselectRow", "endEditing", "endRefreshing", "endUpdates",
        "frame", "heightAnchor", "indexPathForSelectedRow", "insertItems", "insertRows", "insertSections",
        "insertSubview",
        "isHidden", "isRefreshing", "keyboardDismissMode", "layer", "layoutIfNeeded", "layoutMargins", "layoutSubviews",
        "leadingAnchor", "leftBarButtonItem", "leftBarButtonItems", "makeConstraints", "navigationBar", "numberOfLines",
        "performBatchUpdates", "placeholder", "prefersLargeTitles", "register", "reloadData", "reloadItems",
        "reloadRows",
        "reloadSections", "remakeConstraints", "removeFromSuperview", "resignFirstResponder", "rightBarButtonItem",
        "rightBarButtonItems", "rowHeight", "safeAreaLayoutGuide", "scrollRectToVisible", "scrollToItem", "scrollToRow",
        "selectRow", "selectionStyle", "separatorStyle", "setAttributedTitle", "setContentOffset", "setImage",
        "setLeftBarButton", "setNavigationBarHidden", "setNeedsDisplay", "setNeedsLayout", "setNeedsUpdateConstraints",
        "setRightBarButton", "setTitle", "setTitleColor", "showsVerticalScrollIndicator", "snp", "startAnimating",
        "stopAnimating", "subviews", "superview", "tableFooterView", "tableHeaderView", "textAlignment", "textColor",
        "tintColor", "topAnchor", "trailingAnchor", "transform", "translatesAutoresizingMaskIntoConstraints",
        "updateConstraints", "visibleCells", "widthAnchor",
    ]

    /// Those that only reload a view, or start and stop its signs of work.
    static let refreshing: Set<String> = [
        "beginRefreshing", "beginUpdates", "deleteItems", "deleteRows", "deleteSections", "deselectItem",
        "deselectRow", "endEditing", "endRefreshing", "endUpdates", "insertItems", "insertRows", "insertSections",
        "isRefreshing", "performBatchUpdates", "reloadData", "reloadItems", "reloadRows",
        "reloadRowsAtIndexPaths", "reloadSections", "resignFirstResponder", "setNeedsDisplay", "setNeedsLayout",
        "startAnimating", "stopAnimating",
    ]

    /// Turning values into text.
    static let formatting: Set<String> = [
        "NSLocalizedString", "localized", "localizedString", "localizedCapitalized", "localizedStringForKey",
        "numberFromString", "stringFromDate", "stringFromNumber", "stringWithFormat",
    ]

    /// Reaching the network, the disk and the like.
    static let device: Set<String> = [
        "contentsOfDirectory", "dataTask", "downloadTask", "executeFetchRequest", "fetchRequest", "jsonObject",
        "performFetch", "uploadTask", "writeToFile", "synchronize",
    ]

    /// Members inherited from UIKit that go to another screen.
    static let inheritedNavigation: Set<String> = [
        "dismiss", "dismissViewControllerAnimated", "performSegue", "performSegueWithIdentifier", "present",
        "presentViewController", "show", "showDetailViewController", "pushViewController", "popViewController",
        "popToRootViewController", "setViewControllers", "transition",
    ]

    /// Members inherited from UIKit that say nothing by themselves.
    static let inheritedNeutral: Set<String> = [
        "copy", "debugDescription", "description", "hash", "init", "isBeingDismissed", "isBeingPresented", "isEqual",
        "isMovingFromParent", "isMovingToParent", "isViewLoaded", "navigationController", "parent", "perform",
        "presentedViewController", "presentingViewController", "splitViewController", "tabBarController", "undoManager",
        "userActivity", "value", "setValue", "addObserver", "removeObserver", "modalTransitionStyle",
        "modalPresentationStyle", "transitioningDelegate", "hidesBottomBarWhenPushed", "self",
    ]

    /// Words of the app's own helpers that lay something over the screen; alerts among them ask for an answer, too.
    static let overlayWords: Set<String> = [
        "alert", "hud", "indicator", "loader", "loading", "progress", "snackbar", "spinner", "toast",
    ]

    /// Roots that hold an app's texts.
    static let textRoots: Set<String> = [
        "L10n", "Localization", "Localizable", "LocalizedString", "Localized", "Strings", "R",
    ]

    /// The names that only Objective-C has for showing, laying out and reading views.
    static let viewInObjectiveC: Set<String> = [
        "addTarget", "drawInRect", "hidden", "loadNibNamed", "nibWithNibName", "registerClass", "registerNib",
        "setHidden",
        "sizeToFit",
    ]

    /// The names that only Objective-C has for reaching the network, the disk and the like, well-known libraries
    /// included.
    static let deviceInObjectiveC: Set<String> = [
        "DELETE", "GET", "HEAD", "JSONObjectWithData", "PATCH", "POST", "PUT", "archiveRootObject",
        "dataWithJSONObject",
        "executeQuery", "executeUpdate", "sendAsynchronousRequest", "sendSynchronousRequest", "unarchiveObjectWithData",
        "unarchiveObjectWithFile", "writeToURL",
    ]

    /// The names that only Objective-C has for going to another screen.
    static let navigationInObjectiveC: Set<String> = [
        "dismissModalViewControllerAnimated", "presentModalViewController",
    ]

    /// Returns true if a list of members of other values has this name.
    static func areKnown(_ name: String) -> Bool {
        [navigation, screenBuilding, view, formatting, device].contains { $0.contains(name) }
    }
}
