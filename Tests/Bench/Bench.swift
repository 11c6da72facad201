import Foundation

/// Times the commands on code that you name and prints a table; `make bench` runs it on the samples.
///
/// `Bench [--tool PATH] [--plan FILE…] [--app DIR FILE] [--code DIR]`
@main
struct Bench {
    static func main() throws {
        let options = try Options(Array(CommandLine.arguments.dropFirst()))
        let tool = Tool(path: options.tool)
        var table = Table()
        table.add(try planRows(options.controllers, tool))
        if let app = options.app { table.add(try appRows(app, tool)) }
        if let code = options.code { table.add(try graphRows(code, tool)) }
        table.add(try pictureRows(tool))
        table.add(try programRows(tool))
        print(table.text)
    }

    // MARK: - One controller

    /// Plans of all controllers, and how they grow with the lines.
    private static func planRows(_ files: [String], _ tool: Tool) throws -> [Table.Row] {
        let runs = try files.map { file in
            (lines: try lineCount(of: file), plan: try tool.run(["plan", file, "--format", "json"]), file: file)
        }.filter { $0.plan.status == 0 }
        guard let largest = runs.max(by: { $0.lines < $1.lines }) else { return [] }
        let worst = runs.max { $0.plan.user < $1.plan.user } ?? largest
        let median = runs.map(\.plan.user).sorted()[runs.count / 2]
        let folder = NSTemporaryDirectory() + "refactor-bench-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let emit = try tool.run(["emit", largest.file, "--into", folder, "--force"])
        let lint = try Tool(path: "/usr/bin/env").run(["swift", "format", "lint", largest.file])
        var rows = [
            Table.Row("plan, median of \(runs.count) controllers", seconds: median),
            Table.Row("plan, slowest (\(worst.lines) lines)", seconds: worst.plan.user, memory: worst.plan.memory),
            Table.Row(
                "plan, largest (\(largest.lines) lines)", seconds: largest.plan.user, memory: largest.plan.memory),
            Table.Row("emit, largest", seconds: emit.user, memory: emit.memory),
            Table.Row("a bare parse of the largest", seconds: try Parsing.seconds(for: [largest.file])),
            Table.Row("swift-format lint of the largest", seconds: lint.user),
        ]
        if let growth = Growth(of: runs.map { (Double($0.lines), $0.plan.user) }) {
            rows.append(Table.Row("growth of plan over \(growth.count) controllers", text: growth.text))
        }
        return rows
    }

    private static func lineCount(of file: String) throws -> Int {
        try Data(contentsOf: URL(fileURLWithPath: file)).count { $0 == UInt8(ascii: "\n") }
    }

    // MARK: - An app

    private static func appRows(_ app: (folder: String, controller: String), _ tool: Tool) throws -> [Table.Row] {
        let plan = try tool.run(["plan", app.controller, "--format", "json"])
        let project = try tool.run(["plan", app.controller, "--project", app.folder, "--format", "json"])
        let scan = try tool.run(["scan", app.folder, "--all"], times: 1)
        let files = Parsing.sources(below: app.folder).count
        return [
            Table.Row("plan in an app of \(files) files, without --project", seconds: plan.user, wall: plan.wall),
            Table.Row("the same with --project", seconds: project.user, wall: project.wall, memory: project.memory),
            Table.Row("scan of that app", seconds: scan.user, wall: scan.wall, memory: scan.memory),
        ]
    }

    // MARK: - Graphs

    private static func graphRows(_ folder: String, _ tool: Tool) throws -> [Table.Row] {
        let sources = Parsing.sources(below: folder)
        let bytes = sources.reduce(0) { $0 + Parsing.size(of: $1) }
        let fresh = try tool.run(["graph", folder, "--no-cache", "--format", "json"])
        _ = try tool.run(["graph", folder, "--format", "json"], times: 1)
        let again = try tool.run(["graph", folder, "--format", "json"])
        let megabytes = String(format: "%.1f", Double(bytes) / 1_000_000)
        return [
            Table.Row(
                "graph of \(sources.count) files, \(megabytes) MB", seconds: fresh.user, wall: fresh.wall,
                memory: fresh.memory),
            Table.Row("the same again, nothing changed", seconds: again.user, wall: again.wall, memory: again.memory),
            Table.Row("a bare parse of the same files", seconds: try Parsing.seconds(for: sources)),
        ]
    }

    /// Pictures of graphs that are made up, beside what Graphviz itself takes for them.
    private static func pictureRows(_ tool: Tool) throws -> [Table.Row] {
        var rows: [Table.Row] = []
        for count in [100, 529, 1_000] {
            let base = NSTemporaryDirectory() + "refactor-bench-\(count)"
            try MadeGraph(modules: count).json.write(toFile: base + ".json", atomically: true, encoding: .utf8)
            let svg = try tool.run(["graph", base + ".json", "--max-nodes", "0", "-o", base + ".svg"], times: 1)
            _ = try tool.run(["graph", base + ".json", "--max-nodes", "0", "-o", base + ".dot"], times: 1)
            let dot = try Tool(path: "/usr/bin/env").run(
                ["dot", "-Tsvg", base + ".dot", "-o", base + ".dot.svg"], times: 1)
            rows.append(Table.Row("SVG of \(count) modules", seconds: svg.user))
            rows.append(
                Table.Row("dot for the same", text: dot.status == 0 ? Table.seconds(dot.user) : "not installed"))
        }
        return rows
    }

    // MARK: - The program

    private static func programRows(_ tool: Tool) throws -> [Table.Row] {
        // One run is shorter than the system's own clock for processes can tell.
        let help = try (0..<40).reduce(0) { seconds, _ in seconds + (try tool.run(["--help"], times: 1).user) } / 40
        let megabytes = Double(Parsing.size(of: tool.path)) / 1_000_000
        return [
            Table.Row("--help, mean of 40", seconds: help),
            Table.Row("the program", text: String(format: "%.1f MB", megabytes)),
        ]
    }
}
