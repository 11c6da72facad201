import Refactor
import Testing

/// A call that writes out a default value says the same as one that leaves it out; another value is another call.
struct DefaultArgumentsTests {
    @Test(arguments: [
        (call: "load(page: 1, animated: true)", faults: 0),
        (call: "load(page: 1)", faults: 0),
        (call: "visit(\"names/\\(id)\", animated: true)", faults: 0),
        (call: "load(page: 1, animated: false)", faults: 1),
        (call: "load(page: 2, animated: true)", faults: 1),
    ])
    func onlyTheDefaultMayBeWritten(call: String, faults: Int) {
        let base = """
            class NamesController {
                func start() { \(call.hasPrefix("visit") ? "visit(\"names/\\(self.id)\")" : "load(page: 1)") }
                func load(page: Int, animated: Bool = true) { show(page, animated) }
                func visit<T: Path>(_ path: T, animated: Bool = true) { go(path, animated) }
            }
            """
        let split = """
            class NamesController {
                func start() { presenter.\(call) }
            }
            class NamesPresenter {
                func load(page: Int, animated: Bool = true) { view?.show(page, animated) }
                func visit<T: Path>(_ path: T, animated: Bool = true) { view?.go(path, animated) }
            }
            """
        let check = SplitCheck(
            of: [SourceFile(path: "Split.swift", text: split)],
            against: [SourceFile(path: "NamesController.swift", text: base)])
        #expect(check.faults.count { $0.rule == .lost } == faults, "\(check.faults)")
    }
}
