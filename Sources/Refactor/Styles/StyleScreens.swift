/// The way in which screens are made and come by their modules: lines with words in braces, which are those of
/// `Component.text`.
package struct StyleScreens: Sendable, Equatable {
    /// The view's property, a line each.
    package var outlet = [
        "/// Wired on first use.",
        "lazy var {outlet}: {output} = {builder}.wire(self)",
    ]
    /// The lines that make a new screen with its module, once for each initializer of the controller; further words are
    /// `{parameters}` and `{arguments}`, `{given}` hands on the parts that callers may give (`, coordinator: coordinator`),
    /// and a line `{inputs}` becomes what sets the properties that callers set.
    package var makers: [String] = []
    /// The lines that host a new screen elsewhere, as in SwiftUI, once for each initializer of a controller that code
    /// can make; further words are `{parameters}`, `{passed}`, which hands them on, and `{captures}`, the list of those
    /// that are weak.
    package var hosts: [String] = []

    /// The view gets its module when it needs it first, and only from there.
    package static let usual = StyleScreens()

    /// The same where nobody but the view sets its property.
    var closed: StyleScreens {
        var screens = self
        screens.outlet = outlet.map { $0.hasPrefix("lazy var {outlet}: ") ? Self.closing + $0 : $0 }
        return screens
    }

    /// Returns a line of the view's property as it is where others may set it.
    static func opened(_ line: String) -> Substring {
        line.hasPrefix(closing) ? line.dropFirst(closing.count) : line[...]
    }

    private static let closing = "private(set) "

    /// The view asks a part that callers may set, and keeps the module's own, which it makes when it needs it.
    ///
    /// Nil where the style's view does not make its module.
    var settable: StyleScreens? {
        let start = "lazy var {outlet}: {output} = "
        guard let making = outlet.first(where: { $0.hasPrefix(start) })?.dropFirst(start.count) else { return nil }
        return StyleScreens(outlet: [
            "/// The app may set another one, which is not kept; until then it is the module's own.",
            "var {outlet}: {output} {",
            "    get { given{Outlet} ?? own{Outlet} }",
            "    set { given{Outlet} = newValue }",
            "}",
            "private weak var given{Outlet}: {output?}",
            "private lazy var own{Outlet}: {output} = " + making,
        ])
    }
}
