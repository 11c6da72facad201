extension ObjectiveCScan {
    /// The types of the file, with their categories and implementations as extensions.
    func types(of file: SourceFile) -> [(name: String, declaration: TypeDeclaration)] {
        let classes = declarations.map { found in
            let keyword: TypeDeclaration.Keyword =
                found.isImplementation
                ? .implementation : !found.isHead ? .extension : found.isProtocol ? .protocol : .class
            return (
                found.name,
                TypeDeclaration(
                    keyword: keyword, inherits: [found.superclass].compactMap { $0 } + found.protocols,
                    place: place(at: found.offset, in: file), body: found.body)
            )
        }
        let others = aliases.map { alias in
            (
                alias.name,
                TypeDeclaration(
                    keyword: alias.target == nil ? .enum : .typealias, target: alias.target,
                    place: place(at: alias.offset, in: file))
            )
        }
        return classes + others
    }

    private func place(at offset: Int, in file: SourceFile) -> String { "\(file.name):\(file.line(at: offset))" }
}
