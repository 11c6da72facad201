/// Reads storyboards and xibs.
package func interfaceFile(_ file: SourceFile) -> InterfaceFile {
    var reader = InterfaceReader(file)
    reader.read()
    return reader.found
}

private struct InterfaceReader {
    private let file: SourceFile
    private let isStoryboard: Bool
    private(set) var found: InterfaceFile
    private var scene: InterfaceScene?
    /// The names of the tags around the one that is read.
    private var around: [String] = []

    init(_ file: SourceFile) {
        self.file = file
        isStoryboard = file.path.hasSuffix(".storyboard")
        let name = file.name.prefix { $0 != "." }
        found = InterfaceFile(path: file.path, name: String(name))
    }

    mutating func read() {
        var tags = XMLTags(file.bytes)
        if !isStoryboard { scene = InterfaceScene(id: "", element: "xib", line: 1) }
        while let tag = tags.next() {
            if tag.isClosing {
                if tag.name == "scene" { endScene() }
                around.removeLast(around.isEmpty ? 0 : 1)
            } else {
                read(tag)
                if !tag.isEmpty { around.append(tag.name) }
            }
        }
        endScene()
    }

    private mutating func endScene() {
        if let scene, !scene.element.isEmpty { found.scenes.append(scene) }
        scene = nil
    }

    private mutating func read(_ tag: XMLTags.Tag) {
        let line = file.line(at: tag.offset)
        switch tag.name {
        case "document": found.initial = tag.attributes["initialViewController"]
        case "scene": scene = InterfaceScene(id: "", element: "", line: line)
        case "segue": segue(tag, line)
        case "placeholder" where !isStoryboard && tag.attributes["placeholderIdentifier"] == "IBFilesOwner":
            scene?.className = tag.attributes["customClass"]
        case "customObject":
            if let name = tag.attributes["customClass"] { scene?.objects.append(.init(className: name, line: line)) }
        default:
            if tag.attributes["sceneMemberID"] == "viewController", scene?.element.isEmpty == true {
                controller(tag, line)
            } else if let name = tag.attributes["customClass"], tag.name != "placeholder" {
                scene?.views.append(.init(className: name, line: line))
            }
        }
    }

    private mutating func controller(_ tag: XMLTags.Tag, _ line: Int) {
        scene?.id = tag.attributes["id"] ?? ""
        scene?.element = tag.name
        scene?.className = tag.attributes["customClass"]
        scene?.identifier = tag.attributes["storyboardIdentifier"]
        scene?.referenceStoryboard = tag.attributes["storyboardName"]
        scene?.referenceIdentifier = tag.attributes["referencedIdentifier"]
        scene?.line = line
    }

    private mutating func segue(_ tag: XMLTags.Tag, _ line: Int) {
        guard let destination = tag.attributes["destination"] else { return }
        let kind = tag.attributes["kind"] ?? ""
        let isOfController = around.last == "connections" && around.dropLast().last == scene?.element
        scene?.segues.append(
            InterfaceSegue(
                identifier: tag.attributes["identifier"], kind: kind,
                relationship: tag.attributes["relationship"], customClass: tag.attributes["customClass"],
                destination: destination,
                isManual: isOfController && !["embed", "relationship", "unwind"].contains(kind), line: line))
    }
}
