/// The module of a package that a file belongs to, where its path tells: the folder below the last `Sources`.
package func packageModule(ofFile path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex else { return nil }
    let name = folders[sources + 1]
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
}
