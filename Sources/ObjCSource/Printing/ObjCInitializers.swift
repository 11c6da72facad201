import Refactor

/// The initializer that takes a component's strong ports.
extension ObjCSpelling {
    /// `- (instancetype)initWithInteractor:(id<…>)interactor router:(id<…>)router`.
    func initializerHead(_ ports: [Port]) -> String {
        "- (instancetype)" + initializer(ports) { "(\(TypeText(type(of: $0)).text))\(property(of: $0))" }
    }

    /// The selector with something behind each colon.
    func initializer(_ ports: [Port], _ argument: (Port) -> String) -> String {
        ports.enumerated().map { index, port in
            let name = property(of: port)
            let part = index == 0 ? "initWith" + name.prefix(1).uppercased() + name.dropFirst() : name
            return part + ":" + argument(port)
        }.joined(separator: " ")
    }

    /// The initializer with its body.
    func initializerMethod(_ ports: [Port]) -> [String] {
        let assignments = ports.map { "\(indent)_\(property(of: $0)) = \(property(of: $0));" }
        return method(
            initializerHead(ports), ["self = [super init];", "if (self) {"] + assignments + ["}", "return self;"])
    }
}
