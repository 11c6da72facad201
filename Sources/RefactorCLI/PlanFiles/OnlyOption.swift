import Refactor

/// The part that is taken out of a controller: all, or one role alone, whatever that costs.
enum OnlyOption: String, CaseIterable {
    case router, interactor, presenter, all

    var step: MigrationStep {
        switch self {
        case .router: MigrationStep(only: .router)
        case .interactor: MigrationStep(only: .interactor)
        case .presenter: MigrationStep(only: .presenter)
        case .all: .all
        }
    }
}
