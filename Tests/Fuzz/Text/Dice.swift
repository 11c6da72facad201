/// Numbers that seem random and are the same for the same seed, on every machine.
struct Dice: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The dice of one case: cases do not depend on each other.
    init(seed: UInt64, index: Int) {
        var mixer = Dice(seed: seed &+ UInt64(truncatingIfNeeded: index) &* 0xD134_2543_DE82_EF95)
        state = mixer.next()
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below another one; 0 where there is none.
    mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

    /// True once in so many times.
    mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

    /// One of some things, of which there must be one.
    mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }
}
