import Foundation

/// How long and with what to try.
struct Options: Sendable {
    var tool = ".build/release/refactor"
    /// The folder of the package.
    var root = FileManager.default.currentDirectoryPath
    var seconds = 60.0
    var seed: UInt64 = 1
    var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
    /// Seconds that one run of the program may take.
    var limit = 5.0
    /// Seconds that may be spent on making one failure small.
    var minimising = 90.0
    /// The numbers of the cases: from the first to before the last.
    var first = 0
    var last = Int.max
    var only: Set<String> = []
    var mutations: Set<String> = []
    var without: Set<String> = []
    /// Whether failures of a kind that was told already are told, too.
    var isTellingAll = false

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            if option == "--all" {
                isTellingAll = true
                continue
            }
            guard let value = rest.popFirst() else { throw UsageError(option: option) }
            try set(option, to: value)
        }
    }

    private mutating func set(_ option: String, to value: String) throws {
        let words = Set(value.split(separator: ",").map(String.init))
        switch (option, Double(value), Int(value)) {
        case ("--tool", _, _): tool = value
        case ("--root", _, _): root = value
        case ("--only", _, _): only = words
        case ("--mutations", _, _): mutations = words
        case ("--without", _, _): without = words
        case ("--seconds", let number?, _): seconds = number
        case ("--limit", let number?, _): limit = number
        case ("--minimising", let number?, _): minimising = number
        case ("--seed", _, let number?): seed = UInt64(bitPattern: Int64(number))
        case ("--jobs", _, let number?) where number > 0: jobs = number
        case ("--case", _, let number?): (first, last) = (number, number + 1)
        case ("--from", _, let number?): first = number
        case ("--to", _, let number?): last = number
        default: throw UsageError(option: option)
        }
    }

    struct UsageError: Error, CustomStringConvertible {
        let option: String
        var description: String {
            "Fuzz: '\(option)' is not understood; use --seconds N, --seed N, --jobs N, --case N, --from N, --to N, --tool PATH, "
                + "--root DIR, --limit SECONDS, --minimising SECONDS, --only COMMANDS, --mutations NAMES, "
                + "--without NAMES, --all"
        }
    }
}
