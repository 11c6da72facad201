import Refactor
import Testing

struct AccessorBondTests {
    private let source = """
        @interface ParcelController : UIViewController
        @property (nonatomic, strong) ParcelThing *thing;
        @property (nonatomic, strong) IBOutlet UILabel *name;
        @end
        @implementation ParcelController
        - (ParcelThing *)thing {
            if (!_thing) { _thing = [[ParcelThing alloc] initWithService:[ParcelService sharedService]]; }
            return _thing;
        }
        - (void)setName:(UILabel *)name { _name = name; }
        @end
        """

    @Test func aPropertyAndItsLazyGetterGetOneRole() throws {
        let reading = try ObjectiveCReading(source)
        let property = try reading.assignment("thing", .property)
        let getter = try reading.assignment("thing")
        #expect(property.role == .interactor && getter.role == .interactor)
        #expect(property.confidence == getter.confidence)
    }

    @Test func theAccessorOfAnOutletStaysWithIt() throws {
        let setter = try ObjectiveCReading(source).assignment("setName:")
        #expect(setter.role == .view)
        #expect(setter.anchor == "is marked IBOutlet")
    }

    @Test func aPinOnOneIsAPinOnAll() throws {
        let reading = try ObjectiveCReading(source, pins: ["thing": .router])
        #expect(try reading.assignment("thing", .property).role == .router)
        #expect(try reading.assignment("thing").role == .router)
    }
}
