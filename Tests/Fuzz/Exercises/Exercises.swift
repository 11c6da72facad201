/// All that is tried. Those that stand twice are tried twice as often.
enum Exercises {
    static let all: [any Exercise] = [
        EmitExercise(), EmitExercise(), EmitExercise(), GraphExercise(), GraphFileExercise(), MarkExercise(),
        MarkExercise(),
        NewExercise(), PlanExercise(), PlanFileExercise(), ScanExercise(), SettingsExercise(), TemplateExercise(),
    ]
}
