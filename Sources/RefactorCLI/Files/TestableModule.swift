import Foundation

/// The module of the app that a source file belongs to, as tests import it.
enum TestableModule {
    /// The target of the Swift package or else the Xcode project around a file; nil where neither tells it.
    static func name(around path: String) -> String? {
        var folder = Paths.folder(of: Disk.realPath(path))
        var below: [String] = []
        while true {
            let names = Disk.names(in: folder)
            if names.contains("Package.swift") {
                return below.first == "Sources" && below.count > 1 ? identifier(below[1]) : nil
            }
            if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) {
                return identifier(Paths.withoutEnding(project))
            }
            guard folder.count > 1 else { return nil }
            below.insert(Paths.name(of: folder), at: 0)
            folder = Paths.folder(of: folder)
        }
    }

    /// Returns true if it can stand behind `import`.
    static func isName(_ name: String) -> Bool { !name.isEmpty && identifier(name) == name }

    /// As Xcode and SwiftPM make module names of any names.
    private static func identifier(_ name: String) -> String {
        let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        let isNumber = letters.first?.isNumber ?? false
        return (isNumber ? "_" + letters.dropFirst() : letters[...]).map(String.init).joined()
    }
}
