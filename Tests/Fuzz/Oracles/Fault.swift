/// Something that must not be, as an oracle saw it.
struct Fault: Sendable, Equatable {
    enum Oracle: String, Sendable, CaseIterable {
        case signal, time, memory, exit, sentence, conservation, parse, repetition, determinism, source
    }

    let oracle: Oracle
    let detail: String

    /// What two finds of one fault have in common: the detail without what it quotes, and without numbers.
    var kind: String {
        let parts = detail.split(separator: "'", omittingEmptySubsequences: false)
        let words = parts.count > 2 ? parts[0] + "…" + (parts.last ?? "") : detail[...]
        return oracle.rawValue + " " + words.filter { !$0.isNumber }.prefix(120)
    }
}
