/// Everything that a parser saw in one file.
package struct SyntaxFacts: Sendable {
    package let file: SourceFile
    package var language: SourceLanguage = .swift
    package var imports: [ImportFact]
    /// Types and extensions at file level, in source order.
    package var types: [TypeFact]
    package var marks: [MarkFact]
    package var globals: [GlobalFact]
    /// One level of indentation as the file has it.
    package var indentation: String
    /// `\n` or `\r\n`.
    package var newline: String
    /// True if the file writes `any` before protocol types.
    package var writesAny: Bool
    /// In Objective-C, the texts of all strings.
    package var strings: Set<String> = []
    /// In Objective-C, the names in strings that are key paths.
    package var keyPathNames: Set<String> = []
    /// In Objective-C, the names in the texts of macros that the file defines.
    package var macroNames: Set<String> = []

    package init(
        file: SourceFile, imports: [ImportFact] = [], types: [TypeFact] = [], marks: [MarkFact] = [],
        globals: [GlobalFact] = [], indentation: String = "    ", newline: String = "\n", writesAny: Bool = false
    ) {
        self.file = file
        self.imports = imports
        self.types = types
        self.marks = marks
        self.globals = globals
        self.indentation = indentation
        self.newline = newline
        self.writesAny = writesAny
    }
}
