/// A private declaration, at file level or in an extension of another type, that components use, so that its modifier goes.
package struct OpenedGlobal: Sendable, Equatable {
    package let file: Int
    package let fact: GlobalFact
    /// The access modifier with the blanks behind it.
    package let modifier: Range<Int>
}

extension Plan {
    /// The private declarations at file level that components name, with those that they are made of.
    package var openedGlobals: [OpenedGlobal] {
        guard !roles.isEmpty, controller.files.contains(where: { $0.globals.contains { $0.opening != nil } }) else {
            return []
        }
        let names = OpenableGlobals(of: controller).names
        guard !names.isEmpty else { return [] }
        let places = controller.files.indices.flatMap { file in
            controller.files[file].globals.compactMap { fact in
                fact.opening.map { (file: file, fact: fact, opening: $0) }
            }.filter { names.contains($0.fact.name) }
        }
        var used: Set<String> = []
        var open = wordsOfComponents.intersection(names)
        while let name = open.popFirst() {
            used.insert(name)
            for place in places where place.fact.name == name {
                open.formUnion(names.intersection(place.opening.words).subtracting(used))
            }
        }
        let opened = places.filter { used.contains($0.fact.name) }.map {
            OpenedGlobal(file: $0.file, fact: $0.fact, modifier: $0.opening.modifier)
        }
        // An extension has one modifier for all of its members.
        return opened.indices.filter { index in
            !opened[..<index].contains { $0.file == opened[index].file && $0.modifier == opened[index].modifier }
        }.map { opened[$0] }
    }

    /// The identifiers in the code of components, in the protocols between them, and in the heads of what components use of
    /// the view.
    private var wordsOfComponents: Set<String> {
        var words: Set<String> = []
        for role in roles { for member in members(of: role) { words.formUnion(member.fact.identifiers) } }
        for requirement in boundaries.flatMap(\.requirements) {
            words.formUnion(controller.members[requirement.member].fact.headTypes.flatMap { identifiers(in: $0) })
        }
        for crossing in crossings where placements[crossing.member].moves {
            guard let target = crossing.target, !placements[target].moves else { continue }
            words.formUnion(controller.members[target].fact.headTypes.flatMap { identifiers(in: $0) })
        }
        return words
    }
}
