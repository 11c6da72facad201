import Testing

/// What stands outside of classes.
struct TopLevelTests {
    @Test(arguments: [
        (#"@import Foundation;"#, #"(moduleImport Foundation)"#),
        (#"@class A, B;"#, #"(forwardDeclaration A B)"#),
        (#"@protocol P, Q;"#, #"(forwardDeclaration P Q)"#),
        (#"NS_ASSUME_NONNULL_BEGIN"#, #"(macroCall NS_ASSUME_NONNULL_BEGIN)"#),
        (
            #"FOUNDATION_EXPORT NSString * const kName;"#,
            #"(declaration <FOUNDATION_EXPORT NSString> (declarator kName))"#
        ),
        (
            #"extern NSString *const kOther NS_AVAILABLE_IOS(9_0);"#,
            #"(declaration <extern NSString> (declarator kOther))"#
        ),
        (
            #"UIKIT_EXTERN void Foo(int a, NSString *b, ...) NS_FORMAT_FUNCTION(1,2);"#,
            #"""
            (functionDeclaration <UIKIT_EXTERN void> Foo (parameter <int> a) (parameter <NSString *> b) \#
            (attribute NS_FORMAT_FUNCTION(1,2)))
            """#
        ),
        (
            #"""
            typedef NS_ENUM(NSInteger, State) { StateA = 1 << 2, StateB NS_SWIFT_NAME(b), StateC \#
            API_AVAILABLE(ios(11.0)) = 3, };
            """#,
            #"""
            (typedefDeclaration (enumeration State (enumerator StateA (binary 1 2)) (enumerator StateB) \#
            (enumerator StateC 3)))
            """#
        ),
        (
            #"typedef NS_OPTIONS(NSUInteger, Opts) { OptA, };"#,
            #"(typedefDeclaration (enumeration Opts (enumerator OptA)))"#
        ),
        (#"typedef enum { X, Y } Z;"#, #"(typedefDeclaration (enumeration (enumerator X) (enumerator Y)) Z)"#),
        (#"typedef enum W W;"#, #"(typedefDeclaration <enum W> W)"#),
        (#"typedef struct { int a; } S, *SPtr;"#, #"(typedefDeclaration (structure struct { int a; }) S SPtr)"#),
        (#"struct T { int a; };"#, #"(structure T)"#),
        (#"enum { kA, kB };"#, #"(enumeration (enumerator kA) (enumerator kB))"#),
        (#"enum Named : NSUInteger { N1 };"#, #"(enumeration Named (enumerator N1))"#),
        (
            #"typedef void (^Block)(id x, NSString *name);"#,
            #"(typedefDeclaration <void> Block <(id x, NSString *name)>)"#
        ),
        (#"typedef NSString * _Nullable (*Fn)(int);"#, #"(typedefDeclaration <NSString> Fn <(int)>)"#),
        (
            #"typedef NSString *Alias NS_TYPED_ENUM;"#,
            #"(typedefDeclaration <NSString> Alias (attribute NS_TYPED_ENUM))"#
        ),
        (
            #"static NSString * const kA = @"a", * const kB = @"b";"#,
            #"(declaration <static NSString> (declarator kA @"a") (declarator kB @"b"))"#
        ),
        (
            #"static const CGFloat kHeight = 44.0f;"#,
            #"(declaration <static const CGFloat> (declarator kHeight 44.0f))"#
        ),
        (
            #"static inline CGFloat Half(CGFloat x) { return x / 2; }"#,
            #"""
            (function <static inline CGFloat> Half (parameter <CGFloat> x) (compound (returnStatement \#
            (binary x 2))))
            """#
        ),
        (
            #"NS_INLINE BOOL isX(void) { return YES; }"#,
            #"(function <NS_INLINE BOOL> isX (compound (returnStatement YES)))"#
        ),
        (
            #"int main(int argc, char * argv[]) { return 0; }"#,
            #"""
            (function <int> main (parameter <int> argc) (parameter <char *> argv <[]>) (compound \#
            (returnStatement 0)))
            """#
        ),
        (
            #"static int table[] = { 1, 2 };"#,
            #"(declaration <static int> (declarator table <[]> (initializerList 1 2)))"#
        ),
        (
            #"void (^globalBlock)(int) = ^(int a) { };"#,
            #"(declaration <void> (declarator globalBlock <(int)> (block (parameter <int> a) (compound))))"#
        ),
        (#"static void *Context = &Context;"#, #"(declaration <static void> (declarator Context (prefix Context)))"#),
        (#"SYNTHESIZE_SINGLETON(Foo)"#, #"(macroCall SYNTHESIZE_SINGLETON Foo)"#),
        (#"DECLARE(A);"#, #"(macroCall DECLARE A)"#),
        (
            #"""
            extern "C" {
            void c(void);
            }
            """#,
            #"(functionDeclaration <void> c)"#
        ),
        (
            #"int f(a, b) int a; char *b; { return a; }"#,
            #"(function <int> f (parameter <a>) (parameter <b>) (compound (returnStatement a)))"#
        ),
        (
            #"""
            API_AVAILABLE(ios(11.0))
            extern NSString *k;
            """#,
            #"""
            (macroCall API_AVAILABLE (call ios 11.0))
            (declaration <extern NSString> (declarator k))
            """#
        ),
    ])
    func declarationsOfC(source: String, picture: String) {
        expectFile(source, picture)
    }
}
