import Testing

/// Members of classes.
struct MemberTests {
    @Test(arguments: [
        (
            #"@property (nonatomic, copy, getter=isOn, nullable) NSString *name NS_AVAILABLE_IOS(9_0), *other;"#,
            #"""
            (property nonatomic copy getter=isOn nullable <NSString> (declarator name) (attribute \#
            NS_AVAILABLE_IOS(9_0)) (declarator other))
            """#
        ),
        (
            #"@property (nonatomic, weak) IBOutlet UILabel *label;"#,
            #"(property nonatomic weak (attribute IBOutlet) <UILabel> (declarator label))"#
        ),
        (
            #"@property (strong) IBOutletCollection(UIView) NSArray *views;"#,
            #"(property strong (attribute IBOutletCollection(UIView)) <NSArray> (declarator views))"#
        ),
        (
            #"@property (nonatomic, copy) void (^done)(NSString *s, NSError * _Nullable e);"#,
            #"(property nonatomic copy <void> (declarator done <(NSString *s, NSError * _Nullable e)>))"#
        ),
        (#"@property (class, readonly) Foo *shared;"#, #"(property class readonly <Foo> (declarator shared))"#),
        (#"@property id<P, Q> x;"#, #"(property <id<P, Q>> (declarator x))"#),
        (
            #"@property (nonatomic) BOOL flag DEPRECATED_ATTRIBUTE;"#,
            #"(property nonatomic <BOOL> (declarator flag) (attribute DEPRECATED_ATTRIBUTE))"#
        ),
        (#"@property (nonatomic) int a, b;"#, #"(property nonatomic <int> (declarator a) (declarator b))"#),
        (
            #"@property (nonatomic, copy, nullable) NSArray<__kindof UIView *> *kinds;"#,
            #"(property nonatomic copy nullable <NSArray<__kindof UIView *>> (declarator kinds))"#
        ),
        (
            #"@property (nonatomic, assign) struct CGRect r;"#,
            #"(property nonatomic assign <struct CGRect> (declarator r))"#
        ),
        (
            #"@property (nonatomic, copy) NSString *(^maker)(int);"#,
            #"(property nonatomic copy <NSString> (declarator maker <(int)>))"#
        ),
    ])
    func properties(source: String, picture: String) {
        expectMember(source, picture, in: "interface")
    }

    @Test(arguments: [
        (
            #"+ (instancetype)shared NS_SWIFT_NAME(shared());"#,
            #"(methodDeclaration <instancetype> (selectorPart shared) (attribute NS_SWIFT_NAME(shared())))"#
        ),
        (
            #"- (void)load:(nullable NSString *)name animated:(BOOL)flag, ... NS_REQUIRES_NIL_TERMINATION;"#,
            #"""
            (methodDeclaration <void> (selectorPart load <nullable NSString *> name) (selectorPart animated \#
            <BOOL> flag) (attribute NS_REQUIRES_NIL_TERMINATION))
            """#
        ),
        (
            #"- (instancetype)init NS_UNAVAILABLE;"#,
            #"(methodDeclaration <instancetype> (selectorPart init) (attribute NS_UNAVAILABLE))"#
        ),
        (
            #"""
            - (void)done:(void (^)(BOOL ok))completion __attribute__((deprecated("x"))) \#
            API_AVAILABLE(ios(11.0));
            """#,
            #"""
            (methodDeclaration <void> (selectorPart done <void (^)(BOOL ok)> completion) (attribute \#
            __attribute__((deprecated("x")))) (attribute API_AVAILABLE(ios(11.0))))
            """#
        ),
        (#"- foo;"#, #"(methodDeclaration (selectorPart foo))"#),
        (
            #"- (void)a:(int)x :(int)y;"#,
            #"(methodDeclaration <void> (selectorPart a <int> x) (selectorPart <int> y))"#
        ),
        (#"- (NSArray<NSString *> *)list;"#, #"(methodDeclaration <NSArray<NSString *> *> (selectorPart list))"#),
        (#"- (void)c;"#, #"(methodDeclaration <void> (selectorPart c))"#),
        (#"- (void)x;"#, #"(methodDeclaration <void> (selectorPart x))"#),
    ])
    func declaredMethods(source: String, picture: String) {
        expectMember(source, picture, in: "interface")
    }

    @Test(arguments: [
        (#"@synthesize a = _a, b;"#, #"(synthesize (synthesis a _a) (synthesis b))"#),
        (#"@dynamic c, d;"#, #"(dynamic c d)"#),
        (#"static int counter;"#, #"(declaration <static int> (declarator counter))"#),
        (
            #"- (instancetype)init { return self; }"#,
            #"(methodDefinition <instancetype> (selectorPart init) (compound (returnStatement self)))"#
        ),
        (
            #"- (IBAction)tap:(id)sender { }"#,
            #"(methodDefinition <IBAction> (selectorPart tap <id> sender) (compound))"#
        ),
        (
            #"+ (Foo *)shared { return nil; }"#,
            #"(methodDefinition <Foo *> (selectorPart shared) (compound (returnStatement nil)))"#
        ),
        (
            #"- (void)load:(NSString *)name animated:(BOOL)flag __unused { }"#,
            #"""
            (methodDefinition <void> (selectorPart load <NSString *> name) (selectorPart animated <BOOL> \#
            flag) (attribute __unused) (compound))
            """#
        ),
        (#"- (void)semi; { }"#, #"(methodDefinition <void> (selectorPart semi) (compound))"#),
        (
            #"- (void)log:(NSString *)format, ... { }"#,
            #"(methodDefinition <void> (selectorPart log <NSString *> format) (compound))"#
        ),
        (#"- noType { return nil; }"#, #"(methodDefinition (selectorPart noType) (compound (returnStatement nil)))"#),
        (
            #"- (void (^)(int))blockResult:(void (NS_NOESCAPE ^)(id))b { }"#,
            #"""
            (methodDefinition <void (^)(int)> (selectorPart blockResult <void (NS_NOESCAPE ^)(id)> b) \#
            (compound))
            """#
        ),
        (#"SOME_MACRO(x)"#, #"(macroCall SOME_MACRO x)"#),
        (
            #"static void helper(Foo *self_) { }"#,
            #"(function <static void> helper (parameter <Foo *> self_) (compound))"#
        ),
        (
            #"- (void)a:(UNUSED id)x b:(id __unused)y c:(id)z __attribute__((unused)) { }"#,
            #"""
            (methodDefinition <void> (selectorPart a <UNUSED id> x) (selectorPart b <id __unused> y) \#
            (selectorPart c <id> z) (attribute __attribute__((unused))) (compound))
            """#
        ),
        (
            #"- (void)unused:(__unused id)a d:(out NSError **)error { }"#,
            #"""
            (methodDefinition <void> (selectorPart unused <__unused id> a) (selectorPart d <out NSError **> \#
            error) (compound))
            """#
        ),
    ])
    func membersOfImplementations(source: String, picture: String) {
        expectMember(source, picture, in: "implementation")
    }
}
