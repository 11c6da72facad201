/// A view controller of an app and the files that hold parts of it.
package struct ControllerSite: Sendable, Equatable {
    package let name: String
    /// Indices of its files: headers first, then that of the class itself, then extensions and categories.
    package let files: [Int]
    /// The file that declares it: in Objective-C the one that implements it.
    package let main: Int
    /// Files that add to it in the other language.
    package let otherFiles: [Int]

    package init(name: String, files: [Int], main: Int, otherFiles: [Int] = []) {
        self.name = name
        self.files = files
        self.main = main
        self.otherFiles = otherFiles
    }

    /// Lines of all its files, which it cannot exceed.
    package func lines(in files: [GlancedFile]) -> Int { self.files.reduce(0) { $0 + files[$1].lines } }
}

/// The view controllers among an app's classes, by name and path, with the files of their extensions and categories.
///
/// A class counts when its superclasses, the app's own included, lead to `UIViewController`, or to a class that nobody
/// here declares and whose name says so. AppKit's controllers are not meant. Where several targets declare a class of
/// one name, each is a controller of its own, and a part of it goes to the one that lies nearest in the folders.
package func controllerSites(in files: [GlancedFile]) -> [ControllerSite] {
    let ancestry = AppAncestry(of: files)
    var mains: [String: [Int]] = [:]
    var parts: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
        let own = file.heads.filter { $0.kind == (file.language.hasHeaders ? .implementation : .type) }.map(\.name)
        for name in Set(own) where ancestry.isViewController(name) { mains[name, default: []].append(index) }
        for name in Set(file.heads.map(\.name)).subtracting(own) { parts[name, default: []].append(index) }
    }
    return mains.keys.sorted().flatMap { name in
        sites(of: name, mains: mains[name] ?? [], parts: parts[name] ?? [], in: files)
    }
}

private func sites(of name: String, mains: [Int], parts: [Int], in files: [GlancedFile]) -> [ControllerSite] {
    var found: [Int: [Int]] = [:]
    for part in parts {
        let sameLanguage = mains.filter { files[$0].language == files[part].language }
        let best = (sameLanguage.isEmpty ? mains : sameLanguage).max {
            nearness($0, part, in: files) < nearness($1, part, in: files)
        }
        if let best { found[best, default: []].append(part) }
    }
    return mains.map { main in
        let all = found[main] ?? []
        let own = all.filter { files[$0].language == files[main].language }
        let headers = own.filter { files[$0].isHeader }
        return ControllerSite(
            name: name, files: headers + [main] + own.filter { !files[$0].isHeader }, main: main,
            otherFiles: all.filter { files[$0].language != files[main].language })
    }
}

/// Returns the number of folders that two files have in common, before the number that only one of them is in.
private func nearness(_ one: Int, _ other: Int, in files: [GlancedFile]) -> (Int, Int) {
    let left = files[one].path.split(separator: "/")
    let right = files[other].path.split(separator: "/")
    let common = zip(left, right).prefix { $0 == $1 }.count
    return (common, -left.count - right.count)
}
