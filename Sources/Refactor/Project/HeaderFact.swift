/// The mentions and imports of a header of the app.
package struct HeaderFact: Sendable, Equatable {
    /// Every identifier in it.
    package var names: Set<String>
    /// What it declares for everybody: its classes and protocols, the members of its categories, its macros, and every
    /// word outside of classes, for functions, constants and cases of enums need not be told apart.
    package var declared: Set<String>
    /// The classes and protocols that it declares.
    package var classes: Set<String> = []
    /// The constants of its enums.
    package var constants: Set<String> = []
    /// The words that come with a name: those in the declaration of a method by the first word of its selector, of a
    /// property by each word, the superclass and the protocols of a class, the text of a macro.
    package var words: [String: Set<String>] = [:]
    /// File names of the app's headers that it imports.
    package var imports: [String]
    /// Headers of frameworks that it imports, as written: `UIKit/UIKit.h`.
    package var frameworks: [String]

    package init(
        names: Set<String> = [], declared: Set<String> = [], imports: [String] = [], frameworks: [String] = []
    ) {
        self.names = names
        self.declared = declared
        self.imports = imports
        self.frameworks = frameworks
    }

    /// Returns the union with another header of the same name.
    func joined(_ other: HeaderFact) -> HeaderFact {
        var all = HeaderFact(
            names: names.union(other.names), declared: declared.union(other.declared),
            imports: imports + other.imports, frameworks: frameworks + other.frameworks)
        all.classes = classes.union(other.classes)
        all.constants = constants.union(other.constants)
        all.words = words.merging(other.words) { $0.union($1) }
        return all
    }
}
