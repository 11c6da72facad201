/// The way in which the view comes by its module when it asks for it first:
/// `lazy var presenter: LoginOutput = LoginBuilder.wire(self)`.
package struct FirstUse: Sendable {
    /// The line of the view's property.
    package let line: String
    /// The statement that sets the property in an initializer, up to the arguments.
    package let head: String
    /// The argument that is the view.
    package let view: String

    private static let start = "lazy var {outlet}: {output} = "

    /// Nil where the style's view does not make its module, where what makes it takes no further values, where callers may
    /// give a part of it, and where other lines of the style give the view its module too.
    package init?(of style: Style) {
        guard
            let line = style.screens.outlet.first(where: {
                StyleScreens.opened($0).hasPrefix(Self.start) && $0.hasSuffix(")")
            })
        else { return nil }
        self.line = line
        let call = StyleScreens.opened(line).dropFirst(Self.start.count).dropLast()
        guard let open = call.lastIndex(of: "(") else { return nil }
        head = "{outlet} = " + call[...open]
        view = String(call[call.index(after: open)...])
        let lines = style.components.flatMap(\.text)
        let maker = Self.declaration(of: call[...open])
        // Whoever gives a part of the module comes after the initializer.
        guard !style.ports.contains(where: { $0.given == .caller }),
            lines.contains(where: { $0.contains("{services}") && $0.drop { $0 == " " }.hasPrefix(maker) }),
            !lines.contains(where: style.givesModule)
        else { return nil }
    }

    /// Returns the beginning of the method that is called: `{builder}.wire(` is `static func wire(`.
    private static func declaration(of call: Substring) -> String {
        let name = call.lastIndex(of: ".").map { call[call.index(after: $0)...] } ?? call
        return (call.contains("().") ? "" : "static ") + "func " + name
    }

    /// The property where an initializer sets it.
    package var settableLine: String { "private(set) var {outlet}: {output!}" }
}

extension Style {
    /// True if the view has its module whenever it asks for it: it makes it itself then, and nobody gives it a part of it
    /// later.
    package var viewMakesModule: Bool { !made.isEmpty && !ports.contains { $0.given == .caller } }

    /// Returns true if a line gives the view what it makes itself: `view.{outlet} = wire(view)`.
    package func givesModule(_ line: String) -> Bool { made.contains { line.contains("." + $0 + " = ") } }

    /// The properties of the view that it makes on first use.
    private var made: [Substring] {
        screens.outlet.compactMap { line in
            line.ranges(of: "lazy var ").first.map { line[$0.upperBound...].prefix { $0 != ":" } }
        }
    }
}
