import Refactor

/// The files that say what an app is made of: manifests of Swift packages and projects of Xcode.
enum ProjectManifests {
    /// Those below a folder, sorted, and those of the nearest folder around it that has some.
    static func paths(of app: String) -> [String] { files(below: app, depth: 0) + filesAround(Disk.realPath(app)) }

    /// The names of the Xcode projects of an app that list a source by its name; a project whose folders are in step with
    /// the disk lists none.
    static func projects(of app: String, listing source: String) throws(CommandError) -> [String] {
        var found: [String] = []
        for path in paths(of: app) where path.hasSuffix(".pbxproj") {
            let isListed = try Disk.read(path).text.contains("/* \(source) in Sources */")
            if isListed { found.append(Paths.name(of: Paths.folder(of: path))) }
        }
        return found
    }

    /// Those of some modules that a project of Xcode makes as frameworks, wherever their sources lie.
    static func frameworks(of app: String, among modules: Set<String>) throws(CommandError) -> Set<String> {
        var found: Set<String> = []
        for path in paths(of: app) where path.hasSuffix(".pbxproj") && found.count < modules.count {
            let file = try Disk.read(path)
            found.formUnion(
                modules.filter { file.contains("path = \($0).framework; sourceTree = BUILT_PRODUCTS_DIR") })
        }
        return found
    }

    private static func files(below folder: String, depth: Int) -> [String] {
        let inner = Disk.folders(in: folder).filter { !Disk.isSkipped($0) && !$0.hasSuffix(".xcodeproj") && depth < 8 }
        return files(in: folder) + inner.flatMap { files(below: folder + "/" + $0, depth: depth + 1) }
    }

    private static func filesAround(_ folder: String) -> [String] {
        var folder = folder
        while folder.count > 1 {
            folder = Paths.folder(of: folder)
            let found = files(in: folder)
            if !found.isEmpty || Disk.exists(folder + "/.git") { return found }
        }
        return []
    }

    private static func files(in folder: String) -> [String] {
        Disk.names(in: folder).compactMap { name in
            if name == "Package.swift" { return folder + "/" + name }
            return name.hasSuffix(".xcodeproj") ? folder + "/" + name + "/project.pbxproj" : nil
        }.filter(Disk.isPlainFile)
    }
}
