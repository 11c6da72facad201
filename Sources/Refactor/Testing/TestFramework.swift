/// The framework that tests are written for.
package enum TestFramework: String, Sendable, CaseIterable {
    case xctest
    case swiftTesting = "swift-testing"
}
