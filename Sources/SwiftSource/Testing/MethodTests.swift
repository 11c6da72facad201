import Refactor
import SwiftSyntax

/// The tests of a component's methods.
struct MethodTests {
    /// A test, or why there is none.
    struct Test {
        let id: String
        var lines: [String] = []
        var obstacle: String?
        /// True if the method asks somebody at all.
        var isAsking = false
        var samples: [String] = []
        /// The parameter whose case decides what happens.
        var decided: Signature.Parameter?
    }

    /// A method with all that its test needs.
    struct Subject {
        let fact: MemberFact
        let stem: String
        let outline: CallOutline
        /// The arguments, by parameter.
        let values: [(parameter: Signature.Parameter, value: MadeValue)]
    }

    let context: TestContext
    let component: TestedComponent
    let source: EmittedComponent

    func tests() -> [Test] {
        let classifier = TypeClassifier(controller: context.plan.controller)
        let reader = OutlineReader(
            component: component, source: source, maker: context.maker,
            isService: {
                [.service, .device].contains(classifier.classify(written: $0)) && !Self.harmless.contains($0)
            },
            qualified: context.spelling.qualified)
        let stems = MockDraft.stems(of: source.methods)
        return zip(source.methods, stems).flatMap { fact, stem in tests(of: fact, stem, reader) }
    }

    /// Services that do nothing to the device by being asked.
    private static let harmless: Set<String> = [
        "Bundle", "DispatchQueue", "JSONDecoder", "JSONEncoder", "NotificationCenter", "ProcessInfo", "Task",
    ]

    /// One test, or one for each case of an enum that decides what happens.
    private func tests(of fact: MemberFact, _ stem: String, _ reader: OutlineReader) -> [Test] {
        let first = test(of: fact, stem, with: nil, reader)
        guard let parameter = first.decided, first.obstacle == nil else { return [first] }
        return context.maker.cases(of: parameter.type).map { value in
            guard let last = value.caseName else { return first }
            let capital = last.prefix(1).uppercased() + last.dropFirst()
            return test(of: fact, stem + capital, with: (parameter.name, value), reader)
        }
    }

    private func test(
        of fact: MemberFact, _ stem: String, with chosen: (parameter: String, value: MadeValue)?,
        _ reader: OutlineReader
    ) -> Test {
        var test = Test(id: fact.id)
        let labels = fact.signature?.parameters.map { $0.label ?? "_" } ?? []
        let found = source.methods(named: fact.name, labels: labels)
        guard let signature = fact.signature, let method = found.first, found.count == 1 else {
            test.obstacle = "several methods have this name"
            return test
        }
        guard signature.generics.isEmpty, !signature.parameters.contains(where: { $0.type.contains("some ") }) else {
            test.obstacle = "it is generic"
            return test
        }
        var values: [(parameter: Signature.Parameter, value: MadeValue?)] = signature.parameters.map {
            ($0, $0.name == chosen?.parameter ? chosen?.value : context.maker.value(of: $0.type, named: $0.name))
        }
        let outline = OutlineReader.outline(of: method, where: cases(among: values), by: reader)
        test.isAsking = !(outline.certain + outline.later + outline.possible).isEmpty
        if outline.decided.count == 1 {
            test.decided = signature.parameters.first { outline.decided.contains($0.name) }
        }
        if let obstacle = outline.obstacles.first {
            test.obstacle = obstacle
            return test
        }
        for index in values.indices where outline.zeros.contains(values[index].parameter.name) {
            values[index].value = .literal("0")
        }
        if let unknown = values.first(where: { $0.value == nil }) {
            test.obstacle = "needs \(reader.article(unknown.parameter.type))"
            return test
        }
        let known = values.compactMap { parameter, value in value.map { (parameter: parameter, value: $0) } }
        let subject = Subject(fact: fact, stem: stem, outline: outline, values: known)
        let text = MethodTestText(context: context, component: component, subject: subject)
        test.lines = text.lines()
        test.samples = text.samples
        return test
    }

    /// The cases among some values, by parameter, and by property of one: `open` for `order.status`.
    private func cases(among values: [(parameter: Signature.Parameter, value: MadeValue?)]) -> [String: String] {
        var cases: [String: String] = [:]
        for (parameter, value) in values {
            cases[parameter.name] = value?.caseName
            guard case .sample(let type)? = value else { continue }
            for (property, name) in context.maker.cases(inSampleOf: type) {
                cases["\(parameter.name).\(property)"] = name
            }
        }
        return cases
    }
}
