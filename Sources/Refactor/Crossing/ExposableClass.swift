/// The declaration of a class in its implementation file that may stand in a header of its own, so that other files can
/// name the class: one that needs nothing which only that file declares.
package struct ExposableClass: Sendable {
    /// The declaration, as an index into the controller's.
    package let declaration: Int

    /// Nil where a header declares the class, or none could.
    package init?(of controller: Controller) {
        guard controller.language == .objectiveC,
            let index = controller.declarations.firstIndex(where: { $0.fact.keyword == .class })
        else { return nil }
        let declaration = controller.declarations[index]
        let facts = controller.files[declaration.file]
        guard !facts.file.isHeader, !declaration.fact.isConditional, declaration.fact.parts?.variables == nil else {
            return nil
        }
        let own = Set(facts.globals.filter { $0.access.isFileBound && $0.name != controller.name }.map(\.name))
        let declared = declaration.fact.members + declaration.fact.prototypes
        guard own.isDisjoint(with: declaration.fact.inherits), !declared.contains(where: \.isConditional),
            declared.allSatisfy({ own.isDisjoint(with: $0.headTypes.flatMap { identifiers(in: $0) }) })
        else { return nil }
        self.declaration = index
    }
}
