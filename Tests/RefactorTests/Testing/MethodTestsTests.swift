import Refactor
import Testing

/// A method of the presenter, and what its test expects.
struct MethodTestsTests {
    private func expect(
        _ method: String, test: String = "testGo", says expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let written = try WrittenTests(method)
        let body = try #require(written.body(of: test), "\(written.omissions)", sourceLocation: sourceLocation)
        #expect(body == expected.split(separator: "\n").map(String.init), sourceLocation: sourceLocation)
    }

    private func expectNone(
        _ method: String, because reason: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let omissions = try WrittenTests(method).omissions
        #expect(
            omissions.contains { $0.hasPrefix("ShopPresenter.go") && $0.contains(reason) }, "\(omissions)",
            sourceLocation: sourceLocation)
    }

    @Test func whatHappensEachTimeIsExpectedExactly() throws {
        try expect(
            "func go(name: String) { show(name, isLoud: true); hide() }",
            says: """
                presenter.go(name: "name")
                XCTAssertEqual(log.calls, ["view.show(_:isLoud:)", "view.hide()"])
                XCTAssertEqual(view.showArguments.map { $0.text }, ["name"])
                XCTAssertEqual(view.showArguments.map { $0.isLoud }, [true])
                """)
    }

    @Test func argumentsAreAskedForBeforeTheCall() throws {
        try expect(
            "func go() { open(id: stored()) }",
            says: """
                presenter.go()
                XCTAssertEqual(log.calls, ["interactor.stored()", "router.open(id:)"])
                """)
    }

    @Test func whatDependsOnStateMayHappen() throws {
        try expect(
            "func go(id: Int) { hide(); if stored() > 3 { open(id: id) } }",
            says: """
                presenter.go(id: 1)
                XCTAssertEqual(Array(log.calls.prefix(2)), ["view.hide()", "interactor.stored()"])
                XCTAssertTrue(Set(log.calls).isSubset(of: [
                "view.hide()",
                "interactor.stored()",
                "router.open(id:)",
                ]))
                """)
    }

    @Test func whatComesBehindItHappensAllTheSame() throws {
        try expect(
            "func go(id: Int) { if items.isEmpty { open(id: id) }\nhide() }",
            says: """
                presenter.go(id: 1)
                XCTAssertTrue(log.calls.contains("view.hide()"))
                XCTAssertTrue(Set(log.calls).isSubset(of: ["view.hide()", "router.open(id:)"]))
                """)
    }

    @Test func behindAnExitNothingIsCertain() throws {
        try expect(
            "func go() { guard items.isEmpty else { return }\nhide() }",
            says: """
                presenter.go()
                // Next: set up what this depends on, and say which of these is asked.
                XCTAssertTrue(Set(log.calls).isSubset(of: ["view.hide()"]))
                """)
    }

    @Test func whatAnAnswerLeadsToIsForThePerson() throws {
        try expect(
            "func go() { fetch { count in self.show(\"\\(count)\", isLoud: false) } }",
            says: """
                presenter.go()
                XCTAssertEqual(log.calls, ["interactor.fetch(_:)"])
                // Next: call interactor.fetchArguments[0], and say what follows.
                """)
    }

    @Test func otherMethodsOfThePresenterAreFollowed() throws {
        try expect(
            "func go() { step(\"a\") }\nprivate func step(_ text: String) { show(text, isLoud: false) }",
            says: """
                presenter.go()
                XCTAssertEqual(log.calls, ["view.show(_:isLoud:)"])
                XCTAssertEqual(view.showArguments.map { $0.text }, ["a"])
                XCTAssertEqual(view.showArguments.map { $0.isLoud }, [false])
                """)
    }

    @Test func anErrorOfTheMethodItselfIsNoFailure() throws {
        try expect(
            "func go(_ text: String) throws { if text.count > 3 { throw CocoaError(.featureUnsupported) }\nhide() }",
            says: """
                try? presenter.go("text")
                // Next: set up what this depends on, and say which of these is asked.
                XCTAssertTrue(Set(log.calls).isSubset(of: ["view.hide()"]))
                """)
    }

    @Test func eachCaseOfAnEnumHasItsTest() throws {
        let method = """
            func go(_ kind: Kind) -> String {
                switch kind {
                case .small: return "small"
                case .large:
                    hide()
                    return "large"
                }
            }
            """
        try expect(
            method, test: "testGoSmall",
            says: """
                let answer = presenter.go(ShopController.Kind.small)
                XCTAssertEqual(log.calls, [])
                XCTAssertEqual(answer, "small")
                """)
        try expect(
            method, test: "testGoLarge",
            says: """
                let answer = presenter.go(ShopController.Kind.large)
                XCTAssertEqual(log.calls, ["view.hide()"])
                XCTAssertEqual(answer, "large")
                """)
    }

    @Test func anAnswerThatIsPassedOnComesFromTheMock() throws {
        try expect(
            "func go() -> Int { stored() }",
            says: """
                interactor.storedStub = { 1 }
                let answer = presenter.go()
                XCTAssertEqual(log.calls, ["interactor.stored()"])
                XCTAssertEqual(answer, 1)
                """)
    }

    @Test func aListIsFilledBeforeCodeReachesIntoIt() throws {
        try expect(
            "func go(at index: Int) { show(items[index].name, isLoud: true) }",
            says: """
                presenter.items = [ShopSamples.item]
                log.calls = []
                presenter.go(at: 0)
                XCTAssertEqual(log.calls, ["view.show(_:isLoud:)"])
                XCTAssertEqual(view.showArguments.map { $0.isLoud }, [true])
                """)
    }

    @Test func valuesOfTheAppAreMadeByTheirInitializers() throws {
        try expect(
            "func go(_ item: Item) -> Item { hide()\nreturn item }",
            says: """
                _ = presenter.go(ShopSamples.item)
                XCTAssertEqual(log.calls, ["view.hide()"])
                """)
    }

    @Test func whatNobodyCanMakeIsSaid() throws {
        try expectNone("func go(_ ticket: Ticket) { hide() }", because: "needs a ShopController.Ticket")
        try expectNone("func go<Value>(_ value: Value) { hide() }", because: "it is generic")
    }

    @Test func whatMayStopTheProgramHasNoTest() throws {
        try expectNone("func go() { show(items[2].name, isLoud: true) }", because: "'items[2]' needs an element there")
        try expectNone("func go() { show(items.first!.name, isLoud: true) }", because: "may stop the program")
        try expectNone("func go() { open(id: 6 / items.count) }", because: "may be zero")
        try expectNone("func go() { fatalError() }", because: "stops the program")
    }

    @Test func whatAsksTheDeviceHasNoTest() throws {
        try expectNone(
            "lazy var store = UserDefaults.standard\nfunc go() -> Bool { store.bool(forKey: \"a\") && items.isEmpty }",
            because: "asks 'store', a UserDefaults")
    }
}
