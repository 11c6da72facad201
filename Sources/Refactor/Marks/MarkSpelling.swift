extension SourceLanguage {
    /// A section mark as the language spells it.
    package func mark(titled title: String) -> String {
        switch self {
        case .swift: "// MARK: - \(title)"
        case .objectiveC: "#pragma mark - \(title)"
        }
    }
}

extension SyntaxFacts {
    /// Returns true if the file leaves a blank line below the marks inside its types, or those outside; so it does
    /// where there is no mark to learn from.
    func hasBlankLineBelowMarks(inTypes: Bool) -> Bool {
        let titled = marks.filter { mark in
            !mark.title.isEmpty && mark.line < file.lineStarts.count
                && inTypes == types.contains { $0.declaration.contains(mark.range.lowerBound) }
        }
        let blank = titled.count { mark in
            let end = mark.line + 1 < file.lineStarts.count ? file.lineStarts[mark.line + 1] : file.bytes.count
            return file.bytes[file.lineStarts[mark.line]..<end].allSatisfy(\.isBlank)
        }
        return blank * 2 >= titled.count
    }

    /// The title of the mark above a type, with no other type between; nil when there is none.
    func title(above type: TypeFact) -> String? {
        let start = type.declaration.lowerBound
        let end = types.map(\.declaration.upperBound).filter { $0 <= start }.max() ?? 0
        return marks.last { end <= $0.range.lowerBound && $0.range.lowerBound < start }?.title
    }
}

extension UInt8 {
    /// A space, a tab or a line break.
    var isBlank: Bool { self == 32 || (9...13).contains(self) }
}
