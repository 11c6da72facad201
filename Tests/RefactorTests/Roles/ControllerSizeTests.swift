import Refactor
import Testing

struct ControllerSizeTests {
    @Test func methodsStoredPropertiesAndStatementsCount() throws {
        let source = """
            var count = 1
            var double: Int { count * 2 }
            init() { count = 2 }
            func go() {
                if count > 1 { print(count) }
            }
            """
        let size = plan(try RoleReading(source).controller).advice.size
        #expect(size.methods == 2)
        #expect(size.attributes == 1)
        #expect(!size.isMassive)
    }

    @Test func aPropertyOfObjectiveCAndItsVariableAreOne() throws {
        let source = """
            @interface ParcelController : UIViewController {
                NSString *_caption;
                int count;
            }
            @property (nonatomic) NSString *caption;
            @end
            @implementation ParcelController
            @synthesize caption = _caption;
            @end
            """
        #expect(plan(try ObjectiveCReading(source).controller).advice.size.attributes == 2)
    }
}
