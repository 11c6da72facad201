import Testing

/// Heads of classes, categories and protocols.
struct ClassHeadTests {
    @Test(arguments: [
        (
            #"""
            @interface A : B <P, Q> { int _x; }
            @end
            """#,
            #"(interface A (superclass B) (protocolList P Q) (ivarBlock (declaration <int> (declarator _x))))"#
        ),
        (
            #"""
            @interface A () <R>
            @end
            """#,
            #"(interface A (category ()) (protocolList R))"#
        ),
        (
            #"""
            @interface A (Cat) <R>
            @end
            """#,
            #"(interface A (category Cat) (protocolList R))"#
        ),
        (
            #"""
            @interface A<__covariant T> : B
            @end
            """#,
            #"(interface A (genericParameters T) (superclass B))"#
        ),
        (
            #"""
            @interface A : B<NSString *> <P>
            @end
            """#,
            #"(interface A (superclass B NSString) (protocolList P))"#
        ),
        (
            #"""
            @interface A : B<P>
            @end
            """#,
            #"(interface A (superclass B) (protocolList P))"#
        ),
        (
            #"""
            @interface A
            @end
            """#,
            #"(interface A)"#
        ),
        (
            #"""
            @interface A<T> (Cat)
            @end
            """#,
            #"(interface A (genericParameters T) (category Cat))"#
        ),
        (
            #"""
            @interface A : B {
            @private
                int _a : 3, _b;
                __weak id<P> _d;
                void (^_e)(int);
            }
            @end
            """#,
            #"""
            (interface A (superclass B) (ivarBlock (requirementMark @private) (declaration <int> \#
            (declarator _a <: 3>) (declarator _b)) (declaration <__weak id<P>> (declarator _d)) \#
            (declaration <void> (declarator _e <(int)>))))
            """#
        ),
        (
            #"""
            @implementation A (Cat)
            @end
            """#,
            #"(implementation A (category Cat))"#
        ),
        (
            #"""
            @implementation A {
                NSString *_x;
            }
            @synthesize a = _a, b;
            @dynamic c, d;
            @end
            """#,
            #"""
            (implementation A (ivarBlock (declaration <NSString> (declarator _x))) (synthesize (synthesis a \#
            _a) (synthesis b)) (dynamic c d))
            """#
        ),
        (
            #"""
            @protocol P <NSObject>
            - (void)x;
            @optional
            @property int y;
            @end
            """#,
            #"""
            (protocolDeclaration P (protocolList NSObject) (methodDeclaration <void> (selectorPart x)) \#
            (requirementMark @optional) (property <int> (declarator y)))
            """#
        ),
        (
            #"""
            IB_DESIGNABLE
            @interface A : B
            @end
            """#,
            #"""
            (macroCall IB_DESIGNABLE)
            (interface A (superclass B))
            """#
        ),
        (
            #"""
            __attribute__((visibility("default")))
            @interface A : B
            @end
            """#,
            #"""
            (macroCall __attribute__((visibility("default"))))
            (interface A (superclass B))
            """#
        ),
        (
            #"""
            API_AVAILABLE(ios(11.0))
            @interface A : B
            @end
            """#,
            #"""
            (macroCall API_AVAILABLE (call ios 11.0))
            (interface A (superclass B))
            """#
        ),
    ])
    func heads(source: String, picture: String) {
        expectFile(source, picture)
    }
}
