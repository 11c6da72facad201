/// The documents of the commands that plan no controller, written as in `DocumentForms`.
enum ToolForms {
    static let text = """
        SplitDocument
          schema Int
          kept Bool  Whether nothing was found.
          base [String]
          files [String]
          statements Int
          declarations Int
          comments Int
          faults [SplitDocument.FaultEntry]
          signatures [SplitDocument.SignatureEntry]  Functions that take or give something else; no faults.
        SplitDocument.FaultEntry
          rule String  lost, doubled, changed or added.
          file String  Of the original, and of the split for what was added.
          line Int
          message String
        SplitDocument.SignatureEntry
          file String
          line Int
          old String
          new String
        MarkDocument
          schema Int
          written Bool  Whether the files were rewritten.
          controllers [MarkDocument.ControllerEntry]
          files [MarkDocument.FileEntry]
        MarkDocument.StayEntry
          id String
          line Int
          reason String
        MarkDocument.MemberEntry
          id String
          line Int
        MarkDocument.ExtensionEntry
          head String
          line Int
          members Int
        MarkDocument.ControllerEntry
          name String
          members Int
          moved Int
          marks Int
          stays [MarkDocument.StayEntry]
          wholeExtensions [MarkDocument.ExtensionEntry]
          unsure [MarkDocument.MemberEntry]  Members whose group nothing says clearly.
          strangers [MarkDocument.MemberEntry]  Members that stand under their neighbours' mark.
        MarkDocument.FileEntry
          file String
          changed Bool
          diff String  For git apply; empty if nothing changed.
        AdapterDocument
          schema Int
          required String
          provided String
          name String
          form String  conformance, extension or proxy.
          matches [AdapterDocument.MatchEntry]
          missing [AdapterDocument.GapEntry]  What fails at run time until somebody provides it.
          leftOut [String]
          unused [String]
          notes [String]
          into String?  The folder that the files were written to; left out where they were not.
          files [AdapterDocument.FileEntry]
        AdapterDocument.MatchEntry
          required String
          provided String
          reason String
        AdapterDocument.GapEntry
          required String
          reason String
        AdapterDocument.FileEntry
          name String
          text String
        CheckDocument
          schema Int
          rules [String]  The names of the rules.
          violations [CheckDocument.ViolationEntry]  Those that no baseline lists.
          known Int  The number of violations that the baseline lists.
          fixed [CheckDocument.FixedEntry]  Entries of the baseline that nothing violates any more.
        CheckDocument.ViolationEntry
          rule String
          severity String  error or warning.
          message String  One sentence, without lines: it stays as it is when code moves.
          comment String?  The comment of the rule; left out where it has none.
          subjects [String]  The modules, services or types that it is about.
          file String
          line Int  From 1; 0 for a file as a whole.
          chain [String]  What leads there, step by step, each with its place.
          fingerprint String  The same as long as rule, file and message are.
        CheckDocument.FixedEntry
          rule String
          file String
          message String
        StyleDocument
          name String
          summary String
          origin String
          file String?  The file that says it; left out for a built-in style.
          languages [String]
          components [StyleDocument.ComponentEntry]
          ports [StyleDocument.PortEntry]
          notes [String]  What it decides that its origin leaves open.
          example [StyleDocument.FileEntry]?  What becomes of a small controller.
        StyleDocument.ComponentEntry
          name String  As it is called in a module Login.
          roles [String]
          builds Bool
        StyleDocument.PortEntry
          from String
          to String
          hold String
          property String
          protocol String?  Left out where the class is known.
        StyleDocument.FileEntry
          name String
          text String
        NewModuleDocument
          schema Int
          module String
          style String
          language String
          into String
          files [String]
          written Bool  Whether they were written; otherwise there is a difference.
          diff String?  For git apply, of a dry run.
        UnreadFile
          path String
          lines Int  0 if not even its bytes could be read.
          reason String
        """
}
