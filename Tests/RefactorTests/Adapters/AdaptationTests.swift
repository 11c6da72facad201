import Refactor
import SwiftSource
import Testing

/// Which members of two protocols belong together, and what is said of the others.
struct AdaptationTests {
    @Test func aTypeWithTheSameMembersConforms() throws {
        let adaptation = try adapt(
            """
            protocol Required { var title: String? { get }; func open(_ id: Int) throws; static func make() -> Int }
            protocol Provided { var title: String? { get set }; func open(_ number: Int); static func make() -> Int }
            struct Editor: Provided { var title: String?; func open(_ number: Int) {}; static func make() -> Int { 1 } }
            """)
        #expect(adaptation.form == .conformance(of: "Editor"))
        expectPairs(adaptation, ["title <- title: same", "open(_:) <- open(_:): same", "make() <- make(): same"])
    }

    @Test func aProxyIsNeededWhereNobodyConforms() throws {
        let adaptation = try adapt(
            """
            protocol Required { func open(_ id: Int) }
            protocol Provided { func open(_ id: Int) }
            """)
        #expect(adaptation.form == .proxy)
    }

    @Test func labelsMayStandInAnotherOrder() throws {
        let adaptation = try adapt(
            """
            protocol Required { func show(note: String, page: Int) }
            protocol Provided { func show(page: Int, note: String) }
            """)
        expectPairs(adaptation, ["show(note:page:) <- show(page:note:): same labels in another order"])
        #expect(adaptation.matches.map(\.order) == [[1, 0]])
    }

    @Test func aNameMayBeSimilar() throws {
        let adaptation = try adapt(
            """
            protocol Required { func openNewNote(); func openLastNote(); func showLogin(completion: @escaping () -> Void) }
            protocol Provided {
                func createNote(); func showLastNote(); func presentLogin(then done: @escaping () -> Void)
            }
            """)
        expectPairs(
            adaptation,
            [
                "openNewNote() <- createNote(): same types, both speak of note and new",
                "openLastNote() <- showLastNote(): same types, both speak of last and note and open",
                "showLogin(completion:) <- presentLogin(then:): same types, both speak of login and show",
            ])
    }

    @Test func valuesGoWhereTheirNamesOrTypesSay() throws {
        let adaptation = try adapt(
            """
            protocol Required { func save(title: String, body: String, page: Int, isNew: Bool) }
            protocol Provided { func store(_ isFresh: Bool, at number: Int, body: String, title: String) }
            """, mapping: ["save=store"])
        #expect(adaptation.matches.map(\.order) == [[3, 2, 1, 0]])
    }

    @Test func whatMayGoToTwoPlacesAsks() throws {
        let source = """
            protocol Required { func openNote(from: String, to: String) }
            protocol Provided { func showNote(start: String, end: String) }
            """
        let reason = "neither names nor types say which of its values goes where"
        expectGaps(
            try adapt(source),
            [
                "openNote(from:to:): `showNote(start:end:)` is near, but \(reason); "
                    + "say so with --map 'openNote(from:to:)=showNote(start:end:)'"
            ])
        let mapped = try adapt(source, mapping: ["openNote(from:to:)=showNote(start:end:)"])
        #expect(mapped.isComplete && mapped.matches.map(\.order) == [[0, 1]])
    }

    @Test func twoThatAreAsNearAsk() throws {
        let adaptation = try adapt(
            """
            protocol Required { func openNote() }
            protocol Provided { func showNote(); func presentNote() }
            """)
        expectGaps(
            adaptation,
            [
                "openNote(): it may be `presentNote()` or `showNote()`; choose with --map 'openNote()=presentNote()'"
            ])
    }

    @Test func doingAlikeToOtherThingsIsNotSimilar() throws {
        let adaptation = try adapt(
            """
            protocol Required { func showLogin() }
            protocol Provided { func showHelp() }
            """)
        expectGaps(
            adaptation,
            [
                "showLogin(): nothing there has a similar name; if `showHelp()` is meant, say --map 'showLogin()=showHelp()'"
            ])
    }

    @Test func aValueMayBecomeOptionalButNotTheOtherWay() throws {
        let adaptation = try adapt(
            """
            protocol Required { func first() -> Int?; func take(_ id: Int); func last() -> Int; func put(_ id: Int?) }
            protocol Provided { func first() -> Int; func take(_ id: Int?); func last() -> Int?; func put(_ id: Int) }
            """)
        expectPairs(adaptation, ["first() <- first(): same name", "take(_:) <- take(_:): same name"])
        #expect(adaptation.form == .proxy)
        expectGaps(
            adaptation,
            [
                "last(): it gives `Int?` there, and `Int` here",
                "put(_:): `id` is `Int` there, and `id` is `Int?` here",
            ])
    }

    @Test func whatDoesNotMatchIsListed() throws {
        let adaptation = try adapt(
            """
            protocol Required {
                var name: String { get set }
                func load() -> String
                func send(_ text: String)
                func wait() -> Int
                func gone()
            }
            protocol Provided {
                var name: String { get }
                func load() throws -> String
                func send(_ number: Int)
                func wait() async -> Int
            }
            """)
        expectGaps(
            adaptation,
            [
                "name: `name` cannot be set there", "load(): it throws there, and nothing may be thrown here",
                "send(_:): `number` is `Int` there, and `text` is `String` here",
                "wait(): it is async there, and nobody waits here", "gone(): nothing there is like it",
            ])
    }

    @Test func aClosureThatIsKeptMustBeAllowedTo() throws {
        let adaptation = try adapt(
            """
            protocol Required { func run(_ work: () -> Void); func later(_ work: @escaping () -> Void) }
            protocol Provided { func run(_ work: @escaping () -> Void); func later(_ work: () -> Void) }
            """)
        expectPairs(adaptation, ["later(_:) <- later(_:): same name"])
        #expect(adaptation.gaps.map(\.required.id) == ["run(_:)"])
    }

    @Test func inheritedMembersAreAskedForAndProvided() throws {
        let adaptation = try adapt(
            """
            protocol Base { func reload() }
            protocol Required: Base { func close() }
            protocol Core { func close() }
            protocol Provided: Core { func reload() }
            """)
        expectPairs(adaptation, ["reload() <- reload(): same", "close() <- close(): same"])
    }

    @Test func whatHasAnImplementationIsSpared() throws {
        let adaptation = try adapt(
            """
            protocol Required { func close(); func log() }
            extension Required { func log() {} }
            protocol Provided { func close() }
            """)
        #expect(adaptation.isComplete && adaptation.spared.map(\.id) == ["log()"])
    }

    @Test func aTypeThatRegistersPassesOnItself() throws {
        let source = """
            protocol Required { func openNote() }
            protocol Provided { func showNote() }
            class Editor: Provided { func showNote() {} }
            """
        #expect(try adapt(source, style: .zikRouter).form == .extension(of: "Editor"))
        let colliding = source + "\nextension Editor { func openNote() { showNote() } }"
        expectGaps(
            try adapt(colliding, style: .zikRouter),
            ["openNote(): `Editor` has a member of this name with other types"])
    }

    @Test func theKindIsReadFromTheFiles() throws {
        let source = """
            protocol Required {}
            protocol Provided {}
            class Editor: PARENT, Provided {}
            """
        let kind = { (parent: String) in
            try adapt(source.replacing("PARENT", with: parent), style: .zikRouter).registration?.id
        }
        #expect(try kind("UIViewController") == "view")
        #expect(try kind("ViewRouteConfig") == "module")
        #expect(try kind("ZIKRoutableService") == "service")
    }

    @Test(arguments: [
        ("protocol Required {}", AdapterError.unknownProtocol("Provided", suggestion: nil)),
        ("protocol Required {}\nclass Provided {}", .notAProtocol("Provided", keyword: "class")),
        ("protocol Required { associatedtype A }\nprotocol Provided {}", .hasAssociatedTypes("Required")),
        ("protocol Required {}\nprotocol Provided: Required {}", .fulfilledAlready(by: "Provided", "Required")),
        (
            "protocol Required {}\nprotocol Provided {}\nclass A: Provided {}\nextension A: Required {}",
            .fulfilledAlready(by: "A", "Required")
        ),
        (
            "protocol Required where Self: UIView { func a() }\nprotocol Provided { func a() }",
            .needsClass("Required", superclass: "UIView")
        ),
    ])
    func whatCannotBeThoughtOfIsSaid(source: String, error: AdapterError) {
        #expect(throws: error) { try adapt(source) }
    }

    @Test func aStyleThatRegistersNeedsOneType() {
        let source = "protocol Required {}\nprotocol Provided {}\n"
        #expect(throws: AdapterError.noConformingType("Provided")) { try adapt(source, style: .zikRouter) }
        #expect(throws: AdapterError.severalConformingTypes("Provided", ["A", "B"])) {
            try adapt(source + "class A: Provided {}\nclass B: Provided {}", style: .zikRouter)
        }
    }

    @Test(arguments: ["open", "=show", "open==show"])
    func aPairHasTwoNames(text: String) {
        #expect(throws: AdapterError.badMapping(text)) { try adapt("", mapping: [text]) }
    }

    @Test func aMappedMemberMustExist() {
        let source = "protocol Required { func open(_ id: Int) }\nprotocol Provided { func show(_ id: Int) }"
        #expect(throws: AdapterError.unknownMember("show()", in: "Provided", suggestion: "show(_:)")) {
            try adapt(source, mapping: ["open=show()"])
        }
    }

    // MARK: - Reading

    private func adapt(
        _ source: String, style: Style = .viper, mapping: [String] = []
    ) throws -> Adaptation {
        var request = AdapterRequest(required: "Required", provided: "Provided", style: style)
        for pair in mapping { try request.map(pair) }
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "Protocols.swift", text: source))
        return try request.adaptation(in: ProtocolIndex([facts]))
    }

    private func expectPairs(
        _ adaptation: Adaptation, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let pairs = adaptation.matches.map { "\($0.required.id) <- \($0.provided.id): \($0.reason)" }
        #expect(pairs == expected, sourceLocation: sourceLocation)
    }

    private func expectGaps(
        _ adaptation: Adaptation, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(adaptation.gaps.map { "\($0.required.id): \($0.reason)" } == expected, sourceLocation: sourceLocation)
    }
}
