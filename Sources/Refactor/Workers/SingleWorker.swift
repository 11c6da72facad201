/// Does one part after the other.
package struct SingleWorker: Workers {
    package init() {}

    package var count: Int { 1 }

    package func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
    ) -> [Result] { items.map(body) }
}
