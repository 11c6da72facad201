/// A value of a module's interface: something that callers give the screen, or a way by which it tells them.
package struct ModuleInterfaceValue: Sendable, Equatable {
    package enum Kind: String, Sendable {
        /// Given to the screen before it is shown.
        case input
        /// An object that the screen reports to.
        case delegate
        /// A block that the screen calls.
        case closure
        /// A notification that the screen posts.
        case notification

        /// True if something goes out by it.
        package var isOutput: Bool { self != .input }
    }

    /// The form in which the new module takes it.
    package enum Form: String, Sendable, CaseIterable {
        /// A parameter of the controller's initializer, and of the builder with it.
        case initializer
        /// A parameter of the builder, which sets the property.
        case parameter
        /// The property is set on the screen, as before.
        case property
        /// It is posted, as before.
        case posted
    }

    package let kind: Kind
    /// The property, or the initializer; nil for a notification.
    package let member: Int?
    /// The property's, the parameter's or the notification's name.
    package let name: String
    /// As the source writes it; nil for a notification.
    package let type: String?
    /// The first line of the controller that shows it.
    package let line: Int
    /// True if there is no screen without it.
    package let isRequired: Bool
    /// A property as a parameter of the builder; nil for what is none.
    package var slot: BuilderParameter?
    /// The form that the tool proposes.
    package let proposed: Form
    /// The form as proposed, or as the person decided.
    package var form: Form
    /// The name of the builder's parameter.
    package var parameter: String
    /// Why it cannot be a parameter of the builder.
    package var obstacle: String?
    /// The places that give it or listen to it, as far as the app was read.
    package let callers: [CallerUse]
}
