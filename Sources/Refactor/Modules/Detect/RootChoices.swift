/// What the view that fills a window chooses among: `switch state { case .welcome: WelcomeView() case .ready: HomeView() }`.
extension SwiftUIScreens {
    /// The views, with the lines of their branches; none where there is no choice.
    func choices(of root: String) -> [(view: String, line: Int)] {
        let steps = facts.types[root]?.methods.first { $0.name == "body" && $0.parameters.isEmpty }?.steps ?? []
        let gives = steps.filter { $0.kind == .give && $0.scene == nil }
        let branches = steps.filter { $0.scene != nil && ($0.kind == .call || $0.kind == .give) }
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
            guard UIKinds.isSwiftUIView(edge.via, map.facts), let type = map.facts.types[edge.via] else { continue }
            for (view, line) in screens.choices(of: edge.via) {
                for module in map.destinations([view]) where module != edge.to {
                    scenes.append(
                        ModuleEdge(
                            from: edge.to, to: module, kind: .route, label: "root", via: view,
                            evidence: "\(type.file):\(line)"
                        ).between(edge.via, view))
                }
            }
        }
    }
}
