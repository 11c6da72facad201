import Foundation

/// The texts that are changed: samples, and what the program itself writes of them.
struct Corpus: Sendable {
    /// A controller: its file, and its header where it has one.
    struct Controller: Sendable {
        let file: String
        /// Where its files come from, by their names.
        let origins: [String: String]
        let files: [String: [UInt8]]
        let kind: TextKind
    }

    /// The files of an app by their names in its folder, and that folder.
    struct App: Sendable {
        let root: String
        let files: [String: [UInt8]]
    }

    /// Where the samples lie.
    private let root: String
    private(set) var controllers: [Controller] = []
    private(set) var apps: [App] = []
    /// Ids of styles.
    private(set) var styles: [String] = []
    /// Plan files by the places of their controllers.
    private(set) var plans: [Int: [UInt8]] = [:]
    /// Style files by the ids of the styles that they are copies of.
    private(set) var styleFiles: [String: [UInt8]] = [:]
    private(set) var graphs: [[UInt8]] = []

    /// Reads the samples below the folder of the package.
    init(root: String) throws {
        self.root = root
        for file in try names(below: "samples", deep: false) where file.hasSuffix(".swift") || file.hasSuffix(".m") {
            var origins = [file: "samples/" + file]
            let header = String(file.dropLast(2)) + ".h"
            if file.hasSuffix(".m") { origins[header] = "samples/" + header }
            let kind: TextKind = file.hasSuffix(".m") ? .objectiveC : .swift
            controllers.append(
                Controller(file: file, origins: origins, files: try origins.mapValues(bytes), kind: kind))
        }
        for app in try FileManager.default.contentsOfDirectory(atPath: root + "/samples/apps").sorted() {
            let folder = "samples/apps/" + app
            let found = try names(below: folder, deep: true).filter { TextKind(path: $0) != nil }
            apps.append(
                App(
                    root: folder,
                    files: try Dictionary(uniqueKeysWithValues: found.map { ($0, try bytes(folder + "/" + $0)) }))
            )
        }
    }

    /// Other texts of a kind, to take parts from.
    func texts(_ kind: TextKind) -> [[UInt8]] {
        switch kind {
        case .swift, .objectiveC: controllers.filter { $0.kind == kind }.compactMap { $0.files[$0.file] }
        case .yaml:
            plans.keys.sorted().compactMap { plans[$0] } + styleFiles.keys.sorted().compactMap { styleFiles[$0] }
        case .xml: apps.flatMap { app in app.files.filter { TextKind(path: $0.key) == .xml }.map(\.value) }
        case .json: graphs
        case .template: [Array(TemplateExercise.template.utf8)]
        }
    }

    /// Lets the program write plan files, style files and graphs, which are changed like the samples.
    mutating func complete(on bench: Workbench) throws {
        try bench.lay([:])
        let listing = try bench.run(["styles"]).run.output.split(separator: "\n")
        styles = listing.filter { $0.first?.isLetter == true }.compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        for (index, controller) in controllers.enumerated() {
            try bench.lay(controller.files)
            _ = try bench.run(["plan", controller.file, "-o", "module.plan.yml"])
            plans[index] = try bench.contents()["module.plan.yml"]
        }
        for style in styles {
            try bench.lay([:])
            _ = try bench.run(["styles", "init", "--from", style, "house"])
            styleFiles[style] = try bench.contents(of: ".refactor/styles/house")["style.yml"]
        }
        for app in apps {
            try bench.lay(app.files)
            let run = try bench.run(["graph", ".", "--format", "json"]).run
            if run.isDone { graphs.append(Array(run.output.utf8)) }
        }
    }

    private func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: root + "/" + path)))
    }

    private func names(below folder: String, deep: Bool) throws -> [String] {
        let path = root + "/" + folder
        guard deep else { return try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
        return (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
    }
}
