/// The words of a file that mean something else in another method, or that bind code to where it stands.
struct SensitiveWords {
    /// `#function` and its kin, with the offsets at which they stand.
    private let places: [(word: String, offsets: [Int])]
    /// The places where a version of the system is asked for.
    private let availability: [Int]

    private static let moving = ["#function", "#line", "#file", "#column", "#if"]
    private static let available = "available("

    init(in file: SourceFile) {
        let bytes = file.bytes
        let signs = bytes.indices.filter { bytes[$0] == UInt8(ascii: "#") }
        places = Self.moving.map { word in
            (word, signs.filter { bytes[$0...].starts(with: word.utf8) })
        }
        let open = bytes.indices.filter { bytes[$0] == UInt8(ascii: "(") }
        availability = open.map { $0 + 1 - Self.available.utf8.count }.filter {
            $0 >= 0 && bytes[$0...].starts(with: Self.available.utf8)
        }
    }

    /// The first of the words, in their own order, that stands in a range.
    func moving(in range: Range<Int>) -> String? {
        places.first { Self.stands($0.word, at: $0.offsets, in: range) }?.word
    }

    /// Returns true if a range asks for the version of the system.
    func asksAvailability(in range: Range<Int>) -> Bool {
        Self.stands(Self.available, at: availability, in: range)
    }

    private static func stands(_ word: String, at offsets: [Int], in range: Range<Int>) -> Bool {
        offsets.contains { range.lowerBound <= $0 && $0 + word.utf8.count <= range.upperBound }
    }
}
