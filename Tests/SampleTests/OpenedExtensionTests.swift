import Refactor
import Testing

/// A private extension hides nothing that another component needs: its modifier goes, and what stays in it has its own.
struct OpenedExtensionTests {
    @Test func whatStaysHiddenSaysSoItself() throws {
        try expectView(
            from: """
                private extension ShopViewController {
                    /// Shows it.
                    func show(_ title: String) { label.text = title }
                    @objc func tapped() { load() }
                    func load() { label.text = nil; show("\\(defaults.integer(forKey: "count"))") }
                }
                """,
            holds: """
                extension ShopViewController {
                    /// Shows it.
                    func show(_ title: String) { label.text = title }
                    @objc private func tapped() {
                """)
    }

    /// Another type of the file may use it.
    @Test func besideAnotherTypeAllOfTheFileSeesIt() throws {
        try expectView(
            from: """
                private extension ShopViewController {
                    func show(_ title: String) { label.text = title }
                    @objc func tapped() { load() }
                    func load() { label.text = nil; show("\\(defaults.integer(forKey: "count"))") }
                }

                final class ShopCell: UITableViewCell {}
                """,
            holds: "    @objc fileprivate func tapped() {")
    }

    @Test func aTypeThatItHidesIsSeenByAll() throws {
        try expectView(
            from: """
                private extension ShopViewController {
                    enum Mode { case on, off }
                    func show(_ mode: Mode) { label.text = mode == .on ? "on" : "off" }
                    func load() { label.text = nil; show(defaults.bool(forKey: "on") ? .on : .off) }
                }
                """,
            holds: """
                extension ShopViewController {
                    enum Mode { case on, off }
                    func show(_ mode: Mode) {
                """)
    }

    /// A method's head may name a type that stays hidden: it is seen by the file, as the method is.
    @Test func aHiddenTypeIsSeenByTheHeadsOfOthers() throws {
        try expectView(
            from: """
                private extension ShopViewController {
                    enum Mode { case on, off }
                    func show(_ title: String) { label.text = title }
                    func load() { label.text = nil; show("\\(defaults.integer(forKey: "count"))") }
                }

                private extension ShopViewController {
                    func isHidden(_ mode: Mode) -> Bool { mode == .on && label.isHidden }
                }
                """,
            holds: """
                extension ShopViewController {
                    fileprivate enum Mode { case on, off }
                    func show(_ title: String) {
                """)
    }

    /// What the type is made of would have to be seen, too.
    @Test func aTypeThatNamesPrivateOnesOfTheFileKeepsItsUsers() throws {
        let source = """
            import UIKit

            private typealias Preview = (url: URL, title: String)

            final class ShopViewController: UIViewController {
                private class Model { var preview: Preview? }
                private let label = UILabel()
                private let model = Model()
                override func viewDidLoad() { super.viewDidLoad(); load() }
                private func load() {
                    UserDefaults.standard.set(model.preview?.title, forKey: "title")
                    model.preview = nil
                }
            }

            """
        let plan = try plan(of: [SourceFile(path: "ShopViewController.swift", text: source)]) { member in
            ["load()", "model"].contains(member.id) ? .interactor : .view
        }
        let load = try #require(plan.controller.members.first { $0.id == "model" })
        #expect(plan.placements[load.index].stays?.code == "file-private-name")
        try expectCompiles(plan)
    }

    private func expectView(
        from members: String, holds expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let source = SourceFile(
            path: "ShopViewController.swift",
            text: """
                import UIKit

                final class ShopViewController: UIViewController {
                    private let label = UILabel()
                    private let defaults = UserDefaults.standard
                    override func viewDidLoad() { super.viewDidLoad(); load() }
                }

                \(members)

                """)
        let plan = try plan(of: [source]) { ["load()", "defaults"].contains($0.id) ? .presenter : .view }
        let view = try #require(
            try expectCompiles(plan).module(of: plan).first { $0.name == "ShopViewController.swift" })
        let text = String(decoding: view.bytes, as: UTF8.self)
        #expect(text.contains(expected), "\(text)", sourceLocation: sourceLocation)
    }
}
