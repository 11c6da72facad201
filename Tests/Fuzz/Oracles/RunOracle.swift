import Foundation

/// What holds for each run of the program, whatever it is given.
struct RunOracle: Sendable {
    /// Seconds of the processor that a run may take.
    var seconds = 5.0
    /// Bytes of memory that it may have.
    var memory = 500 << 20

    func faults(of run: ToolRun) -> [Fault] {
        let command = run.arguments.first ?? ""
        if run.isStopped || run.seconds > seconds {
            return [Fault(oracle: .time, detail: "\(command) takes more than \(Int(seconds)) s")]
        }
        if let signal = run.signal { return [Fault(oracle: .signal, detail: "\(command) ends by signal `\(signal)`")] }
        var faults: [Fault] = []
        if run.memory > memory {
            faults.append(Fault(oracle: .memory, detail: "\(command) has \(run.memory >> 20) MB"))
        }
        if ![0, 1, 2].contains(run.status) {
            faults.append(Fault(oracle: .exit, detail: "\(command) ends with `\(run.status)`"))
        }
        return faults + sentenceFaults(of: run)
    }

    /// A refusal is one sentence, the last line of what is said, and nothing is printed.
    private func sentenceFaults(of run: ToolRun) -> [Fault] {
        let command = run.arguments.first ?? ""
        func fault(_ text: String) -> Fault {
            Fault(oracle: .sentence, detail: "\(command): \(text): '\(run.errors.prefix(400))'")
        }
        var faults: [Fault] = []
        let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        if run.errors.unicodeScalars.contains(where: Self.isControl) {
            faults.append(fault("control characters are said"))
        }
        if let sign = Self.machineWords(in: run.errors) { faults.append(fault("what a machine says, `\(sign)`")) }
        guard run.status != 0 else { return faults }
        guard let last = lines.last else { return faults + [fault("refused without a word")] }
        let asJSON = run.arguments.contains("json")
        let sentences = lines.map { Self.sentence(of: $0, asJSON: asJSON) }
        if sentences.contains(nil) { faults.append(fault("refused in several lines")) }
        let endsInStop = (sentences.last ?? nil)?.hasSuffix(".") == true
        if endsInStop || last.utf8.count > 2_000 { faults.append(fault("refused by no short sentence")) }
        if !run.output.isEmpty { faults.append(fault("refused, but something is printed")) }
        return faults
    }

    /// What a line says, perhaps in JSON where that was asked for; nil where it is none that the program says.
    private static func sentence(of line: Substring, asJSON: Bool) -> Substring? {
        if line.hasPrefix("refactor: ") { return line }
        guard asJSON, line.hasPrefix("{\"error\":{"),
            let said = try? JSONDecoder().decode([String: [String: JSONText]].self, from: Data(line.utf8)),
            case .text(let message)? = said["error"]?["message"]
        else { return nil }
        return message[...]
    }

    /// A text, or a number that is none.
    private enum JSONText: Decodable {
        case text(String)
        case other

        init(from decoder: any Decoder) throws {
            self = (try? decoder.singleValueContainer().decode(String.self)).map(JSONText.text) ?? .other
        }
    }

    /// What no sentence has besides quotations and names of the user: `DecodingError(…)`, but not `showError(…)`.
    private static func machineWords(in text: String) -> String? {
        let signs = ["Error Domain=", "Optional(", "Fatal error", "CodingKeys(", "NSCocoaErrorDomain"]
        let said = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "'")
        if let sign = signs.first(where: said.contains) { return sign }
        let heads = said.split(separator: "(", omittingEmptySubsequences: false).dropLast()
        let words = heads.map { head in String(head.reversed().prefix { $0.isLetter || $0.isNumber }.reversed()) }
        return words.first { $0.hasSuffix("Error") && $0.first?.isUppercase == true }.map { $0 + "(" }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar != "\n"
            && (scalar.value < 32 || (127..<160).contains(scalar.value) || [0x2028, 0x2029].contains(scalar.value))
    }
}
