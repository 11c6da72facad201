/// A part of a style that reads and writes its own keys of the style's file.
protocol StylePart: Equatable, Sendable {
    /// The value where a file says nothing of it.
    static var usual: Self { get }
    /// In the order in which they are written.
    static var keys: [StyleKey<Self>] { get }
}

extension StylePart {
    static func read(
        _ entries: [String: YAMLEntry], in spots: inout StyleSpots
    ) throws(CommandError) -> Self {
        var part = usual
        for key in keys {
            if let entry = entries[key.name] { try key.read(entry, &part, &spots) }
        }
        return part
    }

    var lines: [String] { Self.keys.flatMap { $0.lines(self) } }

    static var names: [String] { keys.map(\.name) }
}
