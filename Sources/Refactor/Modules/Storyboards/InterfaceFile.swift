/// The facts about screens in a storyboard or a xib.
package struct InterfaceFile: Sendable, Equatable {
    /// The path, relative to the folder that was read.
    package var path: String
    /// The name that code calls it by: that of the file without ending.
    package var name: String
    /// The id of the scene that it opens with.
    package var initial: String?
    package var scenes: [InterfaceScene]

    package init(path: String, name: String, initial: String? = nil, scenes: [InterfaceScene] = []) {
        self.path = path
        self.name = name
        self.initial = initial
        self.scenes = scenes
    }
}
