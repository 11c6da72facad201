import ObjCSource
import Refactor
import SwiftSource
import TestSupport
import Testing

/// Adapters as they are written: they compile, look like our own, and the module graph finds them.
struct AdapterWritingTests {
    private static let protocols = """
        import UIKit

        public protocol NoteListRequiredEditorInput: AnyObject {
            var heading: String? { get set }
            func openNote(_ identifier: String, at page: inout Int)
            func openNewNote() throws
            @discardableResult func find(page: Int, in text: String) -> String?
        }

        public protocol EditorModuleInput: AnyObject {
            var editorHeading: String? { get set }
            func constructForEditing(page: inout Int, note: String)
            func constructForCreatingNote() throws
            @discardableResult func find(_ text: String, page: Int) -> String
        }

        """

    private static let editor = """
        import UIKit

        public final class EditorViewController: UIViewController, EditorModuleInput {
            public var editorHeading: String?
            public func constructForEditing(page: inout Int, note: String) {}
            public func constructForCreatingNote() throws {}
            public func find(_ text: String, page: Int) -> String { text }
        }

        """

    @Test func aProxyHoldsTheProvidedObject() throws {
        let files = try adapter(["Protocols.swift": Self.protocols], style: .viper)
        #expect(files.map(\.name) == ["EditorAdapter.swift"])
        #expect(
            files.first?.text == """
                import UIKit

                /// Gives what `NoteListRequiredEditorInput` asks for with what `EditorModuleInput` provides.
                final class EditorAdapter: NoteListRequiredEditorInput {
                    private let provided: EditorModuleInput

                    init(_ provided: EditorModuleInput) {
                        self.provided = provided
                    }

                    var heading: String? {
                        get { provided.editorHeading }
                        set { provided.editorHeading = newValue }
                    }

                    func openNote(_ identifier: String, at page: inout Int) {
                        provided.constructForEditing(page: &page, note: identifier)
                    }

                    func openNewNote() throws {
                        try provided.constructForCreatingNote()
                    }

                    @discardableResult
                    func find(page: Int, in text: String) -> String? {
                        provided.find(text, page: page)
                    }
                }

                """)
        try expectCompiles(files, beside: [Self.protocols])
    }

    @Test func aRegisteredViewPassesOnItself() throws {
        let sources = ["Protocols.swift": Self.protocols, "EditorViewController.swift": Self.editor]
        let files = try adapter(sources, style: .zikRouter)
        #expect(
            files.first?.text.hasPrefix(
                """
                import UIKit
                import ZIKRouter.Internal
                import ZRouter

                /// Leads those who ask for `NoteListRequiredEditorInput` to what provides `EditorModuleInput`.
                final class EditorAdapter: ZIKViewRouteAdapter {
                    override class func registerRoutableDestination() {
                        register(adapter: RoutableView<NoteListRequiredEditorInput>(), forAdaptee: RoutableView<EditorModuleInput>())
                    }
                }

                extension RoutableView where Protocol == NoteListRequiredEditorInput {
                    init() { self.init(declaredProtocol: Protocol.self) }
                }

                extension EditorViewController: NoteListRequiredEditorInput {
                    public var heading: String? {
                        get { editorHeading }
                        set { editorHeading = newValue }
                    }

                    public func openNote(_ identifier: String, at page: inout Int) {
                        constructForEditing(page: &page, note: identifier)
                    }

                """) == true, "\(files.first?.text ?? "")")
        try expectCompiles(files, beside: [Self.protocols, Self.editor, Self.declaration])
    }

    private static let declaration = """
        import ZRouter

        extension RoutableView where Protocol == EditorModuleInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }

        """

    @Test(arguments: ["module", "service", "view"])
    func everyKindOfRegistrationCompiles(kind: String) throws {
        let sources = ["Protocols.swift": Self.protocols, "EditorViewController.swift": Self.editor]
        let files = try adapter(sources, style: .zikRouter) { $0.kind = kind }
        let routable = ["module": "RoutableViewModule", "service": "RoutableService"][kind] ?? "RoutableView"
        let declaration = Self.declaration.replacing("RoutableView", with: routable)
        try expectCompiles(files, beside: [Self.protocols, Self.editor, declaration])
    }

    @Test func missingMembersFailAtRunTime() throws {
        let protocols = Self.protocols.replacing(
            "var editorHeading: String? { get set }", with: "var author: Int { get }")
        let files = try adapter(["Protocols.swift": protocols], style: .viper) { $0.allowsMissing = true }
        #expect(
            files.first?.text.contains(
                """
                    var heading: String? {
                        get { fatalError("`EditorModuleInput` provides no `heading`") }
                        set { fatalError("`EditorModuleInput` provides no `heading`") }
                    }
                """) == true)
        try expectCompiles(files, beside: [protocols])
    }

    @Test func aProtocolOfObjectsAsksForOne() throws {
        let protocols = """
            import UIKit

            @MainActor @objc protocol NoteListRequiredEditorInput { func openNote(); @objc optional func log() }
            @MainActor protocol EditorModuleInput { var count: Int { get set }; func showNote() }

            """
        let files = try adapter(["Protocols.swift": protocols], style: .viper)
        #expect(
            files.first?.text.hasPrefix(
                """
                import UIKit

                /// Gives what `NoteListRequiredEditorInput` asks for with what `EditorModuleInput` provides.
                @MainActor
                final class EditorAdapter: NSObject, NoteListRequiredEditorInput {
                    private var provided: EditorModuleInput

                    init(_ provided: EditorModuleInput) {
                        self.provided = provided
                        super.init()
                    }

                """) == true, "\(files.first?.text ?? "")")
        try expectCompiles(files, beside: [protocols])
    }

    @Test func anAdapterInObjectiveCLooksLikeOurOwn() throws {
        let folder = "samples/apps/notes-router"
        let paths = PackageRoot.files(below: folder, endings: ["h", "m"]).filter { !$0.contains("/Adapters/") }
        let sources = try paths.map { (name: $0, text: try PackageRoot.text(of: $0)) }
        var request = AdapterRequest(
            required: "JTNoteListRequiredEditorProtocol", provided: "JTEditorModuleProtocol", style: .zikRouter)
        request.name = "JTEditorAdapter"
        for file in try files(of: request, sources, in: ObjCLanguage()) {
            #expect(file.text == (try PackageRoot.text(of: folder + "/Adapters/" + file.name)))
        }
    }

    @Test func theModuleGraphFindsWhatIsWritten() throws {
        let app = """
            class NoteListViewController: UIViewController {}
            class NoteListViewRouter: ZIKViewRouter<NoteListViewController, ViewRouteConfig> {
                override class func registerRoutableDestination() { registerExclusiveView(NoteListViewController.self) }
            }
            class NoteListViewPresenter {
                var editor: NoteListRequiredEditorInput?
                func open() {
                    Router.perform(to: RoutableView<NoteListRequiredEditorInput>(), path: .push(from: self))
                }
            }
            class EditorViewRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
                override class func registerRoutableDestination() {
                    registerExclusiveView(EditorViewController.self)
                    register(RoutableView<EditorModuleInput>())
                }
            }
            """
        let sources = ["Protocols.swift": Self.protocols, "EditorViewController.swift": Self.editor]
        for style in [Style.zikRouter, .viper] {
            let written = try adapter(sources, style: style)
            let all = sources.map { (name: $0, text: $1) } + [(name: "App.swift", text: app)] + written
            let files = all.sorted { $0.name < $1.name }.map {
                SwiftLanguage().appFile(of: SourceFile(path: $0.name, text: $0.text))
            }
            let edges = ModuleGraph.read(files: files, interfaces: []).edges.filter { $0.kind == .adapter }
            #expect(edges.map { "\($0.from) -> \($0.to)" } == ["NoteList -> Editor"], "\(style.id)")
        }
    }

    // MARK: - Writing

    private func adapter(
        _ sources: [String: String], style: Style, _ change: (inout AdapterRequest) -> Void = { _ in }
    ) throws -> [(name: String, text: String)] {
        var request = AdapterRequest(
            required: "NoteListRequiredEditorInput", provided: "EditorModuleInput", style: style)
        change(&request)
        let sorted = sources.map { (name: $0, text: $1) }.sorted { $0.name < $1.name }
        return try files(of: request, sorted, in: SwiftLanguage())
    }

    private func files(
        of request: AdapterRequest, _ sources: [(name: String, text: String)], in language: any Language
    ) throws -> [(name: String, text: String)] {
        let facts = try sources.map { try language.facts(of: SourceFile(path: $0.name, text: $0.text)) }
        let adaptation = try request.adaptation(in: ProtocolIndex(facts))
        #expect(adaptation.isComplete || request.allowsMissing, "\(adaptation.gaps)")
        return language.files(of: adaptation).map { ($0.name, String(decoding: $0.bytes(from: []), as: UTF8.self)) }
    }

    private func expectCompiles(
        _ files: [(name: String, text: String)], beside sources: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let others = sources.enumerated().map { (name: "Source\($0.offset).swift", bytes: Array($0.element.utf8)) }
        let said = try StubUIKit.diagnostics(of: files.map { ($0.name, Array($0.text.utf8)) } + others)
        #expect(said.isEmpty, "\(said)", sourceLocation: sourceLocation)
    }
}
