/// The names that stand where an object of a class of Swift may be at hand: in files that name the class, and in those
/// that name something whose declaration names it, and so on.
///
/// Nobody can use a member of a class without an expression of its type, and a file gets such a type only by a name that
/// it mentions: that of the class, or of something that was declared with it. So an equal name in any other file is not a
/// use, and where a file that has it declares no type that may be the class's, neither is one without an object before it.
/// Members that Objective-C sees, and what protocols require, have other ways and are not asked for here.
///
/// Nil where nobody can tell: a file of Objective-C names the class, or a file ends in a comment.
///
/// `mentions` says of some names whether a file, by its index, may mention one of them.
func namesInReach(
    of name: String, in files: [SourceFile], mentions: (Set<String>) -> (Int) -> Bool
) -> Set<String>? {
    let swift = files.indices.filter { files[$0].lexicalLanguage == .swift }
    let others = files.indices.filter { files[$0].isObjectiveC }
    var reached: [Int: ReachScan] = [:]
    var open: Set<String> = [name]
    var handed = open
    while !open.isEmpty {
        if others.contains(where: mentions(open.filter { $0.first?.isUppercase == true })) { return nil }
        let isMentioned = mentions(open)
        for index in swift where reached[index] == nil && isMentioned(index) {
            let scan = ReachScan(files[index])
            if scan.isCutOff { return nil }
            if !scan.words.isDisjoint(with: open) { reached[index] = scan }
        }
        let found = reached.values.flatMap(\.handings).filter { handing in
            handing.head.map { !$0.isDisjoint(with: handed) } ?? true
        }
        open = Set(found.map(\.name)).subtracting(handed)
        handed.formUnion(open)
        if handed.count > mostHanded { return nil }
    }
    let kin = kinNames(of: name, in: Array(reached.values))
    return reached.values.reduce(into: []) { $0.formUnion($1.uses(ofKin: kin)) }
}

/// The names of a class, of those that may inherit from it and of all other types whose heads name one of them.
private func kinNames(of name: String, in files: [ReachScan]) -> Set<String> {
    var kin: Set<String> = [name]
    while true {
        let more = files.reduce(into: kin) { $0.formUnion($1.kinNames(of: kin)) }
        if more.count == kin.count { return kin }
        kin = more
    }
}

/// Beyond so many names that hand on an object, most of an app has it.
private let mostHanded = 300

extension SourceFile {
    fileprivate var isObjectiveC: Bool { [".h", ".m", ".mm", ".pch"].contains(where: path.hasSuffix) }
}
