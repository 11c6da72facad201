import ObjCSource
import Refactor
import SwiftSource
import Testing

/// What declarations of the app say of written types, beside it what the names' endings would say.
struct DeclaredTypeTests {
    private func types(
        _ files: [(path: String, text: String)], controller: String = "class ParcelController: UIViewController {}"
    ) throws -> TypeClassifier {
        let project = projectFacts(of: files.map { SourceFile(path: $0.path, text: $0.text) })
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "ParcelController.swift", text: controller))
        return TypeClassifier(controller: try #require(controllers(in: [facts], project: project).first))
    }

    private func swift(_ text: String) throws -> TypeClassifier { try types([("App.swift", text)]) }

    private static let app = """
        class BaseCell: UITableViewCell {}
        final class FeedCell: BaseCell { func show() {} }
        class LoginManager: UIView { func layout() {} }
        class Profile: BaseScreen {}
        class BaseScreen: UIViewController {}
        class PriceText: NumberFormatter {}
        class Sync: Operation {}
        class Invoice: NSManagedObject { func pay() {} }
        struct Session: Codable { let token: String; var user: String? }
        struct Badge: Equatable { let count: Int }
        struct Dimming { let color: UIColor; let font: UIFont }
        struct Passport: View { var body: some View { Text("a") } }
        final class Beacon {
            private let path = "a"
            func send() { URLSession.shared.dataTask(with: URLRequest(url: url)) { _, _, _ in }.resume() }
        }
        class Depot {
            public static let shared = Depot()
            func open() {}
        }
        class Guide { func next(from host: UIViewController) { host.navigationController?.pushViewController(a, animated: b) } }
        class Crate { var weight: Double = 0; var owner: String?; init() {} }
        class Pilot: NSObject, CLLocationManagerDelegate { func start() {} }
        enum Phase: String { case idle, busy }
        enum Mishap: Error { case lost }
        enum Fetching { static func all() -> [Int] { UserDefaults.standard.array(forKey: "a") as! [Int] } }
        protocol Postman { func post() }
        class Carrier: Postman { func post() { URLSession.shared.reset() } }
        protocol NavigationCall: AnyObject { func show() }
        class Stage: UIViewController, NavigationCall {}
        typealias Done = (Int) -> Void
        typealias Row = FeedCell
        struct Box<Value> { var value: Value }
        enum Outer { struct Session: Codable { let id: Int }; class Cell: UIView {} }
        enum Phrases {
            static let title = NSLocalizedString("keychain.title", comment: "Keychain")
            static let hint = NSLocalizedString("keychain.hint", value: "Keychain", comment: "")
            static let done = NSLocalizedString("keychain.done", comment: "")
        }
        enum Rules { static let text = "FileManager"; static let size = 1 }
        class Journal {
            private let files = FileManager.default
            static func debug(_ text: String, line: Int = #line) {}
            static func warning(_ text: String, line: Int = #line) {}
            static func error(_ text: String, line: Int = #line) {}
        }
        class Loop: Knot {}
        class Knot: Loop {}
        typealias Snake = Tail
        typealias Tail = Snake
        """

    @Test(arguments: [
        ("FeedCell", TypeClass.view, TypeClass.view), ("[FeedCell]?", .view, .view), ("Row", .unknown, .view),
        ("LoginManager", .service, .view), ("LoginManager!", .service, .view), ("Profile", .unknown, .screen),
        ("PriceText", .unknown, .presentation), ("Sync", .unknown, .service), ("Invoice?", .unknown, .model),
        ("Session", .service, .model), ("[String: Session]", .service, .model), ("Badge", .unknown, .model),
        ("Dimming", .unknown, .look), ("Passport", .unknown, .view), ("Beacon", .unknown, .service),
        ("weak Depot", .unknown, .unknown), ("Depot", .unknown, .service), ("Guide", .unknown, .route),
        ("Crate", .unknown, .model), ("Pilot", .unknown, .service), ("Phase", .unknown, .plain),
        ("Mishap", .unknown, .error), ("Fetching", .service, .service), ("Postman", .unknown, .service),
        ("any Postman", .unknown, .service), ("Showing", .unknown, .unknown), ("Done", .unknown, .closure),
        ("Done?", .unknown, .closure), ("Box<FeedCell>", .view, .view), ("Box<Beacon>?", .unknown, .service),
        ("Outer.Session", .service, .model), ("Outer.Cell", .view, .view), ("Loop", .unknown, .unknown),
        ("Snake", .unknown, .unknown), ("Phrases", .unknown, .presentation), ("Rules", .unknown, .plain),
        ("Journal", .unknown, .log), ("App.Beacon", .unknown, .service), ("Stranger", .unknown, .unknown),
    ])
    func declarationsCountMoreThanNames(written: String, named: TypeClass, declared: TypeClass) throws {
        #expect(TypeClassifier().classify(written: written) == named)
        #expect(try swift(Self.app).classify(written: written) == declared)
    }

    @Test func theDeclarationIsSpoken() throws {
        let types = try swift("\n" + Self.app)
        let cell = types.known(written: "FeedCell?")
        #expect(cell.basis == .declared)
        #expect(cell.declaration == "a BaseCell in App.swift:3")
        #expect(types.known(written: "UILabel").basis == .sdk)
        #expect(types.known(written: "ParcelService") == KnownType(.service, basis: .name))
    }

    @Test func extensionsSayWhatTheTypeDoes() throws {
        let types = try types([
            ("Clerk.swift", "class Clerk { func go() {} }"),
            ("Clerk+Net.swift", "extension Clerk { func load() { FileManager.default.contents(atPath: path) } }"),
            ("Parka.swift", "struct Parka { let size: String; func wear() {} }"),
            ("Parka+Data.swift", "extension Parka: Codable {}"),
        ])
        #expect(types.classify(written: "Clerk") == .service)
        #expect(types.classify(written: "Parka") == .model)
        #expect(types.known(written: "Parka").declaration == "a struct of data in Parka.swift:1")
    }

    @Test func twoDeclarationsThatDisagreeLeaveItToTheName() throws {
        let types = try types([
            ("A.swift", "class Badge: UIView {}"), ("B.swift", "struct Badge: Codable { let id: Int }"),
        ])
        #expect(types.known(written: "Badge") == KnownType(.unknown, basis: .name))
    }

    @Test func nestedTypesAndTypesOfTheSameFilesAreDeclared() throws {
        let types = try types(
            [("Other.swift", "class Other { class Header: UIView {} }")],
            controller: """
                class ParcelController: UIViewController {
                    struct Header { let title: String }
                    class Operation { func run() { URLSession.shared.reset() } }
                }
                class Locker: UIControl {}
                """)
        #expect(types.known(written: "Header").found == .model)
        #expect(types.known(written: "ParcelController.Header").basis == .declared)
        #expect(types.known(written: "Operation").found == .service)
        #expect(types.known(written: "Locker").declaration == "a UIControl in ParcelController.swift:5")
    }

    @Test func typesOfTheSDKAreNotTheApps() throws {
        let types = try types([("Pod.swift", "class FileManager: UIView {}\nstruct URLSession: Codable { let a: Int }")]
        )
        #expect(types.known(written: "FileManager") == KnownType(.device, basis: .sdk))
        #expect(types.known(written: "URLSession").basis == .sdk)
    }

    @Test func reasonsSayWhereATypeIsDeclared() throws {
        let project = projectFacts(of: [
            SourceFile(path: "Login/LoginManager.swift", text: "class LoginManager: UIView {}")
        ])
        let source = "class ParcelController: UIViewController { let login: LoginManager }"
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "ParcelController.swift", text: source))
        let controller = try #require(controllers(in: [facts], project: project).first)
        let evidence = try #require(assignRoles(controller).first).evidence
        #expect(
            evidence.contains {
                $0.role == .view && $0.reason == "holds a LoginManager, declared as a UIView in LoginManager.swift:1"
            })
    }

    // MARK: - Objective-C

    private static let objectiveC: [(path: String, text: String)] = [
        (
            "Cells.h",
            """
            @protocol XYPaying <NSObject>
            - (void)pay;
            @end
            @interface XYBase : UITableViewCell
            @end
            @interface XYFeed : XYBase
            @property (nonatomic) NSString *caption;
            @end
            @interface XYLoginManager : UIView
            @end
            @interface XYCrate : NSObject
            @property (nonatomic, copy) NSString *owner;
            @property (nonatomic, assign) NSInteger weight;
            - (instancetype)initWithDictionary:(NSDictionary *)values;
            @end
            @interface XYBeacon : NSObject
            - (void)send;
            @end
            @interface XYDepot : NSObject
            + (instancetype)sharedDepot;
            @end
            typedef void (^XYDone)(NSError *error);
            typedef NS_ENUM(NSInteger, XYPhase) {
                XYPhaseIdle,
            };
            """
        ),
        (
            "Beacon.m",
            """
            #import "Cells.h"
            @implementation XYBeacon
            - (void)send { [[NSURLSession sharedSession] dataTaskWithURL:url]; }
            @end
            @interface XYPurse : NSObject <XYPaying>
            @end
            @implementation XYPurse
            - (void)pay { [NSUserDefaults.standardUserDefaults synchronize]; }
            @end
            """
        ),
    ]

    @Test(arguments: [
        ("XYFeed *", TypeClass.unknown, TypeClass.view), ("NSArray<XYFeed *> *", .unknown, .view),
        ("XYLoginManager *", .service, .view), ("nullable XYCrate *", .unknown, .model),
        ("XYBeacon *", .unknown, .service), ("__kindof XYDepot *", .unknown, .service), ("XYDone", .unknown, .closure),
        ("XYPhase", .unknown, .plain), ("id<XYPaying>", .unknown, .service), ("XYStranger *", .unknown, .unknown),
    ])
    func declarationsOfObjectiveCCountMoreThanNames(written: String, named: TypeClass, declared: TypeClass) throws {
        #expect(TypeClassifier().classify(written: written) == named)
        #expect(try types(Self.objectiveC).classify(written: written) == declared)
    }

    @Test func headersBesideTheControllerTell() throws {
        let facts = try ObjCLanguage().facts(
            of: SourceFile(
                path: "ParcelController.m",
                text: """
                    @interface XYGauge : UIControl
                    @end
                    @interface ParcelController : UIViewController
                    @property (nonatomic) XYGauge *gauge;
                    @end
                    @implementation ParcelController
                    @end
                    """))
        let controller = try #require(controllers(in: [facts], named: "ParcelController").first)
        let known = TypeClassifier(controller: controller).known(written: "XYGauge *")
        #expect(known == KnownType(.view, basis: .declared, declaration: "a UIControl in ParcelController.m:1"))
    }
}
