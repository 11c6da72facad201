import Refactor
import Testing

struct TypeClassifierTests {
    @Test(arguments: [
        ("UILabel!", TypeClass.view), ("[UIButton]", .view), ("UISearchBar?", .view), ("CartCell", .view),
        ("UIColor", .look), ("CGFloat", .look), ("DetailViewController", .screen), ("UINavigationController", .screen),
        ("UIAlertController", .alert), ("any ParcelServiceProtocol", .service), ("ParcelRepository<Parcel>", .service),
        ("URLSession", .device), ("CLLocationManager", .device), ("NSManagedObjectContext", .device),
        ("DateFormatter", .presentation), ("RowViewModelFactory", .presentation), ("NetworkListViewModel", .viewModel),
        ("Loadable<RowViewModel>", .viewModel), ("ShopCoordinator", .route), ("AnalyticsCoordinator", .log),
        ("SyncCoordinator", .route), ("UIStoryboard", .route),
        ("DetailBuilder", .factory), ("CartDelegate?", .delegate), ("(Int) -> Void", .closure),
        ("(() -> Void)?", .closure), ("Error", .error), ("Result<Int, Error>", .result), ("String", .plain),
        ("[String: Int]", .plain), ("ParcelModel", .model), ("Gizmo", .unknown),
        ("AnalyticsService", .log), ("TelemetryClient?", .log), ("AnalyticsEvent", .model), ("ThemeManager", .look),
        ("FeedbackGenerator", .view),
    ])
    func typesAreClassified(written: String, expected: TypeClass) {
        #expect(TypeClassifier().classify(written: written) == expected)
    }

    @Test(arguments: [
        ("UITableView *", TypeClass.view), ("__kindof UIView *", .view), ("nullable NSString *", .plain),
        ("BOOL", .plain),
        ("NSMutableArray *", .plain), ("NSArray<XYParcelModel *> *", .model), ("id<XYLoginService>", .service),
        ("id<ParcelRepository, NSCopying>", .unknown), ("XYZParcelManager *", .service), ("NSURLSession *", .device),
        ("NSUserDefaults *", .device), ("NSFileManager *", .device), ("NSURLConnection *", .device),
        ("AFHTTPSessionManager *", .service), ("FMDatabaseQueue *", .service), ("MBProgressHUD *", .view),
        ("UIAlertView *", .alert), ("NSDateFormatter *", .presentation), ("NSMutableAttributedString *", .presentation),
        ("void (^)(NSString *)", .closure), ("ParcelBlock", .closure), ("NSError *", .error), ("id", .unknown),
        ("NSDate *", .plain), ("dispatch_queue_t", .unknown), ("instancetype", .unknown),
        ("XYParcelViewController *", .screen),
    ])
    func typesOfObjectiveCAreClassified(written: String, expected: TypeClass) {
        #expect(TypeClassifier().classify(written: written) == expected)
    }
}
