// What a split has more than once, elsewhere, or besides.
extension SplitCheck {
    /// Functions of the original that stand twice, with calls alone in them: what else doubles is found by its statements.
    var doubledFunctions: [SplitFault] {
        let inside = Dictionary(grouping: new.indices.filter { new[$0].function != nil }) { new[$0].function ?? 0 }
        let first = Dictionary(old.indices.compactMap { index in old[index].functionName.map { ($0, index) } }) {
            a, _ in a
        }
        // What is left of a method calls what was cut out of it.
        let made = Set(new.compactMap(\.baseName)).subtracting(old.compactMap(\.baseName))
        func callsMade(_ index: Int) -> Bool { new[index].words.contains(where: made.contains) }
        let texts = inside.values.map { $0.map { statement in new[statement].words } }
        return inside.keys.sorted().compactMap { function in
            guard let statements = inside[function], statements.count > 1, let name = new[function].functionName,
                let original = first[name], !statements.contains(where: matching.taken.contains)
            else { return nil }
            let own = old.indices.filter { old[$0].function == original }
            let words = statements.map { new[$0].words }
            let isRest = statements.contains(where: callsMade) && texts.count { $0 == words } == 1
            if isRest || statements.allSatisfy(isHandedOver) { return nil }
            guard statements.contains(where: { statement in own.contains { matching.isSame($0, statement) } }) else {
                return nil
            }
            return fault(.doubled, old[original], "'\(name)' stands in \(place(of: function)) too")
        }
    }

    /// Statements that stand once more than in the original; calls may.
    var doubledClauses: [SplitFault] {
        let placed = matching.places.keys.sorted()
        let byText = Dictionary(grouping: placed) { old[$0].words.last ?? "" }
        return new.indices.compactMap { index in
            guard new[index].isKept(in: new), !matching.taken.contains(index), !isHandedOver(index),
                !isOfReceiver(index), !isOfFile(index),
                let same = byText[new[index].words.last ?? ""]?.first(where: { matching.isSame($0, index) }),
                !new[index].isCall || isBeside(index, same)
            else { return nil }
            return fault(.doubled, old[same], "'\(old[same].text)' stands in \(place(of: index)) too")
        }
    }

    /// `static NSString *const key = @"key"`: each file that names it has its own.
    private func isOfFile(_ index: Int) -> Bool {
        new[index].function == nil && new[index].words.first == "static" && new[index].words.contains("const")
    }

    /// `view.post = newValue`, and `self.view.post = post` of Objective-C.
    private func isSetter(_ index: Int) -> Bool {
        let elements = ClauseElement.elements(of: new[index].words)
        guard elements.count == 3, elements[1] == .sign("=") else { return false }
        return elements[2].key == "newValue" || elements[0].key == elements[2].key
    }

    /// Returns true if a statement of the original stands in the same block once more.
    private func isBeside(_ index: Int, _ original: Int) -> Bool {
        guard let place = matching.places[original], new[index].function != nil else { return false }
        return new[place].parent == new[index].parent && new[index].words == new[place].words
    }

    /// Properties with a value, which is theirs alone.
    var doubledProperties: [SplitFault] {
        func values(_ clauses: [Clause]) -> [String: [Clause]] {
            Dictionary(grouping: clauses.filter { $0.value != nil }) {
                $0.propertyName ?? ""
            }
        }
        let found = values(new)
        return values(old).compactMap { name, clauses in
            guard let first = clauses.first, let places = found[name], places.count > clauses.count else { return nil }
            return fault(.doubled, first, "'\(name)' stands in \(places.count) places")
        }
    }

    /// `self.post = post`, `view.post = post` of those that take it, also where it is there.
    private func isHandedOver(_ index: Int) -> Bool {
        if new[index].opensBlock {
            let inside = new.indices.filter { new[$0].parent == index }
            return !inside.isEmpty && inside.allSatisfy(isHandedOver)
        }
        return new[index].words.count == 3 && new[index].words[1] == "=" && new[index].words[0] == new[index].words[2]
            || isSetter(index)
    }

    private func place(of index: Int) -> String { "\(split[new[index].file].path):\(new[index].line)" }

    /// Statements that stand in another branch, or before one that they stood behind.
    var movedClauses: [SplitFault] {
        var faults: [SplitFault] = []
        var last: [[Int?]: (old: Int, new: Int)] = [:]
        for index in matching.places.keys.sorted() {
            guard let place = matching.places[index], old[index].function != nil else { continue }
            if let parent = old[index].parent, let head = matching.places[parent], new[place].parent != head,
                new[place].function == new[head].function
            {
                faults.append(
                    fault(
                        .changed, old[index],
                        "'\(old[index].text)' stands under another condition in \(self.place(of: place))"))
            }
            let block = [old[index].parent, new[place].parent]
            if let before = last[block], before.new > place {
                faults.append(
                    fault(
                        .changed, old[index],
                        "'\(old[index].text)' stands before '\(old[before.old].text)' in \(self.place(of: place))"))
            }
            last[block] = (index, place)
        }
        return faults
    }

    /// `guard let view = view else { return }`: somebody else who is asked, and may have gone.
    private func isOfReceiver(_ index: Int) -> Bool {
        let head = new[index].opensBlock ? index : new[index].parent ?? index
        let words = new[head].words
        return words.starts(with: ["guard", "let"]) && words.count > 2 && matching.isReceiver(words[2])
    }

    /// The clauses that were added to a method of the original and are no calls.
    var addedClauses: [SplitFault] {
        let bodies = Set(matching.places.compactMap { old[$0.key].function == nil ? nil : new[$0.value].function })
        let names = Set(old.compactMap(\.functionName))
        return new.indices.compactMap { index in
            guard new[index].isKept(in: new), !matching.taken.contains(index), !new[index].isCall,
                !isOfReceiver(index), !isHandedOver(index), let function = new[index].function,
                bodies.contains(function),
                let name = new[function].functionName,
                names.contains(name)
            else { return nil }
            return SplitFault(
                rule: .added, file: split[new[index].file].path, line: new[index].line,
                description: "'\(new[index].text)' is not in '\(name)' of the original")
        }
    }
}

extension Clause {
    /// `presenter.load()`, `let name = presenter.name()`, `[self.presenter load]`
    var isCall: Bool { words.last == ")" || words.last == "]" || words.count < 3 || isPath }

    /// `view.post.title`
    private var isPath: Bool { ClauseElement.elements(of: words).count == 1 }
}
