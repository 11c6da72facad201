/// The purpose of a type, as far as its name and the SDK tell.
package enum TypeClass: String, Sendable, CaseIterable {
    case view
    /// Colours, fonts, images, sizes.
    case look
    /// A view controller.
    case screen
    case alert
    case service
    /// An input or output class of the SDK.
    case device
    /// A formatter, a localiser, a factory or mapper of view models.
    case presentation
    case viewModel
    /// A coordinator, navigator, window, storyboard or transition.
    case route
    /// Makes screens or other objects.
    case factory
    /// A delegate, output or listener.
    case delegate
    case closure
    case error
    case result
    case log
    /// Numbers, text, dates, collections of them.
    case plain
    case model
    case unknown
}
