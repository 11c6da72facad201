/// The storyboards and xibs of an app, with look-ups by identifier and by class.
struct Interfaces: Sendable {
    /// A scene and the file that it stands in.
    struct Place: Sendable {
        let file: InterfaceFile
        let scene: InterfaceScene
    }

    let files: [InterfaceFile]
    private let byIdentifier: [String: [Place]]
    private let byClass: [String: [Place]]
    private let byFile: [String: InterfaceFile]

    init(_ files: [InterfaceFile]) {
        self.files = files
        var byIdentifier: [String: [Place]] = [:]
        var byClass: [String: [Place]] = [:]
        for file in files {
            for scene in file.scenes {
                let place = Place(file: file, scene: scene)
                if let identifier = scene.identifier { byIdentifier[identifier, default: []].append(place) }
                if let name = scene.className { byClass[name, default: []].append(place) }
            }
        }
        self.byIdentifier = byIdentifier
        self.byClass = byClass
        byFile = Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func places(ofClass name: String) -> [Place] { byClass[name] ?? [] }

    /// The classes that an identifier stands for; the storyboard narrows them down, where it is known.
    func classes(identifier: String, storyboards: [String]) -> [String] {
        let all = byIdentifier[identifier] ?? []
        let narrow = all.filter { storyboards.contains($0.file.name) }
        return (narrow.isEmpty ? all : narrow).flatMap { classes(behind: $0.scene, in: $0.file) }
    }

    /// The classes of a scene by the names that a generator makes of the storyboard's and of its identifier: `main` and
    /// `detail` of “Main” and “Detail”.
    func classes(generatedAs name: String, in storyboard: String) -> [String] {
        guard let file = files.first(where: { $0.name.capitalizedName == storyboard.capitalizedName }) else {
            return []
        }
        let scene = file.scenes.first { $0.identifier?.capitalizedName == name.capitalizedName }
        if let scene { return classes(behind: scene, in: file) }
        return name.hasPrefix("initial") ? initialClasses(ofStoryboard: file.name) : []
    }

    /// The classes of the scene that a storyboard opens with.
    func initialClasses(ofStoryboard name: String) -> [String] {
        let known = byFile[name] ?? files.first { $0.name.capitalizedName == name.capitalizedName }
        guard let file = known, let initial = file.initial else { return [] }
        return scene(initial, in: file).map { classes(behind: $0, in: file) } ?? []
    }

    /// The same for one file among several of that name.
    func initialClasses(ofStoryboard name: String, at path: String) -> [String] {
        guard let file = files.first(where: { $0.name == name && $0.path == path }), let initial = file.initial else {
            return []
        }
        return scene(initial, in: file).map { classes(behind: $0, in: file) } ?? []
    }

    func scene(_ id: String, in file: InterfaceFile) -> InterfaceScene? { file.scenes.first { $0.id == id } }

    /// The classes that a segue leads to.
    func classes(of segue: InterfaceSegue, in file: InterfaceFile) -> [String] {
        scene(segue.destination, in: file).map { classes(behind: $0, in: file) } ?? []
    }

    /// The class of a scene; a plain navigation controller stands for what it opens with, a reference for its target.
    func classes(behind scene: InterfaceScene, in file: InterfaceFile, depth: Int = 0) -> [String] {
        guard depth < 5 else { return [] }
        if scene.element == "viewControllerPlaceholder" {
            guard let target = byFile[scene.referenceStoryboard ?? file.name] else { return [] }
            let found = target.scenes.first {
                scene.referenceIdentifier == nil ? $0.id == target.initial : $0.identifier == scene.referenceIdentifier
            }
            return found.map { classes(behind: $0, in: target, depth: depth + 1) } ?? []
        }
        let roots = scene.segues.filter { $0.relationship == "rootViewController" }
        if scene.element == "navigationController", !roots.isEmpty {
            return roots.compactMap { self.scene($0.destination, in: file) }
                .flatMap { classes(behind: $0, in: file, depth: depth + 1) }
        }
        if let name = scene.className { return [name] }
        // A plain bar of tabs stands for the screens in it.
        guard scene.element == "tabBarController" else { return [] }
        return scene.segues.filter { $0.relationship == "viewControllers" }
            .compactMap { self.scene($0.destination, in: file) }
            .flatMap { classes(behind: $0, in: file, depth: depth + 1) }
    }
}
