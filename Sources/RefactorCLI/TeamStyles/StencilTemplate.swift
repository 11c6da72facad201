import Foundation
import Stencil

/// A Stencil template as it was read; what it names is checked, since Stencil writes nothing for what it does not know.
struct StencilTemplate {
    let text: String
    let path: String

    /// The text with everything put in.
    func rendered(in context: TemplateContext) throws(CommandError) -> String {
        try check(for: context)
        do {
            return try Environment().renderTemplate(
                string: text,
                context: [
                    "components": context.components, "ports": context.ports, "protocols": context.protocols,
                ].merging(context.texts) { $1 })
        } catch let error as TemplateSyntaxError {
            throw fault(Self.sentence(error.reason), at: error.token)
        } catch {
            throw .yaml(path: path, line: 1, column: 1, message: "the template cannot be filled in: \(error)")
        }
    }

    /// Every variable must be one that there is, and what is written be no more than somebody reads.
    private func check(for context: TemplateContext) throws(CommandError) {
        let known = context.texts.keys.sorted()
        guard text.utf8.count <= 1 << 18 else { throw fault("the template is larger than 256 KB", at: nil) }
        var scopes = TemplateScopes(texts: known)
        var size = TemplateSize(of: context)
        for token in Template(templateString: text).tokens {
            let problem: TemplateScopes.Problem? =
                switch token.kind {
                case .variable: scopes.problem(inVariable: token.contents)
                case .block: scopes.problem(inBlock: token.contents)
                case .text, .comment: nil
                }
            if let problem {
                throw fault(
                    problem.message + (problem.word.map { YAMLEntry.hint(for: $0, known: problem.known) } ?? ""),
                    at: token)
            }
            size.add(token, times: scopes.times)
            if size.isTooMuch {
                throw fault("the template would write more than \(TemplateSize.most >> 20) MB", at: token)
            }
        }
    }

    private func fault(_ message: String, at token: Token?) -> CommandError {
        let place = token?.sourceMap.location
        return .yaml(
            path: path, line: place.map { Int($0.lineNumber) } ?? 1, column: (place?.lineOffset ?? 0) + 1,
            message: message)
    }

    /// Returns the words of Stencil, as one clause.
    private static func sentence(_ reason: String) -> String {
        let clauses = reason.split { $0 == "." || $0.isNewline }
        return clauses.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "; ")
            .replacingOccurrences(of: "`", with: "'")
    }
}
