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

    @Test func prefixesOfClassesAreWordsOfTheirOwn() {
        #expect(words(of: "YSLoginService") == ["ys", "login", "service"])
        #expect(words(of: "HQLContactManager") == ["hql", "contact", "manager"])
    }

    @Test(arguments: [
        ("mas_makeConstraints", "makeConstraints"), ("p_setUp", "setUp"), ("_load", "load"), ("load_all", "all"),
        ("setUp", "setUp"), ("kParcel_name", "kParcel_name"), ("x_1", "x_1"),
    ])
    func prefixesOfMembersAreLeftOut(name: String, expected: String) {
        #expect(withoutPrefix(name) == expected)
    }
}
