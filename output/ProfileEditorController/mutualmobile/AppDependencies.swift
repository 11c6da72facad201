import Foundation

/// The dependencies of the whole app, which the app delegate keeps; each module contributes its own.
final class AppDependencies {
    init() {}
}
