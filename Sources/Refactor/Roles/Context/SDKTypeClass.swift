/// The purposes of types that the SDK or a well-known library declares.
enum SDKTypeClass {
    /// The class of a type by its plain name; nil for a name that neither knows.
    static func named(_ name: String) -> TypeClass? {
        if let known = exact[name] { return known }
        if libraries.contains(name) { return .device }
        return SDKType.named(name).map(found)
    }

    /// The class of a type of the app that inherits from a class; nil where the class says nothing about that.
    ///
    /// Most types that an app makes of classes of data or input and output are data and services of the app.
    static func ofSubclass(_ name: String) -> TypeClass? {
        if models.contains(where: { SDKType.isKind(name, of: $0) || name == $0 }) { return .model }
        switch named(name) {
        case .device?: return .service
        case .look?: return looks.contains { SDKType.isKind(name, of: $0) } ? .look : nil
        case .view?, .screen?, .alert?, .presentation?, .route?, .error?: return named(name)
        default: return nil
        }
    }

    /// Returns true if a type stands in a framework of input and output.
    static func isDevice(_ type: SDKType) -> Bool {
        deviceFrameworks.contains(type.framework) || type.name.hasPrefix("URLSession")
    }

    /// Classes of data: what inherits from them is a model.
    private static let models: Set<String> = [
        "BmobObject", "JSONModel", "LCObject", "MTLModel", "NSManagedObject", "Object", "PFObject", "RLMObject",
        "RealmSwiftObject",
    ]

    private static let exact: [String: TypeClass] = [
        "Any": .unknown, "AnyObject": .unknown, "Array": .plain, "BOOL": .plain, "Bool": .plain, "CGFloat": .look,
        "Calendar": .plain, "Character": .plain, "Class": .unknown, "Data": .plain, "Date": .plain, "Decimal": .plain,
        "Dictionary": .plain, "Double": .plain, "Float": .plain, "IndexPath": .plain, "IndexSet": .plain,
        "Int": .plain, "Locale": .plain, "NSArray": .plain, "NSAttributedString": .presentation,
        "NSComparisonResult": .plain, "NSDictionary": .plain, "NSError": .error, "NSInteger": .plain,
        "NSLayoutConstraint": .view, "NSMutableArray": .plain, "NSMutableDictionary": .plain, "NSNumber": .plain,
        "NSString": .plain, "NSTimeInterval": .plain, "NSUInteger": .plain, "Notification": .plain, "Result": .result,
        "SEL": .unknown, "Set": .plain, "String": .plain, "TimeInterval": .plain, "UIAlertAction": .alert,
        "UIAlertController": .alert, "UIApplication": .unknown, "UIStoryboard": .route, "UIStoryboardSegue": .route,
        "UIWindow": .route, "URL": .plain, "UUID": .plain, "Void": .plain, "bool": .plain, "char": .plain,
        "double": .plain, "float": .plain, "id": .unknown, "instancetype": .unknown, "int": .plain, "int32_t": .plain,
        "int64_t": .plain, "long": .plain, "longlong": .plain, "short": .plain, "size_t": .plain, "uint32_t": .plain,
        "uint64_t": .plain, "unichar": .plain, "void": .unknown,
    ]

    private static let looks: Set<String> = [
        "UIBezierPath", "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UIScreen", "UITraitCollection",
        "NSDirectionalEdgeInsets", "UITextAttributes", "UIUserInterfaceStyle",
    ]

    private static let viewRoots: Set<String> = [
        "CALayer", "CAAnimation", "UIBarItem", "UIGestureRecognizer", "UILayoutGuide", "UIPresentationController",
        "UIView", "UIViewPropertyAnimator", "UIFeedbackGenerator", "UICollectionViewLayout", "UINavigationItem",
        "UISearchController", "UIDynamicBehavior", "UIDynamicAnimator", "NSLayoutAnchor", "UIMotionEffect",
        "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource", "UIContextMenuConfiguration",
        "UIContextualAction", "UIMenuElement", "UISwipeActionsConfiguration", "UITableViewRowAction",
    ]

    private static let devices: Set<String> = [
        "Bundle", "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "FileHandle",
        "FileManager", "JSONDecoder", "JSONEncoder", "JSONSerialization", "NSCache", "NSPredicate",
        "NSUbiquitousKeyValueStore", "Operation", "OperationQueue", "PropertyListDecoder", "PropertyListEncoder",
        "NSKeyedArchiver", "NSKeyedUnarchiver", "NSURLConnection", "URLCache", "URLComponents",
        "URLCredentialStorage", "URLQueryItem", "URLRequest", "URLResponse",
        "URLSession", "UserDefaults", "NSUserActivity", "UIPasteboard", "UIDevice",
    ]

    private static let deviceFrameworks: Set<String> = [
        "AVFoundation", "AudioToolbox", "CallKit", "CloudKit", "Contacts", "CoreBluetooth", "CoreData", "CoreLocation",
        "CoreML", "CoreMotion", "CoreTelephony", "CryptoKit", "EventKit", "HealthKit", "LocalAuthentication",
        "MultipeerConnectivity", "Network", "NetworkExtension", "Photos", "PushKit", "Security", "Speech", "StoreKit",
        "SystemConfiguration", "UserNotifications", "Vision",
    ]

    /// Well-known libraries that reach the network, the disk or the cloud.
    private static let libraries: Set<String> = [
        "AF", "Alamofire", "Auth", "Database", "Firestore", "Firebase", "Keychain", "KeychainSwift", "MagicalRecord",
        "Realm",
        "SFHFKeychainUtils",
    ]

    private static func found(_ type: SDKType) -> TypeClass {
        let chain = Set(SDKType.chain(of: type.name).map(\.name))
        if type.kind == "protocol", type.name.hasSuffix("Delegate") || type.name.hasSuffix("DataSource") {
            return .delegate
        }
        if looks.contains(type.name) { return .look }
        if chain.contains("UIViewController") { return .screen }
        if !chain.isDisjoint(with: viewRoots) { return .view }
        if chain.contains("Formatter") { return .presentation }
        if !chain.isDisjoint(with: devices) || chain.contains("URLSessionTask") { return .device }
        if type.name.hasPrefix("UIViewControllerTransition") { return .route }
        if deviceFrameworks.contains(type.framework) { return .device }
        if ["UIKit", "QuartzCore", "CoreGraphics", "MapKit", "WebKit"].contains(type.framework) {
            return .look
        }
        return .unknown
    }
}
