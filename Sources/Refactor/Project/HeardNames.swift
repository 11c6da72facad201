/// The names that an app mentions.
///
/// Most words of a source stood a few lines before: those that were heard last are remembered by place, so that nearly
/// all words are looked up without being hashed as a whole.
struct HeardNames: Sendable {
    private(set) var all: Set<String> = []
    private var last = [String](repeating: "", count: 2048)

    mutating func insert(_ name: String) {
        let place = place(of: name)
        guard last[place] != name else { return }
        last[place] = name
        all.insert(name)
    }

    mutating func formUnion(_ other: HeardNames) { all.formUnion(other.all) }

    /// By the length, the first and the last letters.
    private func place(of name: String) -> Int {
        var place = name.utf8.count
        for byte in name.utf8.prefix(3) { place = place &* 31 &+ Int(byte) }
        for byte in name.utf8.suffix(2) { place = place &* 31 &+ Int(byte) }
        return place & (last.count - 1)
    }
}
