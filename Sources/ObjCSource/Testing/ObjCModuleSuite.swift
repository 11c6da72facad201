import Refactor

/// Writes the suite of a whole module: every part knows those that it should, and none outlives the screen.
struct ObjCModuleSuite {
    let spelling: ObjCSpelling

    /// A part, and how the test comes to it.
    private struct Step {
        let role: Role
        let holder: Role
        let property: String
    }

    private var plan: Plan { spelling.plan }
    private var name: String { plan.module + "ModuleTests" }

    func print() -> ObjCSuite {
        guard case .method = plan.style.objectiveC else {
            return ObjCSuite(without: "\(name): a library makes the module, which needs a running app")
        }
        guard let outlet = spelling.viewPort, plan.roles.contains(outlet.to) else {
            return ObjCSuite(without: "\(name): the view does not make its module; whoever does has to be there")
        }
        guard let header = spelling.files.headerImport, isMadePlainly else {
            return ObjCSuite(without: "\(name): no initializer of \(plan.controller.name) can be called")
        }
        let steps = steps(from: outlet)
        let imports = steps.map { "#import \"\(plan.name(of: $0.role)).h\"" }.sorted()
        let text = spelling.lines(
            ["#import <XCTest/XCTest.h>", ""] + SourceImports(spelling: spelling).beforeOwnHeader() + imports + [
                header, "",
            ]
                + [
                    "/// How the parts of the \(plan.module) module hold each other.",
                    "@interface \(name) : XCTestCase", "", "@end", "", "@implementation \(name)", "",
                ] + connected(steps) + [""] + released(steps) + ["", "@end"])
        let reached = steps.map(\.role)
        return ObjCSuite(
            file: EmittedFile(name: name + ".m", role: nil, pieces: [.generated(text)]),
            omissions: plan.roles.filter { !reached.contains($0) }.map {
                "\(name): nothing leads from the view to \(plan.name(of: $0))"
            })
    }

    /// The controller may be made by `init`.
    private var isMadePlainly: Bool {
        plan.controller.files.filter { $0.file.name.hasSuffix(".h") }.allSatisfy { facts in
            !["NS_UNAVAILABLE", "NS_DESIGNATED_INITIALIZER", "UNAVAILABLE_ATTRIBUTE"].contains {
                facts.file.text.contains($0)
            }
        }
    }

    private func steps(from outlet: Port) -> [Step] {
        var steps = [Step(role: outlet.to, holder: .view, property: spelling.property(of: outlet))]
        var next = 0
        while next < steps.count {
            for port in plan.ports(of: steps[next].role) where port.hold == .strong && plan.roles.contains(port.to) {
                guard !steps.contains(where: { $0.role == port.to }) else { continue }
                steps.append(Step(role: port.to, holder: port.from, property: spelling.property(of: port)))
            }
            next += 1
        }
        return steps
    }

    private func variable(of role: Role) -> String {
        role == .view ? "view" : plan.style.component(for: role)?.variable ?? role.rawValue
    }

    private var making: String { "\(plan.controller.name) *view = [[\(plan.controller.name) alloc] init];" }

    private func found(_ step: Step) -> String {
        "\(plan.name(of: step.role)) *\(variable(of: step.role)) = "
            + "[\(variable(of: step.holder)) valueForKey:@\"\(step.property)\"];"
    }

    private func connected(_ steps: [Step]) -> [String] {
        let classes = steps.map {
            "XCTAssertTrue([\(variable(of: $0.role)) isKindOfClass:[\(plan.name(of: $0.role)) class]]);"
        }
        let known = steps.map(\.role) + [.view]
        let links = plan.style.ports.filter { port in
            port.hold == .weak && known.contains(port.from) && known.contains(port.to)
                && plan.ports(of: port.from).contains(port)
        }.map { port in
            "XCTAssertEqual([\(variable(of: port.from)) valueForKey:@\"\(spelling.property(of: port))\"], "
                + "\(variable(of: port.to)));"
        }
        return spelling.method("- (void)testEveryPartKnowsTheOthers", [making] + steps.map(found) + classes + links)
    }

    private func released(_ steps: [Step]) -> [String] {
        let parts = [Role.view] + steps.map(\.role)
        let weak = parts.map { role in
            let type = role == .view ? plan.controller.name : plan.name(of: role)
            return "__weak \(type) *\(weakName(of: role)) = nil;"
        }
        let inner = [making] + steps.map(found) + parts.map { "\(weakName(of: $0)) = \(variable(of: $0));" }
        return spelling.method(
            "- (void)testNoPartOutlivesTheScreen",
            weak + ["@autoreleasepool {"] + inner.map { spelling.indent + $0 } + ["}"]
                + parts.map { "XCTAssertNil(\(weakName(of: $0)));" })
    }

    private func weakName(of role: Role) -> String {
        let name = variable(of: role)
        return "weak" + name.prefix(1).uppercased() + name.dropFirst()
    }
}
