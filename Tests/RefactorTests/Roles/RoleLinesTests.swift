import Refactor
import Testing

struct RoleLinesTests {
    private func lines(_ source: String, pins: [String: Role]) throws -> RoleLines {
        plan(try RoleReading(source, pins: pins).controller, pins: pins).advice.roles
    }

    @Test func linesOfMembersCountForTheirRoles() throws {
        let source = """
            func show() {
                print(1)
            }
            func open() { print(2) }
            func save() {
                print(3)
            }
            """
        let roles = try lines(source, pins: ["show()": .view, "open()": .router, "save()": .interactor])
        #expect(roles.total == 7)
        #expect(roles.decided == [.view: 3, .router: 1, .interactor: 3])
        #expect(roles.members == [.view: 1, .router: 1, .interactor: 1])
        #expect(roles.leaving == 4)
        #expect(roles.others == [.interactor, .router])
        #expect(roles.others(from: 2) == [.interactor])
        #expect(roles.undecided == 0)
        #expect(roles.sure == 7)
        #expect(roles.linesByRole["service"] == 0)
    }

    @Test func whatIsUndecidedCountsForNobody() throws {
        let roles = try lines("func frob() {}\nfunc show() {}", pins: ["show()": .view])
        #expect(roles.undecided == 1)
        #expect(roles.decided == [.view: 1])
        #expect(roles.leaving == 0)
    }

    @Test func partsOfTheViewsMethodsCountForTheirRoles() throws {
        let source = """
            func show() {
                view.backgroundColor = .red
                view.alpha = 1
                UserDefaults.standard.set(1, forKey: "a")
                UserDefaults.standard.set(2, forKey: "b")
            }
            """
        let roles = try lines(source, pins: ["show()": .view])
        #expect(roles.leaving == 0)
        #expect(roles.parts == [.interactor: 2])
        #expect(roles.linesWithParts(of: .interactor) == 2)
        #expect(roles.others(from: 2) == [.interactor])
        #expect(roles.others.isEmpty)
    }
}
