import Refactor

/// The edits of an initializer of the view that hands on what it does not keep: `self.api = api` goes, and the module is
/// wired with `api` as soon as the superclass is initialized.
struct StartEdits {
    let plan: Plan
    let spelling: Spelling
    let initializer: Member

    func enter(into edits: inout EditList) {
        guard let start = plan.starts.first(where: { $0.initializer == initializer.index }) else { return }
        let handed = Set(plan.handedOn.map(\.index))
        let file = plan.controller.file(of: initializer)
        for setting in start.settings where handed.contains(setting.property) {
            edits.remove(setting.range, because: .given)
        }
        for (property, receivers) in start.reads where handed.contains(property) {
            for receiver in receivers { edits.remove(receiver, besidesCommentsOf: file, because: .receiver) }
        }
        guard !handed.isEmpty, let use = FirstUse(of: plan.style) else { return }
        let line = file.lineStarts[file.line(at: start.superCall.lowerBound) - 1]
        let indent = file.text(line..<start.superCall.lowerBound).prefix { $0 == " " || $0 == "\t" }
        let head = StyleText(plan: plan, spelling: spelling).lines([use.head]).joined()
        let values = plan.handedOn.map { member in
            let setting = start.settings.first { $0.property == member.index }
            return "\(member.name): \(setting?.value ?? member.name)"
        }
        let lines = spelling.list(open: indent + head, [use.view] + values, close: ")", indent: String(indent))
        edits.insert(lines.map { spelling.newline + $0 }.joined(), at: end(of: start.superCall, in: file))
    }

    /// The end of the statement, or of its line where nothing but a comment follows.
    private func end(of statement: Range<Int>, in file: SourceFile) -> Int {
        let rest = file.bytes[statement.upperBound...].prefix { $0 != 10 && $0 != 13 }
        let text = String(decoding: rest, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
        return text.hasPrefix("//") ? rest.endIndex : statement.upperBound
    }

    /// The lines of the view's property for its module: an initializer sets it where it hands something on.
    static func outlet(of plan: Plan) -> [String] {
        guard !plan.handedOn.isEmpty, let use = FirstUse(of: plan.style) else { return plan.style.screens.outlet }
        return plan.style.screens.outlet.filter { !$0.hasPrefix("///") }
            .map { $0 == use.line ? use.settableLine : $0 }
    }
}
