/// The types of an app that are called alike, told apart by the folder of their target: a screen of an extension is not
/// the app's of the same name.
///
/// One of them keeps its name, the others are called as Swift would do it from outside: `ShareExtension.LoginView`. What
/// a file means by the name is what is declared nearest to it.
package struct Namesakes {
    package private(set) var files: [AppFile]
    package private(set) var interfaces: [InterfaceFile]
    /// The words before the names of types that were renamed.
    package private(set) var qualifiers: Set<String> = []

    private let targets: TargetFolders
    private var places: [String: [Place]] = [:]
    /// The new names of types that are known in one file alone, by the path of that.
    private var hidden: [String: [String: String]] = [:]

    /// A declaration and the name that it has in the graph.
    private struct Place {
        let folder: [String]
        var name: String
        let lines: Int
    }

    package init(_ files: [AppFile], _ interfaces: [InterfaceFile]) {
        self.files = files
        self.interfaces = interfaces
        targets = TargetFolders(files.map(\.path))
        let taken = Set(files.flatMap(\.types).map { Self.root(of: $0.name) })
        let all = declared()
        hideApart(besides: taken, others: all)
        places = all.filter { $0.value.count > 1 || isOfSide($0.key, $0.value) }
        guard !places.isEmpty || !hidden.isEmpty else { return }
        for name in places.keys.sorted() { nameApart(name, besides: taken) }
        rename()
    }

    /// The places at which each name is declared for more than one file; declarations in one folder are one.
    private func declared() -> [String: [Place]] {
        var found: [String: [Place]] = [:]
        for file in files {
            for type in file.types where isDeclared(type) && !type.isPrivate {
                let folder = TargetFolders.folders(of: file.path)
                if found[type.name]?.contains(where: { $0.folder == folder }) == true { continue }
                found[type.name, default: []].append(Place(folder: folder, name: type.name, lines: type.lineCount))
            }
        }
        return found
    }

    private func isDeclared(_ type: AppType) -> Bool {
        type.keyword != .addition && !type.name.utf8.contains(UInt8(ascii: "."))
    }

    /// A type of a target beside the app that has the name of one of SwiftUI: everywhere else that is meant.
    private func isOfSide(_ name: String, _ places: [Place]) -> Bool {
        // A package of the app's own is imported for its names.
        guard Self.foreign.contains(name), let folder = places.first?.folder, !folder.contains("Sources") else {
            return false
        }
        return targets.target(of: folder) != targets.largest
    }

    private static let foreign: Set<String> = ViewFrames.names.union(["Divider", "EmptyView", "Image", "Spacer"])

    // MARK: - Names

    /// The app's own keeps its name; the others get their target, or the first folder that tells them from the rest.
    private mutating func nameApart(_ name: String, besides taken: Set<String>) {
        var sorted = (places[name] ?? []).sorted { targets.isBefore(($0.folder, $0.lines), ($1.folder, $1.lines)) }
        var used: Set<String> = []
        for index in sorted.count == 1 ? sorted.indices : sorted.indices.dropFirst() {
            let words = targets.words(for: sorted[index].folder, besides: sorted.map(\.folder))
            let free = words.first { !taken.contains($0) && !used.contains($0) }
            var qualifier = free ?? (words.first ?? "Other") + "2"
            while taken.contains(qualifier) || used.contains(qualifier) { qualifier += "2" }
            used.insert(qualifier)
            qualifiers.insert(qualifier)
            sorted[index].name = qualifier + "." + name
        }
        places[name] = sorted
    }

    /// Of types that are private to their files and called alike, the longest keeps its name if no other type has it.
    private mutating func hideApart(besides taken: Set<String>, others: [String: [Place]]) {
        var found: [String: [(path: String, lines: Int)]] = [:]
        for file in files {
            for type in file.types where isDeclared(type) && type.isPrivate {
                // Branches of `#if` may declare it twice.
                if found[type.name]?.last?.path == file.path { continue }
                found[type.name, default: []].append((file.path, type.lineCount))
            }
        }
        for (name, places) in found {
            let sorted = places.sorted { ($1.lines, $0.path) < ($0.lines, $1.path) }
            var used = taken
            for place in others[name] == nil ? sorted.dropFirst() : sorted[...] {
                let file = place.path.split(separator: "/").last?.split(separator: ".").first ?? ""
                var qualifier = TargetFolders.word(String(file))
                if used.contains(qualifier) { qualifier += "File" }
                while !used.insert(qualifier).inserted { qualifier += "2" }
                qualifiers.insert(qualifier)
                hidden[place.path, default: [:]][name] = qualifier + "." + name
            }
        }
    }

    /// Returns the names that a folder means another type by.
    private func names(in folder: [String]) -> [String: String] {
        var found: [String: String] = [:]
        for (name, places) in places {
            if places.count == 1 {
                let isSame = targets.target(of: folder) == targets.target(of: places[0].folder)
                if isSame { found[name] = places[0].name }
                continue
            }
            func nearness(_ place: Place) -> (common: Int, length: Int) {
                (zip(place.folder, folder).prefix { $0 == $1 }.count, -place.folder.count)
            }
            guard var nearest = places.first else { continue }
            for place in places.dropFirst() where nearness(nearest) < nearness(place) { nearest = place }
            // Folders that have nothing in common with any mean the app's own.
            if nearness(nearest).common > nearness(places[0]).common, nearest.name != name {
                found[name] = nearest.name
            } else if nearest.folder == folder, nearest.name != name {
                found[name] = nearest.name
            }
        }
        return found
    }

    private mutating func rename() {
        var names: [[String]: TypeRenaming] = [:]
        func renaming(_ path: String) -> TypeRenaming {
            let folder = TargetFolders.folders(of: path)
            if let known = names[folder] { return known }
            let renaming = TypeRenaming(names: self.names(in: folder))
            names[folder] = renaming
            return renaming
        }
        func named(_ path: String) -> TypeRenaming {
            guard let own = hidden[path] else { return renaming(path) }
            return TypeRenaming(names: renaming(path).names.merging(own) { $1 })
        }
        for index in files.indices {
            let renaming = named(files[index].path)
            if !renaming.names.isEmpty { files[index] = renaming.file(files[index]) }
        }
        for index in interfaces.indices {
            let renaming = renaming(interfaces[index].path)
            if !renaming.names.isEmpty { interfaces[index] = renaming.interface(interfaces[index]) }
        }
    }

    static func root(of name: String) -> String {
        name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
    }
}
