/// The strings of an Objective-C file, each with the offset of its opening quote.
func stringLiterals(in file: SourceFile) -> [(text: String, offset: Int)] {
    var found: [(text: String, offset: Int)] = []
    let bytes = file.bytes
    var position = 0
    while let quote = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) {
        var end = quote + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 10 {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = min(end, bytes.count)
        found.append((String(decoding: bytes[quote + 1..<max(quote + 1, end)], as: UTF8.self), quote))
        position = min(end + 1, bytes.count)
    }
    return found
}
