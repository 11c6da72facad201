import ArgumentParser

/// Runs a command within the process and keeps what it prints.
enum ToolRun {
    /// The output; a code other than 0 without an error is a finding that the output tells.
    static func output(
        of type: any ParsableCommand.Type, with words: [String], as call: ServedCall
    ) throws -> String {
        try ServedCall.local.withValue(call) {
            var command = try type.parseAsRoot(words)
            do {
                try command.run()
            } catch is ExitCode {
                // Everything has been said.
            }
        }
        return call.text
    }
}
