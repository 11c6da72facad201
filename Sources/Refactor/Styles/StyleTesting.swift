/// The needs of tests from a style's library.
package struct StyleTesting: Sendable, Equatable {
    /// The lines by which a test makes the module of a `{screen}` where the view does not do so itself: the last line
    /// gives the component that keeps the others, those before it declare what that needs.
    package var making: [String] = []
    /// By which classes of its library mocks fulfil what the library asks for.
    package var mocks: [LibraryMock] = []

    package static let usual = StyleTesting()
}
