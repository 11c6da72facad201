import Testing

@Suite struct SelfSpellingTests {
    @Test func bodies() throws {
        try expectSpellings("here(); if a { here() }; func inner() { here() }", ["implicit", "implicit", "implicit"])
        try expectSpellings("here()", ["none"], member: "static func run()")
        try expectSpellings("here(); run { here() }", ["none", "none"], member: "class func run()")
        try expectSpellings("here()", ["implicit"], member: "var run: Int")
        try expectSpellings("var x: Int { here() }", ["implicit"])
    }

    @Test func closures() throws {
        try expectSpellings("run { here(); other { here() } }", ["self", "self"])
        try expectSpellings("run { [unowned self] in here() }; run { [self] in here() }", ["self", "self"])
        try expectSpellings("run { [weak self] in here(); other { here() } }", ["self?", "self?"])
        try expectSpellings("run { [weak self] in other { [self] in here() }; b() }", ["self?"])
        try expectSpellings("run { [a] in here() }", ["self"])
    }

    @Test func guardedSelf() throws {
        try expectSpellings(
            "run { [weak self] in here(); guard let self else { here(); return }; here(); other { here() } }",
            ["self?", "self?", "self", "self"])
        try expectSpellings("run { [weak self] in guard let self = self else { return }; here() }", ["self"])
        try expectSpellings("run { [weak self] in guard let `self` = self else { return }; here() }", ["self"])
        try expectSpellings(
            "run { [weak self] in guard let strongSelf = self else { return }; here(); other { here() } }",
            ["strongSelf", "strongSelf"])
        try expectSpellings(
            """
            run { [weak self] in
                guard let self, a else { return }
                other { [weak self] in
                    here()
                    guard let self else { return }
                    here()
                }
                here()
            }
            """,
            ["self?", "self", "self"])
        try expectSpellings("run { [weak self] in let s = self; here() }", ["self?"])
    }

    @Test func conditionsUnwrapSelfInside() throws {
        try expectSpellings(
            "run { [weak self] in if let self = self { here() } else { here() }; here() }", ["self", "self?", "self?"])
        try expectSpellings("run { [weak self] in if let me = self { here() }; here() }", ["me", "self?"])
        try expectSpellings("run { [weak self] in while let self { here() }; here() }", ["self", "self?"])
        try expectSpellings("run { [weak self] in if case let self? = self { here() } }", ["self"])
    }

    @Test func namesForSelf() throws {
        try expectSpellings(
            "weak var weakSelf = self; here(); run { weakSelf?.a(); here() }; run { here(); b() }",
            ["implicit", "weakSelf?", "self"])
        try expectSpellings(
            "weak var weakSelf = self; run { guard let me = weakSelf else { return }; here() }", ["me"])
        try expectSpellings("run { [weak weakSelf = self] in here() }", ["weakSelf?"])
        try expectSpellings("run { [unowned me = self] in here() }", ["me"])
        try expectSpellings("let me = self; here(); run { me.a(); here() }", ["implicit", "self"])
        try expectSpellings(
            "run { [weak self] in guard let me = self else { return }; other { me in here() } }", ["none"])
    }

    @Test func functionsInClosures() throws {
        try expectSpellings(
            "run { [weak self] in func inner() { here() }; guard let self else { return }; a() }", ["self?"])
    }
}
