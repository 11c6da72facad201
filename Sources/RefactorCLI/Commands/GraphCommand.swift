import ArgumentParser
import Refactor

/// `refactor graph`: draws a planned module.
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "graph", abstract: "Draws the module of a plan.")
    @OptionGroup var inputs: Inputs
    func run() throws { }
}
