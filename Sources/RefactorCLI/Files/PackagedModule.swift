import Foundation
import Refactor
import SwiftSource

/// The module of a plan as a Swift package in a folder: held against the project, with what callers need made public.
struct PackagedModule {
    let account: Ledger.Package
    /// All files of the package but the style's own, by their paths below its folder.
    let emission: Emission

    /// - Parameter others: what the style's templates write besides.
    init(
        _ plan: Plan, _ emission: Emission, besides others: [SourceFile], project: String, into folder: String,
        isTested: Bool
    ) throws(CommandError) {
        let sources = plan.controller.files.map(\.file.path)
        let app = try Disk.sources(below: project, without: sources)
        let packages = try ProjectPackages(below: project, for: folder)
        let module: ModulePackage
        do {
            module = try ModulePackage(
                of: plan, emission, besides: others, around: app, in: plan.language, finding: packages.dependency)
        } catch {
            throw .read(error)
        }
        let platform = packages.platform ?? Self.usualPlatform
        let manifest = PackageManifest(
            name: module.name, platform: platform,
            dependencies: module.dependencies, hasTests: isTested)
        account = Ledger.Package(module, platform: platform)
        self.emission = Self.placed(module, with: manifest)
    }

    /// The folder of the sources below that of the package, as SwiftPM has it.
    static func sources(of module: String) -> String { "Sources/\(module)/" }

    /// The least version of iOS where the project does not tell.
    private static let usualPlatform = "15.0"

    private static func placed(_ module: ModulePackage, with manifest: PackageManifest) -> Emission {
        let emission = module.emission
        let files = emission.files.map { file in
            EmittedFile(
                name: file.name, folder: Paths.folder(of: sources(of: module.name) + file.path), role: file.role,
                pieces: file.pieces)
        }
        let head = EmittedFile(name: "Package.swift", role: nil, pieces: [.generated(manifest.text)])
        return Emission(files: [head] + files, removals: emission.removals, generated: emission.generated)
    }
}
