import Refactor

/// The mocks of a module's protocols, in one header and its implementation.
struct ObjCMocks {
    let spelling: ObjCSpelling
    let all: [ObjCMock]

    private var plan: Plan { spelling.plan }

    /// The header without its ending.
    var name: String { plan.module + "Mocks" }

    init(spelling: ObjCSpelling) {
        self.spelling = spelling
        all = ObjCMockReader(spelling: spelling).mocks()
    }

    func mock(through port: Port) -> ObjCMock? { port.protocolName(in: plan.module).flatMap(mock) }

    func mock(of name: String) -> ObjCMock? { all.first { $0.name == name } }

    func files() -> [EmittedFile] {
        guard !all.isEmpty else { return [] }
        return [("h", header()), ("m", implementation())].map { ending, lines in
            EmittedFile(
                name: "\(name).\(ending)", folder: "Mocks", role: nil, pieces: [.generated(spelling.lines(lines))])
        }
    }

    // MARK: - Header

    private func header() -> [String] {
        let types = HeaderTypes(spelling: spelling, types: all.flatMap(\.types))
        let headers = Set(plan.boundaries.compactMap { spelling.header(of: $0.port) }).sorted()
        let imports = headers.map { "#import \"\($0).h\"" } + ObjCServicePrinter(spelling: spelling).imports
        let interfaces = Array(all.map(interface).joined(separator: [""]))
        return types.imports(and: imports) + types.forwards() + [""] + spelling.audited(interfaces)
    }

    private func interface(of mock: ObjCMock) -> [String] {
        var lines = [
            "/// `\(mock.name)` for tests: notes what it is asked, and gives what the test says.",
            "@interface \(mock.type) : NSObject <\(mock.name)>", "",
        ]
        lines += mock.properties.map(\.declaration)
        for method in mock.methods {
            lines += mock.records(of: method).map {
                "@property (nonatomic) \(declarator($0.parameter.type, $0.property));"
            }
            guard let stub = mock.stub(of: method), let result = method.fact.signature?.result else { continue }
            lines.append("@property (nonatomic) \(declarator(result, stub));")
        }
        if lines.last != "" { lines.append("") }
        return lines + ["- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log;", "", "@end"]
    }

    /// Everything may be missing before the test has begun.
    private func declarator(_ type: String, _ name: String) -> String {
        let plain = TypeText(type).withoutNullability
        let text = plain.text.hasSuffix("instancetype") ? TypeText("id") : plain
        let isOptional = spelling.isNonnull && text.isObject && !text.isBlock
        return isOptional ? text.naming("_Nullable " + name) : text.naming(name)
    }

    // MARK: - Implementation

    private func implementation() -> [String] {
        ["#import \"\(name).h\"", ""] + all.map(implementation).joined(separator: [""])
    }

    private func implementation(of mock: ObjCMock) -> [String] {
        let extended = [
            "@interface \(mock.type) ()", "", "@property (nonatomic, readonly) NSMutableArray<NSString *> *log;", "",
            "@end", "",
        ]
        let starts = mock.methods.compactMap { method -> String? in
            guard let stub = mock.stub(of: method), let result = method.fact.signature?.result,
                let value = ObjCMadeValue(spelling: spelling).quiet(result)
            else { return nil }
            return "\(spelling.indent)_\(stub) = \(value);"
        }
        let initializer = spelling.method(
            "- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log",
            ["self = [super init];", "if (self) {", "\(spelling.indent)_log = log;"] + starts + ["}", "return self;"])
        let bodies =
            [initializer] + mock.properties.compactMap { setter(of: $0, mock) } + mock.methods.map { method($0, mock) }
        return extended + ["@implementation \(mock.type)"] + bodies.flatMap { [""] + $0 } + ["", "@end"]
    }

    private func setter(of property: ObjCMock.Property, _ mock: ObjCMock) -> [String]? {
        property.setter.map { head in
            spelling.method(
                head,
                [
                    "[self.log addObject:@\"\(mock.label).\(property.name) =\"];",
                    "_\(property.name) = \(property.name);",
                ])
        }
    }

    private func method(_ method: ObjCMock.Method, _ mock: ObjCMock) -> [String] {
        var body = ["[self.log addObject:@\"\(mock.entry(of: method))\"];"]
        body += mock.records(of: method).map { "self.\($0.property) = \($0.parameter.name);" }
        if let stub = mock.stub(of: method) { body.append("return self.\(stub);") }
        return spelling.method(method.head, body)
    }
}
