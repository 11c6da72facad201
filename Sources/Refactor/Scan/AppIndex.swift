/// An app's files, read lightly once for all of its controllers.
///
/// A scan plans each controller as `plan --project` does. To read the app again for each would be quadratic, so it is
/// read once and a controller's own files are subtracted; a test holds the two equal.
package struct AppIndex: Sendable {
    package let files: [SourceFile]
    package let glances: [GlancedFile]
    private let whole: ProjectFacts
    /// In how many files each word stands.
    private let mentions: [UInt64: Int]
    private let filesByType: [String: [Int]]
    private let filesByName: [String: [Int]]

    /// The glances and the facts are of these files.
    package init(files: [SourceFile], glances: [GlancedFile], facts: ProjectFacts) {
        self.files = files
        self.glances = glances
        whole = facts
        var mentions: [UInt64: Int] = [:]
        var filesByType: [String: [Int]] = [:]
        for (index, glance) in glances.enumerated() {
            for word in glance.words { mentions[word, default: 0] += 1 }
            for name in Set(glance.heads.map(\.name)) { filesByType[name, default: []].append(index) }
        }
        self.mentions = mentions
        self.filesByType = filesByType
        filesByName = Dictionary(grouping: files.indices, by: { files[$0].name })
    }

    /// Returns the facts of the rest of the app about a controller: the same as if all other files had been read for
    /// it.
    func facts(without own: [Int]) -> ProjectFacts {
        let left = projectFacts(of: own.map { files[$0] })
        let types = Set(left.inherits.keys).union(left.extensionMembers.keys)
        let shared = types.flatMap { filesByType[$0] ?? [] } + left.headers.keys.flatMap { filesByName[$0] ?? [] }
        let rest = projectFacts(of: Set(shared).subtracting(own).sorted().map { files[$0] })
        var facts = whole
        for type in types {
            facts.inherits[type] = rest.inherits[type]
            facts.superclasses[type] = rest.superclasses[type]
            facts.extensionMembers[type] = rest.extensionMembers[type]
        }
        facts.types = whole.types.subtracting(left.types)
        for header in left.headers.keys { facts.headers[header] = rest.headers[header] }
        for (type, superclass) in left.superclasses where rest.superclasses[type] != superclass {
            for base in [superclass] + whole.types.targets(ofAlias: superclass) {
                facts.subclasses[base]?.removeAll { $0 == type }
            }
        }
        facts.macrosOnSelf.subtract(left.macrosOnSelf.subtracting(rest.macrosOnSelf))
        facts.mentionedNames = namesHeardElsewhere(of: own)
        return facts
    }

    /// Enters the names by which the other files may use an object of a class that some files declare.
    func addReach(of name: String, without own: [Int], to callers: inout CallerFacts) {
        let others = files.indices.filter { !own.contains($0) }
        let sources = others.map { files[$0] }
        let language = own.first.map { files[$0].lexicalLanguage } ?? .swift
        callers.addReach(of: name, language, in: sources) { names in
            let numbers = names.map { ByteReader.hash(of: $0) }
            return { file in numbers.contains { glances[others[file]].words.contains($0) } }
        }
    }

    /// The words of some files that other files have too; no controller asks for any other.
    private func namesHeardElsewhere(of own: [Int]) -> Set<String> {
        var names: Set<String> = []
        for index in own {
            var reader = ByteReader(
                files[index].bytes, files[index].lexicalLanguage, strings: .readAsWords)
            while let word = reader.nextWord() {
                let hash = reader.hash(of: word)
                let inOwn = own.count { glances[$0].words.contains(hash) }
                if mentions[hash, default: 0] > inOwn { names.insert(reader.text(word)) }
            }
        }
        return names
    }
}
