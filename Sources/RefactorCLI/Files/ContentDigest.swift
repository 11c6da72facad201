/// A number of 128 bits that tells contents apart: two multiplicative hashes over words of eight bytes, with different
/// odd factors. Made for speed and chance, not against an enemy.
struct ContentDigest {
    private var first: UInt64 = 0x9e37_79b9_7f4a_7c15
    private var second: UInt64 = 0xc2b2_ae3d_27d4_eb4f

    /// Adds a text, its length first, so that two texts are not the same as one.
    mutating func add(_ text: String) { add(Array(text.utf8)) }

    /// Adds bytes, their number first.
    mutating func add(_ bytes: [UInt8]) {
        mix(UInt64(bytes.count))
        bytes.withUnsafeBytes { raw in
            let words = raw.count / 8
            for index in 0..<words { mix(raw.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self).littleEndian) }
            var rest: UInt64 = 0
            for index in (words * 8)..<raw.count { rest = rest << 8 | UInt64(raw[index]) }
            mix(rest)
        }
    }

    private mutating func mix(_ word: UInt64) {
        first = (first ^ word) &* 0xff51_afd7_ed55_8ccd
        first ^= first >> 32
        second = (second &+ word) &* 0xc4ce_b9fe_1a85_ec53
        second ^= second >> 29
    }

    /// Thirty-two hexadecimal digits.
    var text: String {
        [first, second].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
