import Refactor

/// The spelling of suites, tests and expectations in a framework.
struct TestDialect {
    let framework: TestFramework
    let spelling: Spelling

    private var isXCTest: Bool { framework == .xctest }

    var module: String { isXCTest ? "XCTest" : "Testing" }

    /// The head of a suite, its attributes included.
    func suite(_ name: String) -> [String] {
        isXCTest
            ? spelling.attributes + ["final class \(name): XCTestCase {"]
            : ["@Suite"] + spelling.attributes + ["struct \(name) {"]
    }

    /// The head of a test of something with this name.
    func test(_ name: String, attributes: [String] = [], effects: String) -> [String] {
        let effects = effects.isEmpty ? "" : " " + effects
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        return isXCTest
            ? attributes + ["func test\(capital)()\(effects) {"]
            : ["@Test"] + attributes + ["func \(spelling.escaped(name))()\(effects) {"]
    }

    // MARK: - Expectations

    func equal(_ left: String, _ right: String) -> [String] {
        isXCTest ? call("XCTAssertEqual(", [left, right]) : call("#expect(", ["\(left) == \(right)"])
    }

    /// Returns the expectation that a list is this one; an element a line where it is long.
    func equal(_ left: String, _ elements: [String]) -> [String] {
        let right = "[" + elements.joined(separator: ", ") + "]"
        let line = isXCTest ? "XCTAssertEqual(\(left), \(right))" : "#expect(\(left) == \(right))"
        guard line.count > 100 else { return [line] }
        if right.count < 80, isXCTest {
            return ["XCTAssertEqual(", "\(spelling.indent)\(left),", "\(spelling.indent)\(right))"]
        }
        let inner = elements.map { spelling.indent + spelling.indent + $0 + "," }
        return isXCTest
            ? ["XCTAssertEqual(", "\(spelling.indent)\(left),", "\(spelling.indent)["] + inner + [
                "\(spelling.indent)])"
            ]
            : ["#expect(", "\(spelling.indent)\(left) == ["] + inner + ["\(spelling.indent)])"]
    }

    /// Returns the expectation that a list holds no others than these.
    func only(_ left: String, _ elements: [String]) -> [String] {
        let head = (isXCTest ? "XCTAssertTrue(" : "#expect(") + "Set(\(left)).isSubset(of: ["
        let line = head + elements.joined(separator: ", ") + "]))"
        guard line.count > 100 else { return [line] }
        return [head] + elements.map { spelling.indent + $0 + "," } + ["]))"]
    }

    func isTrue(_ condition: String) -> [String] { call(isXCTest ? "XCTAssertTrue(" : "#expect(", [condition]) }

    func isNil(_ value: String) -> String { isXCTest ? "XCTAssertNil(\(value))" : "#expect(\(value) == nil)" }

    func unwrapped(_ value: String) -> String { isXCTest ? "try XCTUnwrap(\(value))" : "try #require(\(value))" }

    private func call(_ open: String, _ arguments: [String]) -> [String] {
        spelling.list(open: open, arguments, close: ")", indent: "")
    }
}
