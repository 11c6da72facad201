/// The name that differs least, if it differs little.
func nearest(to name: String, in names: [String]) -> String? {
    // Nobody means a name by a text of thousands of letters.
    guard name.utf8.count <= 200 else { return nil }
    let scored = names.map { ($0, distance(Array(name), Array($0))) }
    guard let best = scored.min(by: { $0.1 < $1.1 }), best.1 <= max(2, name.count / 3) else { return nil }
    return best.0
}

private func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in right.enumerated() {
            let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (character == other ? 0 : 1))
            diagonal = row[j + 1]
            row[j + 1] = next
        }
    }
    return row[right.count]
}
