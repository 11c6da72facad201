import Refactor
import Testing

struct SplitCheckTests {
    private static let base = """
        class NamesController: UIViewController {
            // MARK: - State
            private var count = 3

            /// Asks for the names.
            private func load(_ page: Int) {
                guard page > 0, !isBusy else { return }
                hud.show()
                api.names(page: page) { [weak self] names in
                    self?.hud.hide()  // always
                    if names.isEmpty || page > self?.count ?? 0 {
                        self?.showEmpty()
                    } else {
                        self?.label.text = names.first
                    }
                }
            }

            @IBAction func tapped() {
                let page = Int(field.text ?? "") ?? 0
                store.save(page)
                load(page)
            }
        }
        """

    private static let view = """
        class NamesController: UIViewController, NamesViewInput {
            lazy var presenter = NamesBuilder.wire(self)

            @IBAction func tapped() {
                let page = Int(field.text ?? "") ?? 0
                presenter.save(page)
                presenter.load(page)
            }
        }
        """

    private static let presenter = """
        final class NamesPresenter {
            weak var view: NamesViewInput?
            private var count = 3

            func save(_ number: Int) {
                store.save(number)
            }

            /// Asks for the names.
            func load(_ page: Int) {
                guard page > 0, !isBusy else { return }
                view?.hud.show()
                api.names(page: page) { [weak self] names in
                    self?.view?.hud.hide()  // always
                    if names.isEmpty || page > self?.count ?? 0 {
                        self?.view?.showEmpty()
                    } else {
                        self?.view?.label.text = names.first
                    }
                }
            }
        }
        """

    @Test func aGoodSplitIsKept() {
        let check = check(Self.presenter)
        #expect(check.faults == [])
        #expect((check.statements, check.declarations, check.comments) == (13, 4, 2))
    }

    @Test(arguments: [
        ("        view?.hud.show()\n", "", "8: lost: 'hud.show()' stands nowhere"),
        ("  // always", "", "10: lost: the comment '// always' stands nowhere"),
        ("    /// Asks for the names.\n", "", "5: lost: the comment '/// Asks for the names.' stands nowhere"),
        ("names.isEmpty || page > self?.count ?? 0", "page > self?.count ?? 0 || names.isEmpty", "11: lost: 'if names"),
        ("page > 0, !isBusy", "page > 0, isBusy", "7: lost: 'guard page > 0, !isBusy else'"),
        ("page > 0, !", "page >= 0, !", "7: lost: 'guard page > 0, !isBusy else'"),
        ("    private var count = 3\n", "", "3: lost: 'count' is declared nowhere"),
        ("count = 3", "count = 4", "3: lost: the value of 'private var count = 3' stands nowhere"),
        (
            "label.text = names.first", "title.text = names.first",
            "14: lost: 'self?.label.text = names.first' stands nowhere"
        ),
        ("store.save(number)", "", "21: lost: 'store.save(page)' stands nowhere"),
        ("!isBusy else { return }\n", "!isBusy else { return }\n        isBusy = true\n", "12: added: 'isBusy = true'"),
        ("view?.hud.show()\n", "view?.hud.show()\n        view?.hud.show()\n", "8: doubled: 'hud.show()'"),
    ])
    func whatIsLostDoubledOrAddedIsFound(old: String, new: String, fault: String) {
        #expect(Self.presenter.contains(old))
        let faults = check(Self.presenter.replacing(old, with: new)).faults.map(\.inOneLine)
        #expect(faults.contains { $0.hasPrefix(fault) }, "\(faults)")
    }

    @Test func aMethodThatStandsTwiceIsFound() {
        let method = Self.view.split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n")
        let twice = Self.presenter + "\nextension NamesPresenter {\n\(method)\n}\n"
        #expect(check(twice).faults.contains { $0.rule == .doubled && $0.description.contains("tapped()") })
    }

    @Test func statementsInAnotherOrderAreFound() {
        let turned = Self.view.replacing(
            "presenter.save(page)\n        presenter.load(page)",
            with: "presenter.load(page)\n        presenter.save(page)")
        let whole = Self.base.replacing("store.save(page)", with: "save(page)")
        let faults = check(Self.presenter, view: turned, base: whole).faults
        #expect(faults.map(\.rule) == [.changed], "\(faults)")
    }

    @Test func branchesThatChangedPlacesAreFound() {
        let turned = Self.presenter.replacing("self?.view?.showEmpty()", with: "#")
            .replacing("self?.view?.label.text = names.first", with: "self?.view?.showEmpty()")
            .replacing("#", with: "self?.view?.label.text = names.first")
        let faults = check(turned).faults
        #expect(faults.map(\.rule) == [.changed, .changed], "\(faults)")
    }

    @Test func aSignatureThatChangedIsToldAndNoFault() {
        let wider = Self.presenter.replacing("func load(_ page: Int)", with: "func load(_ page: Int, in list: Int)")
            .replacing("func load(_ page: Int, in list: Int)", with: "func load(_ page: Int?)")
        let check = check(wider)
        #expect(check.faults == [])
        #expect(check.signatures.map(\.new) == ["func load(_ page: Int?)"])
    }

    @Test(arguments: [
        // A name of the view that stands for a path.
        (
            "if show.isOn { store.save(page) }", "if view.showIsOn { store.save(page) }",
            "var showIsOn: Bool { show.isOn }"
        ),
        // A binding without its value.
        ("guard let page else { return }", "guard let page = view?.page else { return }", ""),
        ("guard let strongSelf = self else { return }\n    strongSelf.page = 1", "view?.page = 1", ""),
        ("guard let zelf = self else { return }\n    zelf.page = 1", "view?.page = 1", ""),
        ("let rows = table.rows", "let rows = view?.rows", "var rows: [Int] { table.rows }"),
        (
            "switch a {\n    case b?.c: call()\n    default: send()\n    }",
            "switch a {\n    case view?.b?.c:\n      call()\n    default: send()\n    }", ""
        ),
        // A service behind a protocol, given by the builder.
        ("Store.shared.save(page)", "store.save(page)", "func build() { wire(Store.shared) }"),
        // A cut that is called as what it calls.
        ("dismiss(animated: true)", "router.dismiss()", "func dismiss() { viewController?.dismiss(animated: true) }"),
    ])
    func whatMayDifferIsNoFault(old: String, new: String, besides: String) {
        let check = SplitCheck(
            of: [SourceFile(path: "P.swift", text: "class P {\n  func act() {\n    \(new)\n  }\n  \(besides)\n}\n")],
            against: [SourceFile(path: "B.swift", text: "class P {\n  func act() {\n    \(old)\n  }\n}\n")])
        #expect(check.statements > 0)
        #expect(check.faults == [])
    }

    @Test(arguments: [
        "if a {\n    call()\n  } else {\n    send()\n  }\n  if b {\n    call()\n  } else {\n    send()\n  }",
        "switch a {\n  case .one: call()\n  case .two:\n    return\n  case .three:\n    call()\n  default: return\n  }",
    ])
    func whatStandsSeveralTimesIsFoundInItsBranch(body: String) {
        let whole = SourceFile(path: "B.swift", text: "class P {\n func act() {\n  \(body)\n }\n}\n")
        #expect(SplitCheck(of: [whole], against: [whole]).faults == [])
        let text = "class P {\n func act() {\n  \(body.replacing("call()", with: "#", maxReplacements: 1)) }\n}\n"
        let turned = text.replacing("send()", with: "call()", maxReplacements: 1)
            .replacing("return\n", with: "call()\n", maxReplacements: 1)
            .replacing("#", with: body.contains("send") ? "send()" : "return")
        let faults = SplitCheck(of: [SourceFile(path: "B.swift", text: turned)], against: [whole]).faults
        #expect(!faults.isEmpty && faults.allSatisfy { $0.rule == .changed }, "\(faults)")
    }

    @Test(arguments: [
        ("P.swift", "if let user = find() { show(user) }", "let user = find()\n show(user)"),
        ("P.swift", "if let user = find() { show(user) }", "while let user = find() { show(user) }"),
        ("P.m", "if (user == nil) { return; }", "if (user != nil) { return; }"),
        ("P.m", "NSUInteger count = list.count;\n[self show:count];", "NSUInteger count = list.size;"),
    ])
    func whatBindsAndWhatIsBoundBothCount(path: String, old: String, new: String) {
        let around = { (body: String) in
            path.hasSuffix("m")
                ? "@implementation P\n- (void)act {\n\(body)\n}\n@end\n"
                : "class P {\n func act() {\n  \(body)\n }\n}\n"
        }
        let check = SplitCheck(
            of: [SourceFile(path: path, text: around(new))], against: [SourceFile(path: path, text: around(old))])
        #expect(!check.faults.isEmpty)
    }

    /// What a declaration of Objective-C gets may come from somebody else.
    @Test func aDeclaredTypeIsNoPartOfTheValue() {
        let base = "@implementation A\n- (void)act {\n  NSUInteger count = list.count;\n  [self show:count];\n}\n@end\n"
        let split = """
            @implementation P
            - (void)act {
              NSUInteger count = [self.interactor countOfList];
              [self.view show:count];
            }
            @end
            @implementation I
            - (NSUInteger)countOfList {
              return list.count;
            }
            @end

            """
        let check = SplitCheck(
            of: [SourceFile(path: "P.m", text: split)], against: [SourceFile(path: "A.m", text: base)])
        #expect(check.faults == [])
        #expect(check.statements == 2)
    }

    /// Further parameters are fine as far as they are state of the original that the caller hands over.
    @Test(arguments: [("limit: limit", true), ("limit: self.limit", true), ("limit: 7", false)])
    func stateMayBeHandedOver(argument: String, isKept: Bool) {
        let base = """
            final class NamesController: UIViewController {
                private let limit = 5
                func fail(at date: Date) {
                    if count > limit { stop(date) }
                }
                func report() { fail(at: Date()) }
            }
            """
        let view = """
            final class NamesController: UIViewController {
                private let limit = 5
                func report() { presenter.fail(at: Date(), \(argument)) }
            }
            """
        let presenter = """
            final class NamesPresenter {
                func fail(at date: Date, limit: Int) {
                    if count > limit { stop(date) }
                }
            }
            """
        let check = SplitCheck(
            of: [SourceFile(path: "V.swift", text: view), SourceFile(path: "P.swift", text: presenter)],
            against: [SourceFile(path: "B.swift", text: base)])
        #expect(check.faults.isEmpty == isKept, "\(check.faults)")
        #expect(check.signatures.map(\.new) == ["func fail(at date: Date, limit: Int)"])
    }

    @Test func aMethodNeedsNoPrototypeWhereNobodyElseCallsIt() {
        let base = """
            @interface NamesController ()
            - (void)load:(NSInteger)page;
            @end
            @implementation NamesController
            - (void)load:(NSInteger)page { _count = page; }
            @end
            """
        let split = "@implementation NamesPresenter\n- (void)load:(NSInteger)page { _count = page; }\n@end\n"
        func faults(_ text: String) -> [SplitFault] {
            SplitCheck(
                of: [SourceFile(path: "P.m", text: text)], against: [SourceFile(path: "B.m", text: base)]
            ).faults
        }
        #expect(faults(split) == [])
        #expect(faults("@implementation NamesPresenter\n@end\n").isEmpty == false)
    }

    @Test func objectiveCIsHeldToTheSame() {
        let base = """
            @implementation NamesController
            - (void)load:(NSInteger)page {
                // the first is 1
                if (page > 0 && !_busy) {
                    [self show:page];
                    _count = page;
                }
            }
            @end
            """
        let view = "@implementation NamesController\n@end\n"
        let presenter = """
            @implementation NamesPresenter
            - (void)load:(NSInteger)page {
                // the first is 1
                if (page > 0 && !self.busy) {
                    [self.view show:page];
                    self.count = page;
                }
            }
            @end
            """
        func faults(_ text: String) -> [String] {
            SplitCheck(
                of: [SourceFile(path: "V.m", text: view), SourceFile(path: "P.m", text: text)],
                against: [SourceFile(path: "B.m", text: base)]
            ).faults.map(\.inOneLine)
        }
        #expect(faults(presenter) == [])
        #expect(
            faults(presenter.replacing("page > 0 && !self.busy", with: "!self.busy && page > 0"))
                == ["4: lost: 'if (page > 0 && !_busy)' stands nowhere"])
        #expect(faults(presenter.replacing("        self.count = page;\n", with: "")).count == 1)
        #expect(faults(presenter.replacing("    // the first is 1\n", with: "")).count == 1)
    }

    /// Equal parts that became one function stand in it once, comments and all; a comment too few is one too few.
    @Test func whatWasMergedHasItsCommentsOnce() {
        let part = "        // over the list\n        shade.show(list)\n"
        let base = "class A {\n    func one() {\n\(part)    }\n    func two() {\n\(part)        other()\n    }\n}\n"
        let view = "class A {\n    func one() { presenter.shadeList() }\n    func two() {\n        #\n    }\n}\n"
        let presenter = "class P {\n    func shadeList() {\n\(part)    }\n}\n"
        let called = view.replacing("#", with: "presenter.shadeList()\n        other()")
        #expect(check(presenter, view: called, base: base).faults == [])
        let gone = presenter.replacing("        // over the list\n", with: "")
        #expect(check(gone, view: called, base: base).faults.map(\.rule) == [.lost, .lost])
        let kept = view.replacing("#", with: "shade.show(list)\n        other()")
        #expect(
            check(presenter, view: kept, base: base).faults.map(\.inOneLine) == [
                "7: lost: the comment '// over the list' stands nowhere"
            ])
    }

    /// A variable that the view keeps is reached by a property of another name, which the presenter passes on.
    @Test func variablesAreKnownByThePropertiesThatStandForThem() {
        let variable = "@implementation A {\n    id profile;\n}\n"
        let base = variable + "- (void)begin {\n    profile = [Profiler start];\n}\n@end\n"
        let view = variable + "@synthesize storedProfile = profile;\n@end\n"
        let presenter = "@implementation P\n- (id)storedProfile {\n    return self.view.storedProfile;\n}\n@end\n"
        let interactor = """
            @implementation I
            - (void)begin {
                self.output.storedProfile = [Profiler start];
            }
            @end
            """
        func faults(_ interactor: String) -> [String] {
            SplitCheck(
                of: [view, presenter, interactor].enumerated().map { SourceFile(path: "\($0).m", text: $1) },
                against: [SourceFile(path: "B.m", text: base)]
            ).faults.map(\.inOneLine)
        }
        #expect(faults(interactor) == [])
        let other = interactor.replacing("start", with: "stop")
        #expect(faults(other).first == "5: lost: 'profile = [Profiler start]' stands nowhere")
    }

    @Test func bracesMayStandOnLinesOfTheirOwn() {
        let base = """
            open class A: UIViewController, B
            {
                var names = Set<String>()
                func f()
                {
                    go()
                }
            }
            """
        let view = "open class A: UIViewController, B\n{\n    func f()\n    {\n        presenter.f()\n    }\n}\n"
        let presenter = "class P {\n    var names = Set<String>()\n    func f() {\n        view?.go()\n    }\n}\n"
        #expect(check(presenter, view: view, base: base).faults == [])
    }

    /// What an initializer was given under another name stands in its call of the module; what is handed on elsewhere is
    /// lost all the same.
    @Test(arguments: [
        ("P.wire(self, api: service)", "self.api = api", true),
        ("P.wire(self, api: other)", "self.api = api", false),
        ("P.wire(self, api: service)", "self.api = other", false),
    ])
    func aParameterIsHandedOnUnderTheNameOfWhatKeepsIt(call: String, kept: String, isThere: Bool) {
        let base =
            "class A: B {\n    let api: API\n    init(service: API) {\n        self.api = service\n        super.init()\n    }\n}\n"
        let view =
            "class A: B {\n    init(service: API) {\n        super.init()\n        presenter = \(call)\n    }\n}\n"
        let presenter = "class P {\n    let api: API\n    init(api: API) {\n        \(kept)\n    }\n}\n"
        let faults = check(presenter, view: view, base: base).faults.map(\.inOneLine)
        #expect(faults.contains("4: lost: 'self.api = service' stands nowhere") == !isThere, "\(faults)")
    }

    /// Each file of Objective-C has the constants that it names; what is left of a method is no method twice.
    @Test func constantsOfFilesAndRestsOfMethodsAreNotDoubled() {
        let key = "static NSString *const Key = @\"key\";\n"
        let rest = "    NSInteger row = 0;\n    if (part == 0) {\n        row = 2;\n    }\n    return row;\n"
        let base = "\(key)@implementation A\n- (NSInteger)rows:(NSInteger)part {\n\(rest)}\n@end\n"
        let view =
            "\(key)@implementation A\n- (NSInteger)rows:(NSInteger)part {\n"
            + "    NSInteger row = [self.presenter rowsOf:part];\n    return row;\n}\n@end\n"
        let presenter = "\(key)@implementation P\n- (NSInteger)rowsOf:(NSInteger)part {\n\(rest)}\n@end\n"
        let check = SplitCheck(
            of: [SourceFile(path: "A.m", text: view), SourceFile(path: "P.m", text: presenter)],
            against: [SourceFile(path: "B.m", text: base)])
        #expect(check.faults == [])
    }

    private func check(_ presenter: String, view: String = view, base: String = base) -> SplitCheck {
        SplitCheck(
            of: [SourceFile(path: "View.swift", text: view), SourceFile(path: "Presenter.swift", text: presenter)],
            against: [SourceFile(path: "Base.swift", text: base)])
    }
}

extension SplitFault {
    fileprivate var inOneLine: String { "\(line): \(rule.rawValue): \(description)" }
}
