/// Classifies types: by the SDK where it knows them, else by the last words of their names.
package enum TypeClassifier {
    /// The class of a type as written.
    package static func classify(written: String) -> TypeClass {
        let name = TypeName(written)
        if name.isClosure { return .closure }
        if name.core.isEmpty || name.core.hasPrefix("(") { return .unknown }
        let found = classify(name: name.core)
        return found == .unknown ? name.arguments.map(classify(name:)) ?? .unknown : found
    }

    /// The class of a plain type name.
    package static func classify(name: String) -> TypeClass {
        if let known = exact[name] { return known }
        if libraries.contains(name) { return .device }
        if let type = SDKType.named(name) { return classify(sdk: type) }
        if let dot = name.lastIndex(of: "."), let last = Optional(name[name.index(after: dot)...]) {
            return SDKType.named(String(name.prefix { $0 != "." })) == nil ? classify(app: String(last)) : .look
        }
        return classify(app: name)
    }

    /// The class of a plain type name in Objective-C, where values of Swift are objects: `NSURL`.
    ///
    /// A bundle is where an app's own resources lie; that alone makes no use case.
    static func classify(objectiveC name: String) -> TypeClass {
        name == "NSBundle" ? .unknown : classify(name: ReferenceTypes.swift[name] ?? name)
    }

    // MARK: - SDK

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
        "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
    ]

    private static let devices: Set<String> = [
        "Bundle", "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "FileHandle",
        "FileManager", "JSONDecoder", "JSONEncoder", "JSONSerialization", "NSCache", "NSPredicate",
        "NSUbiquitousKeyValueStore", "Operation", "OperationQueue", "PropertyListDecoder", "PropertyListEncoder",
        "NSKeyedArchiver", "NSKeyedUnarchiver", "NSURLConnection", "Timer", "URLCache", "URLComponents",
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

    private static func classify(sdk type: SDKType) -> TypeClass {
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

    // MARK: - App

    /// The class of a type of the app, or of a value named like one, by its last words.
    static func classify(app name: String) -> TypeClass {
        var words = words(of: name)
        while words.count > 1, let last = words.last, TypeWords.wrappers.contains(last) { words.removeLast() }
        guard let last = words.last else { return .unknown }
        let before = words.dropLast().last ?? ""
        for (pair, found) in TypeWords.pairs where pair.0 == before && pair.1 == last { return found }
        if last == "type" { return TypeWords.last[before] == .service ? .service : .model }
        return TypeWords.last[last] ?? .unknown
    }
}
