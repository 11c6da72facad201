/// A place of the app that gives a property of a screen its value.
package struct CallerUse: Sendable, Hashable {
    package let property: String
    /// The file's name and the line: `HomeController.swift:42`.
    package let place: String
    /// It is the destination of a segue that is prepared there.
    package let isSegue: Bool
    /// It is set on a screen that is kept, perhaps long after it was shown.
    package let isLater: Bool

    package init(property: String, place: String, isSegue: Bool = false, isLater: Bool = false) {
        self.property = property
        self.place = place
        self.isSegue = isSegue
        self.isLater = isLater
    }
}
