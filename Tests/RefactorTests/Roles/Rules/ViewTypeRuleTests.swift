import Refactor
import Testing

struct ViewTypeRuleTests {
    @Test func aViewIsTheViewsWhateverItIsFor() throws {
        try expectEvidence(
            "lazy var searchBar = UISearchBar()",
            "searchBar", from: "view-type", for: .view)
    }

    @Test func aServiceIsNoView() throws {
        try expectNoEvidence(
            "let search: SearchService",
            "search", from: "view-type")
    }
}
