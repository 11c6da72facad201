import ArgumentParser
import Refactor

/// `ServiceForm` as the command line spells it.
enum ServiceOption: String, ExpressibleByArgument, CaseIterable {
    case concrete, protocols

    var form: ServiceForm { self == .concrete ? .concrete : .protocols }
}
