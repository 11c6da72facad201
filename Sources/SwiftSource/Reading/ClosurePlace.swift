import SwiftSyntax

/// The call that a closure is an argument of.
struct ClosurePlace {
    let call: FunctionCallExprSyntax
    /// The position among the arguments; trailing closures count on behind the others.
    let argument: Int
    let label: String?

    /// Nil when the closure is given to no call.
    init?(of closure: ClosureExprSyntax) {
        guard let parent = closure.parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self) {
            guard call.trailingClosure?.id == closure.id else { return nil }
            (self.call, argument, label) = (call, call.arguments.count, nil)
        } else if let element = parent.as(MultipleTrailingClosureElementSyntax.self) {
            guard let call = element.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
            let index = call.additionalTrailingClosures.prefix { $0.id != element.id }.count
            (self.call, argument, label) = (call, call.arguments.count + 1 + index, element.label.identifierText)
        } else if let element = parent.as(LabeledExprSyntax.self) {
            guard let call = element.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
            let index = call.arguments.prefix { $0.id != element.id }.count
            (self.call, argument, label) = (call, index, element.label?.identifierText)
        } else {
            return nil
        }
    }
}
