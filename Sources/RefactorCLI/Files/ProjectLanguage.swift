import Refactor

/// What the manifest or Xcode project around a source tells the compiler.
struct ProjectLanguage {
    private var version6 = 0
    private var version5 = 0
    private var mainActor = 0
    private var nonisolated = 0

    /// The mode in which a source of an app is compiled; that of Swift 5 where nothing tells.
    static func mode(of source: String, in app: String) throws(CommandError) -> LanguageMode {
        let file = Disk.realPath(source)
        let around = ProjectManifests.paths(of: app).map { (path: $0, folder: folder(of: $0)) }.filter {
            file.hasPrefix($0.folder + "/")
        }
        guard let nearest = around.map(\.folder.count).max() else { return LanguageMode() }
        var told = ProjectLanguage()
        for manifest in around where manifest.folder.count == nearest { told.add(try Disk.read(manifest.path)) }
        return LanguageMode(
            isSwift6: told.version6 > told.version5, isMainActorByDefault: told.mainActor > told.nonisolated)
    }

    /// The folder of the code that a manifest is about.
    private static func folder(of manifest: String) -> String {
        let folder = Paths.folder(of: manifest)
        return Disk.realPath(folder.hasSuffix(".xcodeproj") ? Paths.folder(of: folder) : folder)
    }

    private mutating func add(_ file: SourceFile) {
        let text = file.text
        if Paths.name(of: file.path) == "Package.swift" {
            let isOfSwift6 = text.contains("swift-tools-version:6") || text.contains("swift-tools-version: 6")
            version6 += isOfSwift6 || Self.count(".swiftLanguageMode(.v6)", text) > 0 ? 1 : 0
            version5 += text.contains("[.v5]") || text.contains(".swiftLanguageMode(.v5)") ? 1 : 0
            mainActor += Self.count(".defaultIsolation(MainActor.self)", text)
            return
        }
        version6 += Self.count("SWIFT_VERSION = 6", text)
        version5 += Self.count("SWIFT_VERSION = 5", text) + Self.count("SWIFT_VERSION = 4", text)
        mainActor += Self.count("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", text)
        nonisolated += Self.count("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", text)
        let bases = BaseConfigurations(of: text, in: Self.folder(of: file.path))
        let versions = bases.values(of: "SWIFT_VERSION")
        version6 += versions.count { $0.hasPrefix("6") }
        version5 += versions.count { !$0.hasPrefix("6") }
        let isolations = bases.values(of: "SWIFT_DEFAULT_ACTOR_ISOLATION")
        mainActor += isolations.count { $0 == "MainActor" }
        nonisolated += isolations.count { $0 == "nonisolated" }
    }

    private static func count(_ words: String, _ text: String) -> Int { text.ranges(of: words).count }
}
