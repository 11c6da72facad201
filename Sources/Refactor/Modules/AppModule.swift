/// A unit of an app with an interface of its own: a screen with its helpers, a part of a screen, or the app itself.
package struct AppModule: Sendable, Equatable, Codable {
    /// The name without prefixes and role words; unique within a graph.
    package var name: String
    /// The id of the style that it is wired in: `viper`, `ribs`, `mvc`, `other`, …
    package var style: String
    /// The names of the types that play each role, sorted.
    package var roles: [ModuleRole: [String]]
    /// The path of the module's declaration, relative to the folder that was read: its builder, else its view.
    package var file: String
    /// The line of that declaration, from 1.
    package var line: Int
    /// The lines of its view controller, when it is a plain or a massive one; zero otherwise.
    package var controllerLines: Int
    /// The lines of all its types; zero where that is not known.
    package var lines = 0

    package init(
        name: String, style: String, roles: [ModuleRole: [String]] = [:], file: String = "", line: Int = 0,
        controllerLines: Int = 0
    ) {
        self.name = name
        self.style = style
        self.roles = roles
        self.file = file
        self.line = line
        self.controllerLines = controllerLines
    }

    /// The style of a program beside the app: an extension, a widget, an app for another device.
    package static let programStyle = "app"

    /// True if it stands for a program as a whole, and not for a unit of it.
    package var isProgram: Bool { name == "App" || style == Self.programStyle }
}
