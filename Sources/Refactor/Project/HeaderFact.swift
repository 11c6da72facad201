/// The mentions and imports of a header of the app.
package struct HeaderFact: Sendable, Equatable {
    /// Every identifier in it.
    package var names: Set<String>
    /// File names of the app's headers that it imports.
    package var imports: [String]
    /// Headers of frameworks that it imports, as written: `UIKit/UIKit.h`.
    package var frameworks: [String]

    package init(names: Set<String> = [], imports: [String] = [], frameworks: [String] = []) {
        self.names = names
        self.imports = imports
        self.frameworks = frameworks
    }

    /// Returns the union with another header of the same name.
    func joined(_ other: HeaderFact) -> HeaderFact {
        HeaderFact(
            names: names.union(other.names), imports: imports + other.imports,
            frameworks: frameworks + other.frameworks)
    }
}
