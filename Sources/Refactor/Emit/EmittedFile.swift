/// A file to write, as the pieces that it is made of.
package struct EmittedFile: Sendable {
    /// The file name; no folder.
    package let name: String
    /// Its folder below that of the module; empty for the module's own.
    package let folder: String
    /// The role whose component it holds; nil for protocols and builder.
    package let role: Role?
    package let pieces: [Piece]

    package init(name: String, folder: String = "", role: Role?, pieces: [Piece]) {
        self.name = name
        self.folder = folder
        self.role = role
        self.pieces = pieces
    }

    /// Its path below the module's folder.
    package var path: String { folder.isEmpty ? name : folder + "/" + name }

    /// Returns true if it is one of the source files as it was.
    package func isUnchanged(from files: [SyntaxFacts]) -> Bool {
        guard case .source(let file, let range)? = pieces.first, pieces.count == 1 else { return false }
        return range == 0..<files[file].file.bytes.count && name == files[file].file.name
    }

    /// The text, with source pieces taken from the controller's files.
    package func bytes(from files: [SyntaxFacts]) -> [UInt8] {
        pieces.flatMap { piece -> [UInt8] in
            switch piece {
            case .source(let file, let range): Array(files[file].file.bytes[range])
            case .generated(let text): Array(text.utf8)
            }
        }
    }
}
