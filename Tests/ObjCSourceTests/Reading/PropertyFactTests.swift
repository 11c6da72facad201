import Refactor
import Testing

@Suite struct PropertyFactTests {
    @Test func propertiesHaveTheirAttributesAndTypes() throws {
        try expectFacts(
            """
            @interface A ()
            @property (nonatomic, copy) NSString *name;
            @property(weak,nonatomic) IBOutlet UILabel *label;
            @property (nonatomic, readonly, getter=isOn) BOOL on;
            @property (nonatomic, copy) void (^done)(NSString *text);
            @property id<P> delegate;
            @property int a, *b;
            @property (nonatomic, strong) IBOutletCollection(UIView) NSArray *views;
            @property (nonatomic) NSArray<NSString *>* names NS_AVAILABLE_IOS(9_0);
            @property (nonatomic, nullable) IBInspectable UIColor * color;
            @end
            """,
            """
            property name nonatomic copy : NSString * @2
            property label @IBOutlet weak nonatomic : UILabel * @3
            property on nonatomic readonly getter=isOn : BOOL constant @4
            property done nonatomic copy : void (^)(NSString *text) @5
            property delegate : id<P> @6
            property a : int (shared) @7
            property b : int * (shared) @7
            property views @IBOutletCollection(UIView) nonatomic strong : NSArray * @8
            property names @NS_AVAILABLE_IOS(9_0) nonatomic : NSArray<NSString *>* @9
            property color @IBInspectable nonatomic nullable : UIColor * @10
            """)
    }

    @Test func namesOfTypesAreReferences() throws {
        let facts = try facts(
            of: """
                @interface A ()
                @property (nonatomic) NSDictionary<NSString *, id<P>> *all;
                @property (copy) void (^done)(Row *row, BOOL ok);
                @property A *parent;
                @end
                """)
        let names = facts.types.first?.members.map { $0.references.map(\.name).joined(separator: " ") }
        #expect(names == ["NSDictionary NSString P", "Row BOOL", "A"])
    }

    @Test func instanceVariablesKeepTheirUnderscore() throws {
        try expectFacts(
            """
            @implementation A {
                NSString *_name; // the name
                __weak id<P> _delegate;
                __unsafe_unretained UIView *_view;
                @private
                int _a, _b[3];
                struct { unsigned int on : 1; } _flags;
                void (^_done)(BOOL);
                IBOutlet UILabel *label;
            }
            @end
            """,
            """
            property _name ivar : NSString * @2
            property _delegate ivar weak : id<P> @3
            property _view ivar : UIView * @4
            property _a ivar @private : int (shared) @6
            property _b ivar @private : int[3] (shared) @6
            property _flags ivar @private : struct { unsigned int on : 1; } @7
            property _done ivar @private : void (^)(BOOL) @8
            property label @IBOutlet ivar @private : UILabel * @9
            """)
    }
}
