import Refactor
import SwiftSource
import Testing

@Suite struct ReferenceTests {
    @Test func selfIsSpelledInManyWays() throws {
        try expectReferences(
            "load(); self.load(); self?.load(); self!.load(); super.load()",
            [
                "call load statement", "call self.load statement", "call self?.load statement",
                "call self?.load statement",
                "call super.load statement",
            ])
        try expectReferences(
            "Self.limit; LoginController.limit; print(self)",
            [
                "type Self dereferenced", "read Self.limit", "read Self.limit", "call print(_:) statement", "read self",
            ])
    }

    @Test func namesBoundToSelfCountAsSelf() throws {
        try expectReferences(
            """
            fetch { [weak self] in
                guard let strongSelf = self else { return }
                strongSelf.name = 1
                self?.name = 2
            }
            let this = self
            this.name = 3
            fetch { [weak this, weak weakSelf = self] in
                this?.name = 4
                if let me = weakSelf { me.name = 5 }
                guard let weakSelf else { return }
                weakSelf.name = 6
            }
            fetch { [weak self] in
                guard let self = self else { return }
                self.name = 7
                guard let `self` = self else { return }
                self.name = 8
            }
            weak var weakSelf = self
            weakSelf?.name = 9
            """,
            [
                "call fetch({:) statement", "write self.name statement closure", "write self?.name statement closure",
                "write self.name statement",
                "call fetch({:) statement", "write self?.name statement closure", "write self.name statement closure",
                "write self.name statement closure",
                "call fetch({:) statement", "write self.name statement closure", "write self.name statement closure",
                "write self?.name statement",
            ])
    }

    @Test func aNameIsSelfOnlyWhileItIsBoundToIt() throws {
        try expectReferences(
            "do { let this = self; this.a() }\nthis.a()", ["call self.a statement", "read this dereferenced mutated"])
        try expectReferences("let this = self\nrun { this in this.a() }", ["call run({:) statement"])
    }

    @Test func writesAreToldFromReads() throws {
        try expectReferences(
            """
            a = b
            self.a += b
            a = flag ? b : c
            try x = make()
            try? await self.x = y
            (a, self.b) = (b, a)
            a &+= 1
            a == b
            v .!= w
            flag ? (a = 1) : (b = 2)
            let f = { a = b }
            _ = c
            """,
            [
                "write a statement", "read b", "readWrite self.a statement", "read b",
                "write a statement", "read flag", "read b", "read c",
                "write x statement", "call make", "write self.x statement", "read y",
                "write a", "write self.b", "read b", "read a",
                "readWrite a statement", "read a", "read b", "read v", "read w",
                "read flag", "write a", "write b", "write a statement closure", "read b closure", "read c",
            ])
    }

    @Test func changesInPlaceAreSeen() throws {
        try expectReferences(
            """
            items.append(x)
            self.items[0] = x
            items[key]?.name = x
            user?.name = x
            user!.name.first = x
            user! = x
            swap(&a, &self.b)
            change(&user.name)
            label.text
            items[0]
            flag.toggle()
            table.cells[0].label.text = title
            show(user!)
            """,
            [
                "read items dereferenced mutated", "read x", "read self.items dereferenced mutated", "read x",
                "read items dereferenced mutated", "read key", "read x", "read user chained dereferenced mutated",
                "read x",
                "read user dereferenced mutated", "read x", "read user dereferenced mutated", "read x",
                "call swap(_:_:) statement", "reference a", "reference self.b", "call change(_:) statement",
                "read user dereferenced mutated", "read label dereferenced", "read items dereferenced",
                "read flag dereferenced mutated", "read table dereferenced mutated", "read title",
                "call show(_:) statement", "read user dereferenced",
            ])
    }

    @Test func callsHaveLabels() throws {
        try expectReferences(
            """
            load(1, id: 2)
            load(id: 1) { } failure: { }
            load { }
            done?()
            self.done?(1)
            done!(in: 1)
            make<Int>(1)
            try await send(x: 1)
            let v = get(1)
            load(1).run()
            self.items(at: 1)?.run()
            """,
            [
                "call load(_:id:) statement", "call load(id:{:failure:) statement", "call load({:) statement",
                "call done statement chained", "call self.done(_:) statement chained",
                "call done(in:) statement dereferenced",
                "call make(_:) statement", "type Int", "call send(x:) statement", "call get(_:)", "call load(_:)",
                "call self.items(at:)",
            ])
    }

    @Test func returnedValuesAreNoStatements() throws {
        let source = """
            class A: UIViewController {
                var a: Int { load() }
                var b: Int { get { load() } set { load() } }
                var c = 1 { didSet { load() } }
                func d() -> Int { load() }
                func e() -> Int { log(); return load() }
                func f() -> Void { load() }
                func g() -> Int { if x { load() } else { save() } }
                func h() { if x { load() } else if y { save() } else { x = 1 } }
                func i() { switch x { case 1: load(); default: save() } }
                func j() -> Int { switch x { case 1: load(); default: save() } }
                func k() { let y = if x { load() } else { save() } }
                func l() { items.map { load($0) }; items.sorted(by: { less($0, $1) }); run { load() } }
                func m() { run { () -> Int in load() }; let x = { load() }() }
                subscript(i: Int) -> Int { load() }
            }
            """
        func statements(_ id: String) throws -> String {
            let member = try #require(try read(source).types.first?.members.first { $0.id == id })
            return member.references.filter { $0.isOnSelf && $0.isStatement }.map(\.name).joined(separator: " ")
        }
        for id in ["a", "d()", "g()", "j()", "k()", "m()", "subscript(_:)"] {
            let expected = id == "m()" ? "run" : ""
            #expect(try statements(id) == expected, "\(id)")
        }
        #expect(try statements("b") == "load")
        #expect(try statements("c") == "load")
        #expect(try statements("e()") == "log")
        #expect(try statements("f()") == "load")
        #expect(try statements("h()") == "load save x")
        #expect(try statements("i()") == "load save")
        #expect(try statements("l()") == "run load")
    }

    @Test func selectorsAndKeyPaths() throws {
        try expectReferences(
            """
            x(#selector(tap), #selector(self.tap(_:)), #selector(LoginController.load(id:_:)), #selector(getter: name))
            y(#selector(Self.tap), #selector(UIResponder.paste))
            z(#keyPath(name.first), #keyPath(LoginController.name))
            o(\\.name, \\Self.name, \\LoginController.name.first, \\User.name, \\.items[index], \\.self)
            """,
            [
                "call x(_:_:_:_:) statement", "selector tap", "selector self.tap(_:)", "selector Self.load(id:_:)",
                "selector name", "call y(_:_:) statement", "type Self dereferenced", "selector Self.tap",
                "selector UIResponder dereferenced",
                "call z(_:_:) statement", "keyPath name dereferenced", "keyPath Self.name",
                "call o(_:_:_:_:_:_:) statement", "keyPath name", "type Self", "keyPath Self.name", "keyPath Self.name",
                "type User", "keyPath items", "read index",
            ])
    }

    @Test func shorthandAndCaptures() throws {
        try expectReferences(
            """
            if let name, var other { use(name, other) }
            guard let user else { return }
            run { [weak delegate, user, count = self.count, item = item] in delegate?.x(user, count, item) }
            while let next { go(next) }
            """,
            [
                "shorthand name", "shorthand other", "call use(_:_:) statement", "shorthand user",
                "call run({:) statement",
                "capture delegate closure", "read self.count closure", "read item closure", "shorthand next",
                "call go(_:) statement",
            ])
    }

    @Test func typesAreReferences() throws {
        try expectReferences(
            "let a: State? = x as? [Row<Int>]; let b: LoginController.State; let c: Self.Row; let d: Kit.Model",
            [
                "type State", "read x", "type Row", "type Int", "type Self.State", "type Self", "type Self.Row",
                "type Kit",
            ])
    }

    @Test func chainedReadsAreSeen() throws {
        try expectReferences(
            "let a = user?.name; let b = self.user?.x?.y; let c = user.name; let d = user",
            [
                "read user chained dereferenced", "read self.user chained dereferenced", "read user dereferenced",
                "read user",
            ])
    }

    @Test func rootsOfForeignMembers() throws {
        let source = controllerSource(
            running:
                "let this = self\nself.field.text.count; this.a.b; x[0].y; f().z; URLSession.shared.go(); .zero; (q).r")
        let member = try #require(try read(source).types.first?.members.first)
        let roots = member.references.compactMap { reference -> String? in
            guard case .expression(let root) = reference.base else { return nil }
            return "\(root ?? "-").\(reference.name)"
        }
        #expect(
            roots == [
                "field.text", "field.count", "a.b", "x.y", "f.z", "URLSession.shared", "URLSession.go", "-.zero", "-.r",
            ])
    }

    @Test func codeOfAllKindsIsRead() throws {
        try expectNames("let s = \"\\(name) \\(self.other)\"", "name other")
        try expectNames("if #available(iOS 13, *) { a() }", "a")
        try expectNames("#if DEBUG && os(iOS)\na()\n#else\nb()\n#endif", "a b")
        try expectNames("x.reduce(0, +); y.sorted(by: <)", "x y")
        try expectNames("let r = /a+/; r.match(b)", "b")
        try expectNames("items.map { $0.name + suffix }", "items suffix")
        try expectNames("$query.sink { }; self.$query.sink { }", "$query $query")
        try expectNames("`default`(); self.`in` = 1", "default in")
        try expectNames("加载(用户: 名字)", "加载 名字")
        try expectNames("defer { a() }; repeat { b() } while c; outer: for i in d { break outer }", "a b c d")
        try expectNames("VStack { if a { Text(b) } else { c } }", "VStack a Text b c")
        try expectNames("#warning(\"x\"); let f = #file", "")
        try expectNames("for await x in stream where ok(x) { try await go(x) }", "stream ok go")
        try expectNames("let x: (Int) -> Void = { _ in }; let y = (a: b, c: d)", "Int Void b d")
        try expectNames("view.addSubview(a); a.b = c as! D; e is F", "view a a c D e F")
        try expectNames("@Clamped(min: low) var z = 1", "low")
    }

    @Test func typesOfErrorsAreRead() throws {
        try expectReferences(
            ofMember: "run()", in: "class A { func run() throws(Problem) { func go() throws(Other) {} } }",
            ["type Problem", "type Other"])
    }

    @Test func rootsOfKeyPathsAreRead() throws {
        try expectReferences("use(\\T.[0], \\U.self)", ["call use(_:_:) statement", "type T", "type U"])
    }
}
