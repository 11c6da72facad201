import ArgumentParser
import GraphRender

/// `refactor graph`: draws the module that a plan would make.
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draws a planned module as SVG or DOT.",
        discussion: """
            EXAMPLES
              refactor graph LoginController.swift -o login.svg
              refactor graph login.plan.yml -o docs/login.svg
              refactor graph LoginController.swift -o login.dot
            """
    )

    @OptionGroup var inputs: Inputs

    @Option(name: .shortAndLong, help: "The picture's file; its ending says the format.", completion: .file())
    var output: String

    func run() throws {
        let ending = output.split(separator: ".").last.map(String.init) ?? ""
        guard let format = graphFormats.first(where: { $0.name == ending.lowercased() }) else {
            throw CommandError.unknownFormat(path: output, known: graphFormats.map(\.name))
        }
        try inputs.requirePlanFile()
        let plan = try inputs.singlePlan()
        for remark in try inputs.remarks() { Terminal.error("refactor: " + remark) }
        do {
            try Disk.write(render(ModulePicture.graph(of: plan), as: format), to: output)
        } catch let error as GraphRenderError {
            throw CommandError.picture("\(error)")
        }
        Terminal.print("wrote \(output)\n")
    }
}
