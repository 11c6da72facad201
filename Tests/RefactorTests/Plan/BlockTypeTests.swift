import Testing

@testable import Refactor

/// What a block takes, as its type says.
struct BlockTypeTests {
    @Test(
        arguments: [
            ("@escaping (User) -> Void", ["User"]),
            ("@escaping () -> Void", []),
            ("@escaping @MainActor (Result<User, Error>) -> Void", ["Result<User, Error>"]),
            ("(_ data: Data?, _ more: Bool) -> ()", ["Data?", "Bool"]),
            ("@escaping ((User) -> Void)", ["User"]),
            ("([String: Int], (Int) -> Int) -> Void", ["[String: Int]", "(Int) -> Int"]),
        ] as [(String, [String])])
    func theTypesAreRead(_ type: String, _ types: [String]) {
        #expect(BlockType.parameters(of: type) == types)
    }

    @Test(arguments: [
        "Completion", "((User) -> Void)?", "(User) -> Bool", "@autoclosure () -> Void", "(User) async -> Void",
    ])
    func othersAreNone(_ type: String) {
        #expect(BlockType.parameters(of: type) == nil)
    }
}
