import Refactor

/// Writes the log in which all mocks of a module note their calls.
struct CallLogPrinter {
    let context: TestContext

    func file() -> EmittedFile {
        let indent = context.spelling.indent
        let lines =
            ["/// The calls that the mocks of the \(context.plan.module) module get, in their order."]
            + context.spelling.attributes
            + ["final class \(context.log) {", "\(indent)var calls: [String] = []", "}"]
        return context.file(context.log, in: "Mocks", imports: "", lines)
    }
}
