/// A reference from one component to another: under which name, through which protocol, how strong.
package struct Port: Sendable, Equatable {
    package let from: Role
    package let to: Role
    /// The property on the holder.
    package let property: String
    /// The protocol's name over `{module}`; nil when the holder knows the class itself.
    package let protocolPattern: String?
    package let hold: Hold

    package init(from: Role, to: Role, property: String, protocolPattern: String?, hold: Hold) {
        self.from = from
        self.to = to
        self.property = property
        self.protocolPattern = protocolPattern
        self.hold = hold
    }

    /// The protocol's name in a module.
    package func protocolName(in module: String) -> String? {
        protocolPattern.map { filled($0, module: module) }
    }
}

/// A name pattern with the module's name put in.
package func filled(_ pattern: String, module: String) -> String {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern.firstIndex(of: "}") else { return pattern }
    return pattern[..<open] + module + pattern[pattern.index(after: close)...]
}
