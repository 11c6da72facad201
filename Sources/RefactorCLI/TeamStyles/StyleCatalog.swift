import Foundation
import Refactor

/// The styles that a person can name: those of the project, then of the user, then the built-in ones.
struct StyleCatalog {
    /// The files of styles by their names; a nearer one hides the others.
    private let paths: [String: String]

    /// The styles around some folders: `.refactor/styles` in them and above, as far as the repository goes.
    init(near folders: [String]) {
        var paths: [String: String] = [:]
        for place in Self.places(near: folders) {
            for name in Disk.folders(in: place) where paths[name] == nil {
                let file = place + "/" + name + "/style.yml"
                if Disk.exists(file) { paths[name] = file }
            }
        }
        self.paths = paths
    }

    /// Returns the folders where styles are looked for, the nearest first.
    private static func places(near folders: [String]) -> [String] {
        var places: [String] = []
        for folder in folders {
            for around in Surroundings.folders(around: folder) {
                places.append(Surroundings.path(".refactor/styles", in: around))
            }
        }
        let environment = ProcessInfo.processInfo.environment
        let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        if let root = configuration ?? environment["HOME"].map({ $0 + "/.config" }) {
            places.append(root + "/refactor/styles")
        }
        return places
    }

    /// The names of all styles, sorted.
    var names: [String] { Set(paths.keys).union(styles.map(\.id)).sorted() }

    /// The style of a name; one that cannot be read is an error that says where.
    func style(named name: String) throws(CommandError) -> FoundStyle {
        if let path = paths[name] { return try StyleFileReader.read(path, named: name) }
        guard let found = styles.first(where: { $0.id == name }) else { throw .style(.unknown(name, known: names)) }
        return FoundStyle(style: found)
    }

    /// The names of the styles that have new modules of a shape; those that cannot be read are left out.
    func names(writing shape: ModuleShapes.Shape) -> [String] {
        names.filter { name in
            let found = try? style(named: name)
            return found?.style.shapes?.shapes.contains(shape) ?? false
        }
    }

    /// The names of the styles that can be written in a language; those that cannot be read are left out.
    func names(writing language: SourceLanguage) -> [String] {
        names.filter { name in
            let found = try? style(named: name)
            return found?.style.canBeWritten(in: language) ?? false
        }
    }
}
