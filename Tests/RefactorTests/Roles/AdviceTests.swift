import Refactor
import Testing

struct AdviceTests {
    private func advice(_ source: String) throws -> [String] {
        let reading = try RoleReading(source)
        return Refactor.advice(for: reading.controller, assignments: reading.assignments)
    }

    @Test func aSmallControllerIsNotWorthIt() throws {
        #expect(
            try advice("var count = 1\nfunc go() { print(count) }") == [
                "It has 1 method, 1 stored property and 1 statement; a controller counts as massive with more than "
                    + "13 methods, 13 properties and 147 statements.",
                "It is not above all three: the whole of VIPER may be more than this screen needs.",
                "Nothing in it clearly belongs to another role than the view.",
            ])
    }

    @Test func aSmallControllerMayStillGainARouter() throws {
        let sentences = try advice(
            "func open() { navigationController?.pushViewController(DetailController(), animated: true) }")
        #expect(sentences.contains("A router alone would already take 1 member out."))
    }

    @Test func aMassiveControllerIsWorthIt() throws {
        let properties = (1...14).map { "var count\($0) = 0" }
        let methods = (1...14).map { number in
            "func go\(number)() {\n" + String(repeating: "print(count\(number))\n", count: 11) + "}"
        }
        let sentences = try advice((properties + methods).joined(separator: "\n"))
        #expect(
            sentences.last
                == "It is above all three: VIPER is worth it, the parts can then be tested and changed alone.")
    }
}
