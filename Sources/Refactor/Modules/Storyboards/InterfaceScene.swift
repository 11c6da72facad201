/// A screen of a storyboard, or the contents of a xib.
package struct InterfaceScene: Sendable, Equatable {
    /// A class named in the scene, beside that of its controller.
    package struct Part: Sendable, Equatable {
        package var className: String
        package var line: Int
    }

    package var id: String
    /// The element of its controller: `viewController`, `navigationController`, `viewControllerPlaceholder`.
    package var element: String
    /// The controller's class; in a xib that of its owner.
    package var className: String?
    /// The name that code asks for.
    package var identifier: String?
    /// A placeholder's storyboard and the identifier in it.
    package var referenceStoryboard: String?
    package var referenceIdentifier: String?
    package var segues: [InterfaceSegue] = []
    /// Views with classes of their own.
    package var views: [Part] = []
    /// Objects with classes of their own: initialisers of modules.
    package var objects: [Part] = []
    package var line: Int

    package init(id: String, element: String, line: Int) {
        self.id = id
        self.element = element
        self.line = line
    }
}
