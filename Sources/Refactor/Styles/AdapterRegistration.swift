/// How a style's library learns of an adapter: the lines that are written anew.
///
/// Words in braces are `{adapter}`, `{required}` and `{provided}`.
package struct AdapterRegistration: Sendable, Equatable {
    /// What it is called on the command line.
    package let id: String
    /// What a protocol of this kind inherits, or a type behind it: `ZIKViewModuleRoutable`.
    package let marks: Set<String>
    /// How Swift declares that a protocol leads somewhere: `RoutableView`, in `extension … where Protocol == P`.
    package let declaredBy: String
    package let imports: [String]
    /// What the header in Objective-C imports: `<ZIKRouter/ZIKRouter.h>`.
    package let headers: [String]
    package let swift: [String]
    /// The declaration of the required protocol, where no file has it.
    package let declaration: [String]
    package let header: [String]
    package let implementation: [String]
}
