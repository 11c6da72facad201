import Refactor
import Testing

@Suite struct GlobalFactTests {
    private func expectGlobals(
        _ source: String, path: String = "Login.m", _ expected: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let found = try facts(of: source, path: path).globals.map { "\($0.access.rawValue) \($0.keyword) \($0.name)" }
        #expect(found == expected, sourceLocation: sourceLocation)
    }

    @Test func functionsVariablesAndMacros() throws {
        try expectGlobals(
            """
            #define LIMIT 3
            #define MAX_OF(a, b) ((a) > (b) ? (a) : (b))
            static NSString *const kName = @"x", *kTitle;
            int count = 0;
            extern NSString *const LoginDone;
            static inline CGFloat half(CGFloat x) { return x / 2; }
            void reset(void);
            """,
            [
                "fileprivate define LIMIT", "fileprivate define MAX_OF", "fileprivate var kName",
                "fileprivate var kTitle", "fileprivate var count", "internal var LoginDone", "fileprivate func half",
                "fileprivate func reset",
            ])
    }

    @Test func typesAndTheirCases() throws {
        try expectGlobals(
            """
            typedef void (^Done)(BOOL ok);
            typedef NS_ENUM(NSInteger, Phase) { PhaseIdle, PhaseBusy = 2 };
            typedef enum { RedColor, BlueColor } Color;
            enum Kind { KindA };
            typedef struct { int x; } Row;
            struct Cell { int y; };
            """, path: "Login.h",
            [
                "internal typedef Done", "internal enum Phase", "internal case PhaseIdle", "internal case PhaseBusy",
                "internal enum Color", "internal case RedColor", "internal case BlueColor", "internal enum Kind",
                "internal case KindA", "internal struct Row", "internal struct Cell",
            ])
    }

    @Test func classesOfTheFile() throws {
        try expectGlobals(
            """
            @class Other;
            @interface Row : NSObject
            @end
            @interface Login ()
            @end
            @protocol Visiting
            @end
            @implementation Row
            @end
            @implementation Login
            static int count;
            static void help(void) { }
            - (void)run { static int inner; }
            @end
            """,
            [
                "fileprivate class Row", "fileprivate protocol Visiting", "fileprivate var count",
                "fileprivate func help",
            ])
    }
}
