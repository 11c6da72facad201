import Rainbow
import Refactor

/// The findings about somebody's split, a line each, as compilers write them.
struct SplitText {
    let document: SplitDocument

    func text() -> String {
        let faults = document.faults.map { "\($0.file):\($0.line): \($0.rule.bold): \($0.message)" }
        let signatures = document.signatures.map {
            "\($0.file):\($0.line): note: '\($0.old)' is '\($0.new)' now"
        }
        return (faults + signatures + [summary]).joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let parts = [
            amount(document.statements, "statement"), amount(document.declarations, "declaration"),
            amount(document.comments, "line of comments", "lines of comments"),
        ]
        let kept = "\(parts.joined(separator: ", ")) of \(document.base.joined(separator: ", "))"
        let place = amount(document.files.count, "file")
        return document.kept
            ? "\(kept) stand in exactly one place each, in \(place)"
            : "\(amount(document.faults.count, "fault")) among \(kept), in \(place)"
    }

    private func amount(_ count: Int, _ one: String, _ several: String? = nil) -> String {
        "\(count) \(count == 1 ? one : several ?? one + "s")"
    }
}
