import Refactor

/// The sentence of `emit` about what it did not take out.
struct EmitRemark {
    let plan: Plan
    /// The plan's advice, where that is why less leaves.
    let advice: String?

    init(of advised: AdvisedPlan) {
        plan = advised.written
        advice = advised.reason
    }

    /// Why there is no module: a copy of the controller would be none.
    var nothing: String {
        let why =
            if plan.advice.verdict == .done {
                "it reports to a presenter already"
            } else if let advice {
                advice
            } else if plan.outweighedLines > 0 {
                "the protocols for what could leave would weigh more than it does; --only all takes it out all the same"
            } else {
                "'refactor plan' says why each part of it stays"
            }
        return "nothing leaves '\(plan.controller.name)', so that nothing is written: \(why)"
    }

    /// The lines that stay though they could leave; nil where there are none.
    var rest: String? {
        if let advice { return advice }
        guard plan.outweighedLines > 0 else { return nil }
        return
            "\(amount(plan.outweighedLines, "line")) could leave, but the protocols for them would weigh more than they do; --only all takes "
            + "them out as well"
    }
}
