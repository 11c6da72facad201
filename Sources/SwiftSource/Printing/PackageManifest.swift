package import Refactor

/// The `Package.swift` of a module that is a package of its own.
package struct PackageManifest {
    let name: String
    /// The least version of iOS: `15.0`.
    let platform: String
    let dependencies: [PackageDependency]
    let hasTests: Bool

    package init(name: String, platform: String, dependencies: [PackageDependency], hasTests: Bool) {
        self.name = name
        self.platform = platform
        self.dependencies = dependencies
        self.hasTests = hasTests
    }

    package var text: String {
        let tests = hasTests ? ["        .testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\"]),"] : []
        let lines =
            [
                "// swift-tools-version:5.9", "import PackageDescription", "", "let package = Package(",
                "    name: \"\(name)\",", "    platforms: [.iOS(\"\(platform)\")],",
                "    products: [.library(name: \"\(name)\", targets: [\"\(name)\"])],",
            ] + packages + ["    targets: ["] + target + tests + ["    ]", ")"]
        return lines.joined(separator: "\n") + "\n"
    }

    private var packages: [String] {
        let sources = Set(dependencies.map(\.source)).sorted()
        return sources.isEmpty
            ? [] : ["    dependencies: ["] + sources.map { "        .package(\($0))," } + ["    ],"]
    }

    private var target: [String] {
        guard !dependencies.isEmpty else { return ["        .target(name: \"\(name)\"),"] }
        let products = dependencies.map {
            "                .product(name: \"\($0.product)\", package: \"\($0.package)\"),"
        }
        return ["        .target(", "            name: \"\(name)\",", "            dependencies: ["] + products + [
            "            ]),"
        ]
    }
}
