import Refactor
import Testing

struct NameWordsTests {
    @Test(arguments: [
        ("loadURLList", ["load", "url", "list"]), ("viewDidLoad", ["view", "did", "load"]),
        ("snake_case", ["snake", "case"]), ("tableView:didSelectRow:", ["table", "view", "did", "select", "row"]),
        ("k2Items", ["k", "2", "items"]), ("ID", ["id"]), ("", []),
    ])
    func namesFallIntoWords(name: String, expected: [String]) {
        #expect(words(of: name) == expected)
    }
}
