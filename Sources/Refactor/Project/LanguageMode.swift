/// What the compiler is told of an app, as far as emitted code depends on it.
package struct LanguageMode: Sendable, Equatable {
    /// Code is read as Swift 6, where what may race is an error.
    package var isSwift6 = false
    /// Code that says nothing runs on the main actor.
    package var isMainActorByDefault = false

    package init(isSwift6: Bool = false, isMainActorByDefault: Bool = false) {
        self.isSwift6 = isSwift6
        self.isMainActorByDefault = isMainActorByDefault
    }
}
