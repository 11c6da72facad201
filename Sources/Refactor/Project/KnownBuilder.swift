/// A function of the app that makes a screen and does nothing more with what it takes than to hand it on.
package struct KnownBuilder: Sendable, Equatable {
    package struct Parameter: Sendable, Equatable {
        package let label: String
        /// As written.
        package let type: String
        package let defaultValue: String?
        /// The property that it sets; nil for an argument of the initializer.
        package let property: String?
        /// The property is set only where the value is not nil.
        package let isGuarded: Bool
    }

    /// The text before the parentheses of a call: `DetailBuilder.build`, `DetailModule().buildDefault`.
    package let call: String
    package let parameters: [Parameter]
    /// The type of the screen as callers get it.
    package let result: String

    /// `DetailBuilder.build(user:delegate:)`.
    package var name: String { "\(call)(\(parameters.map { $0.label + ":" }.joined()))" }
}
