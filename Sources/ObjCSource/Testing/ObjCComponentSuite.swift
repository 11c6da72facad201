import Refactor

/// Writes the suite of a component: a test for each method, of what it asks of others today.
struct ObjCComponentSuite {
    let spelling: ObjCSpelling
    let mocks: ObjCMocks
    let role: Role
    /// It does the work: what it does alone is for tests of its services.
    let isOfWork: Bool

    private var plan: Plan { spelling.plan }
    private var name: String { plan.name(of: role) }
    private var maker: ObjCMadeValue { ObjCMadeValue(spelling: spelling) }

    func print(of emission: Emission) -> ObjCSuite {
        let ports = plan.ports(of: role)
        if let unknown = ports.first(where: { $0.given == .initializer && mocks.mock(through: $0) == nil }) {
            return ObjCSuite(without: "\(name): it needs a \(plan.name(of: unknown.to)), for which there is no mock")
        }
        let asked =
            ports.map { (spelling.property(of: $0), mocks.mock(through: $0)) }
            + services.map { ($0.name, mocks.mock(of: $0.type)) }
        let neighbours = asked.compactMap { name, mock in
            mock.map { ObjCOutlineReader.Neighbour(property: name, mock: $0) }
        }
        guard !neighbours.isEmpty else {
            return ObjCSuite(without: "\(name): it asks nobody for whom there is a mock")
        }
        guard let reader = reader(of: emission, neighbours) else { return ObjCSuite(file: nil, omissions: []) }
        return suite(ports, reader)
    }

    private var services: [Injection] { plan.handedServices(of: role) }

    private func suite(_ ports: [Port], _ reader: ObjCOutlineReader) -> ObjCSuite {
        var omissions: [String] = []
        var tests: [[String]] = []
        var headers: Set<String> = []
        for method in reader.methods where visible.contains(method.id) && !method.isStatic {
            let outline = reader.outline(of: method)
            if isOfWork, !outline.isAsking { continue }
            if let obstacle = obstacle(of: method, outline) {
                omissions.append("\(name).\(method.id): \(obstacle)")
                continue
            }
            tests.append(test(of: method, outline))
            headers.formUnion((method.signature?.parameters ?? []).compactMap { maker.header(for: $0.type) })
        }
        if isOfWork, !omissions.isEmpty {
            let count = omissions.count
            omissions = ["\(name): \(count) method\(count == 1 ? "" : "s"), mostly of services that it asks"]
        }
        guard !tests.isEmpty else { return ObjCSuite(file: nil, omissions: omissions) }
        let imports = ["#import <XCTest/XCTest.h>", "", "#import \"\(name).h\"", "#import \"\(mocks.name).h\""]
        let text = spelling.lines(
            imports + headers.sorted() + [""] + interface(ports) + implementation(ports) + tests.flatMap { [""] + $0 }
                + ["", "@end"])
        let file = EmittedFile(name: name + "Tests.m", role: nil, pieces: [.generated(text)])
        return ObjCSuite(file: file, omissions: omissions)
    }

    /// The methods that its protocols tell others of.
    private var visible: Set<String> {
        Set(plan.boundaries(to: role).flatMap(\.requirements).map { plan.controller.members[$0.member].id })
    }

    private func reader(
        of emission: Emission, _ neighbours: [ObjCOutlineReader.Neighbour]
    ) -> ObjCOutlineReader? {
        guard let emitted = emission.files.first(where: { $0.role == role && $0.name.hasPrefix(name + ".m") }) else {
            return nil
        }
        let file = SourceFile(path: emitted.name, bytes: emitted.bytes(from: plan.controller.files))
        guard let facts = try? ObjCFileReader(tree: parse(file)).facts() else { return nil }
        let methods = facts.types.filter { $0.name == name && $0.keyword == .implementation }.flatMap(\.members).filter
        {
            $0.kind == .method
        }
        let classifier = TypeClassifier(controller: plan.controller)
        return ObjCOutlineReader(neighbours: neighbours, methods: methods, file: file) {
            [.service, .device].contains(classifier.classify(written: $0))
        }
    }

    private func obstacle(of method: MemberFact, _ outline: ObjCOutline) -> String? {
        if let service = outline.services.min() { return "it asks \(service)" }
        let unknown = (method.signature?.parameters ?? []).first { maker.value(of: $0.type, named: $0.name) == nil }
        return unknown.map { "needs a value of '\(TypeText($0.type).withoutNullability.text)'" }
    }

    // MARK: - Set-up

    private var variable: String { plan.style.component(for: role)?.variable ?? role.rawValue }

    private func parts(_ ports: [Port]) -> [(name: String, type: String)] {
        var seen: Set<String> = []
        let all =
            ports.map { (spelling.property(of: $0), mocks.mock(through: $0)) }
            + services.map { ($0.name, mocks.mock(of: $0.type)) }
        return all.compactMap { name, mock in
            guard let mock, seen.insert(mock.name).inserted else { return nil }
            return (name, mock.type)
        }
    }

    private func interface(_ ports: [Port]) -> [String] {
        ["@interface \(name)Tests : XCTestCase", "", "@property (nonatomic) NSMutableArray<NSString *> *log;"]
            + parts(ports).map { "@property (nonatomic) \($0.type) *\($0.name);" }
            + ["@property (nonatomic) \(name) *\(variable);", "", "@end", ""]
    }

    private func implementation(_ ports: [Port]) -> [String] {
        let given = ports.filter { $0.given == .initializer }
        let making =
            given.isEmpty && services.isEmpty
            ? "init"
            : spelling.initializer(given, services) {
                "self." + property(for: $0, among: ports)
            } giving: {
                "self." + $0.name
            }
        let setUp =
            ["[super setUp];", "self.log = [NSMutableArray array];"]
            + parts(ports).map { "self.\($0.name) = [[\($0.type) alloc] initWithLog:self.log];" }
            + ["self.\(variable) = [[\(name) alloc] \(making)];"]
            + ports.filter { $0.given == .property && mocks.mock(through: $0) != nil }.map {
                "self.\(variable).\(spelling.property(of: $0)) = self.\(property(for: $0, among: ports));"
            }
        return [
            "/// What `\(name)` asks of the others today: a start. Say in a test's name what should happen, and why.",
            "@implementation \(name)Tests", "",
        ] + spelling.method("- (void)setUp", setUp)
    }

    /// The test's own name for what stands behind a port: one mock for each protocol.
    private func property(for port: Port, among ports: [Port]) -> String {
        let mock = mocks.mock(through: port)?.type
        return parts(ports).first { $0.type == mock }?.name ?? spelling.property(of: port)
    }

    // MARK: - Tests

    private func test(of method: MemberFact, _ outline: ObjCOutline) -> [String] {
        let words = method.id.split(separator: ":").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return spelling.method("- (void)test\(words)", [call(of: method)] + claims(outline))
    }

    private func call(of method: MemberFact) -> String {
        let parameters = method.signature?.parameters ?? []
        let words = method.id.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let values = parameters.map { maker.value(of: $0.type, named: $0.name) ?? "nil" }
        let message =
            parameters.isEmpty
            ? method.id : zip(words, values).map { "\($0):\($1)" }.joined(separator: " ")
        let isVoid = [nil, "void", "IBAction"].contains(method.signature?.result)
        return (isVoid ? "" : "(void)") + "[self.\(variable) \(message)];"
    }

    private func claims(_ outline: ObjCOutline) -> [String] {
        let list = { (entries: [String]) in
            entries.isEmpty ? "@[]" : "(@[ \(entries.map { "@\"\($0)\"" }.joined(separator: ", ")) ])"
        }
        guard !(outline.later + outline.possible).isEmpty else {
            return ["XCTAssertEqualObjects(self.log, \(list(outline.certain)));"]
        }
        var lines: [String] = []
        if outline.certain.isEmpty, outline.later.isEmpty {
            lines.append("// Next: set up what this depends on, and say which of these is asked.")
        }
        if !outline.certain.isEmpty {
            let first = outline.certain.joined(separator: " ")
            lines.append("XCTAssertTrue([[self.log componentsJoinedByString:@\" \"] hasPrefix:@\"\(first)\"]);")
        }
        for entry in Set(outline.later).sorted() {
            lines.append("XCTAssertTrue([self.log containsObject:@\"\(entry)\"]);")
        }
        lines.append("NSSet *expected = [NSSet setWithArray:\(list(outline.all))];")
        return lines + ["XCTAssertTrue([[NSSet setWithArray:self.log] isSubsetOfSet:expected]);"]
    }
}
