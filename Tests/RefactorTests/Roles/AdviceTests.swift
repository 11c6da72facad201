import Refactor
import Testing

/// Roles are pinned here, so that only the advice is under test.
struct AdviceTests {
    /// A controller with methods of so many statements for roles, and stored properties of the view.
    private func advice(_ methods: [(role: Role, statements: Int)], properties: Int = 0) throws -> Advice {
        var pins: [String: Role] = [:]
        var source = (0..<properties).map { "    var count\($0) = 0\n" }.joined()
        for number in 0..<properties { pins["count\(number)"] = .view }
        for (number, method) in methods.enumerated() {
            let body = String(repeating: "        print(1)\n", count: method.statements)
            source += "    func go\(number)() {\n\(body)    }\n"
            pins["go\(number)()"] = method.role
        }
        return plan(try RoleReading(source, pins: pins).controller, pins: pins).advice
    }

    private func view(_ count: Int, statements: Int) -> [(role: Role, statements: Int)] {
        Array(repeating: (.view, statements), count: count)
    }

    @Test func aSmallControllerIsLeftAlone() throws {
        let advice = try advice([(.view, 1), (.router, 2)], properties: 1)
        #expect(advice.verdict == .leave)
        #expect(
            advice.sentences == [
                "It is not massive: it has 2 methods, 1 stored property and 3 statements; the published threshold is more "
                    + "than 13 methods, 13 properties and 147 statements, all three.",
                "4 lines of the 8 in its members should leave the view: 4 to the router.",
                "Leave it as it is: there is too little to take out, even for a single step.",
            ])
    }

    @Test func aControllerThatIsAllViewHasNothingToTakeOut() throws {
        let sentences = try advice([(.view, 3)]).sentences
        #expect(sentences.contains("None of its code clearly belongs to another role than the view."))
    }

    @Test func oneRoleAloneIsAStep() throws {
        let advice = try advice([(.view, 30), (.router, 18), (.presenter, 3)])
        #expect(advice.verdict == .step(.router))
        #expect(advice.advisedRoles == [.router])
        #expect(advice.verdict.code == "router-alone")
        let step = try #require(advice.sentences.last)
        let expected =
            "The whole of VIPER is more than this screen needs: a router alone would take out 1 member with 20 lines."
        #expect(step.hasPrefix(expected), "\(step)")
    }

    @Test func theStepIsTheRoleWithMostLines() throws {
        let asking = try self.advice([(.view, 30), (.router, 20), (.interactor, 40)])
        #expect(asking.verdict == .step(.interactor))
        // A presenter that only passes on would be no gain.
        #expect(asking.advisedRoles == [.interactor])
        #expect(try self.advice([(.view, 30), (.router, 17)]).verdict == .leave)
    }

    @Test func twoRolesWithMuchToTakeAreAModule() throws {
        let advice = try advice([(.view, 30), (.router, 48), (.interactor, 98)])
        #expect(advice.verdict == .viper)
        #expect(!advice.size.isMassive)
        #expect(advice.brief.hasPrefix("VIPER is worth it"))
        #expect(advice.sentences.count == 4)
    }

    @Test func aMassiveControllerNeedsLess() throws {
        let methods = view(14, statements: 12) + [(.router, 28), (.presenter, 28)]
        #expect(try advice(methods, properties: 14).verdict == .viper)
        #expect(try advice(methods, properties: 13).verdict == .step(.presenter))
    }

    @Test func aMassiveControllerThatIsAllViewNeedsViews() throws {
        let advice = try advice(view(15, statements: 10), properties: 14)
        #expect(advice.size.isMassive)
        #expect(advice.verdict == .splitView)
        #expect(advice.sentences.first?.hasPrefix("It is massive: it has 15 methods, 14 stored properties") == true)
        #expect(advice.sentences.last?.hasPrefix("VIPER would not make it smaller") == true)
    }

    @Test func aMassiveControllerWithLittleOfOthersIsStillAView() throws {
        let methods = view(40, statements: 20) + [(.router, 30), (.presenter, 30)]
        #expect(try advice(methods, properties: 14).verdict == .splitView)
    }

    @Test func muchThatIsUndecidedComesFirst() throws {
        let bodies = (0..<10).map { "func work\($0)() {\n" + String(repeating: "frob()\n", count: 10) + "}\n" }
        let controller = try RoleReading(bodies.joined()).controller
        let advice = plan(controller).advice
        try #require(advice.roles.undecided >= 60)
        #expect(advice.verdict == .decideFirst)
        #expect(advice.sentences.last?.contains("are undecided and count for no role; pin roles") == true)
    }

    @Test func aSplitControllerIsDone() throws {
        let source = """
            class ParcelController: UIViewController {
                var presenter: ParcelViewOutput?
                func go() { presenter?.go() }
            }
            """
        let advice = plan(try RoleReading(source).controller).advice
        #expect(advice.verdict == .done)
        #expect(advice.brief == "It reports to a presenter already; this split is done.")
    }
}
