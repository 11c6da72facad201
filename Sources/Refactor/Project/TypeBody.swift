/// The signs of a type's purpose in its body.
package struct TypeBody: Sendable, Equatable {
    /// Types of its stored properties as far as they show; empty text for one that does not show.
    package var properties: [String] = []
    package var methods = 0
    /// Cases of an enum.
    package var cases = 0
    /// The first name in it that reaches the network, the disk or the device: `URLSession`.
    package var device: String?
    /// Goes to other screens: `pushViewController`.
    package var navigates = false
    /// The number of times that it names fonts, colours, sizes or views.
    package var looks = 0
    /// Keeps one instance for all: `static let shared`.
    package var isShared = false

    package init() {}

    /// Takes what a name in the body tells.
    mutating func note(_ name: String) {
        switch TellingName(name) {
        case .device: device = device ?? name
        case .look: looks += 1
        case .navigation: navigates = true
        case nil: return
        }
    }

    /// Adds what an extension of the type says.
    mutating func add(_ other: TypeBody) {
        properties += other.properties
        methods += other.methods
        cases += other.cases
        device = device ?? other.device
        navigates = navigates || other.navigates
        looks += other.looks
        isShared = isShared || other.isShared
    }
}
