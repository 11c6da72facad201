import Refactor
import SwiftSource
import Testing

@Suite struct MemberTests {
    @Test func methodsHaveFullNames() throws {
        try expectMembers(
            """
            class A {
                func load() {}
                func load(id: Int, _ name: String, with label: Int = 1) {}
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { x }
                func `default`(`in`: Int) {}
                static func == (left: A, right: A) -> Bool { true }
                init?(coder: NSCoder) {}
                convenience init() {}
                deinit {}
                subscript(index: Int) -> Int { 1 }
                subscript(safe index: Int, other: Int) -> Int { get { 1 } set { } }
                func 加载(用户: String) {}
            }
            """,
            """
            method load() @2
            method load(id:_:with:) @3
            method tableView(_:cellForRowAt:) @4
            method default(in:) @5
            method ==(_:_:) static @6
            init init(coder:) @7
            init init() convenience @8
            deinit deinit @9
            subscript subscript(_:) @10
            subscript subscript(safe:_:) @11
            method 加载(用户:) @12
            """)
    }

    @Test func attributesModifiersAndAccessAreToldApart() throws {
        try expectMembers(
            """
            class A {
                @IBOutlet private weak var field: UITextField!
                @IBAction
                func tap(_ sender: Any) {
                }
                @available(iOS 13, *) @objc(foo:) public override func foo(_ x: Int) {}
                public private(set) var a: Int = 1
                private(set) lazy var b: Int = 2
                fileprivate static let c: Int = 3
                open class func d() {}
                nonisolated(unsafe) var e: Int = 1
                package final func f() {}
            }
            """,
            """
            private property field @IBOutlet weak var : UITextField! @2
            method tap(_:) @IBAction @3-5
            public method foo(_:) @available(iOS 13, *) @objc(foo:) override @6
            public property a private(set) var : Int = @7
            property b private(set) lazy var : Int = @8
            fileprivate property c static let : Int = @9
            open method d() class @10
            property e nonisolated(unsafe) var : Int = @11
            package method f() final @12
            """)
    }

    @Test func accessorsAndObserversAreListed() throws {
        try expectMembers(
            """
            class A {
                var a: Int { 1 }
                var b: Int { get async throws { 1 } }
                var c: Int { get { 1 } set(value) { } }
                var d: Int = 1 { willSet { } didSet(old) { } }
                var e = 1 { didSet {} }
            }
            """,
            """
            property a var : Int { get } @2
            property b var : Int { get } @3
            property c var : Int { get set } @4
            property d var : Int = { willSet didSet } @5
            property e var : Int = { didSet } @6
            """)
    }

    @Test func typesAreInferredOnlyWithoutDoubt() throws {
        try expectMembers(
            """
            class A {
                let a = 1, b = -2.5
                let c = true
                let d = "x \\(1)"
                let e = UILabel()
                let f = [String]()
                let g = [Int: String]()
                let h = ["a", "b"]
                let i = [1, 2.5]
                let j = Foo<Int>()
                let k = Kit.Model()
                let l = UIView(frame: .zero)
                let m = Model(id: 1)
                let n = make()
                let o = .zero
                let p = UserDefaults.standard
                let q = x as! Foo
                let r = x as? any Foo
                let s = Kit.make()
                let t = nil
                lazy var u = { let label = UILabel(); label.text = ""; return label }()
                lazy var v = { () -> UIView in UIView() }()
                lazy var w = { let label = make(); return label }()
                lazy var x: UIView = { UIView() }()
            }
            """,
            """
            property a let : Int = (shared) @2
            property b let : Double = (shared) @2
            property c let : Bool = @3
            property d let : String = @4
            property e let : UILabel = @5
            property f let : [String] = @6
            property g let : [Int: String] = @7
            property h let : [String] = @8
            property i let = @9
            property j let : Foo<Int> = @10
            property k let : Kit.Model = @11
            property l let : UIView = @12
            property m let = @13
            property n let = @14
            property o let = @15
            property p let : UserDefaults = @16
            property q let : Foo = @17
            property r let : (any Foo)? = @18
            property s let = @19
            property t let = @20
            property u lazy var : UILabel = @21
            property v lazy var : UIView = @22
            property w lazy var = @23
            property x lazy var : UIView = @24
            """)
    }

    @Test func severalPropertiesShareTheirDeclaration() throws {
        try expectMembers(
            """
            class A {
                var a, b: Int
                var c = 1, d: String?
                let (e, f) = (1, 2)
                var g = 1; var h = 2
            }
            """,
            """
            property a var : Int (shared) @2
            property b var : Int (shared) @2
            property c var : Int = (shared) @3
            property d var : String? (shared) @3
            property e let = (shared) @4
            property f let = (shared) @4
            property g var : Int = (shared) @5
            property h var : Int = (shared) @5
            """)
    }

    @Test func nestedTypesAndConditionalMembers() throws {
        try expectMembers(
            """
            class A {
                private enum State: String { case idle }
                struct Row { var a = 1 }
                typealias Done = () -> Void
                protocol P {}
                #if DEBUG
                func debug() {}
                #else
                #if os(iOS)
                var a: Int = 1
                #endif
                #endif
            }
            """,
            """
            private type State is enum @2
            type Row is struct @3
            type Done is typealias @4
            type P is protocol @5
            method debug() (#if) @7
            property a var : Int = (#if) @10
            """)
    }

    @Test func nestedTypesTellTheirInnerNames() throws {
        let source = """
            class A {
                class Cell: UITableViewCell, P {
                    let label = UILabel(), other = 1
                    enum Kind { case a }
                    func fill() {}
                    #if DEBUG
                    var debug = 1
                    #endif
                }
                enum E { case one, two(Int) }
            }
            """
        let members = try #require(try read(source).types.first).members
        #expect(members[0].innerNames == ["label", "other", "Kind", "fill", "debug"])
        #expect(members[0].inherits == ["UITableViewCell", "P"])
        #expect(members[1].innerNames == ["one", "two"])
    }

    @Test func signaturesKeepTheirParts() throws {
        try expectSignature("func a()", "()")
        try expectSignature(
            "func a<T: P>(_ x: inout T, on done: @escaping (Int) -> Void = { _ in }) async throws -> [T] where T: Q {}",
            "<T: P> (_ x: inout T, on done: @escaping (Int) -> Void =) async throws -> [T] where T: Q")
        try expectSignature("func a(_ items: Any...) -> ()", "(_ items: Any...) -> ()")
        try expectSignature("init?(a b: Int) throws {}", "(a b: Int) throws")
        try expectSignature("subscript<K>(_ k: K) -> Int { 1 }", "<K> (_ k: K) -> Int")
        try expectSignature("func a() throws(E) -> some View {}", "() throws(E) -> some View")
    }

    @Test func accessRangesAllowRewriting() throws {
        let source = """
            class A {
                @IBAction
                private func a() {}
                @objc func b() {}
                final  fileprivate  var c = 1
                func d() {}
                @objc /* why */ dynamic var e = 1
                private /* why */ var f = 1
            }
            """
        let facts = try read(source)
        let members = try #require(facts.types.first).members
        #expect(
            members.map { $0.accessRange.map(facts.file.text) } == [
                "private ", nil, "fileprivate  ", nil, nil, "private ",
            ])
        let starts = members.map { facts.file.text($0.modifierStart..<$0.declaration.upperBound) }
        #expect(
            starts == [
                "private func a() {}", "func b() {}", "final  fileprivate  var c = 1", "func d() {}",
                "dynamic var e = 1",
                "private /* why */ var f = 1",
            ])
    }

    @Test func bodiesAreBracesOrValues() throws {
        let source =
            "class A { func a() { x() }; var b = { 1 }(); var c: Int { 1 }; init() {}; subscript(i: Int) -> Int { 2 } }"
        let facts = try read(source)
        let members = try #require(facts.types.first).members
        #expect(members.map { $0.body.map(facts.file.text) } == ["{ x() }", "{ 1 }()", "{ 1 }", "{}", "{ 2 }"])
    }

    @Test func identifiersAndLocalNamesAreCollected() throws {
        let member = try #require(
            try read(controllerSource(running: "let a = b.c { d in e(`in`: d) }\nguard let f else { return }")).types
                .first?
                .members.first)
        #expect(member.identifiers == ["run", "a", "b", "c", "d", "e", "in", "f"])
        #expect(member.localNames == ["a", "d", "f"])
    }
}
