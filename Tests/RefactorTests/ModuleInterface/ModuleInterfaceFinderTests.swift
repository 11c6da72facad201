import Refactor
import SwiftSource
import Testing

/// What comes into a module and what goes out of it.
struct ModuleInterfaceFinderTests {
    // MARK: - The controller alone

    @Test func whatIsUsedButNeverSetComesIn() throws {
        let border = try ModuleInterfaceReading(
            """
                var user: User?
                var feed: Feed!
                var count = 0
                var unused: String?
                var cache: [String]?
                private var secret: String?
                private(set) var state: String?
                @IBOutlet var label: UILabel!
                var header: UIView?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    cache = []
                    show(user, feed, count, secret, state, header)
                }
                func show(_ values: Any?...) {}
            """)
        #expect(border.values == ["in user: User? = nil", "in feed: Feed!"])
    }

    @Test func theInitializerGivesWhatItTakes() throws {
        let border = try ModuleInterfaceReading(
            """
                let user: User
                var mode: Mode?
                init(user: User, limit: Int = 3) { self.user = user; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print(user, mode as Any) }
            """)
        #expect(border.values == ["in user (initializer)", "in limit (initializer)", "in mode: Mode? = nil"])
    }

    @Test func delegatesAndBlocksGoOut() throws {
        let border = try ModuleInterfaceReading(
            """
                weak var delegate: ParcelDelegate?
                var onClose: (() -> Void)?
                var onPick: ((String) -> Void)!
                var makeTitle: ((Int) -> String)?
                weak var dataSource: ParcelDataSource?
                func close() { delegate?.done(); onClose?(); onPick("a"); print(makeTitle?(1), dataSource) }
            """)
        #expect(
            border.values == [
                "in makeTitle: ((Int) -> String)? = nil", "in dataSource: ParcelDataSource? = nil",
                "delegate delegate: ParcelDelegate? = nil", "closure onClose: (() -> Void)? = nil",
                "closure onPick: @escaping (String) -> Void",
            ])
    }

    @Test func observersOfAPropertyNoticeOnlyWhatIsGiven() throws {
        let border = try ModuleInterfaceReading(
            "    var user: User? { didSet { print(user as Any) } }\n    func a() { print(user!) }")
        #expect(border.values == ["in user: User? = nil, if given"])
    }

    @Test func aBlockBehindAnAliasEscapes() throws {
        let source = """
            typealias Done = (Bool) -> Void
            class ParcelController: UIViewController {
                var done: Done!
                func close() { done(true) }
            }
            """
        #expect(try ModuleInterfaceReading(source).values == ["closure done: @escaping Done"])
    }

    // MARK: - With the app

    @Test func callersTellWhatTheySet() throws {
        let source = """
                var user: User?
                var count = 0
                var names = makeNames()
                var other: String?
                func a() { print(user as Any, count, names, other as Any); count += 1 }
            """
        let app = """
            final class HomeController: UIViewController {
                func open() {
                    let parcel = ParcelController()
                    parcel.user = user
                    parcel.count = 3
                    parcel.names = []
                    if parcel.other == nil { show(parcel, sender: nil) }
                }
            }
            """
        let border = try ModuleInterfaceReading(source, app: [app])
        #expect(
            border.values
                == [
                    "in user: User? = nil", "in count: Int = 0", "in names: [String]? = nil, if given",
                ].filter { !$0.hasPrefix("in names") })
        #expect(border.places("user") == ["App1.swift:4"])
    }

    @Test(arguments: [
        "let parcel = segue.destination as! ParcelController\n        parcel.user = user",
        "guard let parcel = segue.destination as? ParcelController else { return }\n        parcel.user = user",
        "if let parcel = segue.destination as? ParcelController {\n            parcel.user = user\n        }",
        "(segue.destination as? ParcelController)?.user = user",
        "let parcel = UIStoryboard(name: \"Main\", bundle: nil)\n            .instantiateInitialViewController() as! ParcelController\n        parcel.user = user",
        "self.parcel = make() as? ParcelController\n        self.parcel?.user = user",
    ])
    func objectsOfTheClassAreFound(statements: String) throws {
        let app =
            "final class Home {\n    var parcel: ParcelController?\n    func go() {\n        \(statements)\n    }\n}\n"
        let border = try ModuleInterfaceReading("    var user: User?\n    var other: Int?", app: [app])
        #expect(border.values == ["in user: User? = nil"])
    }

    @Test func anotherObjectOfTheSameNameIsNone() throws {
        let app = """
            final class Home {
                func a() { let next = ParcelController(); print(next) }
                func b() { let next = OtherController(); next.user = user }
                func c(next: OtherController) { next.user = user }
            }
            """
        #expect(
            try ModuleInterfaceReading("    var user: User?\n    func a() { print(user!) }", app: [app]).values.isEmpty)
    }

    @Test func whatItsOwnerSetsWhileItIsShownStaysAProperty() throws {
        let app = """
            final class Home {
                private let parcel = ParcelController()
                func update() { parcel.title2 = "a" }
            }
            """
        let border = try ModuleInterfaceReading("    var title2: String?\n    func a() { print(title2!) }", app: [app])
        #expect(border.values == ["in title2 (property)"])
    }

    @Test func theWholeAppDoesNotNameItSoItIsNoInput() throws {
        #expect(
            try ModuleInterfaceReading("    var user: User?\n    func a() { print(user!) }", app: ["struct A {}"])
                .values.isEmpty
        )
    }

    @Test func observedNotificationsGoOut() throws {
        let source = """
                func a() {
                    NotificationCenter.default.post(name: .parcelDidOpen, object: self)
                    NotificationCenter.default.post(name: .nobodyListens, object: nil)
                }
            """
        let app =
            "final class Home { func a() { NotificationCenter.default.addObserver(self, selector: #selector(b), name: .parcelDidOpen, object: nil) } }"
        #expect(try ModuleInterfaceReading(source, app: [app]).values == ["notification parcelDidOpen (posted)"])
        #expect(try ModuleInterfaceReading(source).values.count == 2)
    }

    // MARK: - What a person decides

    @Test func aPersonDecides() throws {
        let source = "    var user: User?\n    var limit = 3\n    func a() { print(user!, limit) }"
        let choices = [
            "user": ModuleInterfaceChoice(form: nil, parameter: "account"),
            "limit": ModuleInterfaceChoice(form: .parameter, parameter: "limit"),
        ]
        #expect(
            try ModuleInterfaceReading(source, choices: choices).values == [
                "in account: User? = nil", "in limit: Int = 3",
            ])
        let left = ["user": ModuleInterfaceChoice(form: .property, parameter: "user")]
        #expect(try ModuleInterfaceReading(source, choices: left).values == ["in user (property)"])
    }
}
