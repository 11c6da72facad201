/// The way in which a style makes its module in Objective-C.
package enum ObjectiveCBuilder: Sendable, Equatable {
    /// A class method of the builder, by the part of its selector before the colon; where a component builds, in a category
    /// of it.
    case method(String)
    /// A Typhoon assembly with a definition for each component.
    case typhoon
    /// A router of ZIKRouter, which registers the view, makes it and assembles its module.
    case viewRouter

    package static let usual = method("wireView")
}
