import Refactor
import Testing

/// The words around a member that people use by habit for one role.
struct RoleWordReaderTests {
    @Test func wordsAreReadFromNamesTypesAndCalls() throws {
        let loads = try rows(
            "func loadUser(id userID: UserID) -> ProfileModel { api.fetchProfile(userID); return lastProfile }",
            of: "loadUser(id:)")
        #expect(
            loads == [
                "first/load", "last/user", "name/load", "name/user", "result/model", "parameter/id", "label/id",
                "names/id", "names/model", "own-uses/api", "calls/fetch", "calls-last/profile", "own-uses/profile",
            ])
        let shows = try rows("func show() { label.textColor = .red }", of: "show()")
        #expect(shows == ["first/show", "last/show", "name/show", "own-uses/label", "sets/color", "asks/red"])
    }

    @Test func aPropertyIsKnownByItsTypeAndItsUsers() throws {
        let found = try rows(
            "var lastProfile: [ProfileModel]?\nfunc loadUser() { lastProfile = [] }", of: "lastProfile")
        #expect(
            found == [
                "property-first/last", "property-last/profile", "property/last", "property/profile", "type/model",
                "names/model", "used-by/load",
            ])
    }

    @Test func whatTheViewIsBoundToHasNone() throws {
        #expect(try rows("@IBAction func send() { api.fetch() }", of: "send()").isEmpty)
    }

    private func rows(_ source: String, of id: String) throws -> [String] {
        let around = source + "\nlet api: ParcelAPI\nvar lastProfile: ProfileModel\nlet label = UILabel()"
        let whole = source.contains("var lastProfile") ? source : around
        let controller = try RoleReading(whole).controller
        let member = try #require(controller.members.first { $0.id == id })
        return RoleWordReader(reading: RuleContext(controller: controller)).words(of: member).map(\.key)
    }
}
