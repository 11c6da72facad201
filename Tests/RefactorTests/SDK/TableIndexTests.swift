import Testing

@testable import Refactor

struct TableIndexTests {
    @Test func everyTypeIsFoundByItsNames() {
        for row in SortedTable(SDKTypeTable.text).allRows() {
            #expect(SDKType.named(row[0])?.name == row[0])
            if !row[1].isEmpty { #expect(SDKType.named(row[1]) != nil, "\(row[1])") }
        }
    }

    @Test(arguments: ["", "ui", "UIView\t", "UIViewControlle", "Feed", "UIViewControllerX", "größe"])
    func otherNamesAreNone(name: String) { #expect(SDKType.named(name) == nil) }

    @Test func theColumnsAreThoseOfTheRow() throws {
        let type = try #require(SDKType.named("UITableViewController"))
        #expect(type.kind == "class" && type.framework == "UIKit" && type.superclass == "UIViewController")
        #expect(type.protocols.contains("UITableViewDelegate") && SDKType.named("NSObject")?.superclass == nil)
    }
}
