// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// With REFACTOR_FAST_TESTS the code under test is optimised, its assertions kept: a run of all tests takes two thirds of
/// the processor's time. Who changes code and runs a few tests has them sooner without.
let fast: [SwiftSetting] =
    Context.environment["REFACTOR_FAST_TESTS"] == nil
    ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

let package = Package(
    name: "refactor",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "refactor", targets: ["RefactorCLI"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        .package(url: "https://github.com/onevcat/Rainbow", from: "4.2.0"),
        .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    ],
    targets: [
        // Declares what is called of Graphviz; the library is loaded when a picture needs it.
        .systemLibrary(name: "CGraphviz"),
        .target(name: "Refactor", swiftSettings: strict + fast),
        .target(name: "ObjCSource", dependencies: ["Refactor"], swiftSettings: strict),
        .target(name: "GraphRender", dependencies: ["CGraphviz"], swiftSettings: strict),
        .target(
            name: "SwiftSource",
            dependencies: [
                "Refactor",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "RefactorCLI",
            dependencies: [
                "Refactor", "GraphRender", "ObjCSource", "SwiftSource", "Rainbow", "Stencil", "Yams",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "Bench",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Tests/Bench", swiftSettings: strict),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Tests/Fuzz", swiftSettings: strict),
        .executableTarget(
            name: "ReadingReport", dependencies: ["ObjCSource", "Refactor"], path: "Tests/ReadingReport",
            swiftSettings: strict),
        .executableTarget(
            name: "RoleReport", dependencies: ["ObjCSource", "Refactor", "SwiftSource"], path: "Tests/RoleReport",
            swiftSettings: strict),
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
        .testTarget(
            name: "ArchitectureTests",
            dependencies: [
                "TestSupport",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CommandTests", dependencies: ["Refactor", "RefactorCLI", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "FuzzTests", dependencies: ["Fuzz", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "GraphRenderTests", dependencies: ["GraphRender", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "ObjCSourceTests", dependencies: ["ObjCSource", "Refactor"], swiftSettings: strict),
        .testTarget(
            name: "RefactorTests", dependencies: ["ObjCSource", "Refactor", "SwiftSource", "TestSupport"]),
        .testTarget(
            name: "SampleTests", dependencies: ["ObjCSource", "Refactor", "RefactorCLI", "SwiftSource", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "SwiftSourceTests",
            dependencies: [
                "Refactor", "SwiftSource", "TestSupport",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
