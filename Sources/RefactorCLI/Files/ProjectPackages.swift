import Foundation
import Refactor

/// The Swift packages of a project: those in its folders, and those that its manifests and Xcode projects name.
struct ProjectPackages {
    private let manifests: [SourceFile]
    private let projects: [SourceFile]
    /// The folder of the package that depends on them.
    private let folder: String

    init(below project: String, for folder: String) throws(CommandError) {
        var (manifests, projects): ([SourceFile], [SourceFile]) = ([], [])
        for path in ProjectManifests.paths(of: project) {
            let file = try Disk.read(path)
            if Paths.name(of: path) == "Package.swift" { manifests.append(file) } else { projects.append(file) }
        }
        self.manifests = manifests
        self.projects = projects
        self.folder = Disk.realPath(folder)
    }

    // MARK: - Dependencies

    /// The package that gives a module; nil where none of the project does.
    func dependency(on module: String) -> PackageDependency? {
        manifests.lazy.compactMap { local(module, in: $0) }.first
            ?? manifests.lazy.compactMap { named(module, in: $0) }.first
            ?? projects.lazy.compactMap { remote(module, in: $0) }.first
    }

    /// A package in a folder of the project whose library has the module's name.
    private func local(_ module: String, in manifest: SourceFile) -> PackageDependency? {
        let own = Disk.realPath(Paths.folder(of: manifest.path))
        guard own != folder, has(#"\.library\(\s*name:\s*"\#(module)""#, manifest.text) else { return nil }
        return PackageDependency(
            product: module, package: Paths.name(of: own), source: "path: \"\(Paths.relative(own, from: folder))\"")
    }

    /// `.product(name: "Kit", package: "kit")` of a manifest, and the package that it means there.
    private func named(_ module: String, in manifest: SourceFile) -> PackageDependency? {
        let text = manifest.text
        let product = #"\.product\(\s*name:\s*"\#(module)",\s*package:\s*"([^"]+)""#
        guard let package = first(product, text)?.first else { return nil }
        return matches(#"\.package\(\s*(?:name:\s*"[^"]*",\s*)?(url:\s*"([^"]+)"[^()]*(?:\([^()]*\)[^()]*)?)\)"#, text)
            .first { Self.name(ofRepository: $0[1]).lowercased() == package.lowercased() }
            .map { PackageDependency(product: module, package: package, source: $0[0]) }
    }

    /// A package that an Xcode project loads.
    private func remote(_ module: String, in project: SourceFile) -> PackageDependency? {
        let text = project.text
        let product =
            #"isa = XCSwiftPackageProductDependency;\s*package = (\w+)[^;]*;\s*productName = "?\#(module)"?;"#
        guard let id = first(product, text)?.first,
            let found = first(
                #"\#(id)[^=]*= \{\s*isa = XCRemoteSwiftPackageReference;\s*repositoryURL = "?([^";]+)"?;\s*requirement = \{([^}]*)\}"#,
                text), let version = Self.version(found[1])
        else { return nil }
        return PackageDependency(
            product: module, package: Self.name(ofRepository: found[0]), source: "url: \"\(found[0])\", \(version)")
    }

    /// The requirement of an Xcode project as a manifest has it.
    private static func version(_ requirement: String) -> String? {
        let pairs = requirement.split(separator: ";").map { pair in
            pair.split(separator: "=").map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
        }
        let values = Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
        let least = values["minimumVersion"] ?? ""
        switch values["kind"] {
        case "upToNextMajorVersion": return "from: \"\(least)\""
        case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(least)\")"
        case "versionRange": return "\"\(least)\"..<\"\(values["maximumVersion"] ?? "")\""
        case "exactVersion": return "exact: \"\(values["version"] ?? "")\""
        case "branch": return "branch: \"\(values["branch"] ?? "")\""
        case "revision": return "revision: \"\(values["revision"] ?? "")\""
        default: return nil
        }
    }

    private static func name(ofRepository url: String) -> String {
        let name = Paths.name(of: url)
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    // MARK: - Platform

    /// The least version of iOS that most of the project's targets run on; nil where nothing tells.
    var platform: String? {
        let told =
            projects.flatMap { matches(#"IPHONEOS_DEPLOYMENT_TARGET = ([0-9.]+);"#, $0.text) }
            + manifests.flatMap { matches(#"\.iOS\(\s*(?:\.v|")([0-9_.]+)"?\s*\)"#, $0.text) }
        let versions = told.compactMap(\.first).map { $0.replacing("_", with: ".") }.map {
            $0.contains(".") ? $0 : $0 + ".0"
        }
        let counts = Dictionary(versions.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.max { ($0.value, Self.parts($0.key)) < ($1.value, Self.parts($1.key)) }?.key
    }

    private static func parts(_ version: String) -> Int {
        version.split(separator: ".").prefix(2).reduce(0) { $0 * 100 + (Int($1) ?? 0) }
    }

    // MARK: - Patterns

    private func has(_ pattern: String, _ text: String) -> Bool { first(pattern, text) != nil }

    private func first(_ pattern: String, _ text: String) -> [String]? { matches(pattern, text).first }

    /// The groups of every match.
    private func matches(_ pattern: String, _ text: String) -> [[String]] {
        guard let regex = try? NSRegularExpression(pattern: pattern) else { return [] }
        return regex.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            (1..<match.numberOfRanges).map { group in
                Range(match.range(at: group), in: text).map { String(text[$0]) } ?? ""
            }
        }
    }
}
