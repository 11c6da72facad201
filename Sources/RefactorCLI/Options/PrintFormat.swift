import ArgumentParser

/// The format of an answer that has no further forms.
enum PrintFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
