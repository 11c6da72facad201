import Testing

@testable import Fuzz

struct DiceTests {
    @Test func theSameSeedGivesTheSameNumbers() {
        var (one, other) = (Dice(seed: 1, index: 7), Dice(seed: 1, index: 7))
        let (first, second) = ((0..<9).map { _ in one.below(1_000) }, (0..<9).map { _ in other.below(1_000) })
        #expect(first == second)
        var next = Dice(seed: 1, index: 8)
        #expect(first != (0..<9).map { _ in next.below(1_000) })
    }

    @Test func thereIsNoNumberBelowNothing() {
        var dice = Dice(seed: 1)
        #expect(dice.below(0) == 0)
    }
}
