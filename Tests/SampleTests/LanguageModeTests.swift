import Refactor
import TestSupport
import Testing

/// In an app of any language mode the modules of all samples have no diagnostics that the samples have not.
struct LanguageModeTests {
    /// Besides Swift 5 without a default, for which every module is compiled alone.
    private static let modes = [
        LanguageMode(isSwift6: true), LanguageMode(isMainActorByDefault: true),
        LanguageMode(isSwift6: true, isMainActorByDefault: true),
    ]

    private static let samples = Sample.all.filter { $0.path.hasSuffix(".swift") }

    @Test(arguments: styles.filter { $0.canBeWritten(in: .swift) })
    func noStyleAddsADiagnostic(style: Refactor.Style) throws {
        let samples = try Self.samples.flatMap { try $0.sources().map { (name: $0.name, bytes: $0.bytes) } }
        // The others write the same in all modes, and Swift 6 refuses what Swift 5 would.
        let heedsIt = style.components.contains { $0.hasNonisolatedBase || !$0.olderProtocols.isEmpty }
        var modules = heedsIt ? [] : try Self.modules(in: style, compiledAs: nil)
        for mode in Self.modes where heedsIt || mode.isSwift6 {
            if heedsIt { modules = try Self.modules(in: style, compiledAs: mode) }
            let before = try diagnostics(of: samples, beside: style, mode)
            let after = try diagnostics(of: modules, beside: style, mode)
            let new = after.filter { !before.contains($0) }.joined(separator: "\n")
            #expect(after.count <= before.count, "\(mode): \(new)")
        }
    }

    /// The modules of all samples in one app.
    private static func modules(
        in style: Refactor.Style, compiledAs mode: LanguageMode?
    ) throws -> [(name: String, bytes: [UInt8])] {
        var modules: [(name: String, bytes: [UInt8])] = []
        for sample in samples {
            let plan = try sample.plan(in: style, compiledAs: mode)
            let files = language(of: plan).text(of: plan, bodies: .move).module(of: plan)
            // Only one module writes what all of an app share.
            modules += files.filter { file in !modules.contains { $0.name == file.name } }
        }
        return modules
    }

    /// The lines of the compiler, without the places.
    private func diagnostics(
        of files: [(name: String, bytes: [UInt8])], beside style: Refactor.Style, _ mode: LanguageMode
    ) throws -> [String] {
        try compilerDiagnostics(of: files, beside: style, in: .swift, mode: mode).split(separator: "\n").filter {
            !$0.hasPrefix(" ") && ($0.contains(": error: ") || $0.contains(": warning: "))
        }.map(String.init)
    }

    private static func text(of file: String, style: Refactor.Style, _ mode: LanguageMode) throws -> String {
        let sample = try #require(samples.first { $0.name == "PostsViewController" })
        let plan = try sample.plan(in: style, compiledAs: mode)
        let files = language(of: plan).text(of: plan, bodies: .move).module(of: plan)
        let written = try #require(files.first { $0.name == file })
        return String(decoding: written.bytes, as: UTF8.self)
    }

    /// A class of the main actor cannot inherit the initializers of a library's class that is of none.
    @Test func aClassBelowOneOfALibraryIsOfNoActorWhereTheMainActorIsTheDefault() throws {
        let mode = LanguageMode(isMainActorByDefault: true)
        let text = try Self.text(of: "PostsRouter.swift", style: .etsy, mode)
        #expect(
            text.hasSuffix(
                """
                nonisolated final class PostsRouter: VIPERRouter {
                    @MainActor private var postsController: PostsViewController? { controller as? PostsViewController }

                    // MARK: - Navigation

                    @MainActor func showDetails(of post: Post) {
                        guard let postsController = postsController else { return }
                        let details = PostPageController(post: post)
                        details.delegate = postsController
                        postsController.show(details, sender: nil)
                    }
                }

                """))
        let usual = try Self.text(of: "PostsRouter.swift", style: .etsy, LanguageMode())
        #expect(usual.contains("@MainActor\nfinal class PostsRouter: VIPERRouter {\n    private var postsController"))
    }

    /// The protocol of a library that knows no actors is fulfilled by methods of UIKit, which are of the main actor.
    @Test func theConformanceToAnOlderProtocolIsSaidInSwift6() throws {
        let text = try Self.text(of: "PostsViewController.swift", style: .viperit, LanguageMode(isSwift6: true))
        #expect(
            text.contains("// MARK: - PostsViewApi\n\nextension PostsViewController: @preconcurrency PostsViewApi {"))
        let usual = try Self.text(of: "PostsViewController.swift", style: .viperit, LanguageMode())
        #expect(usual.contains("extension PostsViewController: PostsViewApi {"))
    }
}
