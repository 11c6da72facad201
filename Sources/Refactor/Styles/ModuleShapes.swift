/// New modules of another shape than a screen with its components, in Swift.
package struct ModuleShapes: Sendable, Equatable {
    /// The other shapes that a new module can have.
    package enum Shape: String, Sendable, CaseIterable {
        /// It shows nothing itself.
        case viewless
        /// It is made of other modules.
        case children
    }

    /// A file that is written anew; one that no line is left of is not written.
    package struct File: Sendable, Equatable {
        /// Its name over `{module}`, without ending.
        package let name: String
        /// Its folder, below that of the module.
        package let folder: String
        /// Words in braces are `{module}` and `{name}`, in `{for child}` also `{child}` and `{Child}`.
        package let text: [String]

        package init(_ name: String, folder: String = "", text: [String]) {
            self.name = name
            self.folder = folder
            self.text = text
        }
    }

    package let shapes: [Shape]
    package let files: [File]

    package init(_ shapes: [Shape], files: [File]) {
        self.shapes = shapes
        self.files = files
    }

    /// The files of a module: name, folder and lines.
    package func written(as module: String, viewless: Bool, children: [String]) -> [File] {
        var conditions: Set<String> = ["blank"]
        if viewless { conditions.insert("viewless") }
        if !children.isEmpty { conditions.insert("children") }
        let list = children.map { ["Child": $0, "child": propertyName(of: $0)] }
        let lines = StyleLines(conditions: conditions, lists: ["child": list])
        return files.compactMap { file in
            let text = lines.expanded(file.text).map { filled($0, module: module) }
            return text.isEmpty ? nil : File(filled(file.name, module: module), folder: file.folder, text: text)
        }
    }

    /// Words that nothing stands for.
    func wordFaults(at place: StyleFault.Place) -> [StyleFault] {
        files.flatMap { file -> [StyleFault] in
            let names = Style.faults(in: file.name, knowing: ["module", "name"], at: place)
            return names + Style.faults(in: file.text, knowing: ["module", "name"], lists: ["child"]) { _ in place }
        }
    }
}
