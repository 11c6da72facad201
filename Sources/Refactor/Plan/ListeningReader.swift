/// Reads what a listener can stand for out of the outputs of a controller.
struct ListeningReader {
    let controller: Controller

    /// A delegate that is a protocol of objects: what is held weakly is one.
    func delegate(_ value: ModuleInterfaceValue) -> Listening.Delegate? {
        guard value.kind == .delegate, let member = value.member, controller.members[member].fact.has(modifier: "weak"),
            let type = ModuleInterfaceType(value.type ?? "", in: controller).unwrapped?.description
        else { return nil }
        let name = type.hasPrefix("any ") ? String(type.dropFirst("any ".count)) : type
        let known = controller.files.flatMap(\.types).first { $0.name == name }.map { $0.keyword == .protocol }
        let other = controller.project?.types.declarations(of: name).first.map { $0.keyword == .protocol }
        let isProtocol = known ?? other ?? (SDKType.named(name) == nil)
        return isProtocol ? Listening.Delegate(property: value.name, type: name) : nil
    }

    /// A block that gives nothing back and takes plain values.
    func report(_ value: ModuleInterfaceValue) -> Listening.Report? {
        guard value.kind == .closure,
            let function = ModuleInterfaceType(value.type ?? "", in: controller).function,
            function.effects.isEmpty, function.attributes.allSatisfy({ $0 == "@MainActor" }),
            function.parameters.allSatisfy({ !$0.type.description.contains("->") && !$0.type.isReference })
        else { return nil }
        let types = function.parameters.map(\.type.description)
        return Listening.Report(
            property: value.name, method: value.name,
            parameters: zip(parameterNames(of: function, types), types).map { .init(name: $0, type: $1) })
    }

    private func parameterNames(of function: WrittenType.Function, _ types: [String]) -> [String] {
        var taken: Set<String> = []
        return zip(function.parameters, types).map { parameter, type in
            let plain = ["Any", "Bool", "CGFloat", "Data", "Date", "Double", "Float", "Int", "String"]
            let core = TypeName(type).core
            let own = plain.contains(core) || core.isEmpty ? "value" : lowercasedName(Array(nameParts(of: core)))
            var name = parameter.label.map { $0 == "_" ? own : $0 } ?? own
            let first = name
            var number = 2
            while !taken.insert(name).inserted {
                name = first + String(number)
                number += 1
            }
            return name
        }
    }
}

extension WrittenType {
    /// `inout T`.
    fileprivate var isReference: Bool { description.hasPrefix("inout ") }
}
