import Foundation
import Refactor
import TestSupport
import Testing

@testable import RefactorCLI

/// A template of Generamba or VIPERA becomes a style in one command; what it cannot say is listed.
struct StyleImportTests {
    private static let generamba = PackageRoot.path + "/Tests/Fixtures/Templates/team_viper"

    /// The ports in words: `presenter → view: view, TeamViewInput, weak`.
    private func ports(of style: Refactor.Style) -> [String] {
        style.ports.map { port in
            let name = port.protocolPattern ?? "the class"
            return "\(port.from) → \(port.to): \(port.property), \(name), \(port.hold), \(port.given)"
        }
    }

    @Test func classesBecomeComponents() throws {
        let style = try StyleImport.read(Self.generamba, named: nil).found.style
        #expect(style.id == "team-viper" && style.head.summary == "The team's modules")
        #expect(
            style.components.map { "\($0.role?.rawValue ?? "builder") \($0.namePattern) in \($0.folder)" } == [
                "view {module}ViewController in View", "presenter {module}Presenter in Presenter",
                "interactor {module}Interactor in Interactor", "router {module}Router in Router",
                "builder {module}Container in ",
            ])
    }

    @Test func whatTheyHoldBecomesPorts() throws {
        let style = try StyleImport.read(Self.generamba, named: nil).found.style
        #expect(
            ports(of: style) == [
                "view → presenter: output, {module}ViewOutput, strong, initializer",
                "presenter → view: view, {module}ViewInput, weak, property",
                "presenter → interactor: interactor, {module}InteractorProtocol, strong, initializer",
                "presenter → router: router, the class, strong, initializer",
                "router → view: viewController, the class, weak, property",
            ])
        #expect(style.protocols == .each)
        #expect(style.ports.map(\.file) == ["{module}ViewIO", "{module}ViewIO", nil, nil, nil])
    }

    @Test func itsBuilderKeepsItsMethods() throws {
        let style = try StyleImport.read(Self.generamba, named: nil).found.style
        #expect(style.screens.makers[1] == "static func make{module}({parameters}) -> UIViewController {")
        #expect(
            style.builder?.text == [
                "/// Builds the {module} module and ties its parts together.", "{attributes}",
                "final class {builder} {",
                "    {screens}", "    static func tabTitle() -> String {", "        return {module}Texts.title",
                "    }", "",
                "    /// Wires the module of a view that exists already.",
                "    static func wire(_ view: {controller}) -> {output} {", "        {wiring}",
                "        return {result}",
                "    }", "}",
            ])
    }

    @Test func itsOtherFilesBecomeTemplates() throws {
        let files = try StyleImport.read(Self.generamba, named: nil).found.files
        #expect(files.map(\.path) == ["{module}Texts.swift"])
        #expect(
            files.first?.template.text == """
                enum {{ module }}Texts {
                    static let title = "{{ module }}"
                    static let key = "{{ name }}.title"
                }

                """)
    }

    @Test func whatItCannotSayIsListed() throws {
        #expect(
            try StyleImport.read(Self.generamba, named: nil).notes == [
                "Code/Interactor/interactor.swift.liquid: the condition 'if module_info.custom_parameters.cached' is not "
                    + "carried over, its first branch is",
                "Code/Module/strings.swift.liquid: '{{ module_info.project_name }}' is not known here, its line is left out",
                "its 1 test file: a style has no tests of its own",
                "its dependencies, which the app has to have: TeamKit",
                "'view' of {module}Presenter is unowned in the template and weak here: what leads back must keep nothing "
                    + "alive",
                "the protocol {module}ModuleInput: nobody in the module asks through it",
            ])
    }

    @Test func oneCommandMakesAStyle() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("styles", "import", Self.generamba)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(run.output.contains("wrote .refactor/styles/team-viper/style.yml"))
            #expect(run.output.contains("not carried over, or changed\n") && run.output.contains("its 1 test file"))
            #expect(workshop.exists(".refactor/styles/team-viper/Texts.stencil"))
            let emit = try workshop.refactor(
                "emit", "NamesController.swift", "--style", "team-viper", "--into", "Out", "--only", "all")
            #expect(emit.status == 0, "\(emit.errorOutput)")
            #expect(try workshop.read("Out/NamesTexts.swift").contains("\"names.title\""))
            #expect(
                try workshop.read("Out/NamesContainer.swift").contains("static func makeNames() -> UIViewController"))
            try expectRefusal(
                ["styles", "import", Self.generamba], status: 1, saying: "exists already", in: workshop.folder)
        }
    }

    // MARK: - VIPERA

    private static let vipera = [
        "Interfaces/{module}View.swift": "//  Created by {author}.\n\nprotocol {module}View: class {\n}\n",
        "Interfaces/{module}Presenter.swift":
            "protocol {module}Presenter: class {\n    var view: {module}View? { get set }\n}\n",
        "Interfaces/{module}Router.swift": "protocol {module}Router: class {\n}\n",
        "Implementations/{module}DefaultView.swift": """
        import UIKit

        class {module}DefaultView: UIViewController, {module}View {
            var presenter: {module}Presenter?
        }
        """,
        "Implementations/{module}DefaultPresenter.swift": """
        class {module}DefaultPresenter: {module}Presenter {
            var router: {module}Router?
            var view: {module}View?
        }
        """,
        "Implementations/{module}DefaultRouter.swift": """
        import UIKit

        class {module}DefaultRouter: {module}Router {
            weak var presenter: {module}Presenter?
            weak var viewController: UIViewController?
        }
        """,
        "{module}Module.swift": """
        import UIKit

        class {module}Module {
            func buildDefault(title: String) -> UIViewController {
                let view = {module}DefaultView()
                let presenter = {module}DefaultPresenter()
                view.presenter = presenter
                presenter.view = view
                return view
            }
        }
        """,
        "README.md": "A template.\n",
    ]

    @Test func aFolderOfViperaBecomesAStyle() throws {
        try withTemporaryFolder { folder in
            for (path, text) in Self.vipera { try write(text, to: folder + "/Classic/" + path) }
            let imported = try StyleImport.read(folder + "/Classic", named: nil)
            let style = imported.found.style
            #expect(style.id == "classic")
            #expect(
                ports(of: style) == [
                    "view → presenter: presenter, {module}Presenter, strong, initializer",
                    "presenter → view: view, {module}View, weak, property",
                    "presenter → interactor: interactor, {module}InteractorInput, strong, property",
                    "presenter → router: router, {module}Router, strong, property",
                    "interactor → presenter: output, {module}InteractorOutput, weak, property",
                    "router → view: viewController, the class, weak, property",
                    "router → presenter: presenter, {module}Presenter, weak, property",
                ])
            #expect(style.ports.map(\.folder) == ["Interfaces", "Interfaces", "", "Interfaces", "", "", "Interfaces"])
            #expect(style.screens.makers[1] == "func buildDefault({parameters}) -> UIViewController {")
            #expect(
                imported.notes == [
                    "README.md: has no {module} in its name and would be the same in every module",
                    "it has no interactor: '{module}Interactor' is as in plain VIPER",
                    "'view' of {module}DefaultPresenter is strong in the template and weak here: what leads back must keep "
                        + "nothing alive",
                    "the parameters of 'buildDefault' of {module}Module: those of the controller's initializer are used",
                ])
        }
    }

    // MARK: - Refused

    @Test func aFolderWithoutATemplateIsRefused() throws {
        try withTemporaryFolder { folder in
            try write("let a = 1\n", to: folder + "/Code/a.swift")
            try expectRefusal(
                ["styles", "import", "Code"], status: 1, saying: "'Code' is no template that can be imported",
                ".rambaspec", "{module}", in: folder)
            try expectRefusal(["styles", "import", "None"], status: 2, saying: "'None' is not a folder", in: folder)
        }
    }

    @Test func aTemplateOfSomethingElseIsRefused() throws {
        try withTemporaryFolder { folder in
            try write("final class {module}Cell {\n}\n", to: folder + "/Cell/{module}Cell.swift")
            try expectRefusal(
                ["styles", "import", "Cell"], status: 1, saying: "its code has no view with a presenter", in: folder)
            try write("class {module}Presenter {}\n", to: folder + "/Other/{module}Presenter.kt")
            try expectRefusal(
                ["styles", "import", "Other"], status: 1,
                saying: "none of its files is written in Swift or Objective-C", in: folder)
            try write(
                "name: cell\ncode_files:\n- {name: Cell.swift, path: Code/cell.liquid}\n",
                to: folder + "/R/cell.rambaspec")
            try expectRefusal(
                ["styles", "import", "R"], status: 1, saying: "R/cell.rambaspec:3:28: there is no template", in: folder)
        }
    }
}
