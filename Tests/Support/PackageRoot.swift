import Foundation

/// The folder of the package, found from the place of this file.
package enum PackageRoot {
    package static let path: String = {
        var folder = (#filePath as NSString).deletingLastPathComponent
        while folder.count > 1, !FileManager.default.fileExists(atPath: folder + "/Package.swift") {
            folder = (folder as NSString).deletingLastPathComponent
        }
        return folder
    }()

    /// The text of a file, by its path below the root.
    package static func text(of path: String) throws -> String {
        try String(contentsOfFile: self.path + "/" + path, encoding: .utf8)
    }

    /// Files with one of the endings below a folder, as sorted paths below the root. A missing folder has none.
    package static func files(below folder: String, endings: Set<String> = ["swift"]) -> [String] {
        let names = FileManager.default.enumerator(atPath: path + "/" + folder)?.allObjects as? [String] ?? []
        return names.filter { endings.contains(($0 as NSString).pathExtension) }.sorted().map { folder + "/" + $0 }
    }

    /// The files of a folder itself, without the folders in it.
    package static func files(in folder: String, endings: Set<String> = ["swift"]) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []
        return names.filter { endings.contains(($0 as NSString).pathExtension) }.sorted().map { folder + "/" + $0 }
    }
}
