import Refactor

/// Writes the mock of a protocol: it records what it is asked, and gives what the test says.
struct MockPrinter {
    let context: TestContext
    let draft: MockDraft

    private var spelling: Spelling { context.spelling }

    func file() -> EmittedFile {
        let names = draft.members.reduce(into: Set<String>()) { $0.formUnion($1.fact.signatureNames) }
        let parents = (draft.library.map { [$0.base] } ?? []) + [conformance + draft.name]
        var lines =
            ["/// `\(draft.name)` for tests: records every call, and gives what the test says."]
            + spelling.attributes + ["final class \(draft.mock): \(parents.joined(separator: ", ")) {"]
        lines += context.indented(["private let log: \(context.log)", ""] + initializers)
        let properties = draft.members.filter { $0.fact.signature == nil }
        if !properties.isEmpty { lines.append("") }
        lines += context.indented(properties.flatMap(property))
        for method in draft.members where method.fact.signature != nil {
            lines += [""] + context.indented(self.method(method))
        }
        let library = draft.library == nil ? [] : context.plan.style.head.imports
        return context.file(
            draft.mock, in: "Mocks", imports: context.imports(for: names, and: library), lines + ["}"])
    }

    private var initializers: [String] {
        let own = ["init(log: {log}) {", "    self.log = log", "}"]
        return (draft.library?.text ?? own).map { line in
            let text = line.drop { $0 == " " }
            let levels = (line.count - text.count) / 4
            return String(repeating: spelling.indent, count: levels) + filled(String(text), ["log": context.log])
        }
    }

    /// The conformance of a mock on the main actor to a service that may be asked on any thread: tests ask it there.
    private var conformance: String {
        let isAsked = draft.members.contains { $0.fact.signature?.isAsync != true }
        return draft.isOfModule || !context.plan.controller.isMainActor || !isAsked ? "" : "@preconcurrency "
    }

    /// The types of the app whose samples its answers are.
    func samples() -> [String] {
        let types = draft.members.compactMap { $0.fact.signature.map(\.result) ?? $0.fact.valueType }
        return types.flatMap { context.maker.quiet(spelling.qualified($0))?.samples ?? [] }
    }

    // MARK: - Properties

    private func property(_ member: MockDraft.Member) -> [String] {
        let type = spelling.qualified(member.fact.valueType ?? "Any")
        let name = spelling.escaped(member.fact.name)
        let note = "log.calls.append(\"\(member.entry)\")"
        let attributes = spelling.portableAttributes(of: member.fact)
        guard let value = context.maker.quiet(type) else {
            let indent = spelling.indent
            let setter = member.isWritten ? ["\(indent)set {", "\(indent)\(indent)\(note)"] : []
            let stub = member.fact.name + "Stub"
            let getter = [
                "\(indent)get {", "\(indent)\(indent)guard let \(stub) else { fatalError(\"set \(stub)\") }",
                "\(indent)\(indent)return \(stub)", "\(indent)}",
            ]
            let all =
                member.isWritten ? getter + setter + ["\(indent)\(indent)\(stub) = newValue", "\(indent)}"] : getter
            return attributes + ["var \(stub): \(spelling.optional(type))"] + attributes + ["var \(name): \(type) {"]
                + all
                + ["}"]
        }
        let text = context.values.text(value)
        let start = text == "nil" ? "" : " = \(text)"
        guard member.isWritten else { return attributes + ["var \(name): \(type)\(start)"] }
        return attributes + ["var \(name): \(type)\(start) {", "\(spelling.indent)didSet { \(note) }", "}"]
    }

    // MARK: - Methods

    private func method(_ member: MockDraft.Member) -> [String] {
        guard let signature = member.fact.signature else { return [] }
        let recorded = member.recorded(by: context.maker)
        let stem = member.stem
        let attributes = spelling.portableAttributes(of: member.fact)
        let isBare = recorded.isEmpty || member.isGeneric
        var lines = isBare ? ["private(set) var \(stem)CallCount = 0"] : record(recorded, named: stem + "Arguments")
        lines += stub(of: member, signature)
        lines += [""] + attributes + spelling.head(of: member.fact, ending: " {")
        var body = ["log.calls.append(\"\(member.entry)\")"]
        body.append(isBare ? "\(stem)CallCount += 1" : "\(stem)Arguments.append(\(record(recorded)))")
        body += call(of: member, signature)
        return lines + context.indented(body) + ["}"]
    }

    private func record(_ recorded: [MockDraft.Recorded], named name: String) -> [String] {
        let head = "private(set) var \(name): ["
        guard recorded.count > 1 else {
            return recorded.map { "\(head)\(enclosed(valueType(of: $0.parameter)))] = []" }
        }
        let elements = recorded.map { "\(spelling.escaped($0.name)): \(valueType(of: $0.parameter))" }
        return spelling.list(open: head + "(", elements, close: ")] = []", indent: "")
    }

    private func record(_ recorded: [MockDraft.Recorded]) -> String {
        let values = recorded.map {
            spelling.escaped($0.name) + ($0.parameter.type.contains("@autoclosure") ? "()" : "")
        }
        return recorded.count > 1 ? "(\(values.joined(separator: ", ")))" : values.joined()
    }

    private func enclosed(_ type: String) -> String { type.contains("->") && !type.hasSuffix("?") ? "(\(type))" : type }

    /// The type of a value that came in, without what only parameters have.
    private func valueType(of parameter: Signature.Parameter) -> String {
        var type = spelling.qualified(parameter.type)
        if type.contains("@autoclosure"), let arrow = type.firstRange(of: "->") {
            type = String(type[arrow.upperBound...])
        }
        for word in ["@escaping ", "@autoclosure ", "inout ", "__owned ", "consuming ", "borrowing ", "sending "] {
            type = type.replacing(word, with: "")
        }
        return parameter.isVariadic ? "[\(type)]" : String(type.drop { $0 == " " })
    }

    /// Returns the stub that gives the answer, and does what else the test wants.
    private func stub(of member: MockDraft.Member, _ signature: Signature) -> [String] {
        let name = member.stem + "Stub"
        if member.isGeneric {
            return signature.isVoid ? [] : ["var \(name): () -> Any = { fatalError(\"set \(name)\") }"]
        }
        let types = signature.parameters.map { parameter in
            if parameter.isVariadic { return valueType(of: parameter) }
            return parameter.type.contains("@autoclosure")
                ? valueType(of: parameter) : spelling.qualified(parameter.type)
        }
        let effects = signature.effects.isEmpty ? "" : " " + signature.effects
        let result = signature.isVoid ? "Void" : spelling.qualified(signature.result ?? "Void")
        let quiet = signature.isVoid ? nil : context.maker.quiet(result).map(context.values.text)
        // Who awaits what the test does not give waits on, beyond the test's end.
        let none = signature.isAsync ? "await withUnsafeContinuation { _ in }" : "fatalError(\"set \(name)\")"
        let answer = signature.isVoid ? nil : quiet ?? none
        return spelling.list(
            open: "var \(name): (", types,
            close: ")\(effects) -> \(result) = \(context.values.closure(types.count, answer))",
            indent: "")
    }

    private func call(of member: MockDraft.Member, _ signature: Signature) -> [String] {
        let name = member.stem + "Stub"
        if member.isGeneric {
            guard !signature.isVoid, let result = signature.result else { return [] }
            return ["return \(name)() as! \(spelling.qualified(result))"]
        }
        let arguments = zip(signature.parameters, member.parameterNames).map { parameter, inner in
            let isLazy = parameter.type.contains("@autoclosure")
            return (parameter.type.hasPrefix("inout ") ? "&" : "") + spelling.escaped(inner) + (isLazy ? "()" : "")
        }
        let effects = (signature.isThrowing ? "try " : "") + (signature.isAsync ? "await " : "")
        return [(signature.isVoid ? "" : "return ") + "\(effects)\(name)(\(arguments.joined(separator: ", ")))"]
    }
}
