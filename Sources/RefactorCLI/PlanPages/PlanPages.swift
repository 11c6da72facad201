import Refactor

/// Writes the page of a plan.
enum PlanPages {
    /// A page without its picture is better than none, where Graphviz is not installed.
    static func text(of plan: Plan, after run: NextCommands.Run) throws -> String {
        var picture: String?
        do {
            picture = try PlanPicture.markup(of: plan)
        } catch {
            Terminal.remark("\(error); the page has no picture")
        }
        let same = NextCommands(plan: plan, run: run, width: 80).same
        return try PlanPage(plan: plan, command: "refactor plan \(same)", picture: picture).markup()
    }
}
