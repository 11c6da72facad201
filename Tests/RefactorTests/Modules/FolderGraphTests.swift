import Refactor
import Testing

/// Code without screens: a module for each folder, and an edge where one names a type of another.
struct FolderGraphTests {
    @Test func aFolderUsesTheOneWhoseTypeItNames() {
        let graph = folders([
            "Model/Note.swift": "struct Note {}\nenum Kind {}",
            "Store/Archive.swift":
                "import Foundation\n\nstruct Archive {\n    var notes: [Note]\n    let last: Note?\n}",
        ])
        #expect(graph.modules.map(\.name) == ["Model", "Store"])
        #expect(graph.modules.allSatisfy { $0.style == "folder" })
        #expect(
            graph.edges == [
                ModuleEdge(
                    from: "Store", to: "Model", kind: .uses, label: "2 uses", via: "Note",
                    evidence: "Store/Archive.swift:4")
            ])
        #expect(graph.findings.isEmpty)
    }

    @Test func aFolderUsesTheOneWhoseFunctionItCalls() {
        let graph = folders([
            "Text/Words.swift": "func words(of text: String) -> [String] { [] }\nprivate func hidden() {}",
            "Note/Note.swift": "let count = words(of: \"a\").count\nlet other = text.hidden()",
        ])
        #expect(graph.edgeLines == ["Note -uses 1 use-> Text (via words)"])
    }

    /// A method, a case or a value of that name in the same folder may be meant.
    @Test(arguments: [
        "struct A { func words() {}\nfunc other() { words() } }", "enum A { case words(Int) }",
        "let words = { 1 }\nlet count = words()", "let count = text.words()", "func words() {}\nlet count = words()",
        "let words: Int",
    ])
    func aCallOfSomethingElseUsesNoFolder(_ text: String) {
        #expect(folders(["Text/Words.swift": "func words() {}", "Note/Note.swift": text]).edges.isEmpty)
    }

    @Test func aFolderInsideAnotherIsOneOfItsOwn() {
        let graph = folders([
            "App/Main.swift": "let rules: [any Rule] = [Limit()]",
            "App/Rules/Limit.swift": "struct Limit: Rule {}",
            "App/Rule.swift": "protocol Rule {}",
        ])
        #expect(
            graph.edgeLines == ["App -uses 1 use-> App/Rules (via Limit)", "App/Rules -uses 1 use-> App (via Rule)"])
        // What is inside of a folder may use it, and it what is inside.
        #expect(graph.findings.isEmpty)
    }

    @Test func theFewestUsesOfACycleAreTheFinding() {
        let graph = folders([
            "A/A.swift": "struct A { let b: B; let other: B }",
            "B/B.swift": "struct B { let c: C; let other: C }",
            "C/C.swift": "struct C {\n    let a: A\n}",
        ])
        #expect(
            graph.findings == [
                ModuleFinding(
                    code: "module-cycle", message: "C uses A of A, which leads back to it through B",
                    subjects: ["C", "A"], evidence: "C/C.swift:2")
            ])
    }

    @Test func twoThatUseEachOtherAreACycle() {
        let graph = folders([
            "A/A.swift": "struct A { let b: B; let other: B }", "B/B.swift": "struct B { let a: A }",
        ])
        #expect(graph.findings.map(\.message) == ["B uses A of A, which in turn uses B"])
    }

    // MARK: - Names

    @Test(arguments: [
        "// Note\nstruct Store {}", "let text = \"Note\"", "let text = \"\"\"\n    a \" Note\n    \"\"\"",
        "let kind = Other.Note", "private struct Note {}\nlet note = Note()", "struct Store { struct Note {} }",
        "/* a /* b */ Note */", "let text = #\"a \" \\(Note)\"#",
    ])
    func whatIsNoNameOfATypeElsewhereIsNoUse(text: String) {
        #expect(folders(["Model/Note.swift": "struct Note {}", "Store/Store.swift": text]).edges.isEmpty)
    }

    @Test(arguments: [
        "extension Note {}", "let text = \"\\(Note())\"", "let text = \"a\" + \"\\(f(\"b\")) \\(Note.name)\"",
        "let text = #\"\\#(Note())\"#", "typealias Item = Note", "let quote = \"\\\"\"; var note: Note?",
    ])
    func whatNamesATypeIsAUse(text: String) {
        #expect(folders(["Model/Note.swift": "struct Note {}", "Store/Store.swift": text]).edges.count == 1)
    }

    @Test func aNameThatTwoOthersDeclareMeansNeither() {
        let graph = folders([
            "A/Note.swift": "struct Note {}", "B/Note.swift": "struct Note {}", "C/C.swift": "var note: Note?",
        ])
        #expect(graph.edges.isEmpty)
    }

    @Test func aNameMeansTheTypeOfTheSameTargetFirst() {
        let graph = folders([
            "Sources/App/Model/Note.swift": "struct Note {}", "Sources/App/Store/Store.swift": "var note: Note?",
            "Sources/Kit/Note.swift": "struct Note {}",
        ])
        #expect(graph.edgeLines == ["Sources/App/Store -uses 1 use-> Sources/App/Model (via Note)"])
    }

    @Test func aTargetIsSeenByThoseWhoImportIt() {
        let graph = folders([
            "App/App.swift": "import Kit\nvar note: Note?", "Kit/Note.swift": "public struct Note {}",
            "Tool/Tool.swift": "var note: Note?",
        ])
        #expect(graph.edgeLines == ["App -uses 1 use-> Kit (via Note)"])
    }

    @Test func aTargetWithoutTypesOfItsOwnIsUsedByItsImport() {
        let graph = folders(["App/App.swift": "import CKit\nkit_start()", "CKit/shim.h": "#include <kit.h>"])
        #expect(graph.edgeLines == ["App -uses import-> CKit (via CKit)"])
    }

    @Test func objectiveCDeclaresInHeaders() {
        let graph = folders([
            "Model/Note.h": """
            @class Archive;
            @protocol Reader;
            typedef NS_ENUM(NSInteger, NoteKind) { NoteKindPlain };
            typedef void (^NoteBlock)(id note);
            @interface Note : NSObject
            @end
            """,
            "Model/Note.m": "#import \"Note.h\"\n@implementation Note\n@end",
            "Store/Archive.h": "#import \"Note.h\"\n@interface Archive : NSObject\n- (NoteKind)kind;\n@end",
            "Store/Archive.m": "@implementation Archive\n- (void)add { char c = '\"'; Note *note = [Note new]; }\n@end",
            "View/Reader.h": "@protocol Reader <NSObject>\n@end\n@interface Note (Reading)\n@end",
        ])
        #expect(
            graph.edgeLines == [
                "Model -uses 1 use-> Store (via Archive)", "Model -uses 1 use-> View (via Reader)",
                "Store -uses 3 uses-> Model (via Note)", "View -uses 1 use-> Model (via Note)",
            ])
    }

    private func folders(_ sources: [String: String]) -> ModuleGraph {
        ModuleGraph.folders(of: sources.map { FolderFileReader.read(SourceFile(path: $0.key, text: $0.value)) })
    }
}
