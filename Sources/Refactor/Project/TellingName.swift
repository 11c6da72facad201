/// Names that tell what the type is for in whose body they stand.
enum TellingName {
    /// Reaches the network, the disk, a database, the keychain, or a part of the device.
    case device
    /// Fonts, colours, sizes and views.
    case look
    /// Goes to another screen.
    case navigation

    init?(_ name: String) {
        guard Self.mayTell(name), let found = Self.table[name] else { return nil }
        self = found
    }

    /// Most names of a text are short and begin with a small letter: they need no look into the table.
    private static func mayTell(_ name: String) -> Bool {
        guard let first = name.utf8.first else { return false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) ? name.utf8.count > 1 : name.utf8.count > 11
    }

    private static let table: [String: TellingName] = {
        var table: [String: TellingName] = [:]
        for (found, names) in lists {
            for name in names.split(separator: " ") { table[String(name)] = found }
        }
        return table
    }()

    private static let lists: KeyValuePairs<TellingName, String> = [
        .device: """
        AF AFHTTPRequestOperationManager AFHTTPSessionManager AFNetworkReachabilityManager AFURLSessionManager \
        AVAudioPlayer AVAudioRecorder AVAudioSession AVCaptureSession AVPlayer AVSpeechSynthesizer Alamofire \
        CBCentralManager CBPeripheralManager CKContainer CKDatabase CLGeocoder CLLocationManager CMMotionManager \
        CMPedometer CNContactStore CXProvider DatabasePool DatabaseQueue EKEventStore FMDatabase FMDatabaseQueue \
        FileManager Firestore HKHealthStore Keychain KeychainSwift KeychainWrapper LAContext MCSession \
        MoyaProvider NSFetchRequest NSFetchedResultsController NSFileManager NSManagedObjectContext \
        NSPersistentContainer NSPersistentStoreCoordinator NSURLConnection NSURLSession \
        NSUbiquitousKeyValueStore NSUserDefaults NWConnection NWPathMonitor PHPhotoLibrary RLMRealm Realm \
        SCNetworkReachabilityCreateWithAddress SFSpeechRecognizer SKPaymentQueue SKProductsRequest SSKeychain \
        SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate SessionManager UNUserNotificationCenter \
        URLSession UserDefaults WCSession dataTaskWithRequest dataTaskWithURL sqlite3_open sqlite3_prepare_v2
        """,
        .look: """
        CGFloat NSTextAlignment UIButton UIColor UIEdgeInsets UIFont UIImageView UILabel UIView UIViewContentMode
        """,
        .navigation: """
        instantiateInitialViewController instantiateViewController instantiateViewControllerWithIdentifier \
        popToRootViewController popToRootViewControllerAnimated popViewController popViewControllerAnimated \
        presentViewController pushViewController setViewControllers
        """,
    ]
}
