/// The names that only the controller's files can see.
struct FileNames {
    /// Every one that nothing makes known to other files.
    let bound: Set<String>
    /// Those of them at file level.
    let types: Set<String>

    init(of controller: Controller) {
        let globals = controller.files.flatMap(\.globals).filter { $0.access.isFileBound && $0.portable == nil }
        var known = OpenableGlobals(of: controller).names
        if ExposableClass(of: controller) != nil { known.insert(controller.name) }
        bound = Set(globals.map(\.name)).subtracting(known)
        types = Set(globals.filter(\.isTopLevel).map(\.name)).subtracting(known)
    }
}
