/// A template of a style that somebody changed, for `new`, `emit` and what shows styles.
struct TemplateExercise: Exercise {
    let name = "template"

    static let template = """
        # {{ module }} ({{ language }}, {{ style|uppercase }})
        {% for component in components %}
        - {{ component.name }}: {{ component.role|default:"none" }} in {{ component.file }}
        {% empty %}
        nothing
        {% endfor %}
        {% for port in ports %}{% if port.hold == "weak" %}{{ port.from }} holds {{ port.to|lowercase }} weakly
        {% elif port.property %}{{ port.protocol|indent:4 }}
        {% else %}{{ forloop.counter }}{% endif %}{% endfor %}
        {% for i in 1...3 %}{{ i }}, {% endfor %}

        """

    func trial(_ dice: inout Dice, _ corpus: Corpus) -> Trial? {
        guard !corpus.styles.isEmpty, let style = corpus.styleFiles[dice.pick(corpus.styles)] else { return nil }
        let controller = dice.pick(corpus.controllers)
        let folder = ".refactor/styles/house/"
        let entry = "files:\n  - path: \"{module}Notes.md\"\n    template: notes.stencil\n"
        let path = folder + "notes.stencil"
        let commands = [
            ["new", "Fresh", "--into", "out", "--style", "house"], ["styles", "show", "house"],
            ["emit", controller.file, "--into", "out", "--style", "house"],
        ]
        let house = [folder + "style.yml": style + entry.utf8, path: Array(Self.template.utf8)]
        return Trial(
            files: controller.files.merging(house) { old, _ in old }, changed: path, origins: controller.origins,
            arguments: dice.pick(commands))
    }

    func faults(of trial: Trial, on bench: Workbench) throws -> [Fault] {
        try NewExercise().faults(of: trial, on: bench)
    }
}
