import SwiftSource
import Testing

@testable import Refactor

/// A controller that people made the view of a module keeps its code, unless somebody decides otherwise.
struct ViewOfModuleTests {
    @Test(arguments: [
        ("UIViewController, OrderViewProtocol", "OrderPresenterProtocol!", true),
        ("UIViewController, OrderViewInput", "(any OrderViewOutput)?", true),
        ("UIViewController, OrderViewProtocol", "OrderViewModelProtocol", false),
        ("UIViewController, OrderUserInterface", "OrderEventHandler!", true),
        // A presenter of something else, and a view of no presenter.
        ("UIViewController", "OrderPresenterProtocol!", false),
        ("UIViewController, OrderViewProtocol", "OrderStore", false),
        ("UIViewController, UITableViewDelegate", "SlidePresenter", false),
    ])
    func aPresenterAndAProtocolOfViewsMakeOne(bases: String, type: String, isView: Bool) throws {
        let controller = try controller(bases, holding: type)
        #expect(controller.isViewOfModule == isView)
        let plan = plan(controller)
        #expect(plan.findings.contains { $0.rule == "already-split" } == isView)
        #expect(plan.isEmpty == isView)
    }

    @Test func theProtocolsOfOurStylesAreKnown() {
        let ports = styles.flatMap(\.ports).filter { ($0.from, $0.to) == (.presenter, .view) }
        let names = ports.compactMap { $0.protocolName(in: "Order") }
            .filter { words(of: $0).count > 2 && !$0.contains("ViewModel") }
        #expect(names.count > 9)
        #expect(names.filter { name in !ModuleProtocols.views.contains(where: name.hasSuffix) } == [])
        // `OrderView` says too little.
        #expect(!ModuleProtocols.views.contains("View"))
    }

    @Test func whoeverPinsAMemberMeansIt() throws {
        let controller = try controller("UIViewController, OrderViewProtocol", holding: "OrderPresenterProtocol!")
        #expect(!plan(controller, pins: ["save()": .interactor]).isEmpty)
    }

    private func controller(_ bases: String, holding type: String) throws -> Controller {
        let text = """
            import UIKit

            final class OrderController: \(bases) {
                var presenter: \(type)
                private var orders: [String] = []
                override func viewDidLoad() { super.viewDidLoad(); save() }
                private func save() { UserDefaults.standard.set(orders, forKey: "orders") }
            }
            """
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "OrderController.swift", text: text))
        return try #require(try controllers(in: [facts], named: "OrderController").first)
    }
}
