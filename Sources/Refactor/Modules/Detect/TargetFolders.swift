/// The folders that targets stand in, as far as paths tell: a folder of `Sources`, one that is called like an extension,
/// a folder of a container such as `Packages`, else the topmost.
struct TargetFolders {
    /// The number of files of each target.
    private var sizes: [[String]: Int] = [:]
    /// The folders that all files stand in.
    private let shared: Int

    init(_ paths: [String]) {
        let folders = paths.map(Self.folders)
        var common = folders.first ?? []
        for folder in folders { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
        shared = common.count
        for folder in folders { sizes[target(of: folder), default: 0] += 1 }
    }

    /// The target with the most files.
    var largest: [String] {
        sizes.max { ($0.value, $1.key.joined()) < ($1.value, $0.key.joined()) }?.key ?? []
    }

    static func folders(of path: String) -> [String] { path.split(separator: "/").dropLast().map(String.init) }

    /// The folders down to that of the target.
    func target(of folder: [String]) -> [String] {
        if let sources = folder.lastIndex(of: "Sources") { return Array(folder.prefix(sources + 2)) }
        if let side = folder.firstIndex(where: Self.isSide) { return Array(folder.prefix(side + 1)) }
        var end = min(shared + 1, folder.count)
        while end > 0, end < folder.count, Self.containers.contains(folder[end - 1].lowercased()) { end += 1 }
        return Array(folder.prefix(end))
    }

    private static let containers: Set<String> = [
        "apps", "demos", "examples", "extensions", "features", "frameworks", "libraries", "modules", "packages",
        "projects",
        "samples", "targets",
    ]

    /// Returns true for the folder of a program beside the app: `ShareExtension`, `Watch App`, `tvOS`.
    static func isSide(_ folder: String) -> Bool {
        let name = folder.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
        return endings.contains(where: name.hasSuffix) || wholes.contains(name)
    }

    private static let endings = [
        "extension", "intents", "intentsui", "notificationcontent", "notificationservice", "todaywidget", "tvos",
        "watchapp", "watchkitapp", "watchos", "widget", "widgets",
    ]
    private static let wholes: Set<String> = ["mac", "macos", "osx", "tv", "visionos", "watch"]

    /// Returns true if the first declaration keeps a name that both have: that of the app, then that of the larger target.
    func isBefore(_ left: (folder: [String], lines: Int), _ right: (folder: [String], lines: Int)) -> Bool {
        func isSide(_ folder: [String]) -> Int { folder.contains { Self.isSide($0) || Self.isTrial($0) } ? 1 : 0 }
        let first = (isSide(left.folder), -(sizes[target(of: left.folder)] ?? 0), -left.lines)
        let second = (isSide(right.folder), -(sizes[target(of: right.folder)] ?? 0), -right.lines)
        if first != second { return first < second }
        return left.folder.lexicographicallyPrecedes(right.folder)
    }

    private static func isTrial(_ folder: String) -> Bool {
        let name = folder.lowercased()
        return ["demo", "example", "sample"].contains {
            name.hasPrefix($0) || name.hasSuffix($0) || name.hasSuffix($0 + "s")
        }
    }

    /// Words that tell a folder from others: its target, then each folder that they do not have, then more of its path.
    func words(for folder: [String], besides others: [[String]]) -> [String] {
        let rest = others.filter { $0 != folder }
        var words: [String] = []
        let target = target(of: folder)
        if !rest.contains(where: { self.target(of: $0) == target }), let last = target.last { words.append(last) }
        for index in folder.indices where !rest.contains(where: { $0.prefix(index + 1) == folder.prefix(index + 1) }) {
            words.append(folder[index])
        }
        words += folder.reversed()
        return words.map(Self.word).filter { !$0.isEmpty }
    }

    /// A folder as Swift would call its module, with one underscore for all that stands between two words: several mark
    /// what a template leaves open.
    static func word(_ folder: String) -> String {
        let plain = folder.split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
        guard let first = plain.first else { return "" }
        return first.isLetter ? first.uppercased() + plain.dropFirst() : "Folder" + plain
    }
}
