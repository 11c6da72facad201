import Refactor

/// Puts the call of a builder in the place of statements that make and fill a screen: their values stay where they are.
struct BuilderCallEdits {
    let call: BuilderCall

    func enter(into edits: inout EditList) {
        edits.replace(call.name, with: call.builder.call, because: .builderCall)
        for (index, setting) in call.settings.enumerated() {
            let isFirst = index == 0 && !call.hasArguments
            edits.replace(setting.start, with: isFirst ? "" : ", ", because: .builderCall)
            edits.replace(setting.equals, with: ": ", because: .builderCall)
        }
        if let last = call.settings.last { edits.insert(")", at: last.end) }
    }
}
