import Refactor
import Testing

/// A run of statements and the name that it gets.
struct NameRow: Sendable, CustomTestStringConvertible {
    let role: Role
    let source: String
    let expected: String
    var host = "update()"
    var isEntry = false
    var isWhole = false
    var completionOf: String?
    var branch: CutDescription.Branch?
    var parameters = ""
    var result: String?

    /// The parameters are written as in Swift: `user: User, isNew: Bool`.
    var cut: CutDescription {
        CutDescription(
            role: role, host: .init(id: host, isEntry: isEntry), coversWholeBody: isWhole, completionOf: completionOf,
            branch: branch, statements: source.split(separator: "\n").map(String.init),
            parameters: values(in: parameters),
            result: result.flatMap { values(in: $0).first })
    }

    var testDescription: String { source }

    private func values(in text: String) -> [CutDescription.Value] {
        text.split(separator: ",").map { value in
            let parts = value.split(separator: ":").map { $0.filter { $0 != " " } }
            return CutDescription.Value(name: parts[0], type: parts[1])
        }
    }
}
