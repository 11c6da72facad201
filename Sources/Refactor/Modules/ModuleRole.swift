/// The role of a type in its module, in the order of the flow from the user to the data.
package enum ModuleRole: String, Sendable, CaseIterable, Codable {
    case view
    case presenter
    case interactor
    case router
    case builder
    case dataManager
    case entity
    case adapter
    /// Turns data into what a screen shows.
    case formatter
    case other
}
