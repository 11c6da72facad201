/// Paths as texts. Foundation's own functions for them trap on some of the shortest.
enum Paths {
    /// The folder of a path: nothing for a bare name, `/` for what stands at the root.
    static func folder(of path: String) -> String {
        let path = trimmed(path)
        guard path != "/", let slash = path.lastIndex(of: "/") else { return path == "/" ? "/" : "" }
        return slash == path.startIndex ? "/" : trimmed(String(path[..<slash]))
    }

    /// The last part of a path: `A.swift` of `Sources/A.swift`.
    static func name(of path: String) -> String {
        let path = trimmed(path)
        guard path != "/", let slash = path.lastIndex(of: "/") else { return path }
        return String(path[path.index(after: slash)...])
    }

    /// Returns the text behind the last dot of a name; nothing for `.hidden`.
    static func ending(of path: String) -> String {
        let name = name(of: path)
        return dot(in: name).map { String(name[name.index(after: $0)...]) } ?? ""
    }

    /// A path without its ending.
    static func withoutEnding(_ path: String) -> String {
        let ending = ending(of: path)
        return ending.isEmpty ? path : String(trimmed(path).dropLast(ending.count + 1))
    }

    /// A path from the root, without `.` and with nothing to go back for.
    static func absolute(_ path: String, from working: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : working + "/" + path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The way from one folder to another, both from the root: `../../Kit`.
    static func relative(_ path: String, from folder: String) -> String {
        let (to, from) = (path.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(to, from).prefix { $0 == $1 }.count
        let parts = from.dropFirst(common).map { _ in ".." } + to.dropFirst(common).map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private static func dot(in name: String) -> String.Index? {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name.index(after: dot) < name.endIndex else {
            return nil
        }
        return dot
    }

    /// Without the slashes at its end.
    private static func trimmed(_ path: String) -> String {
        var path = path[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        return String(path)
    }
}
