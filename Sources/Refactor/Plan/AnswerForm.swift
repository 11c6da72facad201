/// The way in which what an interactor finds out reaches the presenter.
package enum AnswerForm: String, Sendable, CaseIterable {
    /// By a method that waits: `let coupon = await interactor.check(couponCode: code)`.
    case asyncAwait = "async-await"
    /// By blocks that are given with the request, instead of events.
    case blocks
    /// As the source has it: by events, and by a block where a request takes one.
    case callbacks
    /// By a publisher of one value.
    case combine
}
