/// The weights of every sign for each role, the starts of members, and the compatibility of neighbours' roles.
///
/// Points are quarters of a step of log-odds (`pointsPerStep`), whole numbers, fitted on real VIPER modules and on
/// massive controllers read by hand, by multinomial regression, and rounded; a sign's points are added, whatever else is
/// there.
package struct RoleWeights: Sendable, Equatable {
    /// The points of a score that make one step of log-odds.
    package static let pointsPerStep = 4.0

    /// The points of a word that make one point of a score.
    package static let wordsPerPoint = 4.0

    /// The starting scores of members before anything speaks: by kind, and for what a language adds to a kind.
    package var starts: [String: Score]
    /// Points by the name of the sign.
    package var signs: [String: Score]
    /// Quarters of a point by the place of a word and the word, `calls/fetch`.
    package var words: [String: Score]
    /// The compatibility of the roles of two members, by the kind of use.
    package var pairs: [PairKind: PairTable]
    /// The weight of neighbours against a member's own evidence.
    package var strength: Double
    /// The rate at which the state that entry points touch loses its voice with the share of mixed entry points.
    package var mixture: Double

    package init(
        starts: [String: Score], signs: [String: Score], words: [String: Score] = [:],
        pairs: [PairKind: PairTable], strength: Double, mixture: Double
    ) {
        self.starts = starts
        self.signs = signs
        self.words = words
        self.pairs = pairs
        self.strength = strength
        self.mixture = mixture
    }

    /// The rows of the table of starts that count for a kind of member in a language.
    package static func startRows(of kind: MemberKind, in language: SourceLanguage) -> [String] {
        [kind.rawValue] + (language == .objectiveC ? ["objc-\(kind.rawValue)"] : [])
    }

    /// Returns the starting score of a member of a kind in a language.
    package func start(of kind: MemberKind, in language: SourceLanguage) -> Score {
        Self.startRows(of: kind, in: language).reduce(Score()) { sum, row in
            starts[row].map { sum.adding($0) } ?? sum
        }
    }

    /// One piece of evidence for each role that the sign speaks for or against.
    package func evidence(of sign: Sign) -> [Evidence] {
        guard let points = signs[sign.name] else { return [] }
        return Role.allCases.filter { points[$0] != 0 }.map { role in
            Evidence(rule: sign.rule, role: role, weight: points[role], line: sign.line, reason: sign.reason)
        }
    }

    /// The same weights without one family of evidence, to measure what it is worth.
    package func without(_ family: EvidenceFamily) -> RoleWeights {
        var rest = self
        for rule in evidenceRules where type(of: rule).family == family {
            for name in type(of: rule).names { rest.signs[name] = nil }
        }
        return rest
    }
}
