/// The labels and values of a call's arguments, by their bytes.
struct CallArguments {
    /// From a label's first byte to that of its value; empty where there is none.
    private(set) var labels: [Range<Int>] = []
    private(set) var values: [Range<Int>] = []

    /// Nil where they cannot be told: behind comments, of trailing closures.
    init?(of use: ReferenceFact, in bytes: [UInt8]) {
        guard let places = use.arguments, places.ends.count == use.labels.count, !use.labels.contains("{") else {
            return nil
        }
        var start = places.start
        for (end, label) in zip(places.ends, use.labels) {
            start = Self.skip(Self.isBlank, from: start, in: bytes)
            guard start < end, bytes[start] != UInt8(ascii: "/") else { return nil }
            guard let value = label == "_" ? start : Self.value(behind: label, at: start, in: bytes), value < end else {
                return nil
            }
            labels.append(start..<value)
            values.append(value..<end)
            start = Self.skip({ Self.isBlank($0) || $0 == UInt8(ascii: ",") }, from: end, in: bytes)
        }
    }

    private static func value(behind label: String, at start: Int, in bytes: [UInt8]) -> Int? {
        guard bytes[start...].starts(with: label.utf8) else { return nil }
        let colon = skip(isBlank, from: start + label.utf8.count, in: bytes)
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
        let value = skip(isBlank, from: colon + 1, in: bytes)
        return value < bytes.count && bytes[value] != UInt8(ascii: "/") ? value : nil
    }

    private static func skip(_ isSkipped: (UInt8) -> Bool, from start: Int, in bytes: [UInt8]) -> Int {
        bytes[start...].firstIndex { !isSkipped($0) } ?? bytes.count
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
