import Testing

@testable import Refactor

/// The names of methods in Objective-C.
struct SelectorNameTests {
    @Test(arguments: [("copyText", "duplicateText"), ("newGame", "makeGame"), ("copyright", "copyright")])
    func theySayNothingOfOwnership(name: String, expected: String) {
        #expect(SelectorName(name, labels: [], []).first == expected)
    }
}
