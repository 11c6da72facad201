/// What the view that fills a window chooses among: `switch state { case .welcome: WelcomeView() case .ready: HomeView() }`.
extension SwiftUIScreens {
    /// The views, with the lines of their branches; none where there is no choice.
    func choices(of root: String) -> [(view: String, line: Int)] {
        let steps = facts.types[root]?.methods.first { $0.name == "body" && $0.parameters.isEmpty }?.steps ?? []
        let gives = steps.filter { $0.kind == .give && $0.scene == nil }
        // What a sheet or a destination chooses is led to, and not a state of the root.
        let led = Set(
            steps.indices.flatMap { index in
                steps[index].value.calls.flatMap { steps[..<index].stepsInside($0, of: steps[index]) }
            }.map(ObjectIdentifier.init))
        let branches = steps.filter {
            $0.scene != nil && ($0.kind == .call || $0.kind == .give) && !led.contains(ObjectIdentifier($0))
        }
        let found = ((gives.count > 1 ? gives : []) + branches).flatMap { step in
            views(in: step.value, root).filter { $0 != root }.map { (view: $0, line: step.line) }
        }
        return Set(found.map(\.view)).count > 1 ? found : []
    }
}

extension FoundEdges {
    /// Adds what the views choose among that fill windows.
    mutating func addRootChoices(_ map: ModuleMap) {
        let screens = SwiftUIScreens(facts: map.facts)
        for edge in edges where edge.from == ModuleMap.app && edge.label == "root" {
            guard let root = Self.view(of: edge, map), let type = map.facts.types[root] else { continue }
            for (view, line) in screens.choices(of: root) {
                for module in map.destinations([view]) where module != edge.to {
                    scenes.append(
                        ModuleEdge(
                            from: edge.to, to: module, kind: .route, label: "root", via: view,
                            evidence: "\(type.file):\(line)"
                        ).between(root, view))
                }
            }
        }
    }

    /// The view of SwiftUI that an edge leads to: by its name, or as the only one of the module whose builder makes it.
    private static func view(of edge: ModuleEdge, _ map: ModuleMap) -> String? {
        if UIKinds.isSwiftUIView(edge.via, map.facts) { return edge.via }
        let views = (map.modules[edge.to]?.roles[.view] ?? []).filter { UIKinds.isSwiftUIView($0, map.facts) }
        return views.count == 1 ? views[0] : nil
    }
}
