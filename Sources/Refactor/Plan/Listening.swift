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
        let reader = ListeningReader(controller: controller)
        let values = border.parameters.filter { value in
            guard value.kind.isOutput, let member = value.member else { return false }
            let placement = placements[member]
            return placement.moves && placement.role == style.owner(of: style.wiring.outputHolder)
        }
        let delegates = values.compactMap(reader.delegate)
        let reports = values.compactMap(reader.report)
        return delegates.isEmpty && reports.isEmpty ? nil : Listening(delegates: delegates, reports: reports)
    }

    /// The listener's name.
    package var listenerName: String? { style.wiring.listener.map { filled($0, module: module) } }
}
