import Refactor

/// Writes a style as the YAML that a person edits; what is as usual is left out.
struct StyleFileWriter {
    let style: Refactor.Style
    /// Templates beside it, by the path of what they write.
    var files: [(path: String, template: String)] = []
    /// The line by which an editor finds the schema; see `SchemaLine`.
    var schemaLine: String?

    func text() -> String {
        var lines = [schemaLine].compactMap { $0 } + Self.introduction(style.id) + style.head.lines
        lines += ["", "components:"] + style.components.flatMap(\.inFile)
        lines += ["", "ports:"] + style.ports.flatMap(\.inFile)
        lines += ["", "# each: a file for each; with-user: in the file of who asks; else the name of one file for all"]
        lines.append("protocols: \(style.protocols.inFile)")
        lines += style.screens.lines + style.wiring.lines + style.testing.lines
        if style.objectiveC != .usual || style.canBeWritten(in: .objectiveC) { lines += [""] + style.objectiveC.inFile }
        if let shapes = style.shapes { lines += [""] + shapes.inFile }
        return (lines + templates()).joined(separator: "\n") + "\n"
    }

    /// The templates beside it.
    private func templates() -> [String] {
        guard !files.isEmpty else { return [] }
        return ["", "# Stencil templates beside this file, and what they write.", "files:"]
            + files.flatMap { file in
                ["  - path: \(YAMLText.scalar(file.path))", "    template: \(YAMLText.scalar(file.template))"]
            }
    }

    /// Returns the meaning of the keys, for people.
    private static func introduction(_ id: String) -> [String] {
        """
        # An architecture style: which component takes each role, who holds whom, what stands in which file.
        # Use it with '--style \(id)'; 'refactor styles show \(id)' draws it and writes an example.
        #
        # {module} is the module's name (Login), {name} the same for a variable (login).
        #
        # A component is a class:
        #   roles      view, presenter, interactor, router: what it takes; none for one that only builds; service for one
        #              that stores and loads for the interactor
        #   name       of the class; that of the view is the controller's own, but for new modules
        #   folder     below that of the module
        #   inherits, imports, taken (names of the base class), variable (where the module is wired); "nonisolated" before
        #              a base class of a library that is of no actor, "@preconcurrency" before a protocol of one that
        #              methods of UIKit fulfil
        #   required   true: written even where nothing came to it
        #   attributes of the class; state: one before each variable that moves into it, such as "@Published"; ignored: one
        #              before every other variable that it has
        #   text       what is written anew, or the name of a .stencil file beside this one; {wiring} becomes the
        #              statements that make the module, {screens} what makes new screens; {if WORD} and {else}
        #              begin blocks up to an {end}, for \(Refactor.Style.conditions.joined(separator: ", "));
        #              {for WORD} begins one that is repeated, with further words:
        #              \(lists.joined(separator: "\n#              "))
        #   header, implementation: the same in Objective-C
        # A port is a reference:
        #   from, to   roles; property: its name; hold: strong, weak or unowned; protocol: none means the class itself
        #   given      initializer, property, base, { inherited: NAME, type: TYPE } or { derived: EXPRESSION }; caller:
        #              whoever calls the builder may give another one than the module's own
        #   carries    both, events or queries; own or superclass for what is the view's
        #   refines, file, folder: of the protocol
        #   transports of the interactor: the name of structures in the place of entities, such as "{entity}Data"
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The lists that can be repeated: `route ({Route}, {call}, {route})`.
    private static var lists: [String] {
        StyleList.all.map { "\($0.name) (\($0.words.map { "{\($0)}" }.joined(separator: ", ")))" }
    }
}
