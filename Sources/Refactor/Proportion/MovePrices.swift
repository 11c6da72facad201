/// What a move is worth and what it costs, in tenths of a line.
///
/// Chosen on 94 controllers and on real modules that were fused into one, looked at on 128 controllers of apps that had
/// not been used before: of 30 requirements for 100 lines that leave 15 are left, and two fifths of the lines stay.
enum MovePrices {
    /// A requirement of a protocol, with what asks for it.
    static let requirement = 20
    /// The same of a method of the view that is made for it.
    static let newRequirement = 30
    /// The same of a part that leaves the middle of a method: what is torn out gets a name that nobody thought of.
    static let tornRequirement = 50
    /// The same of a method of the view that is cut out of code which was cut out of the view.
    static let returnTrip = 80
    /// State stays in the view that uses it at more places than this for each one where code uses it that goes.
    static let usesOfView = 2
    /// A place that reads a component's state, and that could go with it.
    static let shownState = 5
    /// A place of the view that asks a component's service itself.
    static let servedState = 20
    /// A place of a method of the view, cut out of a component's code, that sets the component's state.
    static let returnedState = 50
    /// A place of the view that sets a component's state.
    static let setState = 20
    /// A place of a component that reads state of the view.
    static let askedState = 100
    /// A place of a component that only reports, which reads state of the mediator.
    static let pulledState = 30
    /// A place of a component that sets state of another one, or of the view.
    static let orderedState = 200
    /// A requirement of a component that the view asks itself.
    static let route = 10
    /// A new method of the view for a component that knows the view's class.
    static let askedOfClass = 20
    /// A component that the view asks itself, with its file and its protocol.
    static let componentAlone = 60
    /// The fewest ways to other screens that a router alone has, besides the way back.
    static let routesOfARouter = 3
    /// The fewest lines of a router alone: its files have more besides.
    static let fewestLinesOfARouter = 12
    /// The fewest lines of a router alone that has only two.
    static let linesOfARouter = 40
    /// The fewest methods of an interactor alone.
    static let methodsOfAnInteractor = 2
    /// The fewest lines of its methods.
    static let linesOfAnInteractor = 30
    /// What it is worth that the view does not know another screen any more, for each place that leads there.
    static let way = 10
    /// The number of ways that a router alone leads for each that the view keeps.
    static let shareOfWays = 2
    /// What a line is worth that leaves a method of the presenter for the role that it is of, in tenths of one that
    /// leaves the view.
    static let rightRole = 5
    /// The fewest lines that leave with a presenter: its own file, the protocols and the builder have 45 to 55 besides.
    static let linesOfAModule = 60
    /// The fewest lines in which a mediator must do more than ask others.
    static let linesOfAMediator = 12
    /// A component with its file, its protocols and its place in the builder.
    static let component = 120

    /// What lines are worth in their component: less where their role is less sure.
    static func worth(of lines: Int, _ confidence: Confidence) -> Int {
        switch confidence {
        case .high: lines * 10
        case .medium: lines * 8
        case .low: lines * 5
        }
    }
}
