import Refactor

/// The words that a style may use for each route of a module.
struct ObjCRouteText {
    let spelling: ObjCSpelling

    private var controller: Controller { spelling.plan.controller }

    /// The routes that can be asked for by key.
    var routes: [KeyedRoute] { spelling.plan.keyedRoutes(where: canBeCalled) }

    /// `{route}` is the key, `{Route}` the same with a capital, `{call}` the statement that calls the method, with what
    /// `message.params` has for each parameter if `[message hasValues:]` finds all of them.
    var words: [[String: String]] {
        routes.map { route in
            [
                "route": route.key, "Route": route.key.prefix(1).uppercased() + route.key.dropFirst(),
                "call": call(of: controller.members[route.member]),
            ]
        }
    }

    private func call(of method: Member) -> String {
        let parameters = method.fact.signature?.parameters ?? []
        guard !parameters.isEmpty else { return "[self \(method.id)];" }
        let values = parameters.compactMap { value(of: $0) }
        let classes = zip(parameters, values).map { "@\"\($0.name)\" : @\"\($1.type)\"" }.joined(separator: ", ")
        let parts = method.id.split(separator: ":", omittingEmptySubsequences: false)
        let message = zip(parts, values).map { "\($0):\($1.text)" }.joined(separator: " ")
        return "if ([message hasValues:@{\(classes)}]) {\n    [self \(message)];\n}"
    }

    /// Returns true if all that it takes can be found in a message.
    private func canBeCalled(_ method: Member) -> Bool {
        guard let signature = method.fact.signature, signature.result.map({ $0 == "void" }) ?? true else {
            return false
        }
        return signature.parameters.allSatisfy { !$0.isVariadic && value(of: $0) != nil }
    }

    /// The class of what a message has for a parameter, and the parameter's value; nil for blocks and what is no object.
    private func value(of parameter: Signature.Parameter) -> (type: String, text: String)? {
        let text = "message.params[@\"\(parameter.name)\"]"
        let type = TypeText(parameter.type).withoutNullability
        if let getter = Self.numbers[type.text] { return ("NSNumber", "[\(text) \(getter)]") }
        guard type.isObject, !type.isBlock else { return nil }
        if type.text.hasPrefix("id") { return ("NSObject", text) }
        let name = String(type.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let values = controller.files.flatMap(\.globals).filter { $0.keyword != "class" }
        return name == "Class" || values.contains { $0.name == name } ? nil : (name, text)
    }

    private static let numbers = [
        "BOOL": "boolValue", "CGFloat": "doubleValue", "NSInteger": "integerValue", "NSTimeInterval": "doubleValue",
        "NSUInteger": "unsignedIntegerValue", "double": "doubleValue", "float": "floatValue", "int": "intValue",
    ]
}
