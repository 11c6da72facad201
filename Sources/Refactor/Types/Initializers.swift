/// The failable initialisers of the SDK and the standard library: those that give an optional.
package enum Initializers {
    /// Types whose initialisers never give an optional, whatever their arguments.
    package static let unfailing: Set<String> = [
        "CGFloat", "CGPoint", "CGRect", "CGSize", "DispatchQueue", "IndexPath", "IndexSet", "NSLayoutConstraint",
        "UIActivityIndicatorView", "UIButton", "UICollectionView", "UIEdgeInsets", "UIImageView", "UILabel",
        "UIStackView",
        "UITableView", "UITextField", "UITextView", "UIView",
    ]

    /// Returns true if `T(…)` with these labels gives an optional; nil where nobody knows.
    static func isFailable(_ type: String, labels: [String]) -> Bool? {
        if labels.first == "coder" { return nil }
        if labels.isEmpty || unfailing.contains(type) { return false }
        if neverFailing.contains(type) { return false }
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

    /// Types of which no initialiser gives an optional, but for decoding.
    private static let neverFailing = Set(
        """
        AVAssetImageGenerator AVAudioPlayer AVAudioRecorder AVCaptureDeviceInput AVCaptureVideoPreviewLayer AVPlayer
        AVPlayerItem AVPlayerLayer AVPlayerLooper AVQueuePlayer AVURLAsset CABasicAnimation CADisplayLink
        CAKeyframeAnimation CAMediaTimingFunction CASpringAnimation CLBeaconRegion CLCircularRegion CLLocation
        CLLocationCoordinate2D CNContactFetchRequest CNPhoneNumber Calendar Character CharacterSet Date DateComponents
        DateInterval DispatchSemaphore DispatchWorkItem EKAlarm EKCalendar EKEvent EKReminder Locale MKCircle
        MKCircleRenderer MKCoordinateRegion MKCoordinateSpan MKDirections MKLocalSearch MKMapItem MKPlacemark
        MKPolygon MKPolyline MKPolylineRenderer MKTileOverlay NSBatchDeleteRequest
        NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutItem NSCollectionLayoutSection
        NSCollectionLayoutSize NSCompoundPredicate NSError NSFetchRequest NSManagedObjectContext
        NSMutableAttributedString NSMutableURLRequest NSNotification.Name NSNumber NSPersistentContainer NSPredicate
        NSRange NSRegularExpression NSSortDescriptor NSTextContainer NSUserActivity NWPathMonitor Notification
        Notification.Name OperationQueue SKPayment SKProductsRequest Timer UIAction UIAttachmentBehavior
        UIBezierPath UIBlurEffect UICollectionLayoutListConfiguration UICollectionViewCompositionalLayout
        UICollectionViewFlowLayout UICollisionBehavior UIContextualAction UICubicTimingParameters
        UIDocumentInteractionController UIDragItem UIDynamicAnimator UIDynamicItemBehavior UIFontDescriptor
        UIFontMetrics UIGraphicsImageRenderer UIGravityBehavior UIImpactFeedbackGenerator UIKeyCommand
        UIMarkupTextPrintFormatter UIMenu UIMenuItem UINib UIPushBehavior UISimpleTextPrintFormatter UISnapBehavior
        UISpringTimingParameters UIStoryboard UISwipeActionsConfiguration UITableViewRowAction UIVibrancyEffect
        UIViewPropertyAnimator UNCalendarNotificationTrigger UNLocationNotificationTrigger UNNotificationAction
        UNNotificationAttachment UNNotificationCategory UNNotificationRequest UNNotificationSound
        UNTextInputNotificationAction UNTimeIntervalNotificationTrigger URLQueryItem URLRequest URLSession
        WKUserScript
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Types with all their initialisers that give an optional; all others of them do not.
    private static let failing: [String: Set<String>] = [
        "AVSpeechSynthesisVoice": ["identifier:", "language:"], "AVSpeechUtterance": ["ssmlRepresentation:"],
        "Bundle": ["identifier:", "path:", "url:"],
        "Data": ["base64Encoded:", "base64Encoded:options:"],
        "Decimal": ["exactly:", "string:", "string:locale:"],
        "NSAttributedString": ["data:options:documentAttributes:"], "NSDataAsset": ["name:", "name:bundle:"],
        "NSItemProvider": ["contentsOf:"], "NSString": ["bytes:length:encoding:", "data:encoding:"],
        "String": [
            "bytes:encoding:", "cString:encoding:", "data:encoding:", "utf8String:", "validating:as:",
            "validatingCString:", "validatingUTF8:", "_:radix:uppercase:encoding:",
        ],
        "TimeZone": ["abbreviation:", "identifier:", "secondsFromGMT:"],
        "UIColor": ["named:", "named:in:compatibleWith:"], "UIFont": ["name:size:"],
        "UIImage": [
            "contentsOfFile:", "data:", "data:scale:", "named:", "named:in:compatibleWith:", "named:in:with:",
            "systemName:", "systemName:compatibleWith:", "systemName:withConfiguration:",
        ],
        "URL": [
            "dataRepresentation:relativeTo:", "string:", "string:encodingInvalidCharacters:", "string:relativeTo:",
        ],
        "URLComponents": [
            "string:", "string:encodingInvalidCharacters:", "url:resolvingAgainstBaseURL:",
        ],
        "UUID": ["uuidString:"], "UserDefaults": ["suiteName:"],
    ]
}
