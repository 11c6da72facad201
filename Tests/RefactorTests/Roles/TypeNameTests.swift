import Refactor
import Testing

struct TypeNameTests {
    @Test(arguments: [
        ("NSArray<Parcel *> *", "Parcel"), ("nullable NSString *", "NSString"), ("__kindof UIView *", "UIView"),
        ("NSString * _Nonnull", "NSString"), ("NSDictionary<NSString *, Parcel *> *", "Parcel"), ("NSURL *", "URL"),
        ("unsigned int", "int"), ("unsigned", "int"), ("const CGFloat", "CGFloat"), ("id<ParcelService>", "id"),
        ("struct Parcel *", "Parcel"), ("[String: Parcel]?", "Parcel"), ("any ParcelService", "ParcelService"),
    ])
    func theNameThatDecides(written: String, expected: String) {
        #expect(TypeName(written).core == expected)
    }

    @Test func collectionsAndBlocksAreKnown() {
        #expect(TypeName("NSMutableArray<Parcel *> *").isCollection)
        #expect(!TypeName("NSString *").isCollection)
        #expect(TypeName("void (^)(NSString *)").isClosure)
        #expect(TypeName("nullable void (^)(NSArray<Parcel *> *)").isClosure)
        #expect(TypeName("id<ParcelService>").arguments == "ParcelService")
    }
}
