import ObjCSource
import Refactor
import SwiftSource
import Testing

/// A file with the marks that it gets, and the same once more: what is expected of every marking is checked here.
struct MarkedText {
    let text: String
    let marking: Marking

    init(
        _ source: String, in language: SourceLanguage = .swift, mode: MarkMode = .move, titles: MarkTitles = .fourteen,
        pins: [String: Role] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let reader: any Language = language == .swift ? SwiftLanguage() : ObjCLanguage()
        let path = language == .swift ? "A.swift" : "A.m"
        let options = MarkOptions(mode: mode, titles: .fixed(titles))
        func marking(_ text: String) throws -> Marking {
            try Refactoring.marking(
                of: [reader.facts(of: SourceFile(path: path, text: text))], project: nil,
                decisions: Refactoring.Decisions(pins: pins), options: options, in: reader)
        }
        self.marking = try marking(source)
        text = String(decoding: try #require(self.marking.files.first).new, as: UTF8.self)
        #expect(self.marking.faults.isEmpty, "\(self.marking.faults)", sourceLocation: sourceLocation)
        let second = try #require(try marking(text).files.first)
        #expect(!second.isChanged, "a second run changes it", sourceLocation: sourceLocation)
    }

    /// Marks, and the words that follow `func`, `var`, `let`, `-`, `+` and the like at the start of the other lines.
    var outline: [String] {
        text.split(separator: "\n").compactMap { line in
            let line = line.drop { $0 == " " || $0 == "\t" }
            if let mark = line.firstMatch(of: /^(?:\/\/ ?MARK:|#pragma mark) ?(?:- ?)?(.*)$/) { return "# \(mark.1)" }
            if line.hasPrefix("#") { return String(line) }
            let heads = /^(?:@\w+ |private |override |static |lazy |weak )*(?:func|var|let|enum|struct) (\w+)/
            if let head = line.firstMatch(of: heads) { return String(head.1) }
            return line.firstMatch(of: /^[-+] ?\([^)]*\) ?(\w+)/).map { String($0.1) }
        }
    }

    var account: MarkAccount {
        get throws { try #require(marking.accounts.first) }
    }
}
