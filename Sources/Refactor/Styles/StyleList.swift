/// A list for which a block of a style's lines can be repeated.
package struct StyleList: Sendable {
    /// The word behind `for`.
    package let name: String
    /// The word behind `if`, where a text falls away without any.
    package let condition: String
    /// The words in such a block.
    package let words: [String]

    /// Modules below a new one; services as entries of the app's container; properties that callers set; routes that have a
    /// key; services that components are given.
    package static let all = [
        StyleList(name: "child", condition: "children", words: ["Child", "child"]),
        StyleList(name: "entry", condition: "entries", words: ["entry", "type", "value"]),
        StyleList(name: "input", condition: "inputs", words: ["input", "type"]),
        StyleList(name: "route", condition: "routes", words: ["Route", "call", "route"]),
        StyleList(name: "service", condition: "services", words: ["service", "type", "value"]),
    ]
}
