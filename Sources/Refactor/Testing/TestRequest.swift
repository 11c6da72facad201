/// The wishes of a person for a module's tests.
package struct TestRequest: Sendable, Equatable {
    package let framework: TestFramework
    /// The module that the tests import: `@testable import Shop`.
    package let app: String

    package init(framework: TestFramework, app: String) {
        self.framework = framework
        self.app = app
    }
}
