/// What is known of initialisers of the SDK and the standard library: which of them give an optional.
package enum Initializers {
    /// Types whose initialisers never give an optional, whatever their arguments.
    package static let unfailing: Set<String> = [
        "CGFloat", "CGPoint", "CGRect", "CGSize", "DispatchQueue", "IndexPath", "IndexSet", "NSLayoutConstraint",
        "UIActivityIndicatorView", "UIButton", "UICollectionView", "UIEdgeInsets", "UIImageView", "UILabel",
        "UIStackView",
        "UITableView", "UITextField", "UITextView", "UIView",
    ]

    /// Whether `T(…)` with these labels gives an optional; nil where nobody knows.
    static func isFailable(_ type: String, labels: [String]) -> Bool? {
        if labels.first == "coder" { return nil }
        if labels.isEmpty || unfailing.contains(type) { return false }
        if let failing = failing[type] {
            let head = labels.filter { $0 != "{" }.map { $0 + ":" }.joined()
            return failing.contains(head)
        }
        if numbers.contains(type) { return nil }
        guard let known = SDKType.named(type), known.name == type else { return nil }
        if labels == ["rawValue"] { return known.kind == "enum" }
        return kinds.contains { SDKType.isKind(type, of: $0) } ? false : nil
    }

    /// Classes none of whose subclasses in the SDK has an initialiser that fails, but for decoding.
    private static let kinds = [
        "UIAlertAction", "UIBarItem", "UIGestureRecognizer", "UIMotionEffect", "UIPresentationController", "UIView",
        "UIViewController",
    ]

    static let numbers: Set<String> = [
        "Double", "Float", "Float32", "Float64", "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32",
        "UInt64", "UInt8",
    ]

    /// Types with all their initialisers that give an optional; all others of them do not.
    private static let failing: [String: Set<String>] = [
        "AVAudioPlayer": [], "AVPlayer": [], "AVPlayerItem": [], "AVPlayerLayer": [], "AVURLAsset": [],
        "Bundle": ["identifier:", "path:", "url:"],
        "CLCircularRegion": [], "CLLocation": [], "CLLocationCoordinate2D": [], "Calendar": [], "Character": [],
        "Data": ["base64Encoded:", "base64Encoded:options:"],
        "Date": [], "DateComponents": [], "DateInterval": [], "DispatchSemaphore": [], "DispatchWorkItem": [],
        "Locale": [], "MKCoordinateRegion": [], "MKCoordinateSpan": [],
        "NSAttributedString": ["data:options:documentAttributes:"],
        "NSError": [], "NSFetchRequest": [], "NSMutableAttributedString": [], "NSMutableURLRequest": [],
        "NSNotification.Name": [], "NSPredicate": [], "NSRange": [], "NSRegularExpression": [], "NSSortDescriptor": [],
        "Notification": [], "Notification.Name": [], "NSString": ["bytes:length:encoding:", "data:encoding:"],
        "OperationQueue": [],
        "String": [
            "bytes:encoding:", "cString:encoding:", "data:encoding:", "utf8String:", "validating:as:",
            "validatingCString:", "validatingUTF8:", "_:radix:uppercase:encoding:",
        ],
        "TimeZone": ["abbreviation:", "identifier:", "secondsFromGMT:"], "Timer": [], "UIAction": [],
        "UIBezierPath": [], "UIColor": ["named:", "named:in:compatibleWith:"],
        "UICollectionViewFlowLayout": [], "UIFont": ["name:size:"], "UIGraphicsImageRenderer": [],
        "UIImage": [
            "contentsOfFile:", "data:", "data:scale:", "named:", "named:in:compatibleWith:", "named:in:with:",
            "systemName:", "systemName:compatibleWith:", "systemName:withConfiguration:",
        ],
        "UINib": [], "UIStoryboard": [],
        "URL": [
            "dataRepresentation:relativeTo:", "string:", "string:encodingInvalidCharacters:", "string:relativeTo:",
        ],
        "URLComponents": [
            "string:", "string:encodingInvalidCharacters:", "url:resolvingAgainstBaseURL:",
        ],
        "URLQueryItem": [], "URLRequest": [], "URLSession": [], "UUID": ["uuidString:"],
        "UserDefaults": ["suiteName:"],
    ]
}
