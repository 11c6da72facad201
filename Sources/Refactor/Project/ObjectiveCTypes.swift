extension ObjectiveCScan {
    /// The types of the file, with their categories and implementations as extensions.
    func types(of file: SourceFile) -> [(name: String, declaration: TypeDeclaration)] {
        let classes = declarations.map { found -> (name: String, declaration: TypeDeclaration) in
            let keyword: TypeDeclaration.Keyword =
                found.isImplementation
                ? .implementation : !found.isHead ? .extension : found.isProtocol ? .protocol : .class
            var declaration = TypeDeclaration(
                keyword: keyword, inherits: [found.superclass].compactMap { $0 } + found.protocols,
                place: place(at: found.offset, in: file), body: found.body)
            if keyword == .class && found.body.isShared || found.mayBeScreen, file.path.hasSuffix(".h") {
                declaration.prototypes = found.prototypes
            }
            return (found.name, declaration)
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

extension ObjectiveCScan.Declaration {
    /// A class or protocol whose name says a screen, or its superclass's, from which others may inherit what it declares.
    fileprivate var mayBeScreen: Bool {
        isHead && !isImplementation && (isProtocol && name.contains("Controller") || isScreenByName)
    }

    private var isScreenByName: Bool {
        [name, superclass ?? ""].contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
    }
}
