import Refactor
import SwiftSyntax

/// Writes the suite of a component: a test for each method, of what it asks of others.
struct ComponentSuite {
    /// The methods that get a test.
    enum Scope {
        /// Every one.
        case whole(Role)
        /// Those that ask somebody.
        case asking(Role)

        var role: Role {
            switch self {
            case .whole(let role), .asking(let role): role
            }
        }

        /// The component that stands between the view and the others.
        static func all(of plan: Plan) -> Scope? { .whole(plan.style.owner(of: .presenter)) }

        /// The one that does the work; what it does alone is for tests of its services.
        static func askers(of plan: Plan) -> Scope? {
            plan.style.owner(of: .presenter) == .interactor ? nil : .asking(.interactor)
        }
    }

    let context: TestContext
    let scope: Scope
    let emission: Emission

    func print() -> PrintedSuite {
        guard let component = context.plan.tested(scope.role),
            let source = EmittedComponent(named: component.name, in: emission, of: context.plan)
        else { return PrintedSuite(file: nil, omissions: [], samples: []) }
        if let obstacle = component.obstacle { return without("\(component.name): it \(obstacle)") }
        guard !component.neighbours.isEmpty else {
            return without("\(component.name): it asks nobody for whom there is a mock")
        }
        if let unknown = component.constants.first(where: { value(of: $0) == nil }) {
            return without("\(component.name): it needs a \(unknown.fact.valueType ?? unknown.name)")
        }
        let tests = MethodTests(context: context, component: component, source: source).tests()
        let written = tests.filter { test in
            if case .asking = scope, !test.isAsking { return false }
            return !test.lines.isEmpty
        }
        var omissions = tests.compactMap { test in
            test.obstacle.map { "\(component.name).\(test.id): \($0)" }
        }
        if case .asking = scope, !omissions.isEmpty {
            let count = omissions.count
            omissions = ["\(component.name): \(count) method\(count == 1 ? "" : "s"), mostly of services that it asks"]
        }
        guard !written.isEmpty else { return PrintedSuite(file: nil, omissions: omissions, samples: []) }
        return PrintedSuite(
            file: file(component, written), omissions: omissions,
            samples: written.flatMap(\.samples) + component.constants.flatMap { value(of: $0)?.samples ?? [] })
    }

    private func without(_ omission: String) -> PrintedSuite {
        PrintedSuite(file: nil, omissions: [omission], samples: [])
    }

    private func file(_ component: TestedComponent, _ tests: [MethodTests.Test]) -> EmittedFile {
        let name = component.name + "Tests"
        let head = [
            "/// What `\(component.name)` asks of the others today: a start. Say in a test's name what should happen, and why."
        ]
        let suite = context.dialect.suite(name) + context.indented(setUp(of: component))
        let body = tests.flatMap { [""] + context.indented($0.lines) }
        var names = context.names(in: body)
        for service in component.services { names.formUnion(identifiers(in: service.value)) }
        if names.contains("IndexPath") { names.insert("row") }
        let imports = context.imports(for: names, and: [context.dialect.module])
        return context.file(name, imports: imports, head + suite + body + ["}"])
    }

    // MARK: - Set-up

    private func setUp(of component: TestedComponent) -> [String] {
        let indent = context.spelling.indent
        let parts = component.mocks.map { (name: $0.property, type: $0.mock.mock) }
        var making = parts.map { "\(context.spelling.escaped($0.name)) = \($0.type)(log: log)" } + made(component)
        for neighbour in component.neighbours {
            guard case .set(let property) = neighbour.way else { continue }
            making.append("\(component.variable).\(property) = \(component.variable(of: neighbour))")
        }
        let all = parts + [(name: component.variable, type: component.name)]
        switch context.request.framework {
        case .swiftTesting:
            return ["private let log = \(context.log)()"] + all.map { "private let \($0.name): \($0.type)" }
                + ["", "init() {"] + making.map { indent + $0 } + ["}"]
        case .xctest:
            let whole = [(name: "log", type: context.log)] + all
            return whole.map { "private var \($0.name): \($0.type)!" }
                + ["", "override func setUp() async throws {", "\(indent)log = \(context.log)()"]
                + making.map { indent + $0 } + ["}", "", "override func tearDown() async throws {"]
                + whole.reversed().map { "\(indent)\($0.name) = nil" } + ["}"]
        }
    }

    private func made(_ component: TestedComponent) -> [String] {
        let arguments = component.handed.map { label -> String in
            if let service = component.services.first(where: { $0.property == label && !$0.isMocked }) {
                return "\(label): \(service.value)"
            }
            if let constant = component.constants.first(where: { $0.name == label }) {
                return "\(label): \(value(of: constant).map(context.values.text) ?? label)"
            }
            let neighbour = component.neighbours.first { $0.way == .handed(label) }
            return "\(label): \(neighbour.map(component.variable) ?? label)"
        }
        return context.spelling.list(
            open: "\(component.variable) = \(component.name)(", arguments, close: ")", indent: "")
    }

    /// Returns the test's value for a constant of the view.
    private func value(of constant: Member) -> MadeValue? {
        context.maker.value(of: context.spelling.qualified(constant.fact.valueType ?? ""), named: constant.name)
    }
}

extension TestedComponent {
    /// The mocks that its tests need: one for each protocol, however many names it has for it.
    var mocks: [Neighbour] {
        var seen: Set<String> = []
        return neighbours.filter { seen.insert($0.mock.name).inserted }
    }

    /// Returns the name of the mock behind a property in the tests.
    func variable(of neighbour: Neighbour) -> String {
        mocks.first { $0.mock.name == neighbour.mock.name }?.property ?? neighbour.property
    }

    /// The same by the property's name.
    func variable(of property: String) -> String {
        neighbours.first { $0.property == property }.map(variable) ?? property
    }
}
