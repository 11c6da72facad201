import ArgumentParser

/// How an answer is printed that has no further forms.
enum PrintFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
