import Refactor
import Testing

struct EvidenceRulesTests {
    @Test func idsAreUnique() {
        let ids = evidenceRules.map { type(of: $0).id }
        #expect(Set(ids).count == ids.count)
    }

    @Test func aFamilyCountsNoMoreThanItsCap() throws {
        let reading = Reading(
            controller: try RoleReading(
                "func didTapSave() { formatter.string(from: x); NSLocalizedString(\"\", comment: \"\") }"
            )
            .controller)
        for member in reading.controller.members {
            let own = OwnEvidence(of: member, in: reading)
            let caps = EvidenceFamily.allCases.reduce(0) { $0 + $1.cap }
            for role in Role.allCases { #expect(abs(own.score[role]) <= caps + 2) }
        }
    }

    @Test func onlyAnchorsWeighTwenty() throws {
        let reading = Reading(
            controller: try RoleReading("@IBAction func send() { present(UIAlertController(), animated: true) }")
                .controller)
        for rule in evidenceRules where type(of: rule).family != .anchor {
            for member in reading.controller.members {
                #expect(rule.evidence(for: member, in: reading).allSatisfy { abs($0.weight) < 20 })
            }
        }
    }
}
