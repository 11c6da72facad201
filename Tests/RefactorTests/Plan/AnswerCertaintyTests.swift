import Testing

@testable import Refactor

/// Whether a block that a method is given is called once, by the method or by whom it gives the block to.
struct AnswerCertaintyTests {
    @Test(arguments: [
        ("completion(1)", true),
        ("finish(then: completion)", true),
        ("pay(price(of: 1), then: completion)", true),
        ("api.load(then: completion)", true),
        ("drop(completion)", false),
        ("completion?(1)", false),
        ("kept = completion", false),
        ("kept = (1, completion)", false),
    ])
    func theBlockIsFollowed(_ body: String, _ isFit: Bool) throws {
        let controller = try RoleReading(
            """
            func load(completion: @escaping (Int) -> Void) {
                \(body)
            }
            func finish(then block: @escaping (Int) -> Void) { block(1) }
            func pay(_ price: Int, then block: @escaping (Int) -> Void) { block(price) }
            func drop(_ block: @escaping (Int) -> Void) { }
            func price(of item: Int) -> Int { item + 1 }
            """
        ).controller
        let member = try #require(controller.members.first { $0.name == "load" })
        let certainty = AnswerCertainty(controller: controller, form: .asyncAwait)
        #expect(certainty.isFit(member, block: "completion") == isFit, "\(body)")
    }
}
