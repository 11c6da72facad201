import Refactor
import Testing

/// What emitted files import.
struct EmittedImportsTests {
    /// WebKit brings UIKit along; the router needs nothing of WebKit.
    @Test func aTypeThatCameThroughAnotherFrameworkIsImported() throws {
        let source = """
            import Foundation
            import WebKit

            class EngineController: UIViewController {
                private let webView = WKWebView()

                @objc private func cancel() { navigationController?.popViewController(animated: true) }
            }
            """
        #expect(try imports(of: "EngineRouter", from: source) == ["import UIKit"])
        #expect(try imports(of: "EngineController", from: source) == ["import Foundation", "import WebKit"])
    }

    /// Of several libraries the one is imported whose name a type has; all of them where a type has that of none.
    @Test(arguments: [
        ("KingfisherManager", ["import Kingfisher"]), ("MDCPaletteStore", ["import Material_Palette"]),
        ("ImageManager", ["import Kingfisher", "import Material_Palette", "import Nuke"]),
    ])
    func aTypeThatNobodyDeclaresIsOfTheLibraryOfItsName(type: String, imported: [String]) throws {
        let source = """
            import Kingfisher
            import Material_Palette
            import Nuke
            import UIKit

            class EngineController: UIViewController {
                private let defaults = UserDefaults.standard

                override func viewDidLoad() {
                    super.viewDidLoad()
                    save()
                    title = ""
                }

                private func save() {
                    defaults.set(\(type).isEmpty, forKey: "empty")
                    defaults.set(1, forKey: "count")
                }
            }
            """
        let found = try imports(of: "EngineInteractor", from: source, in: [SourceFile(path: "Other.swift", text: "")])
        #expect(found == ["import Foundation"] + imported)
    }

    /// A library's name without a prefix brings the library, not SwiftUI.
    @Test(arguments: [
        ("Store.shared.isOpen", ["import Shop"]), ("Angle.zero == Angle.zero", ["import Shop", "import SwiftUI"]),
    ])
    func swiftUIIsImportedForItsNames(value: String, imported: [String]) throws {
        let source = """
            import Shop
            import SwiftUI
            import UIKit

            class EngineController: UIViewController {
                private let store = UserDefaults.standard
                override func viewDidLoad() { super.viewDidLoad(); load() }
                private func load() { store.set(\(value), forKey: "open"); store.set(Item.count, forKey: "items") }
            }
            """
        let found = try imports(of: "EngineInteractor", from: source, in: [SourceFile(path: "Other.swift", text: "")])
        #expect(found == ["import Foundation"] + imported)
    }

    /// What comes with SwiftUI is imported by itself where that is not.
    @Test func whatCameThroughSwiftUIIsFoundations() throws {
        let source = """
            import SwiftUI

            class EngineController: UIViewController {
                private let store = UserDefaults.standard
                override func viewDidLoad() { super.viewDidLoad(); load() }
                private func load() { store.set(1, forKey: "open"); store.set(2, forKey: "items") }
            }
            """
        let found = try imports(of: "EngineInteractor", from: source, in: [SourceFile(path: "Other.swift", text: "")])
        #expect(found == ["import Foundation"])
    }

    /// StoreKit's names have a prefix, but for those of Swift alone.
    @Test(arguments: [("Storefront.self == Storefront.self", ["import StoreKit"]), ("true", [])])
    func aNameOfSwiftBringsTheFrameworkThatMayHaveIt(value: String, imported: [String]) throws {
        let source = """
            import StoreKit
            import UIKit

            class EngineController: UIViewController {
                private let store = UserDefaults.standard
                override func viewDidLoad() { super.viewDidLoad(); load() }
                private func load() { store.set(\(value), forKey: "pings") }
            }
            """
        #expect(try imports(of: "EngineInteractor", from: source) == ["import Foundation"] + imported)
    }

    @Test func whatNeedsNoUIKitImportsNone() throws {
        let source = """
            import UIKit

            class EngineController: UIViewController {
                @objc private func save() { UserDefaults.standard.set(true, forKey: "saved") }
            }
            """
        #expect(try imports(of: "EngineInteractor", from: source) == ["import Foundation"])
    }

    /// What a class of Core Data needs is Core Data, though the source has it through UIKit; numbers need nothing.
    @Test(arguments: [
        ("NSManagedObjectContext.self == NSManagedObjectContext.self", ["import CoreData", "import Foundation"]),
        ("UInt8.max > 0", ["import Foundation"]), ("CGFloat.pi > 0", ["import Foundation"]),
        ("[1].map { row in row }.isEmpty", ["import Foundation"]),
        ("[IndexPath()].map { path in path.row }.isEmpty", ["import UIKit"]),
        ("UIDevice.current.isProximityMonitoringEnabled", ["import UIKit"]),
    ])
    func uikitIsImportedForWhatIsOfIt(value: String, imported: [String]) throws {
        let source = """
            import UIKit

            class EngineController: UIViewController {
                private let store = UserDefaults.standard
                override func viewDidLoad() { super.viewDidLoad(); load() }
                private func load() { store.set(\(value), forKey: "pings") }
            }
            """
        #expect(try imports(of: "EngineInteractor", from: source) == imported)
    }

    /// Frameworks whose names begin alike, or of which the tables have no types, are imported where such a name stands.
    @Test(arguments: [
        ("Intents\nimport os.log", "OSLog.default.description", "os.log"), ("Intents\nimport os.log", "1", nil),
        ("MobileCoreServices", "kUTTypeText as String", "MobileCoreServices"), ("MobileCoreServices", "\"text\"", nil),
    ])
    func whatIsNamedIsImported(modules: String, value: String, imported: String?) throws {
        let source = """
            import UIKit
            import \(modules)
            class EngineController: UIViewController {
                private let store = UserDefaults.standard
                override func viewDidLoad() { super.viewDidLoad(); load() }
                private func load() { store.set(\(value), forKey: "pings") }
            }
            """
        let expected = ["import Foundation"] + (imported.map { ["import " + $0] } ?? [])
        #expect(try imports(of: "EngineInteractor", from: source) == expected)
    }

    /// It begins as names of UIKit do.
    @Test func theHostOfAViewIsOfSwiftUI() throws {
        let source = """
            import SwiftUI
            import UIKit
            class EngineController: UIViewController {
                @objc private func tap() { present(UIHostingController(rootView: AboutView()), animated: true) }
            }
            """
        let app = [SourceFile(path: "AboutView.swift", text: "import SwiftUI\nstruct AboutView: View {}")]
        #expect(try imports(of: "EngineRouter", from: source, in: app) == ["import SwiftUI", "import UIKit"])
    }

    /// The source needs no import for a type that it never writes; the module writes it.
    @Test func theFrameworkOfATypeThatIsOnlyInferredIsImported() throws {
        let source = """
            import UIKit

            class EngineController: UIViewController {
                private let label = UILabel()
                private let gauge = Locator.gauge
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = gauge.text()
                    gauge.save()
                }
                @objc private func tap() {
                    label.text = nil
                    gauge.save()
                    UserDefaults.standard.set(gauge.text(), forKey: "gauge")
                }
            }
            """
        let app = [
            SourceFile(
                path: "Garage/Garage/Gauge.swift",
                text: "public protocol Gauge: AnyObject { func text() -> String; func save() }"),
            SourceFile(
                path: "App/Locator.swift",
                text: "import Garage\nenum Locator { static var gauge: Gauge { fatalError() } }"),
        ]
        #expect(try imports(of: "EngineInteractor", from: source, in: app) == ["import Foundation", "import Garage"])
    }

    /// Types alone come from where they are declared; code may use what any module adds to them.
    @Test func whatOnlyNamesTypesImportsNoModulesOfOthers() throws {
        let source = """
            import Eureka
            import UIKit

            class EngineController: UIViewController {
                private let label = UILabel()
                override func viewDidLoad() { super.viewDidLoad(); show(count: 1) }
                private func show(count: Int) { label.text = "\\(count)" }
                @objc private func save() {
                    UserDefaults.standard.set(true, forKey: "saved")
                    show(count: 2)
                }
            }
            """
        #expect(try imports(of: "EngineProtocols", from: source) == ["import Foundation"])
        #expect(try imports(of: "EngineBuilder", from: source) == ["import UIKit"])
        #expect(try imports(of: "EngineInteractor", from: source) == ["import Eureka", "import Foundation"])
        let foreign = source.replacing("count: Int", with: "count: Cell<Int>").replacing(
            "count: 1", with: "count: Cell(1)"
        )
        .replacing("count: 2", with: "count: Cell(2)")
        #expect(try imports(of: "EngineProtocols", from: foreign) == ["import Eureka", "import Foundation"])
    }

    private func imports(of type: String, from text: String, in app: [SourceFile] = []) throws -> [String] {
        let source = SourceFile(path: "EngineController.swift", text: text)
        let project = app.isEmpty ? nil : Refactor.projectFacts(of: app + [source], callersOf: ["EngineController"])
        let facts = try language(ofFile: source.path).facts(of: source)
        let decisions = Refactoring.Decisions(style: .viper)
        let plan = try #require(try Refactoring.plans(for: [facts], project: project, decisions: decisions).first)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty)
        let file = try #require(emission.module(of: plan).first { $0.name == type + ".swift" })
        return String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("import ") }
    }
}
