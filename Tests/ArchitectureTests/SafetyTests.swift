import Foundation
import SwiftSyntax
import TestSupport
import Testing

/// What the sources do without.
struct SafetyTests {
    @Test func nothingIsForced() throws {
        var broken: [String] = []
        for file in try SourceText.all(below: "Sources") {
            let forced = file.nodes(ForceUnwrapExprSyntax.self).map { file.place(of: $0) }
            let tried = file.nodes(TryExprSyntax.self).filter { $0.questionOrExclamationMark?.text == "!" }
            let cast = file.nodes(AsExprSyntax.self).filter { $0.questionOrExclamationMark?.text == "!" }
            // Without folding, `a as! B` is a sequence that holds the bare operator.
            let unfolded = file.nodes(UnresolvedAsExprSyntax.self).filter { $0.questionOrExclamationMark?.text == "!" }
            let implicit = file.nodes(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            broken += forced + tried.map { file.place(of: $0) } + cast.map { file.place(of: $0) }
            broken += unfolded.map { file.place(of: $0) } + implicit.map { file.place(of: $0) }
        }
        expectNone(broken, "no force unwrap, try!, as! or implicitly unwrapped type")
    }

    @Test func everyTypeIsSaid() throws {
        let vague: Set<String> = ["Any", "AnyHashable", "AnyObject"]
        let broken = try SourceText.all(below: "Sources").flatMap { file in
            file.nodes(IdentifierTypeSyntax.self).filter { vague.contains($0.name.text) }.map { file.place(of: $0) }
        }
        expectNone(broken, "no Any and its kin")
    }

    @Test func nothingGlobalChanges() throws {
        let broken = try SourceText.all(below: "Sources").flatMap { file in
            let globals = file.tree.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
            let statics = file.nodes(VariableDeclSyntax.self).filter {
                $0.modifiers.contains { $0.name.text == "static" }
            }
            return (globals + statics).filter { variable in
                variable.bindingSpecifier.text == "var" && variable.bindings.contains { $0.accessorBlock == nil }
                    && variable.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) != true
            }.map { file.place(of: $0) }
        }
        expectNone(broken, "no global or static var")
    }

    @Test func aCrashSaysWhy() throws {
        let broken = try SourceText.all(below: "Sources").flatMap { file in
            file.nodes(FunctionCallExprSyntax.self)
                .filter { ["preconditionFailure", "fatalError"].contains($0.calledExpression.trimmedDescription) }
                .filter { $0.arguments.isEmpty }
                .map { file.place(of: $0) }
        }
        expectNone(broken, "a preconditionFailure needs a reason")
    }

    @Test func noFileNamesAFolderOfSomebodysMachine() throws {
        let folders = ["Users", "home", "private/tmp", "root", "tmp", "work"].map { "/" + $0 + "/" }
        let endings: Set<String> = ["dot", "json", "md", "sh", "svg", "swift", "txt", "yml"]
        let roots = ["Sources", "Tests", "output", "samples", "scripts", ".ci"]
        let files =
            roots.flatMap { PackageRoot.files(below: $0, endings: endings) }
            + PackageRoot.files(in: ".", endings: ["md", "swift"])
        var broken: [String] = []
        for path in files {
            let text = try PackageRoot.text(of: path)
            broken += folders.filter { text.contains($0) }.map { "\(path): \($0)" }
        }
        expectNone(broken, "paths of a machine")
    }
}
