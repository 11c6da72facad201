import Refactor

/// Weights for each family that come from all other families.
struct Folds {
    private let modules: [FusedModule]

    init(_ modules: [FusedModule]) { self.modules = modules }

    /// By family, and from all for a family that is not among them; one family of evidence is left out, if asked.
    func weights(without evidence: EvidenceFamily?) -> (String) -> RoleWeights {
        var byFamily: [String: RoleWeights] = [:]
        for family in Set(modules.map(\.family)) {
            byFamily[family] = Fit.weights(
                from: modules.filter { $0.family != family }, isMeasure: true, without: evidence)
        }
        let all = Fit.weights(from: modules, without: evidence)
        return { byFamily[$0] ?? all }
    }

    /// By family, with neighbours unheard.
    func ownWeights() -> (String) -> RoleWeights {
        let weights = weights(without: nil)
        return { family in
            var own = weights(family)
            own.strength = 0
            return own
        }
    }
}
