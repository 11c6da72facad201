/// Classes of Objective-C that are something else in Swift: mostly a value type of the same meaning.
enum ReferenceTypes {
    static let swift: [String: String] = [
        "NSCalendar": "Calendar", "NSData": "Data", "NSDate": "Date", "NSDateComponents": "Date",
        "NSDecimalNumber": "Decimal", "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSLocale": "Locale",
        "NSMutableAttributedString": "NSAttributedString", "NSMutableData": "Data", "NSMutableIndexSet": "IndexSet",
        "NSMutableOrderedSet": "Set", "NSMutableSet": "Set", "NSMutableString": "String",
        "NSMutableURLRequest": "URLRequest", "NSNotification": "Notification", "NSOrderedSet": "Set", "NSSet": "Set",
        "NSTimeZone": "Locale", "NSURL": "URL", "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem",
        "NSURLRequest": "URLRequest", "NSURLResponse": "URLResponse", "NSUUID": "UUID", "NSValue": "NSNumber",
        "UIActionSheet": "UIAlertController", "UIAlertView": "UIAlertController",
    ]
}
