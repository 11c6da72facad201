import Refactor

// What a style says with one word or a name: which protocols stand in which file, who builds in Objective-C.

extension ProtocolFiles {
    init(_ entry: YAMLEntry) throws(CommandError) {
        switch try entry.text() {
        case "each": self = .each
        case "with-user": self = .withUser
        case let name where name.contains("{"): self = .one(name)
        case let word:
            throw entry.fault(
                "'\(word)' says nothing about protocols; use 'each', 'with-user' or the name of one file, such as "
                    + "\"{module}Protocols\"")
        }
    }

    /// The same as the file has it.
    var inFile: String {
        switch self {
        case .each: "each"
        case .withUser: "with-user"
        case .one(let name): YAMLText.scalar(name)
        }
    }
}

extension ObjectiveCBuilder {
    init(_ entry: YAMLEntry) throws(CommandError) {
        switch try entry.text() {
        case "typhoon": self = .typhoon
        case "view-router": self = .viewRouter
        case let name where isIdentifier(name): self = .method(name)
        case let name:
            throw entry.fault(
                "'\(name)' is neither typhoon nor view-router nor the first word of a class method, such as wireView")
        }
    }

    /// The same as lines of the file.
    var inFile: [String] {
        switch self {
        case .typhoon: ["# A Typhoon assembly with a definition for each component.", "objective-c: typhoon"]
        case .viewRouter: ["# A router of ZIKRouter, which makes its module itself.", "objective-c: view-router"]
        case .method(let name):
            ["# The class method that makes the module in Objective-C.", "objective-c: \(YAMLText.scalar(name))"]
        }
    }
}
