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
