/// The module of a package that a file belongs to, where its path tells: the folder below the last `Sources`.
package func packageModule(ofFile path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex else { return nil }
    let name = folders[sources + 1]
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
}

/// Returns the module that a file belongs to by its folders: that of a package, or a framework of an Xcode project, whose
/// folder stands in one of the same name: `Shipping/Shipping/Parcel.swift`. An app is laid out so, too.
package func moduleByFolders(ofFile path: String) -> String? {
    if let package = packageModule(ofFile: path) { return package }
    let folders = path.split(separator: "/").dropLast()
    return zip(folders, folders.dropFirst()).filter { $0 == $1 }.last.map { String($0.0) }
}
