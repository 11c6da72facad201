/// An expression that gives the real service: bytes of the source and what stands around them elsewhere.
package struct ServiceValue: Sendable, Equatable {
    /// The beginning of the expression: the class in `UserDefaults.standard` for `.standard`, or all of it.
    package let prefix: String
    package let file: Int
    /// The bytes, which go where the value goes; empty where the source has it in several places or in none.
    package let range: Range<Int>
    /// The text of the bytes.
    package var code = ""
    package let suffix: String

    /// The whole expression, where nothing of the source moves.
    package var text: String { prefix + code + suffix }
}
