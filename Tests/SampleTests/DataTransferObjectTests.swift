import Refactor
import TestSupport
import Testing

/// `provider-output`: the presenter is told what it reads of an entity, and not the entity.
struct DataTransferObjectTests {
    private func booking() throws -> Plan {
        let sample = try #require(Sample.all.first { $0.name == "BookingViewController" })
        return try sample.plan(in: .providerOutput, inProject: true)
    }

    /// `Booking` has a code and a price; the presenter, the view and the router read them.
    @Test func aStructureGoesInThePlaceOfAnEntity() throws {
        let plan = try booking()
        let emission = try expectCompiles(plan)
        #expect(
            emission.text(of: "BookingData.swift", in: plan).hasSuffix(
                """
                struct BookingData {
                    let code: String
                    let price: Decimal
                }

                extension BookingData {
                    init(_ booking: Booking) {
                        self.init(code: booking.code, price: booking.price)
                    }
                }

                """))
        let interactor = emission.text(of: "BookingInteractor.swift", in: plan)
        #expect(
            interactor.contains(
                "self.output?.didBookOnBookTapped(name: name, phone: phone, booking: BookingData(booking))"))
        #expect(interactor.contains("self.output?.didLoadPoints(points, booking: BookingData(booking))"))
        let presenter = emission.text(of: "BookingPresenter.swift", in: plan)
        #expect(presenter.contains("func didBookOnBookTapped(name: String, phone: String, booking: BookingData) {"))
        #expect(presenter.contains("view?.showBook(booking: booking)"))
        let names = presenter + emission.text(of: "BookingRouter.swift", in: plan)
        #expect(!names.contains(": Booking)") && !names.contains(": Booking,"))
        let note = plan.findings.first { $0.rule == "transported" }
        #expect(note?.message.hasSuffix("what is read of it: code, price") == true, "\(plan.findings)")
    }

    @Test(.enabled(if: RunningUIKit.canRun, "the running UIKit is made for Linux"))
    func theScreenDoesTheSame() throws {
        let behaviour = try #require(Behaviour.all.first { $0.sample == "BookingViewController" })
        let original = try behaviour.original(as: "first")
        let emitted = try behaviour.emitted(in: .providerOutput, as: "transports")
        #expect(behaviour.parting(of: original, and: emitted) == nil)
    }

    @Test func otherStylesKeepTheEntity() throws {
        let sample = try #require(Sample.all.first { $0.name == "BookingViewController" })
        #expect(try sample.plan(in: .viper, inProject: true).transports.isEmpty)
    }

    /// A structure that the app made for the border already is none to replace.
    @Test func theDocumentsOwnStructureStays() throws {
        let sample = try #require(Sample.all.first { $0.name == "GreetingViewController" })
        let plan = try sample.plan(in: .providerOutput, inProject: true)
        #expect(plan.transports.isEmpty)
        #expect(!plan.findings.contains { $0.rule == "entity-crosses" })
    }

    /// What the presenter does with a visitor it has just loaded, and whether the visitor stays one.
    static let uses: [(statement: String, isKept: Bool)] = [
        ("nameLabel.text = title(visitor.name)", false),
        ("nameLabel.text = title(\"\\(visitor.name) \\(visitor.age)\")", false),
        ("nameLabel.text = title(visitor.fullName())", true),
        // It is kept on the interactor's side.
        ("nameLabel.text = title(visitor.name); shown = visitor", false),
        ("nameLabel.text = title(visitor.friends.count.description)", true),
        ("nameLabel.text = title(visitor == visitor ? \"same\" : visitor.name)", true),
    ]

    @Test(arguments: uses.indices)
    func whatIsMoreThanReadStaysAnEntity(index: Int) throws {
        let source = SourceFile(
            path: "VisitorController.swift",
            text: """
                import UIKit

                struct Visitor: Equatable {
                    let name: String
                    let age: Int
                    let friends: [Visitor]
                    func fullName() -> String { name }
                }

                final class VisitorAPI {
                    func load(_ done: @escaping (Visitor) -> Void) {}
                }

                final class VisitorController: UIViewController {
                    private let nameLabel = UILabel()
                    private let api = VisitorAPI()
                    private var shown: Visitor?

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        loadVisitor()
                    }

                    // MARK: - Networking

                    private func loadVisitor() {
                        api.load { [weak self] (visitor: Visitor) in
                            guard let self = self else { return }
                            UserDefaults.standard.set(visitor.age, forKey: "age")
                            self.\(Self.uses[index].statement.replacing("title(", with: "self.title("))
                            self.nameLabel.isHidden = false
                        }
                    }

                    // MARK: - Presentation

                    private func title(_ text: String) -> String { "Visitor: " + text }
                }

                """)
        let plan = try SampleTests.plan(of: [source], in: .providerOutput) { member in
            ["api", "loadVisitor"].contains(member.name) ? .interactor : member.name == "title" ? .presenter : nil
        }
        try expectCompiles(plan)
        #expect(plan.transports.isEmpty == Self.uses[index].isKept, "\(plan.findings)")
    }
}
