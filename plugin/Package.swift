// swift-tools-version: 5.9
import PackageDescription

// The plugin takes the program as it was built for a release, so that no app that uses it builds swift-syntax.
// 'scripts/release.sh' puts the address and the checksum of the release in the place of the path.
let package = Package(
    name: "refactor-plugin",
    products: [.plugin(name: "RefactorPlugin", targets: ["RefactorPlugin"])],
    targets: [
        .binaryTarget(name: "refactor", path: "refactor.artifactbundle"),
        .plugin(
            name: "RefactorPlugin",
            capability: .command(
                intent: .custom(verb: "refactor", description: "Plans, splits, checks and draws view controllers.")),
            dependencies: ["refactor"]
        ),
    ]
)
