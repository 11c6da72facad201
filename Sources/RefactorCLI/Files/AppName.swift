import Refactor

/// The name of an app, by the folders that it stands in.
enum AppName {
    /// The last folder of a path that is not called as such folders are everywhere; where it names none, the folder of
    /// the app's own start. Which folders stand around that is a matter of the machine.
    static func of(_ graph: ModuleGraph, readFrom path: String) -> String {
        let given = folders(path).filter { $0 != "." && $0 != ".." }
        let start = graph.modules.first { $0.name == "App" }.map { folders($0.file).dropLast() } ?? []
        let names = given.reversed() + start
        return names.first { !common.contains($0.lowercased()) } ?? ""
    }

    private static func folders(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

    private static let common: Set<String> = [
        "app", "application", "classes", "code", "delegates", "ios", "project", "repo", "source", "sources", "src",
        "supporting files",
    ]
}
