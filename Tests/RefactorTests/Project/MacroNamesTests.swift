import Testing

@testable import Refactor

/// Names in the texts of macros.
struct MacroNamesTests {
    @Test(arguments: [
        ("#define WIDTH self.view.width\n", ["self", "view", "width"]),
        (
            "#define RUN(code) \\\r\n    [self run:^{ code; }]; \\\r\n    done()\r\nother();\n",
            ["code", "done", "run", "self"]
        ),
        ("  # define A b\nint c;\n", ["b"]),
        ("#ifdef A\n// #define B c\n#endif\n", []),
    ])
    func namesInTexts(source: String, names: [String]) {
        #expect(namesInMacros(of: SourceFile(path: "A.m", text: source)).sorted() == names)
    }
}
