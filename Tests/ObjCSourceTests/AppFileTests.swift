import ObjCSource
import Refactor
import Testing

/// What the light reader of modules sees in Objective-C.
struct AppFileTests {
    private func file(_ text: String) -> AppFile { ObjCLanguage().appFile(of: SourceFile(path: "A.m", text: text)) }

    @Test func headsAndProperties() throws {
        let file = file(
            """
            #import "B.h"
            #define Kind @"kind"
            static NSString *const Name = @"name";
            @interface A : B <C>
            @property (nonatomic, weak) id<V, W> view;
            @property (nonatomic, copy) NSArray<Game *> *games;
            @end
            """)
        let type = try #require(file.types.first)
        #expect(file.imports == ["B"])
        #expect(file.constants == ["Kind": "kind", "Name": "name"])
        #expect(type.inherits.map(\.names) == [["B"], ["C"]])
        #expect(type.properties.map(\.strength) == [.weak, .strong])
        #expect(type.properties[0].type?.names == ["V", "W"])
        #expect(type.properties[1].type?.isIndirect == true)
    }

    @Test func messagesAreCalls() throws {
        let type = try #require(
            file(
                "@implementation A\n- (void)go { [self.nav pushViewController:[[B alloc] initWithC:d] animated:YES]; }\n@end"
            )
            .types.first)
        let step = try #require(type.methods.first?.steps.first)
        guard case .call(let call) = step.value else {
            Issue.record("no call: \(step)")
            return
        }
        #expect(call.name == "pushViewController")
        #expect(call.arguments.map(\.label) == ["", "animated"])
        #expect(call.arguments[0].value == .call(WireCall(name: "B", arguments: [.init("c", .name("d"))], line: 2)))
    }

    @Test func settersAreAssignments() throws {
        let type = try #require(file("@implementation A\n- (void)go { [view setOutput:presenter]; }\n@end").types.first)
        #expect(type.methods.first?.steps.first?.kind == .assign(.member(.name("view"), "output")))
    }
}
