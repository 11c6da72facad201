/// A `.refactor.yml` that somebody changed, for the commands that read it.
struct SettingsExercise: Exercise {
    let name = "settings"

    private static let settings = """
        # What holds for all files.
        style: rambler-swift
        names:
          LoginController: SignIn
          CartViewController: Basket
        roles:
          FeedAPI: service
          Money: entity
          "Quoted Name": view
        titles:
          state: Properties
          view-life: "Life Cycle"
          business-use-case: Use Cases
        exclude: [Legacy, "*/Old*", Vendor]

        """

    func trial(_ dice: inout Dice, _ corpus: Corpus) -> Trial? {
        let controller = dice.pick(corpus.controllers.filter { $0.kind == .swift })
        let commands = [
            ["plan", controller.file], ["emit", controller.file, "--into", "out"],
            ["mark", controller.file, "--dry-run"],
            ["scan", "."], ["graph", ".", "--no-cache"], ["new", "Fresh", "--into", "out"],
        ]
        return Trial(
            files: controller.files.merging([".refactor.yml": Array(Self.settings.utf8)]) { old, _ in old },
            changed: ".refactor.yml", origins: controller.origins, arguments: dice.pick(commands))
    }

    func faults(of trial: Trial, on bench: Workbench) throws -> [Fault] {
        let (_, faults) = try bench.run(trial.arguments)
        return faults + (try sourceFaults(of: trial, on: bench))
    }
}
