/// Who does the parts of a larger work, whose order does not matter.
package protocol Workers: Sendable {
    /// Applies a function to all items; the results are in the order of the items.
    func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
    ) -> [Result]
}
