import Refactor
import Testing

/// Whether self is held strongly where a name stands, and what stands before the name.
struct CaptureTests {
    private func uses(_ statements: String) throws -> [String] {
        let facts = try read(controllerSource(running: statements))
        let member = try #require(facts.types.first?.members.first)
        return member.references.filter { $0.name == "name" }.map { reference in
            let receiver = reference.receiver.map { facts.file.text($0) } ?? ""
            return (reference.isWeaklyCaptured ? "weak " : "strong ") + receiver + "name"
        }
    }

    @Test(arguments: ["[weak self]", "[unowned self]", "[self]", "[weak me = self]", "[x, weak self]"])
    func aCaptureListThatNamesSelfCounts(list: String) throws {
        #expect(
            try uses("run { \(list) in self?.name = 1; go { self?.name = 2 } }; name = 3")
                == ["weak self?.name", "weak self?.name", "strong name"])
    }

    @Test(arguments: ["[weak other]", "[x = 1]"])
    func otherCapturesDoNotCount(list: String) throws {
        #expect(try uses("run { \(list) in self.name = 1 }") == ["strong self.name"])
    }

    @Test func anotherSelfDoesNotCount() throws {
        #expect(try uses("class K { func go() { run { [weak self] in print(name) } } }") == ["strong name"])
    }

    @Test func selfThatIsBoundAnewCounts() throws {
        #expect(
            try uses("weak var me = self; go { guard let self = me else { return }; self.name = 1 }")
                == ["weak self.name"])
        #expect(try uses("if let _ = me { self.name = 1 }") == ["strong self.name"])
    }
}
