/// Words of navigation.
enum RouteWords {
    /// Controllers that only hold the screen that is shown.
    static let containers: Set<String> = [
        "NavigationController", "UIAlertController", "UINavigationController", "UIPageViewController",
        "UIPresentationController", "UISplitViewController", "UITabBarController", "UIViewController",
    ]

    static let moves: [String: String] = [
        "dismiss": "close", "dismissViewController": "close", "popToRootViewController": "goToRoot",
        "popToViewController": "goBack", "popViewController": "goBack", "unwind": "goBack",
    ]

    /// The system's screens by what a user calls them.
    static let screens: [String: String] = [
        "CNContactPickerViewController": "ContactPicker", "MFMailComposeViewController": "MailComposer",
        "MFMessageComposeViewController": "MessageComposer", "PHPickerViewController": "PhotoPicker",
        "SFSafariViewController": "WebPage", "SKStoreProductViewController": "StoreProduct",
        "UIActivityViewController": "ShareSheet", "UIDocumentPickerViewController": "DocumentPicker",
        "UIImagePickerController": "ImagePicker",
    ]

    static let shows: Set<String> = [
        "present", "presentViewController", "pushViewController", "show", "showDetailViewController",
    ]
}
