/// A Swift package that gives a module, as a manifest names it.
package struct PackageDependency: Sendable, Equatable {
    /// The module, and the product of that name.
    package let product: String
    /// The package by which the product is asked for.
    package let package: String
    /// The arguments of `.package(…)`: `path: "../Kit"`, `url: "…", from: "5.0.0"`.
    package let source: String

    package init(product: String, package: String, source: String) {
        self.product = product
        self.package = package
        self.source = source
    }
}
