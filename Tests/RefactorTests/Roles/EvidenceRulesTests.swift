import Refactor
import Testing

struct EvidenceRulesTests {
    @Test func idsAreUnique() {
        let ids = evidenceRules.map { type(of: $0).id }
        #expect(Set(ids).count == ids.count)
    }

    @Test func theTableHasARowForEveryCaseOfEveryRuleAndNoOther() {
        let names = evidenceRules.flatMap { type(of: $0).names }.sorted()
        #expect(RoleWeights.standard.signs.keys.sorted() == names)
    }

    @Test func everyKindThatIsDecidedHasAStart() {
        for row in ["method", "property", "type", "objc-method", "objc-property"] {
            #expect(RoleWeights.standard.starts[row] != nil, "no start for \(row)")
        }
    }

    @Test func everyKindOfUseHasATable() {
        #expect(Set(RoleWeights.standard.pairs.keys) == Set(PairKind.allCases))
    }

    @Test func onlyAnchorsWeighTwenty() {
        for rule in evidenceRules where type(of: rule).family != .anchor {
            for name in type(of: rule).names {
                let points = RoleWeights.standard.signs[name] ?? Score()
                #expect(Role.allCases.allSatisfy { abs(points[$0]) < 20 }, "\(name)")
            }
        }
    }

    @Test func aFamilyCanBeLeftOutToMeasureIt() throws {
        let controller = try RoleReading("func track() { parcelService.track() }\nlet parcelService = ParcelService()")
            .controller
        let rules = assignRoles(controller, weights: RoleWeights.standard.without(.api))
            .flatMap(\.evidence).map(\.rule)
        #expect(!rules.contains("service-use"))
        #expect(assignRoles(controller).flatMap(\.evidence).map(\.rule).contains("service-use"))
    }

    @Test func everySignIsInTheTable() throws {
        let source = """
            @IBOutlet var list: UITableView!
            var onDone: (() -> Void)?
            let parcelService = ParcelService()
            var parcels: [Parcel] = []
            override func viewDidLoad() { load() }
            func load() { parcelService.all { self.parcels = $0; self.list.reloadData() } }
            func title(at index: Int) -> String { parcels[index].name }
            func openHelp() { present(HelpScreen(), animated: true) }
            """
        let reading = RuleContext(controller: try RoleReading(source).controller)
        let names = reading.controller.members.flatMap { OwnEvidence.signs(of: $0, in: reading) }.map(\.name)
        #expect(names.contains("service-use/work") && names.contains("navigation/builds-and-goes"))
        #expect(names.allSatisfy { RoleWeights.standard.signs[$0] != nil })
    }
}
