import SwiftSource
import Testing

@testable import Refactor

/// The app around a controller is the same, whoever reads it.
struct ProjectFactsTests {
    /// Does its parts as several threads would, the last one first.
    private struct ThreeWorkers: Workers {
        let count = 3

        func map<Item: Sendable, Result: Sendable>(
            _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
        ) -> [Result] { items.reversed().map(body).reversed() }
    }

    @Test func severalWorkersFindWhatOneFinds() {
        let files = [
            file("A.h", "@interface Feed (Parts) <Sharing>\n- (void)share;\n@end"),
            file("B.swift", "@MainActor class Cell: UITableViewCell { func bind() {} }\nextension Feed { var b = 1 }"),
            file("C.h", "#import \"A.h\"\n@interface Feed : BaseController <Listing>\n@end"),
            file("D.swift", "protocol Listing {}\nfinal class Home: Feed { func open() { let feed = Feed() } }"),
            file("E.swift", "extension Cell: Listing { static let shared = Cell() }"),
            file("sub/C.h", "@interface Item : NSObject\n@end"),
        ]
        let one = projectFacts(of: files, callersOf: ["Feed"])
        #expect(projectFacts(of: files, callersOf: ["Feed"], workers: ThreeWorkers()) == one)
        #expect(one.superclasses["Feed"] == "BaseController" && one.subclasses["Feed"] == ["Home"])
        #expect(one.callers.makers["Feed"] == ["D.swift:2"])
    }

    @Test(arguments: [
        "class Sub: Base {}", "class Sub\n    : Base {}", "class Sub: App.Base, Listing {}", "class Sub: App . Base {}",
        "class Sub /* a */ : Base {}",
        "class Sub: @MainActor Base {}", "class Sub<Item,\n  Other>\n: Base {}", "class Sub // a\n: /* b */ Base {}",
        "let a = \"\"\"\n  see https://example.com/*\n  \"\"\"\nclass Sub: Base {}",
        "// x\rclass Sub: Base {}", "class Sub\r\n\r\n  :\r\n  App.Base {}", "class Sub<A: B<C>>: Base<A, C> {}",
        "@objc(Sub) public final class Sub:Base,Listing{}", "enum A { class Sub: Base {} }",
        "#if false\n#if A\n#endif\n#else\nclass Sub: Base {}\n#endif", "#if DEBUG\nclass Sub: Base {}\n#endif",
        "class Sub: @preconcurrency @MainActor App.Base, Listing {}", "class Sub:\n  // Base of all\n  Base {}",
        "let a = /\"/; class Sub: Base {}", "let a = \"\\(b(\"/*\"))\"; class Sub: Base {}",
        "let a = #\"/*\"#; class Sub: Base where Item: Any {}", "\u{feff}class Sub: Base {}",
    ])
    func aSubclassIsSeen(source: String) {
        let facts = projectFacts(of: [file("Sub.swift", source)])
        #expect(facts.superclasses["Sub"] == "Base" && facts.subclasses["Base"] == ["Sub"])
    }

    @Test(arguments: [
        "// class Sub: Base {}", "let a = \"class Sub: Base {}\"", "/* /* */ class Sub: Base {} */",
        "let a = \"\"\"\nclass Sub: Base {}\n\"\"\"", "#if false\nclass Sub: Base {}\n#endif\nclass Other {}",
        "#if false\nlet a = \"#endif\"\n#if A\n#else\n#endif\nclass Sub: Base {}\n#elseif B\n#endif",
    ])
    func whatOnlySeemsToBeOneIsNone(source: String) {
        let found = projectFacts(of: [file("Sub.swift", source)]).subclasses["Base"]
        #expect(found == nil, "\(source)")
    }

    @Test func aSubclassOfAnAliasIsOneOfTheClass() {
        let facts = projectFacts(of: [
            file("A.swift", "typealias Alias = App.Base<Int>\ntypealias Other = Alias"),
            file("B.swift", "class Sub: Other {}"),
        ])
        #expect(facts.subclasses["Base"] == ["Sub"] && facts.superclasses["Sub"] == "Other")
    }

    @Test(arguments: [
        "@interface Sub : Base\n@end", "@interface Sub /* a */ : /* b */ Base // c\n@end",
        "@interface Sub\n  // a\n  : Base <Listing>\n@end", "@interface Sub<__covariant T> : Base<T>\n@end",
        "/* \" */ @interface Sub: Base\r\n@end", "NSString *a = @\"/*\";\n@interface Sub : Base\n@end",
        "@interface Sub : Base {\n  int a;\n}\n@end",
    ])
    func aSubclassInObjectiveCIsSeen(source: String) {
        let facts = projectFacts(of: [file("Sub.h", source)])
        #expect(facts.superclasses["Sub"] == "Base" && facts.subclasses["Base"] == ["Sub"])
    }

    /// A comment that only seems to begin, in a string, hid the subclass behind it, and the app no longer compiled.
    @Test func whatASubclassBehindAStringOverridesStays() throws {
        let source = """
            class BasketController: UIViewController {
                private var total = 0
                @IBAction func tapped(_ sender: UIButton) { load() }
                func load() {
                    total += 1
                    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in self.total += 1 }.resume()
                }
            }
            """
        let other =
            "let text = \"\"\"\n  see https://example.com/*\n  \"\"\"\nclass GiftController: BasketController {\n"
            + "  override func load() { super.load() }\n}"
        let facts = try SwiftLanguage().facts(of: file("BasketController.swift", source))
        let project = projectFacts(of: [file("Gift.swift", other)])
        let controller = try #require(try controllers(in: [facts], named: "BasketController", project: project).first)
        let plan = plan(controller, pins: ["load()": .interactor])
        let load = try #require(plan.source.members.first { $0.id == "load()" })
        #expect(plan.placements[load.index].stays == .subclassed("GiftController"))
    }

    /// `AnyObject` requires nothing, so nobody can ask for `sections()` by a protocol that is not known.
    @Test(arguments: ["AnyObject", "class", "NSObjectProtocol, Sendable"])
    func aProtocolOfTheAppThatInheritsNothingOfItsOwnIsKnown(_ inherited: String) throws {
        let source = """
            class ListController: UIViewController, FilterDelegate {
                private var number = 1
                override func viewDidLoad() { title = "\\(sections())" }
                func sections() -> Int { number + 1 }
                func filterChanged() {}
            }
            """
        let other = "protocol FilterDelegate: \(inherited) { func filterChanged() }"
        let facts = try SwiftLanguage().facts(of: file("ListController.swift", source))
        let project = projectFacts(of: [file("Filter.swift", other)])
        let controller = try #require(try controllers(in: [facts], project: project).first)
        let plan = plan(
            controller, pins: ["sections()": .presenter, "number": .presenter, "filterChanged()": .view])
        let sections = try #require(plan.source.members.first { $0.id == "sections()" })
        #expect(plan.placements[sections.index].role == .presenter)
        #expect(plan.forwarders == [])
    }

    @Test(arguments: ["class", "enum", "protocol", "struct", "typealias"])
    func whatIsImportedAloneIsNotDeclared(kind: String) {
        let project = projectFacts(of: [file("A.swift", "import \(kind) Kit.Part\nfinal class A {}")])
        #expect(project.imports.contains("Kit"))
        #expect(project.types.declarations(of: "Kit") == [] && project.inherits["Kit"] == nil)
        #expect(project.types.declarations(of: "A").count == 1)
    }

    @Test func aFileThatEndsInsideACommentMayMentionAnything() {
        #expect(!projectFacts(of: [file("A.swift", "class A {} /* open")]).isWholeApp)
        #expect(projectFacts(of: [file("A.swift", "class A {} /* closed */")]).isWholeApp)
        #expect(!projectFacts(of: [file("A.m", "@implementation A @end /* open")]).isWholeApp)
    }

    private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }
}
