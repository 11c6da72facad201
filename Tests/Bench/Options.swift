import Foundation

/// What to time.
struct Options {
    var tool = ".build/release/refactor"
    var controllers: [String] = []
    /// The folder of an app, and one of its controllers.
    var app: (folder: String, controller: String)?
    var code: String?

    /// The order of the options does not matter; `--plan` takes all that follows up to the next option.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            let values = Array(rest.prefix { !$0.hasPrefix("--") })
            rest = rest.dropFirst(values.count)
            switch (option, values.count) {
            case ("--tool", 1): tool = values[0]
            case ("--plan", 1...): controllers += values
            case ("--app", 2): app = (values[0], values[1])
            case ("--code", 1): code = values[0]
            default: throw UsageError(option: option)
            }
        }
    }

    struct UsageError: Error, CustomStringConvertible {
        let option: String
        var description: String {
            "Bench: '\(option)' is not understood; use --tool PATH, --plan FILE…, --app DIR FILE, --code DIR"
        }
    }
}
