/// Small changes of bytes.
extension [UInt8] {
    func inserting(_ text: String, at place: Int) -> [UInt8] {
        Array(self[..<place]) + text.utf8 + self[place...]
    }

    func removing(_ range: Range<Int>) -> [UInt8] { Array(self[..<range.lowerBound] + self[range.upperBound...]) }

    /// Its lines with their breaks; a carriage return alone ends none.
    var lines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in indices where self[index] == 10 {
            lines.append(self[start...index])
            start = index + 1
        }
        if start < count { lines.append(self[start...]) }
        return lines
    }
}
