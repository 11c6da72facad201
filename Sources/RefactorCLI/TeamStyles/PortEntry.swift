import Refactor

extension Refactor.Port {
    static let keys = [
        "carries", "file", "folder", "from", "given", "hold", "property", "protocol", "refines", "to", "transports",
    ]

    /// A port of a style's file.
    init(_ entry: YAMLEntry, at index: Int, in spots: inout StyleSpots) throws(CommandError) {
        let entries = try entry.entries(known: Self.keys)
        spots.note(entries, of: entry) { .port(index, key: $0) }
        guard let from = entries["from"], let to = entries["to"], let property = entries["property"],
            let hold = entries["hold"]
        else {
            let missing = ["from", "hold", "property", "to"].filter { entries[$0] == nil }
            throw entry.fault("a port needs \(missing.map { "'\($0)'" }.joined(separator: " and "))")
        }
        self.init(
            from: try Role(from), to: try Role(to), property: try property.text(),
            protocolPattern: try entries["protocol"]?.text(),
            hold: try hold.choice(["strong": .strong, "weak": .weak, "unowned": .unowned], called: "hold"),
            given: try entries["given"].map(PortInjection.init),
            carries: try entries["carries"].map(PortTraffic.init) ?? .both,
            refines: try entries["refines"]?.text() ?? "AnyObject", file: try entries["file"]?.text(),
            folder: try entries["folder"]?.text() ?? "", transports: try entries["transports"]?.text())
    }

    /// The same as lines of the file.
    var inFile: [String] {
        var lines = [
            "  - from: \(from.rawValue)", "    to: \(to.rawValue)", "    property: \(YAMLText.scalar(property))",
        ]
        if let name = protocolPattern { lines.append("    protocol: \(YAMLText.scalar(name))") }
        lines.append("    hold: \(hold.rawValue)")
        if given != (hold == .strong ? .initializer : .property) { lines.append("    given: \(given.inFile)") }
        if carries != .both { lines.append("    carries: \(carries.rawValue)") }
        if refines != "AnyObject" { lines.append("    refines: \(YAMLText.scalar(refines))") }
        if let file { lines.append("    file: \(YAMLText.scalar(file))") }
        if !folder.isEmpty { lines.append("    folder: \(YAMLText.scalar(folder))") }
        if let transports { lines.append("    transports: \(YAMLText.scalar(transports))") }
        return lines
    }
}

extension PortTraffic {
    fileprivate init(_ entry: YAMLEntry) throws(CommandError) {
        self = try entry.choice(
            ["both": .both, "events": .events, "queries": .queries, "superclass": .superclass, "own": .own],
            called: "word for what a port carries")
    }
}

extension PortInjection {
    fileprivate init(_ entry: YAMLEntry) throws(CommandError) {
        guard entry.isMapping else {
            self = try entry.choice(
                ["initializer": .initializer, "property": .property, "caller": .caller, "base": .base],
                called: "way of giving")
            return
        }
        let entries = try entry.entries(known: ["derived", "inherited", "type"])
        if let derived = entries["derived"], entries.count == 1 {
            self = .derived(from: try derived.text())
        } else if let inherited = entries["inherited"], let type = entries["type"], entries.count == 2 {
            self = .inherited(as: try inherited.text(), type: try type.text())
        } else {
            throw entry.fault("give '{ inherited: NAME, type: TYPE }' or '{ derived: EXPRESSION }'")
        }
    }

    fileprivate var inFile: String {
        switch self {
        case .initializer: "initializer"
        case .property: "property"
        case .caller: "caller"
        case .base: "base"
        case .inherited(let name, let type):
            "{ inherited: \(YAMLText.scalar(name)), type: \(YAMLText.scalar(type)) }"
        case .derived(let expression): "{ derived: \(YAMLText.scalar(expression)) }"
        }
    }
}
