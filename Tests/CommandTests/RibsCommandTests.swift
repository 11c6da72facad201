import Foundation
import TestSupport
import Testing

/// A style that is written in one language, and can only be planned and drawn in the other.
struct RibsCommandTests {
    private static let names = """
        #import <UIKit/UIKit.h>
        @interface TitlesController : UIViewController
        @end
        @implementation TitlesController
        - (void)viewDidLoad { [super viewDidLoad]; [self loadTitles]; }
        - (void)loadTitles { [[NSUserDefaults standardUserDefaults] setBool:YES forKey:@"loaded"]; [self showTitles]; }
        - (void)showTitles { self.view.hidden = NO; }
        @end

        """

    private func run(_ arguments: String..., check: (ProcessRun) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try write(Self.names, to: folder + "/TitlesController.m")
            try check(try RefactorTool.run(arguments, in: folder))
        }
    }

    @Test func emitRefusesWithTheStylesToUse() throws {
        try run("emit", "TitlesController.m", "--style", "ribs", "--into", "Out", "--only", "all") { run in
            #expect(run.status == 2)
            #expect(run.errorOutput.contains("'ribs' can be planned and drawn, but not yet written in Objective-C"))
            #expect(run.errorOutput.contains("viper"))
        }
    }

    @Test func thePlanHasNoPresenter() throws {
        try run("plan", "TitlesController.m", "--only", "all", "--style", "ribs", "--format", "json") { run in
            let plan = try JSONShape(decoding: run.output)
            #expect(try plan["style"].text() == "ribs")
            for member in try plan["members"].elements() {
                #expect(try member["role"].text() != "presenter")
                #expect(try member["moves"].flag() == false)
            }
        }
    }

    @Test(arguments: ["text", "markdown"])
    func thePlanSaysThatItIsNotWritten(format: String) throws {
        try run("plan", "TitlesController.m", "--only", "all", "--style", "ribs", "--format", format) { run in
            #expect(run.status == 0)
            #expect(run.output.contains("not yet written"), "\(run.output)")
            #expect(!run.output.contains("refactor emit") && !run.output.contains("ViewOutput"), "\(run.output)")
        }
    }

    @Test func inSwiftItIsWrittenAndCallersAreWarned() throws {
        try Workshop.run { workshop in
            let plan = try workshop.refactor(
                "plan", "NamesController.swift", "--only", "all", "--all", "--style", "ribs")
            #expect(plan.output.contains("has to be built by NamesBuilder"), "\(plan.output)")
            let run = try workshop.refactor(
                "emit", "NamesController.swift", "--style", "ribs", "--into", "Out", "--only", "all")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("Out/NamesInteractor.swift").contains("PresentableInteractor<"))
        }
    }

    private static let orders = """
        import UIKit

        protocol OrdersDelegate: AnyObject { func didOpen(order: Int) }

        final class OrdersController: UIViewController {
            weak var delegate: OrdersDelegate?
            var onClose: ((Int, String) -> Void)?
            private let session = URLSession(configuration: .default)
            private let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                handleStart()
            }

            // MARK: - Presenter

            private func handleStart() {
                loadOrders()
                delegate?.didOpen(order: 1)
                onClose?(1, "")
            }

            // MARK: - Interactor

            private func loadOrders() {
                session.invalidateAndCancel()
            }
        }

        """

    @Test func whatItNeedsAndWhoItTellsAreDeclared() throws {
        try withTemporaryFolder { folder in
            try write(Self.orders, to: folder + "/OrdersController.swift")
            let run = try RefactorTool.run(
                ["emit", "OrdersController.swift", "--style", "ribs", "--into", "Out", "--only", "all"], in: folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            let read = { (name: String) in try String(contentsOfFile: folder + "/Out/" + name, encoding: .utf8) }
            let builder = try read("OrdersBuilder.swift")
            for line in [
                "protocol OrdersDependency: Dependency {\n    var session: URLSession { get }\n}",
                "    var session: URLSession { URLSession(configuration: .default) }",
                "    fileprivate var session: URLSession { dependency.session }",
                "protocol OrdersListener: OrdersDelegate {\n    func onClose(_ value: Int, _ value2: String)\n}",
                "func build(withListener listener: OrdersListener) -> ",
                "let interactor = OrdersInteractor(presenter: viewController, session: component.session)",
                "interactor.listener = listener",
            ] {
                #expect(builder.contains(line), "\(line)\n\(builder)")
            }
            let interactor = try read("OrdersInteractor.swift")
            for line in [
                "    weak var listener: OrdersListener? {", "            delegate = listener",
                "            onClose = { [weak self] in self?.listener?.onClose($0, $1) }",
                "        super.init(presenter: presenter)",
            ] {
                #expect(interactor.contains(line), "\(line)\n\(interactor)")
            }
        }
    }

    @Test func aTypeOfTheNameOfWhatItDeclaresIsNoticed() throws {
        try withTemporaryFolder { folder in
            try write(Self.orders, to: folder + "/OrdersController.swift")
            try write("final class OrdersComponent {}\n", to: folder + "/App/OrdersComponent.swift")
            let run = try RefactorTool.run(
                [
                    "emit", "OrdersController.swift", "--style", "ribs", "--into", "Out", "--only", "all", "--project",
                    "App",
                ], in: folder)
            #expect(run.status == 1 && run.errorOutput.contains("OrdersComponent"), "\(run.output)\(run.errorOutput)")
        }
    }

    @Test func thePictureShowsTheInteractor() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor(
                "graph", "NamesController.swift", "--style", "ribs", "--only", "all", "-o", "names.dot")
            #expect(run.status == 0, "\(run.errorOutput)")
            let picture = try workshop.read("names.dot")
            #expect(picture.contains("NamesInteractor") && !picture.contains("NamesPresenter"))
        }
    }
}
