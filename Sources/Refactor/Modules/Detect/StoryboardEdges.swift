/// The edges that storyboards draw.
extension FoundEdges {
    /// Adds what the scenes of an app lead to and contain, and the first one.
    mutating func addStoryboards(of map: ModuleMap) {
        for file in map.facts.interfaces.files {
            for scene in file.scenes { read(scene, in: file, map) }
            addEntry(of: file, map)
        }
    }

    private func modules(_ classes: [String], _ map: ModuleMap) -> [String] {
        map.destinations(Set(classes.compactMap { map.facts.known($0) }))
    }

    private mutating func read(_ scene: InterfaceScene, in file: InterfaceFile, _ map: ModuleMap) {
        let facts = map.facts
        let isMain = file.initial == scene.id && file.name.hasPrefix("Main")
        let owner =
            scene.className.flatMap { facts.known($0) }.flatMap { map.module(of: $0) }
            ?? (isMain && scene.className == nil ? ModuleMap.app : nil)
        guard let owner else { return }
        for view in scene.views {
            guard let type = facts.known(view.className), map.role(of: type) == .view else { continue }
            for module in map.modules(for: type) where module != owner {
                edges.append(
                    ModuleEdge(
                        from: owner, to: module, kind: .child, label: "embed", via: view.className,
                        evidence: "\(file.path):\(view.line)"
                    ).between(scene.className.flatMap { facts.known($0) } ?? "", type))
            }
        }
        for segue in scene.segues {
            for module in modules(facts.interfaces.classes(of: segue, in: file), map) {
                guard module != owner || segue.relationship == nil && segue.identifier != nil else { continue }
                let (kind, label) = segue.meaning
                edges.append(
                    ModuleEdge(
                        from: owner, to: module, kind: kind, label: label, via: segue.identifier ?? "",
                        evidence: "\(file.path):\(segue.line)"
                    ).between(scene.className.flatMap { facts.known($0) } ?? "", ""))
            }
        }
    }

    /// The app opens with the first scene of its main storyboard.
    private mutating func addEntry(of file: InterfaceFile, _ map: ModuleMap) {
        let facts = map.facts
        guard file.name.hasPrefix("Main"), let initial = file.initial,
            let scene = facts.interfaces.scene(initial, in: file),
            // The tabs of a plain bar are told by its segues.
            scene.className != nil || scene.element != "tabBarController"
        else { return }
        for module in modules(facts.interfaces.classes(behind: scene, in: file), map) {
            edges.append(
                ModuleEdge(
                    from: ModuleMap.app, to: module, kind: .route, label: "root", evidence: "\(file.path):\(scene.line)"
                ))
        }
    }
}

extension InterfaceSegue {
    /// The kind and the label of the edge that it is.
    var meaning: (kind: ModuleEdge.Kind, label: String) {
        if relationship == "viewControllers" { return (.child, "tab") }
        if relationship == "rootViewController" { return (.route, "root") }
        if kind == "embed" || customClass?.contains("Embed") == true { return (.child, "embed") }
        return (.route, "segue")
    }
}
