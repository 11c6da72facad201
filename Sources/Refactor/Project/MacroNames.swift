/// The names in the texts of the macros that an Objective-C file defines, the macros' own names left out.
package func namesInMacros(of file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    var isContinued = false
    for line in file.bytes.split(separator: 10, omittingEmptySubsequences: false) {
        let text = String(decoding: line.drop { $0 == 32 || $0 == 9 }, as: UTF8.self)
        let starts = text.hasPrefix("#") && text.dropFirst().drop { $0 == " " }.hasPrefix("define")
        if starts {
            names.formUnion(identifiers(in: text).dropFirst(2))
        } else if isContinued {
            names.formUnion(identifiers(in: text))
        }
        let isOpen = line.last == 13 ? line.dropLast().last == UInt8(ascii: "\\") : line.last == UInt8(ascii: "\\")
        isContinued = (starts || isContinued) && isOpen
    }
    return names
}
