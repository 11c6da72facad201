/// A failure as a test that can be pasted into a test target.
struct TestText {
    let command: [String]
    let trial: Trial
    let fault: Fault
    let number: Int

    var text: String {
        var lines = [
            "/// \(Self.oneLine(fault.detail))",
            "@Test func fuzzed\(number)() throws {", "    try withTemporaryFolder { folder in",
        ]
        for name in trial.files.keys.sorted() {
            if name != trial.changed, let origin = trial.origins[name] {
                lines.append(
                    "        try write(try PackageRoot.text(of: \(Self.quoted(origin))), to: folder + \(Self.quoted("/" + name)))"
                )
            } else {
                lines.append("        try " + Self.writing(trial.files[name] ?? []) + ".write(")
                lines.append("            to: URL(fileURLWithPath: folder + \(Self.quoted("/" + name))))")
            }
        }
        let words = (command + trial.arguments).map(Self.quoted).joined(separator: ", ")
        lines += [
            "        let run = try RefactorTool.run([\(words)], in: folder)",
            "        #expect([0, 1, 2].contains(run.status), \"\\(run.errorOutput)\")",
            "        // \(fault.oracle.rawValue): \(Self.oneLine(fault.detail))", "    }", "}",
        ]
        return lines.joined(separator: "\n")
    }

    /// Bytes as an expression: a text where they are one, else their numbers.
    private static func writing(_ bytes: [UInt8]) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return "Data([\(bytes.map(String.init).joined(separator: ", "))] as [UInt8])"
        }
        let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isASCII && $0.value >= 32 && $0.value != 127 }
        guard isPlain, text.contains("\n"), text.hasSuffix("\n") else { return "Data(\(quoted(text)).utf8)" }
        var hashes = "#"
        while text.contains("\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
        let block = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "            " + $0 }
        return
            "Data(\n            \(hashes)\"\"\"\n\(block.joined(separator: "\n"))\n\n            \"\"\"\(hashes).utf8)"
    }

    /// A string literal of one line.
    static func quoted(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case let scalar where scalar.isASCII && scalar.value >= 32 && scalar.value != 127:
                literal.unicodeScalars.append(scalar)
            default: literal += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return literal + "\""
    }

    private static func oneLine(_ text: String) -> String { String(quoted(text).dropFirst().dropLast()) }
}
