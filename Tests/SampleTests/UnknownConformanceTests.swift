import Refactor
import TestSupport
import Testing

/// A protocol that the app does not declare may require any member but those that name types of the app.
struct UnknownConformanceTests {
    @Test(arguments: [
        (conformance: "Themeable", declaration: "api: API", stays: false),
        (conformance: "Themeable", declaration: "api: Int", stays: true),
        (conformance: "APIBased", declaration: "api: API", stays: true),
        (conformance: "AnyObject", declaration: "api: Int", stays: false),
        // A class of the same name in the app for the Mac has it.
        (conformance: "NSMenuItemValidation", declaration: "api: Int", stays: false),
    ])
    func aPropertyOfATypeOfTheAppIsNoRequirement(conformance: String, declaration: String, stays: Bool) throws {
        let source = SourceFile(
            path: "PageController.swift",
            text: """
                import UIKit

                final class PageController: UIViewController, \(conformance) {
                    var \(declaration)
                    init(\(declaration)) {
                        self.api = api
                        super.init(nibName: nil, bundle: nil)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                    override func viewDidLoad() { super.viewDidLoad(); save() }
                    private func save() { UserDefaults.standard.set("\\(api)", forKey: "api") }
                }
                """)
        let facts = try language(ofFile: source.path).facts(of: source)
        let project = Refactor.projectFacts(
            of: [SourceFile(path: "API.swift", text: "final class API {}")], callersOf: ["PageController"])
        let pins: [String: Role] = ["api": .interactor, "save()": .interactor]
        let plan = try #require(
            try Refactoring.plans(
                for: [facts], project: project, decisions: Refactoring.Decisions(style: .viper, pins: pins)
            ).first)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty)
        let view = try #require(
            emission.filesToWrite(from: plan.controller.files).first { $0.name == "PageController.swift" })
        let text = String(decoding: view.bytes(from: plan.controller.files), as: UTF8.self)
        #expect(text.contains("var \(declaration)") == stays)
    }
}
