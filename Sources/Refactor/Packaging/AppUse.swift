/// The files of an app that name something of a module, and how.
package struct AppUse: Sendable {
    /// The first place in each file, by the path, in the order of the files.
    package private(set) var places: [(path: String, line: Int, name: String)] = []
    /// The names of the module that code of the app mentions.
    private(set) var named: Set<String> = []
    /// Those that it calls: `Item(id: 1)`.
    private(set) var called: Set<String> = []

    /// - Parameter names: types and functions that the module declares at file level.
    init(of names: Set<String>, in files: [SourceFile]) {
        for file in files where names.contains(where: file.contains) {
            let isCode = [".m", ".mm", ".swift"].contains(where: file.path.hasSuffix)
            let isScreen = [".storyboard", ".xib"].contains(where: file.path.hasSuffix)
            guard isCode || isScreen else { continue }
            var tokens = LexicalTokens(file.bytes, file.lexicalLanguage)
            var first: (line: Int, name: String)?
            while let token = tokens.next() {
                guard names.contains(token), isScreen || !tokens.isInString, !tokens.isBehindDot else { continue }
                first = first ?? (file.line(at: tokens.position - 1), token)
                guard isCode else { break }
                named.insert(token)
                if tokens.rest.first == UInt8(ascii: "(") { called.insert(token) }
            }
            if let first { places.append((file.path, first.line, first.name)) }
        }
    }
}
