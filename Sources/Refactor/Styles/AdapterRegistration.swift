/// The registration by which a style's library learns of an adapter: the lines that are written anew.
///
/// Words in braces are `{adapter}`, `{required}` and `{provided}`.
package struct AdapterRegistration: Sendable, Equatable {
    /// The name on the command line.
    package let id: String
    /// The supertypes of a protocol of this kind, or of a type behind it: `ZIKViewModuleRoutable`.
    package let marks: Set<String>
    /// The type by which Swift declares that a protocol leads somewhere: `RoutableView`, in
    /// `extension … where Protocol == P`.
    package let declaredBy: String
    package let imports: [String]
    /// The imports of the header in Objective-C: `<ZIKRouter/ZIKRouter.h>`.
    package let headers: [String]
    package let swift: [String]
    /// The declaration of the required protocol, where no file has it.
    package let declaration: [String]
    package let header: [String]
    package let implementation: [String]
}
