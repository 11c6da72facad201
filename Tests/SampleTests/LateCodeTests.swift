import Refactor
import Testing

/// Closures that held the controller may run after the screen has gone: what they do besides showing happens all the same.
struct LateCodeTests {
    // MARK: - What a closure holds

    @Test(arguments: [
        // What the presenter does besides showing would be missed.
        (
            "api.load(1) { value in self.finish(value) }",
            "api.load(1) { [output] value in output?.finish(value) }"
        ),
        ("api.load(1) { self.finish($0) }", "api.load(1) { [output] in output?.finish($0) }"),
        ("api.load(1) {self.finish($0)}", "api.load(1) { [output] in output?.finish($0)}"),
        (
            "api.load(1) { [limit = 3] in self.finish($0 + limit) }",
            "api.load(1) { [limit = 3, output] in output?.finish($0 + limit) }"
        ),
        (
            "api.load(1) { (value: Int) -> Void in self.finish(value) }",
            "api.load(1) { [output] (value: Int) -> Void in output?.finish(value) }"
        ),
        // The outermost closure that held the controller holds for those inside it.
        (
            "api.load(1) { value in self.api.load(value) { self.finish($0); self.show($0) } }",
            "api.load(1) { [output] value in self.api.load(value) { output?.finish($0); output?.show($0) } }"
        ),
        (
            "api.load(1) { [weak self] _ in guard let self = self else { return }; self.api.load(2) { self.finish($0) } }",
            "api.load(1) { [weak self] _ in guard let self = self else { return }; "
                + "self.api.load(2) { [output = self.output] in output?.finish($0) } }"
        ),
        ("Task { finish(await api.value()) }", "Task { [output] in output?.finish(await api.value()) }"),
        // Nobody misses what is shown when there is no screen.
        ("api.load(1) { value in self.show(value) }", "api.load(1) { value in self.output?.show(value) }"),
        ("api.load(1) { value in self.ask(value) }", "api.load(1) { value in self.output?.ask(value) }"),
        ("api.load(1) { value in self.warn(value) }", "api.load(1) { value in self.output?.warn(value) }"),
        ("api.load(1) { value in self.paint(value) }", "api.load(1) { value in self.output?.paint(value) }"),
        ("api.load(1) { value in self.lead(value) }", "api.load(1) { value in self.output?.lead(value) }"),
        // It would leave before it shows anything.
        ("api.load(1) { value in self.tell(value) }", "api.load(1) { value in self.output?.tell(value) }"),
        // Nothing was held.
        (
            "api.load(1) { [weak self] value in self?.finish(value) }",
            "api.load(1) { [weak self] value in self?.output?.finish(value) }"
        ),
        (
            "api.load(1) { [weak self] value in guard let self = self else { return }; self.finish(value) }",
            "api.load(1) { [weak self] value in guard let self = self else { return }; self.output?.finish(value) }"
        ),
        // It runs before the method ends.
        ("[1, 2].forEach { finish($0) }", "[1, 2].forEach { output?.finish($0) }"),
        ("[1, 2].forEach { self.finish($0) }", "[1, 2].forEach { self.output?.finish($0) }"),
    ])
    func theInteractorsClosure(body: String, gives text: String) throws {
        let emission = try emission("func load() { \(body) }", pins: ["load()": .interactor])
        expect(emission.interactor, contains: "func load() { \(text) }")
    }

    @Test func thePresentersClosureHoldsTheView() throws {
        let emission = try emission(
            """
            func load() { api.load(1) { value in self.log(value) } }
            func log(_ value: Int) { label.text = ""; Tracker.log("a") }
            """, pins: ["load()": .presenter, "log(_:)": .view], adopting: .presenter)
        expect(emission.presenter, contains: "{ [view] value in view?.log(value) }")
    }

    @Test func aMethodThatHoldsItAlreadyNeedsNoCapture() throws {
        let emission = try emission(
            "func load() { api.load(limit) { value in self.finish(value) } }",
            pins: ["limit": .presenter, "load()": .interactor])
        expect(emission.interactor, contains: "guard let output = output else { return }")
        expect(emission.interactor, contains: "{ value in output.finish(value) }")
    }

    // MARK: - What stays

    @Test(arguments: [
        // The presenter would live, but not its view, which has the value.
        "func load() { api.load(1) { value in self.note(value) } }",
        // The closure would hold it, but has its own list of what it holds.
        "func load() { api.load(1) { [self] value in self.finish(value) } }",
        // The closure inside holds nothing, and the one around it ends before.
        "func load() { api.load(1) { _ in self.api.load(2) { [weak self] in self?.finish($0) } } }",
        // The name means something else.
        "func load() { let output = 1; api.load(output) { value in self.finish(value) } }",
    ])
    func whatNobodyCanHoldStays(member: String) throws {
        let plan = try plan(of: [source(member)]) { role(of: $0, ["load()": .interactor]) }
        let load = try #require(plan.controller.members.first { $0.id == "load()" })
        #expect(plan.placements[load.index].stays?.code == "screen-may-be-gone")
        try expectCompiles(plan)
    }

    @Test func aMethodThatNeedsTheViewMayNotEndEarlyWhereItRunsLate() throws {
        // From the view it may, since the view is there.
        for (call, role) in [("note(1)", Role.presenter), ("api.load(1) { self.note($0) }", .view)] {
            let plan = try plan(of: [source("func load() { \(call) }")]) {
                self.role(of: $0, ["load()": .interactor, "note(_:)": .presenter])
            }
            let note = try #require(plan.controller.members.first { $0.id == "note(_:)" })
            #expect(plan.placements[note.index].role == role, "\(call)")
            try expectCompiles(plan)
        }
    }

    // MARK: - Small sources

    private func source(_ members: String) -> SourceFile {
        let lines = members.split(separator: "\n", omittingEmptySubsequences: false)
        return SourceFile(
            path: "SmallController.swift",
            text: """
                import UIKit

                @MainActor final class API {
                    func load(_ id: Int, then: @escaping @MainActor (Int) -> Void) {}
                    func value() async -> Int { 1 }
                }
                final class SmallController: UIViewController {
                    private let label = UILabel()
                    private let api = API()
                    private var limit = 1
                    override func viewDidLoad() { load(); label.tag = limit }
                \(lines.map { "    private " + $0 }.joined(separator: "\n"))
                    private func finish(_ value: Int) { show(value); Tracker.log("finished") }
                    private func show(_ value: Int) { label.text = "\\(value)"; label.isHidden = false }
                    private func note(_ value: Int) { Tracker.log(label.text ?? "none"); Tracker.log("\\(limit + value)") }
                    private func ask(_ value: Int) {
                        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in Tracker.log("asked") })
                        present(alert, animated: true)
                    }
                    private func warn(_ value: Int) { showAlert(R.string("\\(value)")) }
                    private func paint(_ value: Int) { label.text = Caption(value: value).text }
                    private func lead(_ value: Int) { present(DetailViewFactory.make(value), animated: true) }
                    private func tell(_ value: Int) { show(value + offset) }
                    private var offset = 1
                }
                struct Caption {
                    let value: Int
                    var text: String { "\\(value)" }
                }
                @MainActor enum DetailViewFactory {
                    static func make(_ value: Int) -> UIViewController { UIViewController() }
                }
                enum R { static func string(_ text: String) -> String { text } }
                extension UIViewController { func showAlert(_ text: String) {} }

                """)
    }

    private func role(of member: Member, _ pins: [String: Role]) -> Role? {
        let standard: [String: Role] = [
            "api": .interactor, "finish(_:)": .presenter, "note(_:)": .presenter, "show(_:)": .view, "ask(_:)": .view,
            "warn(_:)": .view, "tell(_:)": .presenter,
        ]
        return pins[member.id] ?? standard[member.id] ?? .view
    }

    private func emission(
        _ members: String, pins: [String: Role], adopting: Role = .interactor,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (interactor: String, presenter: String) {
        let plan = try plan(of: [source(members)]) { role(of: $0, pins) }
        let load = try #require(plan.controller.members.first { $0.id == "load()" }, sourceLocation: sourceLocation)
        let reason = plan.placements[load.index].stays?.sentence ?? ""
        #expect(plan.placements[load.index].role == adopting, "\(reason)", sourceLocation: sourceLocation)
        let files = try expectCompiles(plan, sourceLocation: sourceLocation).module(of: plan)
        let text = { (role: Role) in
            files.first { $0.name == plan.name(of: role) + ".swift" }.map { String(decoding: $0.bytes, as: UTF8.self) }
        }
        return (text(.interactor) ?? "", text(.presenter) ?? "")
    }

    private func expect(
        _ text: String, contains part: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(text.contains(part), "\(text)", sourceLocation: sourceLocation)
    }
}
