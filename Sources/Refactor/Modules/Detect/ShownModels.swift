/// Calls that show a screen by something else than the screen.
extension EdgeFinder {
    /// `services.pushViewModel(detailModel)`: the screen of a view model is shown.
    func modelShown(by call: WireCall, _ showing: NavigationCall, _ scope: WireScope, at place: Place) -> Bool {
        guard NavigationCall.camelWords(call.name).contains("model"), let model = call.arguments.first?.value else {
            return false
        }
        var isShown = false
        for type in resolver.types(of: model, in: scope).sorted() {
            for (module, view) in screens(of: type) where module != place.module {
                isShown = true
                add(showing, place, module, via: view, line: call.line, isTab: false)
            }
        }
        return isShown
    }

    /// The module of a view model, and its view: that of the model's name, where no module has the model.
    private func screens(of model: String) -> [(module: String, view: String)] {
        guard model.hasSuffix("ViewModel") else { return [] }
        let stem = String(model.dropLast("ViewModel".count))
        let named = ["ViewController", "Controller", "View", "Screen"].lazy.compactMap { self.facts.known(stem + $0) }
            .first
        if let named, let module = map.destinations([named]).first { return [(module, named)] }
        guard let module = map.module(of: model), let view = map.modules[module]?.roles[.view]?.first else { return [] }
        return [(module, view)]
    }
}
