import Refactor
import SwiftSource
import Testing

/// A style without a presenter: the interactor does its work.
struct RibsStyleTests {
    private let shop = """
        let service: ParcelService
        let detailBuilder: DetailBuildable
        @IBOutlet var list: UITableView!
        override func viewDidLoad() { super.viewDidLoad(); start() }
        func start() { showSpinner(); loadParcels() }
        func loadParcels() { service.all { parcels in self.didLoad() } }
        func didLoad() { showRows() }
        func showSpinner() { list.isHidden = true }
        func showRows() { list.reloadData() }
        func openDetail() { attachChild(detailBuilder.build(withListener: self)) }
        """

    private func plan(style: Style = .ribs, pins: [String: Role] = [:]) throws -> Plan {
        Refactor.plan(try RoleReading(shop).controller, style: style, pins: pins)
    }

    private func roles(_ plan: Plan) -> [String] {
        plan.source.members.map { "\($0.id): \(plan.assignments[$0.index].role.rawValue)" }
    }

    @Test func noMemberIsThePresenters() throws {
        #expect(
            roles(try plan()) == [
                "service: interactor", "detailBuilder: router", "list: view", "viewDidLoad(): view",
                "start(): interactor", "loadParcels(): interactor", "didLoad(): interactor", "showSpinner(): view",
                "showRows(): view", "openDetail(): router",
            ])
    }

    @Test func theOtherStyleKeepsItsPresenter() throws {
        #expect(roles(try plan(style: .viper)).contains("start(): presenter"))
    }

    @Test func aPinForThePresenterIsOneForTheInteractor() throws {
        let plan = try plan(pins: ["showRows()": .presenter])
        #expect(roles(plan).contains("showRows(): interactor"))
        #expect(plan.proposals()[8].role == .view)
    }

    @Test func presentationAndBusinessSpeakTogether() {
        var score = Score()
        score[.view] = 6
        score[.presenter] = 5
        score[.interactor] = 5
        #expect(score.best(among: Style.viper.roles(for: .method)).role == .view)
        let adopted = Style.ribs.adopted(score)
        #expect(adopted.best(among: Style.ribs.roles(for: .method)).role == .interactor)
        #expect(adopted[.interactor] == 8)
    }

    @Test func aWeakerRoleAddsLess() {
        let together = [0, 1, 3, 4, 8, 9, 30].map { distance -> Int in
            var score = Score()
            score[.presenter] = 10
            score[.interactor] = 10 - distance
            return Style.ribs.adopted(score)[.interactor]
        }
        #expect(together == [13, 12, 12, 11, 11, 10, 10])
    }

    @Test func theViewReportsToTheInteractor() throws {
        let plan = try plan()
        let picture = plan.proposedBoundaries.map { boundary in
            let names = boundary.requirements.map { plan.controller.members[$0.member].name }
            return "\(boundary.port.protocolName(in: plan.module) ?? ""): \(names.joined(separator: ", "))"
        }
        #expect(
            picture == [
                "ParcelPresentableListener: start", "ParcelPresentable: showSpinner, showRows",
                "ParcelViewControllable: attachChildForDetail",
            ])
    }

    @Test func whoeverBuildsItIsToldToKeepIt() throws {
        #expect(try plan().findings.map(\.rule).contains("callers-build"))
        #expect(try !plan(style: .viper).findings.map(\.rule).contains("callers-build"))
    }

    @Test func slicesBelongToComponents() throws {
        let plan = try plan()
        #expect(plan.slices.allSatisfy { slices in slices.allSatisfy { $0.role != .presenter } })
        #expect(
            zip(plan.slices, plan.assignments).allSatisfy { slices, own in slices.allSatisfy { $0.role != own.role } })
    }
}
