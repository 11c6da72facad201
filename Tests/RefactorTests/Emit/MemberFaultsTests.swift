import Refactor
import SwiftSource
import Testing

/// Every member of the controller stands in what is emitted, once.
struct MemberFaultsTests {
    private static let source = """
        class AController: UIViewController {
            private func load() { view.isHidden = true }
            func show() { view.isHidden = false }
        }

        """

    @Test func allMembersAreFound() throws {
        #expect(try faults(in: Self.source).isEmpty)
    }

    @Test func aLostMemberIsFound() throws {
        let faults = try faults(in: "class AController {\n    private func load() {}\n}\n")
        #expect(faults == ["'show()' would stand 0 times instead of 1"])
    }

    @Test func aMemberThatStandsTwiceIsFound() throws {
        let twice = Self.source + "extension AController {\n    func show() {}\n}\n"
        #expect(try faults(in: twice) == ["'show()' would stand 2 times instead of 1"])
    }

    @Test func aMemberOfSomeOtherTypeDoesNotCount() throws {
        let strange = "class AController {\n    private func load() {}\n}\nclass Other {\n    func show() {}\n}\n"
        #expect(try faults(in: strange) == ["'show()' would stand 0 times instead of 1"])
    }

    // MARK: - Members that stand in several components

    private static let parcels = """
        class ParcelController: UIViewController {
            let service: ParcelService
            let page: Int
            init(page: Int) {
                self.page = page
                super.init(nibName: nil, bundle: nil)
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                load()
            }
            private func load() { service.all(page) { } }
        }
        """

    @Test func forwardersCopiesAndInitialisersAreMeant() throws {
        #expect(try faults(of: Self.parcels).isEmpty)
    }

    @Test func aForwarderThatIsMissingIsFound() throws {
        let faults = try faults(of: Self.parcels) {
            $0.contains("Presenter") ? $0.replacing("func load", with: "func go") : $0
        }
        #expect(faults == ["'load()' would stand 1 times instead of 2"])
    }

    @Test func aCopyThatIsMissingIsFound() throws {
        let faults = try faults(of: Self.parcels) {
            $0.contains("class ParcelInteractor") ? $0.replacing("let page", with: "let other") : $0
        }
        #expect(faults == ["'page' would stand 1 times instead of 2"])
    }

    @Test func aMemberThatWentAndStayedIsFound() throws {
        let faults = try faults(of: Self.parcels) {
            $0.contains("class ParcelController") ? $0 + "\nextension ParcelController { func load() { } }" : $0
        }
        #expect(faults == ["'load()' would stand 3 times instead of 2"])
    }

    /// What is wrong with the emitted files of a source after a change to each.
    private func faults(of source: String, after change: (String) -> String) throws -> [String] {
        let plan = try plan(of: source)
        let emission = SwiftLanguage().text(of: plan, bodies: .move)
        return try faults(
            of: plan,
            in: emission.files.map { change(String(decoding: $0.bytes(from: plan.controller.files), as: UTF8.self)) })
    }

    private func faults(of source: String) throws -> [String] { try faults(of: source) { $0 } }

    /// What is wrong with a text that is emitted for the small controller.
    private func faults(in emitted: String) throws -> [String] {
        try faults(of: try plan(of: Self.source), in: [emitted])
    }

    private func faults(of plan: Plan, in texts: [String]) throws -> [String] {
        let read = try texts.map { try SwiftLanguage().facts(of: SourceFile(path: "A.swift", text: $0)) }
        return memberFaults(of: plan, emitted: read).map(\.description)
    }

    private func plan(of source: String) throws -> Plan {
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "A.swift", text: source))
        return try #require(try Refactoring.plans(for: [facts], project: nil, decisions: .init()).first)
    }
}
