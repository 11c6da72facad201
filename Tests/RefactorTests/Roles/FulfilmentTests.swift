import Refactor
import Testing

struct FulfilmentTests {
    private func reading(_ member: String, adopting name: String) throws -> [String] {
        let source = """
            @interface ParcelController : UIViewController <\(name)>
            @end
            @implementation ParcelController
            \(member) { }
            @end
            """
        return RuleContext(controller: try ObjectiveCReading(source).controller).conformances.flatMap { $0 }
    }

    @Test func requirementsOfTheSDKAreKnown() throws {
        let member = "- (void)locationManager:(CLLocationManager *)a didUpdateLocations:(NSArray *)b"
        #expect(try reading(member, adopting: "NSCoding") == ["CLLocationManagerDelegate"])
    }

    @Test(arguments: [
        "- (void)pickerDidClose:(id)picker", "- (void)picker:(id)a choseDay:(id)b",
        "- (void)dayWasChosen:(XYDayPicker *)picker",
    ])
    func aDelegatesMethodBeginsWithItsSender(member: String) throws {
        #expect(try reading(member, adopting: "XYDayPickerDelegate") == ["XYDayPickerDelegate"])
    }

    @Test(arguments: ["- (void)pickerView:(id)a", "- (void)pickerDidClose", "- (void)close:(id)picker"])
    func othersFulfilNothing(member: String) throws {
        #expect(try reading(member, adopting: "XYDayPickerDelegate") == [])
    }
}
