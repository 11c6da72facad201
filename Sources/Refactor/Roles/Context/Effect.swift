/// A way in which a statement reaches beyond the controller's own state.
package enum Effect: String, Sendable, CaseIterable {
    /// Changes or asks something of a view.
    case showsView
    /// Reloads a view, or starts and stops its signs of work: what a use case does in passing.
    case refreshesView
    /// Only reads a value of a view.
    case readsView
    /// Calls a helper of the app that lays something over the screen: a progress view, a toast.
    case overlays
    /// Names colours, fonts, images or sizes.
    case styles
    /// Goes to another screen or leaves this one.
    case navigates
    /// Makes another screen.
    case buildsScreen
    /// Uses a factory that may make a screen or anything else.
    case builds
    /// Makes an alert or an action sheet.
    case alerts
    /// Asks a service of the app for work.
    case usesService
    /// Asks a service of the app for a value that it has.
    case asksService
    /// Uses an input or output class of the SDK: network, disk, location.
    case usesDevice
    /// Formats or localises.
    case formats
    /// Builds what a view shows: a view model, display data.
    case buildsViewModel
    /// Calls the module's output or delegate.
    case informsOutput
    /// Posts or observes notifications.
    case notifies
    /// Writes a log or tracks an event.
    case logs
}
