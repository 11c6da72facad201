import Foundation
import TestSupport
import Testing

/// A team's own style, wherever a style is named.
struct TeamStyleTests {
    private static let file = ".refactor/styles/house/style.yml"

    /// A workshop with a copy of a style, in which some texts are replaced.
    private func run(
        from style: String = "viper", replacing changes: KeyValuePairs<String, String> = [:],
        _ body: (Workshop) throws -> Void
    ) throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("styles", "init", "--from", style, "house")
            try #require(run.status == 0, "\(run.errorOutput)")
            var text = try workshop.read(Self.file)
            for (old, new) in changes {
                try #require(text.contains(old))
                text = text.replacingOccurrences(of: old, with: new)
            }
            try workshop.write(text, to: Self.file)
            try body(workshop)
        }
    }

    /// A protocol that asks for what makes screens asks for nothing where the style says of no such function.
    @Test func headsOfNoFunctionsAreNone() throws {
        try Workshop.run { workshop in
            try workshop.write(
                """
                components:
                  - name: "{module}ViewController"
                    roles: [view]
                  - name: "{module}Interactor"
                    roles: [interactor, presenter]
                  - name: "{module}Router"
                    roles: [router]
                    text: |
                      protocol {module}Making {
                          {heads}
                      }
                ports:
                  - from: view
                    to: interactor
                    property: listener
                    hold: weak
                  - from: interactor
                    to: view
                    property: presenter
                    hold: strong
                  - from: interactor
                    to: router
                    property: router
                    hold: weak
                  - from: router
                    to: interactor
                    property: interactor
                    hold: strong
                  - from: router
                    to: view
                    property: viewController
                    hold: strong
                outlet: "/// Who builds the module keeps it."

                """, to: Self.file)
            let run = try workshop.refactor("new", "Fresh", "--into", "Out", "--style", "house")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("Out/FreshRouter.swift").contains("protocol FreshMaking {"))
        }
    }

    @Test func threeLinesChangeTheNames() throws {
        let changes: KeyValuePairs = [
            "name: \"{module}Presenter\"": "name: \"{module}Brain\"",
            "name: \"{module}Router\"": "name: \"{module}Flow\"",
            "name: \"{module}Builder\"": "name: \"{module}Assembly\"",
        ]
        try run(replacing: changes) { workshop in
            let run = try workshop.refactor(
                "emit", "NamesController.swift", "--style", "house", "--into", "Out", "--only", "all")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("Out/NamesBrain.swift").contains("final class NamesBrain: NamesViewOutput"))
            #expect(try workshop.read("Out/NamesController.swift").contains("NamesAssembly.wire(self)"))
            #expect(!workshop.exists("Out/NamesPresenter.swift"))
        }
    }

    @Test func aCopyWritesWhatTheOriginalWrites() throws {
        try run(from: "rambler-swift") { workshop in
            _ = try workshop.refactor(
                "emit", "NamesController.swift", "--style", "rambler-swift", "--into", "One", "--only", "all")
            _ = try workshop.refactor(
                "emit", "NamesController.swift", "--style", "house", "--into", "Two", "--only", "all")
            let one = try contents(of: workshop.folder + "/One")
            #expect(!one.isEmpty)
            #expect(one == (try contents(of: workshop.folder + "/Two")))
        }
    }

    /// `{name}` in a style and `{{ name }}` in its templates are one word, also behind the prefix of a team's classes.
    @Test func aTemplateHasTheNameThatPropertiesHave() throws {
        try run(template: "{{ name }}") { workshop in
            let run = try workshop.refactor("new", "YSLogin", "--style", "house", "--into", "Out")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("Out/Docs/YSLogin.md") == "login")
        }
    }

    @Test func itIsFoundFromTheFoldersBelow() throws {
        try run { workshop in
            try workshop.write(Workshop.controller, to: "App/Names/NamesController.swift")
            let inside = try RefactorTool.run(
                ["plan", "NamesController.swift", "--only", "all", "--style", "house"],
                in: workshop.folder + "/App/Names")
            #expect(inside.output.contains("style house"), "\(inside.errorOutput)")
            try workshop.write("", to: "App/.git/HEAD")
            let other = try RefactorTool.run(
                ["plan", "NamesController.swift", "--only", "all", "--style", "house"],
                in: workshop.folder + "/App/Names")
            #expect(other.status == 2, "the style of another repository was used")
        }
    }

    @Test func aPlanFileKeepsIt() throws {
        try run { workshop in
            _ = try workshop.refactor(
                "plan", "NamesController.swift", "--only", "all", "--style", "house", "-o", "names.plan.yml")
            #expect(try workshop.read("names.plan.yml").contains("style: house"))
            let emit = try workshop.refactor("emit", "names.plan.yml", "--into", "Out")
            #expect(emit.status == 0, "\(emit.errorOutput)")
            let graph = try workshop.refactor("graph", "names.plan.yml", "-o", "names.dot")
            #expect(graph.status == 0, "\(graph.errorOutput)")
        }
    }

    @Test func theNearestOfANameIsUsed() throws {
        try Workshop.run { workshop in
            let environment = ["HOME": workshop.folder + "/user", "XDG_CONFIG_HOME": ""]
            let written = try workshop.refactor(
                "styles", "init", "--from", "ribs", "--user", "house", environment: environment)
            #expect(workshop.exists("user/.config/refactor/styles/house/style.yml"), "\(written.errorOutput)")
            let user = try workshop.refactor("styles", environment: environment)
            #expect(user.output.contains("user/.config/refactor/styles/house/style.yml"))
            _ = try workshop.refactor("styles", "init", "--from", "etsy", "house")
            let project = try workshop.refactor("styles", environment: environment)
            #expect(project.output.contains("read from .refactor/styles/house/style.yml"))
            #expect(!project.output.contains("user/.config"))
        }
    }

    @Test func theListSaysWhatCannotBeRead() throws {
        try run(replacing: ["hold: weak": "hold: week"]) { workshop in
            let run = try workshop.refactor("styles")
            #expect(run.status == 1)
            #expect(run.output.contains("viperit") && !run.output.contains("house"))
            #expect(run.errorOutput.contains("\(Self.file):"))
            let plan = try workshop.refactor("plan", "NamesController.swift", "--only", "all", "--style", "ribs")
            #expect(plan.status == 0, "a broken style that nobody asked for")
        }
    }

    @Test func anUnknownNameGetsASuggestion() throws {
        try run { workshop in
            try expectRefusal(
                ["plan", "NamesController.swift", "--only", "all", "--style", "hose"], status: 2,
                saying: "there is no style 'hose'; did you mean 'house'?", "house, infinum", in: workshop.folder)
        }
    }

    @Test func aStyleIsNotWrittenOver() throws {
        try run { workshop in
            try expectRefusal(
                ["styles", "init", "house"], status: 1, saying: "'\(Self.file)' exists already", "--force",
                in: workshop.folder)
            #expect(try workshop.refactor("styles", "init", "house", "--force").status == 0)
            try expectRefusal(
                ["styles", "init", "My Style"], status: 2, saying: "'My Style' cannot be a style's name",
                in: workshop.folder)
        }
    }

    // MARK: - Templates

    private static let files =
        "protocols: \"{module}Protocols\"\nfiles:\n  - path: \"Docs/{module}.md\"\n    template: Notes.stencil\n"

    private static let notes = """
        # {{ module }} in {{ style }}
        {% for component in components %}{{ component.role }}: {{ component.name }}
        {% endfor %}{% if protocols %}{{ protocols.count }} protocols{% endif %}

        """

    /// A workshop with a style that writes a file from a template.
    private func run(template: String, _ body: (Workshop) throws -> Void) throws {
        try run(replacing: ["protocols: \"{module}Protocols\"\n": Self.files]) { workshop in
            try workshop.write(template, to: ".refactor/styles/house/Notes.stencil")
            try body(workshop)
        }
    }

    @Test func filesBesidesTheCodeComeFromTemplates() throws {
        try run(template: Self.notes) { workshop in
            let run = try workshop.refactor(
                "emit", "NamesController.swift", "--style", "house", "--into", "Out", "--only", "all")
            #expect(run.output.contains("Docs/Names.md"), "\(run.errorOutput)")
            #expect(
                try workshop.read("Out/Docs/Names.md") == """
                    # Names in house
                    view: NamesController
                    presenter: NamesPresenter
                    interactor: NamesInteractor
                    2 protocols

                    """)
            let new = try workshop.refactor("new", "Login", "--style", "house", "--into", "Login")
            #expect(new.output.contains("Docs/Login.md"))
            #expect(try workshop.read("Login/Docs/Login.md").contains("router: LoginRouter\n6 protocols"))
        }
    }

    static let mistakes: [(template: String, place: String, message: String)] = [
        ("# {{ modul }}\n", "1:", "there is no variable 'modul'; did you mean 'module'?"),
        ("\n\n  {{ module }} {{ nam }}\n", "3:", "there is no variable 'nam'; did you mean 'name'?"),
        ("{% for port in prots %}{% endfor %}", "1:", "there is no variable 'prots'; did you mean 'ports'?"),
        ("{% for port in ports %}{{ port.holds }}{% endfor %}", "1:", "'port' has no 'holds'; did you mean 'hold'?"),
        ("{{ module.name }}", "1:", "'module' is a text and has no 'name'"),
        ("{% if modul %}a{% endif %}", "1:", "there is no variable 'modul'"),
        ("{{ module|uper }}", "1:", "uper"),
        ("{% include \"other\" %}", "1:", "'include' cannot be used"),
        ("{% for port in ports %}", "1:", "endfor"),
    ]

    @Test(arguments: mistakes.indices)
    func aMistakeInATemplateIsSaidWithItsPlace(index: Int) throws {
        let (template, place, message) = Self.mistakes[index]
        try run(template: template) { workshop in
            try expectRefusal(
                ["emit", "NamesController.swift", "--style", "house", "--into", "Out", "--only", "all"], status: 1,
                saying: ".refactor/styles/house/Notes.stencil:\(place)", message, in: workshop.folder)
        }
    }

    @Test func aTemplateThatIsNotThereIsNamed() throws {
        try run(replacing: ["protocols: \"{module}Protocols\"\n": Self.files]) { workshop in
            try expectRefusal(
                ["styles", "show", "house"], status: 1,
                saying: "there is no template '.refactor/styles/house/Notes.stencil'",
                in: workshop.folder)
        }
    }

    @Test func aTemplateWritesOverNoComponent() throws {
        let clash = Self.files.replacingOccurrences(of: "Docs/{module}.md", with: "{module}Presenter.swift")
        try run(replacing: ["protocols: \"{module}Protocols\"\n": clash]) { workshop in
            try workshop.write("", to: ".refactor/styles/house/Notes.stencil")
            try expectRefusal(
                ["new", "Login", "--style", "house", "--into", "Out"], status: 1,
                saying: "the module has a file 'LoginPresenter.swift' already", in: workshop.folder)
        }
    }

    @Test func codeOutOfATemplateIsRead() throws {
        let code = Self.files.replacingOccurrences(of: "Docs/{module}.md", with: "{module}Texts.swift")
        try run(replacing: ["protocols: \"{module}Protocols\"\n": code]) { workshop in
            try workshop.write("enum {{ module }}Texts {\n", to: ".refactor/styles/house/Notes.stencil")
            try expectRefusal(
                ["new", "Login", "--style", "house", "--into", "Out"], status: 1,
                saying: ".refactor/styles/house/Notes.stencil:1:1: what it writes cannot be read: LoginTexts.swift:",
                in: workshop.folder)
        }
    }

    @Test func longTextsStandInFilesOfTheirOwn() throws {
        try run { workshop in
            let text = try workshop.read(Self.file)
            let start = try #require(text.range(of: "    text: |\n"))
            let end = try #require(text.range(of: "\n\nports:"))
            let builder = """
                // Ports: {% for port in ports %}{{ port.property }} {% endfor %}
                {{ attributes }}
                enum {{ builder }} {
                    {{ screens }}
                    static func wire(_ view: {{ controller }}) -> {output} {
                        {{ wiring }}
                        return {{ result }}
                    }
                }

                """
            try workshop.write(builder, to: ".refactor/styles/house/builder.stencil")
            try workshop.write(
                text[..<start.lowerBound] + "    text: builder.stencil" + text[end.lowerBound...], to: Self.file)
            let run = try workshop.refactor("new", "Login", "--style", "house", "--into", "Login")
            #expect(run.status == 0, "\(run.errorOutput)")
            let written = try workshop.read("Login/LoginBuilder.swift")
            #expect(written.contains("static func wire(_ view: LoginView) -> LoginViewOutput {\n        let router"))
        }
    }
}
