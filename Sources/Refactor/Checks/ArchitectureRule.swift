/// A rule of an architecture, as a team writes it.
package struct ArchitectureRule: Sendable, Equatable {
    package enum Severity: String, Sendable, CaseIterable, Comparable {
        case info
        case warning
        case error

        package static func < (left: Severity, right: Severity) -> Bool {
            (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
        }
    }

    /// A layer; those before it in the list may know it.
    package struct Layer: Sendable, Equatable {
        package var name: String
        package var parts: RuleSelector

        package init(name: String, parts: RuleSelector) {
            self.name = name
            self.parts = parts
        }
    }

    package enum Measure: String, Sendable, CaseIterable {
        case controllerLines = "controller-lines"
        case fanIn = "fan-in"
        case fanOut = "fan-out"
        case moduleTypes = "module-types"
        case protocolRequirements = "protocol-requirements"
    }

    package enum Demand: Sendable, Equatable {
        /// None of these statements, of some kinds; of all where none is named. `apart`: only between different modules.
        case forbid(from: RuleSelector, to: RuleSelector, kinds: Set<String>, apart: Bool)
        /// Each module that is meant has at least one such statement.
        case require(from: RuleSelector, to: RuleSelector, kinds: Set<String>)
        /// Upper layers may know lower ones; with `isStrict` only the next.
        case layers([Layer], isStrict: Bool)
        /// No circles of edges of some kinds between modules.
        case modulesWithoutCycles(kinds: Set<String>)
        /// No circles of uses between folders, so many folders deep.
        case foldersWithoutCycles(depth: Int)
        /// None of these findings of the graph.
        case without(findings: Set<String>)
        case limit(Measure, most: Int, of: RuleSelector)
        /// Files of these parts import none of these.
        case importing(RuleSelector, none: Set<String>)
        case styled(RuleSelector, Set<String>)
    }

    package var name: String
    package var severity: Severity
    /// Why, in the team's words; empty for none.
    package var comment: String
    package var demand: Demand

    package init(name: String, severity: Severity = .error, comment: String = "", demand: Demand) {
        self.name = name
        self.severity = severity
        self.comment = comment
        self.demand = demand
    }
}
