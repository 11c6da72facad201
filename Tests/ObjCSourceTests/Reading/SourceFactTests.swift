import Refactor
import Testing

@Suite struct SourceFactTests {
    @Test func importsKeepTheirTextAndPlace() throws {
        let facts = try facts(
            of: """
                // licence
                #import <UIKit/UIKit.h> // views
                #import "Login.h"
                #  include <objc/runtime.h>
                @import MapKit;
                #if X
                #import "Parts/Row.h"
                #endif
                """)
        #expect(facts.language == .objectiveC)
        #expect(facts.imports.map(\.module) == ["UIKit", "Login.h", "objc", "MapKit", "Parts/Row.h"])
        #expect(facts.imports.map(\.line) == [2, 3, 4, 5, 7])
        #expect(
            facts.imports.map(\.text) == [
                "#import <UIKit/UIKit.h>", "#import \"Login.h\"", "#  include <objc/runtime.h>", "@import MapKit;",
                "#import \"Parts/Row.h\"",
            ])
        #expect(facts.imports.map(\.isConditional) == [false, false, false, false, true])
    }

    @Test(arguments: ["#ifndef A_h // once\n#define A_h", "#if !defined(A_h)\n#define A_h 1"])
    func includeGuardsAreNoConditions(_ head: String) throws {
        let inner = "#import \"B.h\"\n#if X\n#import \"C.h\"\n#endif\n@interface A : B\n@property int a;\n@end\n"
        let whole = try facts(of: "// licence\n\(head)\n\(inner)#endif // A_h\n", path: "A.h")
        #expect(whole.imports.map(\.isConditional) == [false, true])
        #expect(whole.types.map(\.isConditional) == [false])
        #expect(whole.types.first?.members.map(\.isConditional) == [false])
        let half = try facts(of: "\(head)\n\(inner)#endif\nint b;\n", path: "A.h")
        #expect(half.imports.map(\.isConditional) == [true, true])
    }

    @Test func marksHaveManySpellings() throws {
        let marked = """
            «#pragma mark - Life cycle»
            «#pragma mark -»
            «#pragma mark»
            «#pragma   mark Views —»
            «#pragma mark - 网络请求»
            @implementation A
            «// MARK: - Actions»
            «//MARK: Data»
            // MARK the spot
            #pragma clang diagnostic push
            #pragma marker
            «/* MARK: Block */»
            @end
            """
        let facts = try facts(of: marked.filter { $0 != "«" && $0 != "»" })
        #expect(marking(facts.marks.map(\.range), in: facts.file) == marked)
        #expect(facts.marks.map(\.title) == ["Life cycle", "", "", "Views", "网络请求", "Actions", "Data", "Block"])
    }

    @Test func indentationComesFromBodies() throws {
        #expect(try facts(of: "@implementation A\n- (void)a {\n  x();\n}\n@end\n").indentation == "  ")
        #expect(
            try facts(of: "@implementation A\n- (void)a { x(); }\n- (void)b {\n\tx();\n}\n@end\n").indentation == "\t")
        #expect(try facts(of: "@interface A {\n  int _a;\n}\n@end\n").indentation == "  ")
        #expect(try facts(of: "@implementation A\n@end\n").indentation == "    ")
    }

    @Test func newlinesAreThoseOfMostLines() throws {
        #expect(try facts(of: "@implementation A\r\n\r\n@end\n").newline == "\r\n")
        #expect(try facts(of: "@implementation A\n@end\n").newline == "\n")
    }
}
