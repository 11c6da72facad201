import Refactor
import SwiftSource
import Testing

@Suite struct ControllerTests {
    @Test func controllersAreFoundByTheirSuperclass() throws {
        try expectControllers("class Model {}\nclass LoginScreen: BaseController {}", are: ["LoginScreen"])
        try expectControllers(
            "class A: UIViewController {}\nclass B: UITableViewController {}\nclass C {}", are: ["A", "B"])
        try expectControllers("class B: A {}\nclass A: UIViewController {}", are: ["B", "A"])
        try expectControllers("class A: UISplitViewController {}", are: ["A"])
        try expectControllers("class A: UIKit.UIViewController {}", are: ["A"])
        try expectControllers("class A: BaseVC<Model>, P {}", are: ["A"])
        try expectControllers(
            "#if DEBUG\nclass A: UIViewController {}\n#else\nclass A: UIViewController {}\n#endif", are: ["A"])
    }

    /// What kind of screen it is says nothing of what it is for, unless another one is called so.
    @Test(arguments: [
        ("class SettingsTableViewController: UITableViewController {}", "Settings"),
        ("class SettingsTableViewController: UIViewController {}", "SettingsTable"),
        ("class FeedCollectionViewController: UICollectionViewController {}", "Feed"),
        ("class TableViewController: UITableViewController {}", "Table"),
        (
            "class SettingsTableViewController: UITableViewController {}\nclass SettingsController {}", "SettingsTable"
        ),
        ("class SettingsTableViewController: UITableViewController {}\nclass SettingsPresenter {}", "SettingsTable"),
        (
            "class SettingsTableViewController: UITableViewController { var presenter: SettingsTableViewOutput! }",
            "SettingsTable"
        ),
    ])
    func theKindOfAScreenIsNoPartOfItsModule(source: String, module: String) throws {
        #expect(plan(try controller(in: source)).module == module)
    }

    @Test func withoutControllersViewsAreTaken() throws {
        try expectControllers("class A: UIView {}\nclass B: UITableViewCell {}\nclass C {\n\n\n\n}", are: ["A", "B"])
        try expectControllers("class A: UIView {}\nclass B: UIViewController {}", are: ["B"])
    }

    @Test func elseTheLargestClass() throws {
        try expectControllers(
            "class A {}\nclass B {\n  func a() {}\n}\nclass C {}\nstruct S {\n\n\n\n\n\n\n\n}", are: ["B"])
    }

    @Test func namedOnesAreTakenAlone() throws {
        let source = "class A: UIViewController {}\nclass B: NSObject {}\nstruct C: View {}\nextension D {}"
        try expectControllers(source, named: "B", are: ["B"])
        try expectNoController(source, named: "C", error: .swiftUI(name: "C", path: "File1.swift", line: 3))
        try expectNoController(source, named: "D", error: .onlyExtensions(name: "D", path: "File1.swift"))
        try expectNoController(source, named: "E", error: .typeNotFound(name: "E", found: ["A", "B"]))
    }

    @Test func swiftUIIsRefused() throws {
        try expectNoController(
            "import SwiftUI\nstruct A: View {}", error: .swiftUI(name: "A", path: "File1.swift", line: 2))
        try expectNoController(
            "class Model: ObservableObject {}\nstruct A: SwiftUI.View {}",
            error: .swiftUI(name: "A", path: "File1.swift", line: 2))
    }

    @Test func filesWithoutClassAreRefused() throws {
        try expectNoController(
            "struct A {}", "extension LoginController {}",
            error: .onlyExtensions(name: "LoginController", path: "File2.swift"))
        try expectNoController("struct A {}", error: .noType(path: "File1.swift"))
        try expectNoController("// nothing", error: .noType(path: "File1.swift"))
    }

    @Test func inheritanceInACircleEnds() throws {
        try expectControllers("class A: B {}\nclass B: C {}\nclass C: A {}\nclass D: B { func a() {} }", are: ["D"])
        try expectControllers("class A: A {}", are: ["A"])
    }

    @Test func superclassesAreFollowedIntoTheSDK() throws {
        let found = try controller(in: "class A: B {}\nclass B: UITableViewController {}")
        #expect(found.superclass == "B")
        #expect(found.ancestors == ["B", "UITableViewController", "UIViewController", "UIResponder", "NSObject"])
        #expect(found.isAncestryKnown)
        #expect(try !controller(in: "class A: BaseController {}").isAncestryKnown)
        let view = try controller(in: "protocol P {}\nclass A: P {}")
        #expect(view.superclass == nil && view.isAncestryKnown)
        #expect(try controller(in: "class A: NSCoding {}").superclass == nil)
    }

    @Test func filesOfTheClassComeFirst() throws {
        let found = try controller(in: "extension A { func b() {} }", "class A: UIViewController { func a() {} }")
        #expect(found.files.map(\.file.path) == ["File2.swift", "File1.swift"])
        #expect(found.members.map(\.id) == ["a()", "b()"])
        #expect(found.members.map(\.file) == [0, 1])
        #expect(found.members.map(\.declaration) == [0, 1])
        #expect(found.members.map(\.index) == [0, 1])
    }

    @Test func conformancesOfExtensionsAreKnown() throws {
        let found = try controller(in: "class A: UIViewController { func a() {} }\nextension A: P, Q { func b() {} }")
        #expect(found.members.map(\.conformances) == [[], ["P", "Q"]])
    }

    @Test func sectionsReachFromMarkToMark() throws {
        try expectSections(
            """
            class A: UIViewController {
                var a = 1
                // MARK: - One
                var b = 1
                func c() {
                    // MARK: inside
                }
                // MARK: -
                #if DEBUG
                func d() {}
                // MARK: Two
                #endif
                struct E {
                    // MARK: deeper
                    var x = 1
                }
            }
            """,
            are: ["One 3-7: b, c()", " 8-10: d()", "Two 11-17: E"])
    }

    @Test func extensionsAreSections() throws {
        try expectSections(
            """
            class A: UIViewController { func a() {} }

            // MARK: - Table
            extension A: UITableViewDelegate {
                func b() {}
                // MARK: More
                func c() {}
            }
            extension A: P, Q { func d() {} }
            // MARK: Away
            struct S {}
            extension A { func e() {} }
            """,
            "// MARK: Other file\nextension A { var f: Int { 1 } }",
            are: [
                "Table 4-5: b()", "More 6-8: c()", "extension A: P, Q 9-9: d()", "extension A 12-12: e()",
                "Other file 2-2: f",
            ])
    }

    @Test func aMarkBehindAMemberBeginsTheNextSection() throws {
        try expectSections(
            "class A: UIViewController {\n    var a = 1 // MARK: One\n    var b = 2\n}", are: ["One 2-4: b"])
    }
}
