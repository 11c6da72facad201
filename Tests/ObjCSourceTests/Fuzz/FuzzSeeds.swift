import Foundation

/// Sources to damage: texts of our own and the samples.
enum FuzzSeeds {
    static let all = [declarations, statements] + samples

    private static var samples: [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../samples")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { ["h", "m"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    private static let declarations = #"""
        #import <UIKit/UIKit.h>
        @import Foundation;
        @class A, B;
        @protocol P, Q;
        NS_ASSUME_NONNULL_BEGIN
        FOUNDATION_EXPORT NSString * const kName;
        extern NSString *const kOther NS_AVAILABLE_IOS(9_0);
        UIKIT_EXTERN void Foo(int a, NSString *b, ...) NS_FORMAT_FUNCTION(1,2);
        typedef NS_ENUM(NSInteger, State) { StateA = 1 << 2, StateB NS_SWIFT_NAME(b), StateC API_AVAILABLE(ios(11.0)) = 3, };
        typedef NS_OPTIONS(NSUInteger, Opts) { OptA, };
        typedef enum { X, Y } Z;
        typedef enum W W;
        typedef struct { int a; } S, *SPtr;
        struct T { int a; };
        enum { kA, kB };
        enum Named : NSUInteger { N1 };
        typedef void (^Block)(id x, NSString *name);
        typedef NSString * _Nullable (*Fn)(int);
        typedef NSString *Alias NS_TYPED_ENUM;
        static NSString * const kA = @"a", * const kB = @"b";
        static const CGFloat kHeight = 44.0f;
        static inline CGFloat Half(CGFloat x) { return x / 2; }
        NS_INLINE BOOL isX(void) { return YES; }
        int main(int argc, char * argv[]) { return 0; }
        static int table[] = { 1, 2 };
        void (^globalBlock)(int) = ^(int a) { };
        static void *Context = &Context;
        SYNTHESIZE_SINGLETON(Foo)
        DECLARE(A);
        extern "C" {
        void c(void);
        }
        __attribute__((objc_subclassing_restricted))
        @interface Foo<__covariant T : id> : NSObject <P, Q> {
        @private
            int _a : 3, _b;
            __weak id<P> _delegate;
            NSArray<NSString *> *_list;
            void (^_block)(int);
            IBOutlet UIView *view;
        }
        @property (nonatomic, copy, getter=isOn, nullable) NSString *name NS_AVAILABLE_IOS(9_0), *other;
        @property (nonatomic, weak) IBOutlet UILabel *label;
        @property (strong) IBOutletCollection(UIView) NSArray *views;
        @property (nonatomic, copy) void (^done)(NSString *s, NSError * _Nullable e);
        @property (class, readonly) Foo *shared;
        @property id<P, Q> x;
        @property (nonatomic) BOOL flag DEPRECATED_ATTRIBUTE;
        @property (nonatomic) int a, b;
        @property (nonatomic, copy, nullable) NSArray<__kindof UIView *> *kinds;
        @property (nonatomic, assign) struct CGRect r;
        @property (nonatomic, copy) NSString *(^maker)(int);
        + (instancetype)shared NS_SWIFT_NAME(shared());
        - (void)load:(nullable NSString *)name animated:(BOOL)flag, ... NS_REQUIRES_NIL_TERMINATION;
        - (instancetype)init NS_UNAVAILABLE;
        - (void)done:(void (^)(BOOL ok))completion __attribute__((deprecated("x"))) API_AVAILABLE(ios(11.0));
        - foo;
        - (void)a:(int)x :(int)y;
        @optional
        - (NSArray<NSString *> *)list;
        @end
        @interface Foo () <R>
        @end
        @interface Foo (Cat) <R>
        - (void)c;
        @end
        @interface Root
        @end
        @interface Bar : Base<NSString *> <P>
        @end
        @interface Baz : Base<P>
        @end
        @protocol P <NSObject>
        @required
        - (void)x;
        @property int y;
        @end
        @implementation Foo {
            NSString *_x;
            int count;
        }
        @synthesize a = _a, b;
        @dynamic c, d;
        static int counter;
        #pragma mark - Life
        - (instancetype)init { return self; }
        - (IBAction)tap:(id)sender { }
        + (Foo *)shared
        {
            return nil;
        }
        - (void)load:(NSString *)name animated:(BOOL)flag __unused {
        }
        - (void)semi; { }
        - (void)log:(NSString *)format, ... { }
        - noType { return nil; }
        - (void (^)(int))blockResult:(void (NS_NOESCAPE ^)(id))b { }
        SOME_MACRO(x)
        static void helper(Foo *self_) { }
        - (void)a:(UNUSED id)x b:(id __unused)y c:(id)z __attribute__((unused)) { }
        - (void)unused:(__unused id)a d:(out NSError **)error { }
        @end
        @implementation Foo (Cat)
        - (void)c { }
        @end
        NS_ASSUME_NONNULL_END
        """#

    private static let statements = #"""
        @implementation A
        - (void)everything {
        Foo *x = y;
        Foo<Bar *> *x;
        id<P> x = nil;
        typeof(x) y = x;
        __weak typeof(self) weakSelf = self;
        typeof(self) __weak w = self;
        __strong __typeof__(weakSelf) strongSelf = weakSelf;
        void (^b)(int) = ^(int a) { return; };
        NSString * const k = @"a" @"b";
        x = (Foo *)y;
        x = (__bridge id)y;
        x = (id)[a b];
        a * b;
        foo(x);
        RACObserve(self, x);
        @weakify(self);
        @strongify(self)
        [self foo];
        @strongify(self) if (!self) return;
        for (Foo *x in xs) [x go];
        for (int i = 0, n = 3; i < n; i++) { }
        @autoreleasepool { foo(); }
        [a b:c ? d : e];
        [a b:c, d, nil];
        NSDictionary *d = @{ @"a": @{ k: [x y], @"z": @[@1, @YES] }, k2 : a ? b : c, };
        if (@available(iOS 11.0, *)) { a(); } else if (x) b(); else { }
        int y = ({ int z = 1; z + 1; });
        [self load:^(NSString *name, NSError * _Nullable error) { x = 1; } done:^{ }];
        dispatch_async(q, ^{ [self go]; });
        id y = ^NSString *(int a) { return nil; };
        switch (x) { case A ... B: foo(); break; case kC: { } default: return; }
        again: goto again;
        NSArray<NSDictionary<NSString *, id> *> *list = @[];
        a.b.c[3]->d = *p++ + -q;
        x = a < b && c > d;
        x = y >> 2; y >>= 3; z <<= 1;
        if ((a = b) && !c) return (Foo){ .x = 1, .y = { 2, 3 } }.x;
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(foo:bar:) name:nil object:nil];
        x = sizeof(int) * sizeof x + sizeof(Foo *);
        do { i--; } while (i > 0);
        @try { a(); } @catch (NSException *e) { b(); } @finally { c(); }
        @synchronized (self) { x = 1; }
        MACRO
        [self foo];
        MACRO(x)
        [self foo];
        int a, *b = c, d[3] = { 1, 2, 3 };
        void (*fp)(int, char *) = NULL;
        CGFloat w = (CGFloat)-1 * (a) - 1;
        return [(Foo *)[x y] z].w;
        [(foo) bar]; [(id)foo bar]; [(Foo *)foo bar];
        x = dict[(id)key];
        static dispatch_once_t once; dispatch_once(&once, ^{ shared = [[self alloc] init]; });
        struct Foo foo = { 1 }; struct { int a; } bar; enum { A, B = 2 };
        self.block(a, b)(c);
        NSLog(@"%@" MACRO "x", y);
        x ?: y;
        BOOL ok = !!x, no = NO;
        *p = 3; &q; (*p).x = 1;
        (void)x;
        va_arg(ap, int); va_arg(ap, NSString *);
        __block NSInteger count = 0;
        const char *s = "a"; unsigned long long v = 1ULL;
        foreach(NSString *x, xs) { go(x); }
        [UIView animateWithDuration:0.3 animations:^{ self.alpha = 0; } completion:NULL];
        x = [NSMutableArray<Foo *> new];
        NSString *名字 = @"汉字"; 名字 = nil;
        self->_foo = weakSelf->_bar;
        NSError *__autoreleasing error = nil; [x y:&error];
        a ? b : c ? d : e;
        if (x) ; else ;
        [x foo][1] = 2;
        x = @(a + b); y = @-1;
        return;
        UIView *v = [UIView new], *w = nil;
        id obj = (NSArray<Foo> *)x;
        NSString *(^make)(NSInteger, BOOL) = ^(NSInteger a, BOOL b) { return @""; };
        void (^handlers[2])(void); int (*table[3])(int);
        [self.delegate foo:self didX:(a == b)];
        [super viewDidLoad];
        dispatch_block_t block = ^{}; block();
        Class cls = [self class]; x = self.class; y = [Foo class];
        CGRect r = (CGRect){ { 0, 0 }, { 1, 2 } };
        NSString *s = (condition) ? @"a" : (NSString *)b;
        if (!(self = [super init])) return nil;
        for (;;) { }
        for (id<P> x in [a b]) { continue; }
        extern int foo(int a);
        typedef void (^Done)(BOOL ok); Done d;
        (x)++; (y).z = 1; (a)(b);
        NSAssert(x > 3, @"m %d", x);
        [a b:(int)c d:(Foo *)e];
        }
        #if DEBUG
        - (void)a { [self b];
        #else
        - (void)b {
        #endif
        }
        @end
        """#
}
