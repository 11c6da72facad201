import Refactor

/// The initializer that takes a component's strong ports.
extension ObjCSpelling {
    /// `- (instancetype)initWithInteractor:(id<…>)interactor router:(id<…>)router`.
    func initializerHead(_ ports: [Port], _ services: [Injection]) -> String {
        let head = initializer(ports, services) { port in
            "(\(TypeText(type(of: port)).text))\(property(of: port))"
        } giving: { service in
            "(id<\(service.type)>)\(service.name)"
        }
        return "- (instancetype)" + head
    }

    /// The selector with something behind each colon.
    func initializer(
        _ ports: [Port], _ services: [Injection], _ argument: (Port) -> String, giving value: (Injection) -> String
    ) -> String {
        let parts =
            ports.map { (name: property(of: $0), value: argument($0)) }
            + services.map { (name: $0.name, value: value($0)) }
        return parts.enumerated().map { index, part in
            let capital = "initWith" + part.name.prefix(1).uppercased() + part.name.dropFirst()
            return (index == 0 ? capital : part.name) + ":" + part.value
        }.joined(separator: " ")
    }

    /// The initializer with its body.
    func initializerMethod(_ ports: [Port], _ services: [Injection]) -> [String] {
        let names = ports.map(property) + services.map(\.name)
        let assignments = names.map { "\(indent)_\($0) = \($0);" }
        return method(
            initializerHead(ports, services),
            ["self = [super init];", "if (self) {"] + assignments + ["}", "return self;"])
    }
}
