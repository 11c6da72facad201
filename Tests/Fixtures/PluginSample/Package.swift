// swift-tools-version: 5.9
import PackageDescription

// A package that uses the plugin; the tests put the plugin and the program that they built beside it.
let package = Package(
    name: "Shop",
    dependencies: [.package(path: "../refactor-plugin")],
    targets: [.target(name: "Shop")]
)
