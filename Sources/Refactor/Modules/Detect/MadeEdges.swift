/// What a body tells, as edges, and what is only made there.
extension EdgeFinder {
    func add(
        _ showing: NavigationCall, _ place: Place, _ module: String, via: String, line: Int, isTab: Bool
    ) {
        if place.module == ModuleMap.app { found.composers.insert(place.type) }
        if place.role == .router, !place.isCallback {
            found.routes.append(
                RouteMethod(module: place.module, type: place.type, name: place.method, place: "\(place.file):\(line)"))
        }
        var edge = ModuleEdge(
            from: place.module, to: module, kind: isTab ? .child : showing.kind, label: isTab ? "tab" : showing.label,
            via: via, evidence: "\(place.file):\(line)")
        edge.fromType = place.type
        edge.toType = map.isMember(via) ? via : ""
        found.edges.append(edge)
        if place.isLent(in: map) {
            found.lent[place.key, default: []].append(LentWay(edge: edge, scene: current?.scene))
        }
    }

    func note(_ place: Place, _ module: String, via: String, line: Int) {
        let verb = verb(named: place.method).showing
        if isPart(module) || isSubview {
            found.edges.append(
                ModuleEdge(
                    from: place.module, to: module, kind: .child, label: "embed", via: via,
                    evidence: "\(place.file):\(line)"
                ).between(place.type, map.isMember(via) ? via : ""))
            return
        }
        if !isForgotten(self.verb(named: current?.calledName ?? "").showing) {
            found.kept.insert(place.module + ">" + module)
        }
        let isBuilding = place.role == .builder || place.role == .other || place.role == .adapter || verb == nil
        found.made.append(
            ModuleEdge(
                from: place.module, to: module,
                kind: isBuilding && place.role != .router ? .builds : verb?.kind ?? .route,
                label: isBuilding && place.role != .router ? "builds" : verb?.label ?? "open", via: via,
                evidence: "\(place.file):\(line)"
            ).between(place.type, map.isMember(via) ? via : ""))
    }

    /// Returns true if what the present step makes is put into a local name that nothing uses but to fill it.
    private func isForgotten(_ showing: NavigationCall?) -> Bool {
        guard showing == nil, case .local(let name, _) = current?.kind else { return false }
        return !rest.contains { step in
            if case .assign(let target) = step.kind, target.uses([name]) {
                guard case .member(.name(name), _) = target else { return true }
            }
            return step.value.uses([name])
        }
    }

    /// Returns true if what the present step makes is put into a view: `let wheel = WheelFactory.make()`,
    /// `view.addSubview(wheel)`.
    private var isSubview: Bool {
        guard case .local(let name, _) = current?.kind else { return false }
        return rest.contains { step in
            guard case .call(let call) = step.value else { return false }
            return NavigationCall.subviews.contains(call.name) && call.arguments.first?.value == .name(name)
        }
    }

    /// Returns true if a module is a part of a screen: all its views are no controllers.
    private func isPart(_ module: String) -> Bool {
        let views = map.modules[module]?.roles[.view] ?? []
        return !views.isEmpty && views.allSatisfy { UIKinds.isView($0, facts) }
    }

    /// Settles edges to types that were made, which count where nothing else ties the two.
    func settleMade() {
        let tied = Set(found.edges.map { $0.from + ">" + $0.to })
        let reached = Set((found.edges + found.made.filter { $0.from != ModuleMap.app }).map(\.to))
        let appRoutes = found.edges.contains { $0.from == ModuleMap.app && $0.kind != .service }
        for var edge in found.made where !tied.contains(edge.from + ">" + edge.to) {
            if edge.from == ModuleMap.app, edge.kind == .builds {
                if reached.contains(edge.to) { continue }
                // What the app makes besides its first screen, and nobody else leads to, it makes for somebody.
                if !appRoutes {
                    edge.kind = .route
                    edge.label = "root"
                }
            }
            found.edges.append(edge)
        }
    }
}

extension WireStep {
    /// The name of the call that gives its value.
    fileprivate var calledName: String? {
        if case .call(let call) = value { call.name } else { nil }
    }
}
