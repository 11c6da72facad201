import Testing

@testable import ObjCSource

@Suite struct TypeTextTests {
    @Test(arguments: [
        ("NSString *", "NSString *name"), ("NSString*", "NSString *name"), ("BOOL", "BOOL name"),
        ("id<Loading>", "id<Loading> name"), ("NSArray<User *> *", "NSArray<User *> *name"),
        ("NSError **", "NSError **name"), ("__weak User *", "User *name"),
        ("__kindof UIView *", "__kindof UIView *name"),
        ("NSString * _Nullable", "NSString * _Nullable name"), ("void (^)(NSString *)", "void (^name)(NSString *)"),
        ("void(^)(void)", "void(^name)(void)"), ("void (^ _Nullable)(BOOL)", "void (^ _Nullable name)(BOOL)"),
        ("NSInteger (*)(int, int)", "NSInteger (*name)(int, int)"),
        ("void (^(^)(int))(NSString *)", "void (^(^name)(int))(NSString *)"),
        ("NSArray<void (^)(int)> *", "NSArray<void (^)(int)> *name"),
        ("void (^)(void (^)(BOOL done))", "void (^name)(void (^)(BOOL done))"), ("", "id name"),
    ])
    func aNameStandsWhereTheTypeWantsIt(type: String, declared: String) {
        #expect(TypeText(type).naming("name") == declared)
    }

    @Test(arguments: [
        ("NSString *", true), ("id", true), ("id<P>", true), ("Class", true), ("void (^)(int)", true), ("BOOL", false),
        ("NSError **", false), ("void *", false), ("CGRect *", false), ("unsigned long", false), ("State", false),
    ])
    func objectsAreToldByTheirWords(type: String, isObject: Bool) {
        #expect(TypeText(type).isObject == isObject)
    }

    @Test func nullabilityIsAWordOfTheType() {
        #expect(TypeText("nullable NSString *").hasNullability)
        #expect(TypeText("NSString * _Nonnull").hasNullability)
        #expect(!TypeText("NSString *").hasNullability)
    }

    @Test func namesOfTypesAreClassified() {
        expectMentions("NSArray<User *> *", [.framework("Foundation"), .forwardClass("User")])
        expectMentions("id<UserListing, NSCopying>", [.forwardProtocol("UserListing"), .framework("Foundation")])
        expectMentions("UIViewController<Routing> *", [.framework("UIKit"), .forwardProtocol("Routing")])
        expectMentions("void (^)(User *user, LoginState state)", [.forwardClass("User"), .declared("LoginState")])
        expectMentions("nullable void (^)(BOOL ok)", [])
        expectMentions("NSDictionary<NSString *, Handler> *", [.framework("Foundation"), .declared("Handler")])
        expectMentions("unsigned long", [])
        expectMentions("const char *", [])
        expectMentions("NSTextAlignment", [.framework("UIKit")])
        expectMentions("NSURLSession *", [.framework("Foundation")])
        expectMentions("CLLocation *", [.framework("CoreLocation")])
        expectMentions("登录模型 *", [.forwardClass("登录模型")])
        expectMentions("FILE *", [.declared("FILE")])
    }

    @Test func whatTheAppDeclaresComesWithNoFramework() {
        #expect(TypeText("NSOrderKind").mentions(own: ["NSOrderKind"]) == [.declared("NSOrderKind")])
        #expect(TypeText("NSOrder *").mentions(own: ["NSOrder"]) == [.forwardClass("NSOrder")])
        #expect(TypeText("id<NSOrdering>").mentions(own: ["NSOrdering"]) == [.forwardProtocol("NSOrdering")])
    }

    private func expectMentions(_ type: String, _ mentions: Set<TypeMention>) {
        #expect(Set(TypeText(type).mentions()) == mentions, "\(type)")
    }
}
