/// The listener to what a module reports, as one protocol: it is what the delegates are, and has a method for each
/// block.
package struct Listening: Sendable, Equatable {
    /// A block, and the method that is called for it.
    package struct Report: Sendable, Equatable {
        package let property: String
        package let method: String
        /// Names and types.
        package let parameters: [Parameter]
    }

    /// A parameter of such a method.
    package struct Parameter: Sendable, Equatable {
        package let name: String
        package let type: String
    }

    /// A property that holds a delegate, and its protocol.
    package struct Delegate: Sendable, Equatable {
        package let property: String
        package let type: String
    }

    package let delegates: [Delegate]
    package let reports: [Report]

    /// The properties that it stands for.
    package var properties: Set<String> { Set(delegates.map(\.property) + reports.map(\.property)) }
}

extension Plan {
    /// The style's listener, which stands for the weak delegates and the plain blocks of the component that reports.
    /// Nil where there are none, or the style has no listeners.
    package var listening: Listening? {
        guard style.wiring.listener != nil, controller.language == .swift else { return nil }
        let values = border.parameters.filter { value in
            guard value.kind.isOutput, let member = value.member else { return false }
            let placement = placements[member]
            return placement.moves && placement.role == style.owner(of: style.wiring.outputHolder)
        }
        let delegates = values.compactMap(delegate)
        let reports = values.compactMap(report)
        return delegates.isEmpty && reports.isEmpty ? nil : Listening(delegates: delegates, reports: reports)
    }

    /// The listener's name.
    package var listenerName: String? { style.wiring.listener.map { filled($0, module: module) } }

    /// A delegate that is a protocol of objects: what is held weakly is one.
    private func delegate(_ value: ModuleInterfaceValue) -> Listening.Delegate? {
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
    private func report(_ value: ModuleInterfaceValue) -> Listening.Report? {
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
