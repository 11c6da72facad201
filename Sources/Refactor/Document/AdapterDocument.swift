/// The output of `refactor adapter --format json`: who does whose work, and the files.
package struct AdapterDocument: Codable, Equatable, Sendable {
    package struct MatchEntry: Codable, Equatable, Sendable {
        package let required: String
        package let provided: String
        package let reason: String
    }

    package struct GapEntry: Codable, Equatable, Sendable {
        package let required: String
        package let reason: String
    }

    package struct FileEntry: Codable, Equatable, Sendable {
        package let name: String
        package let text: String
    }

    package let schema: Int
    package let required: String
    package let provided: String
    package let name: String
    /// `conformance`, `extension` or `proxy`.
    package let form: String
    package let matches: [MatchEntry]
    /// The gaps that fail at run time until somebody provides them.
    package let missing: [GapEntry]
    package let leftOut: [String]
    package let unused: [String]
    package let notes: [String]
    /// The folder that the files were written to; left out where they were not.
    package let into: String?
    package let files: [FileEntry]

    package init(of adaptation: Adaptation, files: [(name: String, bytes: [UInt8])], into folder: String?) {
        schema = 1
        required = adaptation.required
        provided = adaptation.provided
        name = adaptation.name
        switch adaptation.form {
        case .conformance: form = "conformance"
        case .extension: form = "extension"
        case .proxy: form = "proxy"
        }
        matches = adaptation.matches.map {
            MatchEntry(required: $0.required.id, provided: $0.provided.id, reason: $0.reason)
        }
        missing = adaptation.gaps.map { GapEntry(required: $0.required.id, reason: $0.reason) }
        leftOut = adaptation.spared.map(\.id)
        unused = adaptation.unused.map(\.id)
        notes = adaptation.remarks
        into = folder
        self.files = files.map { FileEntry(name: $0.name, text: String(decoding: $0.bytes, as: UTF8.self)) }
    }
}
