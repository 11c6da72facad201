extension CutRules {
    /// The type of a value that nothing else tells: that of the parameters of own methods which it is handed to.
    ///
    /// Whatever its own type is, it converts to theirs, and nothing else is done with it. Nil where something is, or
    /// where they differ.
    func typeAsArgument(_ local: LocalFact, in flow: LocalFlow) -> String? {
        var type: String?
        for use in flow.uses(of: local) {
            guard !use.mayChange, let found = parameterType(for: use.range), type == nil || type == found else {
                return nil
            }
            type = found
        }
        return type
    }

    /// The type of the parameter that is given a name and nothing but the name.
    private func parameterType(for argument: Range<Int>) -> String? {
        for reference in references(in: tree.block.range) {
            guard reference.fact.usage == .call, reference.fact.range.upperBound < argument.lowerBound,
                case .own(let targets) = reference.target, targets.count == 1, let target = targets.first,
                let signature = controller.members[target].fact.signature, signature.generics.isEmpty,
                signature.parameters.count == reference.fact.labels.count,
                let index = index(of: argument, inCallAt: reference.fact.range.upperBound)
            else { continue }
            let parameter = signature.parameters[index]
            let isPlain =
                !parameter.isVariadic && !parameter.type.has("->") && !parameter.type.has("@")
                && !parameter.type.hasPrefix("inout ") && !parameter.type.hasPrefix("some ")
            return isPlain ? parameter.type : nil
        }
        return nil
    }

    /// Returns the position of the argument of a call, whose parenthesis opens at a place, that is just this name; nil
    /// when none is.
    private func index(of argument: Range<Int>, inCallAt open: Int) -> Int? {
        let bytes = controller.file(of: member).bytes
        guard open < argument.lowerBound, bytes[open] == UInt8(ascii: "(") else { return nil }
        var depth = 0
        var index = 0
        var start = open + 1
        for place in open..<bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "\""): return nil
            case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if bytes[place] != UInt8(ascii: ",") { depth -= 1 }
                let isEnd = depth == 0 || depth == 1 && bytes[place] == UInt8(ascii: ",")
                guard isEnd else { continue }
                if (start..<place).contains(argument.lowerBound) {
                    return isAlone(argument, in: start..<place) ? index : nil
                }
                if depth == 0 { return nil }
                index += 1
                start = place + 1
            default: continue
            }
        }
        return nil
    }

    /// Returns true if an argument is a label and a name, or a name.
    private func isAlone(_ name: Range<Int>, in argument: Range<Int>) -> Bool {
        let file = controller.file(of: member)
        let words = file.text(argument).split(whereSeparator: \.isWhitespace)
        let isLabelled = words.count == 2 && words.first?.hasSuffix(":") == true
        return (words.count == 1 || isLabelled) && words.last.map(String.init) == file.text(name)
    }
}
