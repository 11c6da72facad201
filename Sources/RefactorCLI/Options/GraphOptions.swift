import ArgumentParser
import Foundation
import Refactor

/// The options for what is shown of a module graph.
struct GraphOptions: ParsableArguments {
    @Option(help: "Read a folder's files that match too, though they are tests or code of others. May be repeated.")
    var include: [String] = []

    @Option(help: "Leave out a folder's files that match, such as 'Legacy/*'. May be repeated.")
    var exclude: [String] = []

    @Option(
        help: "How near: app (a node per module), module (roles in modules), wiring (references, protocols).",
        completion: .words("app module wiring"))
    var level: String?

    @Option(help: "Modules to show with what is near them, separated by commas.")
    var focus: String?

    @Option(help: "How many steps --focus reaches; 1 if not given.")
    var depth: Int?

    @Option(help: "Open one group: the modules below a folder of that name, and what is a step away from them.")
    var group: String?

    @Option(
        help: "Colour the modules of a map by a number: fan-in, fan-out, instability, depth, lines.",
        completion: .words("fan-in fan-out instability depth lines"))
    var heat: String?

    @Option(help: "Show only what leads to this module or service.")
    var reaches: String?

    @Option(
        help: "Fold modules into one node: a name or folder, '*' allowed; 'Features/*' folds each. May be repeated.")
    var collapse: [String] = []

    @Option(
        help: """
            Show only edges of these kinds, separated by commas: route, child, service, adapter, output, builds, uses.
            """)
    var kinds: String?

    @Flag(help: "Leave services out.")
    var hideServices = false

    @Option(help: "How many nodes a picture has at most, 60 if not given; 0 for any number.")
    var maxNodes: Int?

    @Option(help: "The address of a source, such as 'https://example.com/{file}#L{line}', for links in the picture.")
    var link: String?

    @Option(help: "The headline of the picture.")
    var title: String?

    @Option(
        help: "A folder for an overview and a page for each module, which link to each other.", completion: .directory)
    var split: String?

    @Flag(help: "Read a folder anew, though its graph is remembered from a run before and nothing has changed since.")
    var noCache = false

    @Flag(help: "Draw what violates the rules of .refactor.yml in red, with a number and a note.")
    var check = false

    @Option(help: "Rules that many share, for --check: clean-rings, ribs, viper. May be repeated.")
    var preset: [String] = []

    @Flag(help: "Compare two files of module graphs: exit 0 when they are equal, 1 when not, 2 when it cannot be told.")
    var diff = false

    func validate() throws {
        if let level, !["app", "module", "wiring"].contains(level) {
            throw ValidationError("--level '\(level)' is none; use app, module or wiring.")
        }
        if let heat, PictureHeat.Measure(rawValue: heat) == nil {
            let known = PictureHeat.Measure.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--heat '\(heat)' is none; use \(known).")
        }
        if heat != nil, let level, level != "app" {
            throw ValidationError("--heat colours the map; leave --level out.")
        }
        if group != nil, focus != nil { throw ValidationError("--group and --focus show different parts; give one.") }
        if let depth, depth < 0 { throw ValidationError("--depth needs a number from 0.") }
        if depth != nil, focus == nil { throw ValidationError("--depth needs --focus.") }
        if let maxNodes, maxNodes < 0 || maxNodes == 1 {
            throw ValidationError("--max-nodes needs a number from 2, or 0 for any number.")
        }
        if let link, !link.contains("{file}") { throw ValidationError("--link needs {file} where the path goes.") }
        if let wrong = preset.first(where: { RulePresets.rules($0) == nil }) {
            throw ValidationError("--preset '\(wrong)' is none; use \(RulePresets.names.joined(separator: ", ")).")
        }
        if !preset.isEmpty, !check { throw ValidationError("--preset needs --check.") }
        let known = ModuleEdge.Kind.allCases.map(\.rawValue)
        if let wrong = Self.names(kinds).first(where: { !known.contains($0) }) {
            throw ValidationError("--kinds has no '\(wrong)'; use \(known.joined(separator: ", ")).")
        }
    }

    /// The name of the first option that was given and chooses a part of a graph.
    var firstChoice: String? {
        let given: [(String, Bool)] = [
            ("--level", level != nil), ("--focus", focus != nil), ("--group", group != nil),
            ("--reaches", reaches != nil),
            ("--collapse", !collapse.isEmpty), ("--heat", heat != nil), ("--kinds", kinds != nil),
            ("--hide-services", hideServices),
        ]
        return given.first { $0.1 }?.0
    }

    /// The name of the first option that was given and that only module graphs have.
    var firstGiven: String? {
        let given: [(String, Bool)] = [
            ("--max-nodes", maxNodes != nil), ("--link", link != nil), ("--title", title != nil),
            ("--split", split != nil), ("--diff", diff), ("--check", check), ("--include", !include.isEmpty),
            ("--exclude", !exclude.isEmpty),
        ]
        return firstChoice ?? given.first { $0.1 }?.0
    }

    /// The name of the first option that was given and says what of a folder is read.
    var firstOfReading: String? {
        include.isEmpty ? exclude.isEmpty ? nil : "--exclude" : "--include"
    }

    /// The name of the first option that was given and that only pictures heed.
    var firstOfPictures: String? {
        let given: [(String, Bool)] = [
            ("--level", level != nil), ("--max-nodes", maxNodes != nil), ("--link", link != nil),
            ("--title", title != nil),
        ]
        return given.first { $0.1 }?.0
    }

    /// The part of a graph that the options ask for.
    func excerpt(of graph: ModuleGraph) throws(CommandError) -> GraphExcerpt {
        let names = Self.names(focus)
        for name in names + (reaches.map { [$0] } ?? []) where !graph.names.contains(name) {
            throw .unknownModule(name, near: Self.nearest(to: name, in: graph.names))
        }
        var excerpt = GraphExcerpt(graph)
        if let reaches { excerpt = excerpt.reaching(reaches) }
        if !names.isEmpty { excerpt = excerpt.focused(on: names, depth: depth ?? 1) }
        if kinds != nil { excerpt = excerpt.limited(to: Set(Self.names(kinds).compactMap(ModuleEdge.Kind.init))) }
        if hideServices { excerpt = excerpt.withoutServices() }
        for pattern in collapse { excerpt = excerpt.collapsed(matching: pattern) }
        if let group { excerpt = try opened(group, in: excerpt) }
        return excerpt
    }

    /// The part of a group; what stands around it is folded as the map of the whole folds it.
    private func opened(_ group: String, in excerpt: GraphExcerpt) throws(CommandError) -> GraphExcerpt {
        let members = excerpt.graph.modules(inGroup: group)
        guard !members.isEmpty else {
            throw .unknownGroup(group, near: Self.nearest(to: group, in: excerpt.graph.groupNames))
        }
        return excerpt.opening(members, named: group, on: excerpt.fitted(to: maxNodes ?? 60, isAsked: maxNodes != nil))
    }

    private static func names(_ list: String?) -> [String] {
        (list ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// Up to three names that are alike: spelled nearly so, or with the wanted name in them.
    private static func nearest(to name: String, in names: [String]) -> [String] {
        let wanted = name.lowercased()
        let spelled = RefactorCLI.nearest(to: name, in: names).map { [$0] } ?? []
        let holding = names.filter { $0.lowercased().contains(wanted) || wanted.contains($0.lowercased()) }
        return Array((spelled + holding.filter { !spelled.contains($0) }).prefix(3))
    }
}
