/// A method of a router that leads somewhere.
struct RouteMethod {
    let module: String
    /// The router.
    let type: String
    let name: String
    let place: String
}
