import Refactor

/// The files that two protocols need to be understood: those that name them, what they inherit and who conforms.
enum AdapterSources {
    /// Reads files and folders; of a folder only the files that name one of the protocols or what these lead to.
    static func index(of paths: [String], naming names: Set<String>) throws -> ProtocolIndex {
        var given: [SourceFile] = []
        var nearby: [SourceFile] = []
        for path in paths {
            if Disk.isFolder(path) {
                nearby += try Disk.sources(below: path, without: []).filter { language(ofFile: $0.path) != nil }
            } else {
                guard language(ofFile: path) != nil else { throw CommandError.notASource(path: path) }
                given.append(try Disk.read(path))
            }
        }
        var facts = try read(given)
        var wanted = names
        var open = nearby
        while !open.isEmpty {
            let near = open.filter { speaks(of: wanted, $0) }
            guard !near.isEmpty else { break }
            open.removeAll { file in near.contains { $0.path == file.path } }
            facts += try read(near)
            let types = facts.flatMap(\.types)
            wanted.formUnion(types.filter { wanted.contains($0.name) }.flatMap(\.inherits))
            for type in types where !wanted.isDisjoint(with: type.inherits) {
                wanted.insert(type.name)
            }
        }
        return ProtocolIndex(facts.sorted { $0.file.path < $1.file.path })
    }

    private static func speaks(of wanted: Set<String>, _ file: SourceFile) -> Bool {
        let text = file.text
        return wanted.contains { text.contains($0) } && !wanted.isDisjoint(with: identifiers(in: text))
    }

    /// A file that cannot be read whole is an error where it is given, and so it is where it names a protocol.
    private static func read(_ files: [SourceFile]) throws -> [SyntaxFacts] {
        let read = inParallel(files) { file -> Result<SyntaxFacts, CommandError>? in
            guard let language = language(ofFile: file.path) else { return nil }
            do throws(ReadError) {
                return .success(try language.facts(of: file))
            } catch {
                return .failure(.read(error))
            }
        }
        return try read.compactMap { $0 }.map { try $0.get() }
    }
}
