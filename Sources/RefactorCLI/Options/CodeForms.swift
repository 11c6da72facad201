import ArgumentParser
import Refactor

/// The forms of the code that `plan` and `graph` tell and `emit` writes; `mark` writes none.
struct CodeForms: ParsableArguments {
    @Option(
        help: "The architecture style; 'refactor styles' lists them, and which can be written.", completion: .styles)
    var style: String?

    @Option(help: "The module's name, on which the other names are built.")
    var module: String?

    @Option(
        help: """
            How the components know services of the SDK and of the app: concrete (their classes) or protocols (of the \
            members that they use, so that others can be given: as the builder's parameters, or where the style has it \
            as properties).
            """)
    var services: ServiceOption?

    @Option(
        name: .customLong("async"),
        help: """
            How what the interactor finds out reaches the presenter: callbacks (as the source has it), blocks (given with \
            the request), async-await (a request then begins when the event is over) or combine, where it certainly \
            answers as often as that needs; 'plan' names what stays.
            """)
    var answers: AnswerOption?

    @Option(
        help: """
            What to take out: all, whatever it costs, or one role alone (router, interactor, presenter); if not given, what \
            is worth the protocols that it needs.
            """)
    var only: OnlyOption?
}

extension OnlyOption: ExpressibleByArgument {}
