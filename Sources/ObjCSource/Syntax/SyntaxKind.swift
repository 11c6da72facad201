/// The kind of a node of the syntax tree. Where a comment lists children, they stand in that order; `?` may be absent,
/// `*` repeats.
enum SyntaxKind: UInt8, Sendable, CaseIterable {
    case file

    // MARK: At file level

    /// `@interface A : B <P> { ivars } … @end`, a class extension or a category: name, genericParameters?,
    /// superclass?, category?, protocolList?, ivarBlock?, then property, methodDeclaration and others.
    case interface
    /// `@implementation A { ivars } … @end`: name, category?, ivarBlock?, then methodDefinition, synthesize and others.
    case implementation
    /// `@protocol A <P> … @end`: name, protocolList?, then property, methodDeclaration, requirementMark and others.
    case protocolDeclaration
    /// `@class A, B;` and `@protocol A, B;`: name*.
    case forwardDeclaration
    /// `@import UIKit;`
    case moduleImport
    /// A C function with its body: typeName (stars included), name, parameter*, compound.
    case function
    /// A C function without body: typeName (stars included), name, parameter*, attribute*.
    case functionDeclaration
    /// `typedef …;`: enumeration, structure or typeName, then name (the new one), typeName? (parameters of a block) and
    /// attribute*. Behind an enumeration by macro, `NS_ENUM(NSInteger, A)`, no name follows: it is the enumeration's.
    case typedefDeclaration
    /// `enum`, `NS_ENUM`, `NS_OPTIONS`: name?, enumerator*.
    case enumeration
    /// One case: name, expression?.
    case enumerator
    /// `struct` and `union` with a body, which is not read: name?.
    case structure
    /// A macro in the place of a declaration: `NS_ASSUME_NONNULL_BEGIN`, `SINGLETON(A)`: name, arguments*. An attribute
    /// in front of a class is one without children.
    case macroCall

    // MARK: In classes

    /// `(Drawing)`; empty parentheses of a class extension: name?.
    case category
    /// The class behind the colon with its type arguments: name (the class), name* (the arguments).
    case superclass
    /// `<ObjectType>` of a generic class.
    case genericParameters
    /// `<P, Q>`: name*.
    case protocolList
    /// `{ … }` of instance variables: declaration*.
    case ivarBlock
    /// `@property (…) T *name;`: propertyAttribute*, attribute* (`IBOutlet`), typeName, then declarator and attribute* for
    /// each name.
    case property
    /// `copy`, `getter=isOn`.
    case propertyAttribute
    /// A method without body: typeName? (the result), selectorPart*, attribute*.
    case methodDeclaration
    /// A method with body: typeName? (the result), selectorPart*, attribute*, compound.
    case methodDefinition
    /// `load` or `load:(int)id`: name?, typeName?, attribute*, name? (of the parameter). A part without colon
    /// has only a name.
    case selectorPart
    /// `@synthesize a = _a, b;`: synthesis*.
    case synthesize
    /// `a = _a`: name, name?.
    case synthesis
    /// `@dynamic a, b;`: name*.
    case dynamic
    /// `@optional`, `@required`, `@public`, `@private` …
    case requirementMark
    /// `NS_REQUIRES_SUPER`, `__attribute__((…))`, `API_AVAILABLE(…)`.
    case attribute

    // MARK: Parts of declarations

    /// A type's tokens, qualifiers and stars included; every name of a type in it is a `name` child, `typeof(x)` a
    /// sizeofExpression. A block or function type `void (^)(int)` is one node where nothing is named in it.
    ///
    /// Where something is declared (declaration, property, typedefDeclaration), stars belong to the declarator: a `const`
    /// or `__weak` in front of them is still the type's.
    case typeName
    /// An identifier that declares something or names a type, member or selector.
    case name
    /// A parameter of a C function or a block: typeName, name?, typeName? (what stands behind the name: `(int)` of
    /// `void (^done)(int)`, `[]`).
    case parameter

    // MARK: Statements

    /// `{ … }`: statements.
    case compound
    /// A declaration with its semicolon: typeName, declarator*.
    case declaration
    /// `*name[3] = value`: name, typeName* (what stands behind the name: `(int)` of a block variable, `[3]`, `: 1` of a
    /// bit field; it may hold expressions), expression? (the value).
    case declarator
    /// An expression with its semicolon, which a macro may do without: expression.
    case expressionStatement
    /// condition (unparsed if it cannot be read), statement, statement? (else).
    case ifStatement
    /// statement or expression?, expression?, expression?, statement.
    case forStatement
    /// `for (T *x in xs)`: declaration or expression, expression, statement.
    case forInStatement
    case whileStatement
    case doStatement
    case switchStatement
    /// `case x:` and `default:`: expression?, expression? (the end of a range).
    case caseLabel
    /// `name:`: name.
    case label
    /// expression?.
    case returnStatement
    /// `break;`, `continue;`, `goto x;`.
    case jumpStatement
    /// `@synchronized (x) { }`: expression, compound.
    case synchronizedStatement
    /// `@autoreleasepool { }`: compound.
    case autoreleasepoolStatement
    /// `@try { } @catch (T *e) { } @finally { }`: compound, catchClause*, compound?.
    case tryStatement
    /// parameter?, compound.
    case catchClause
    /// expression?.
    case throwStatement
    /// `;`.
    case emptyStatement
    /// `asm(…)` and the like.
    case otherStatement

    // MARK: Expressions

    /// A name as a value; `self` and `super` too.
    case identifier
    /// A number, a character, a string (adjacent strings are one), `@"…"`, `@1`, `@YES`.
    case literal
    /// `@[…]`: expression*.
    case arrayLiteral
    /// `@{…}`: key, value, key, value …
    case dictionaryLiteral
    /// `@(…)`: expression.
    case boxed
    /// `@selector(…)`, and `load:animated:` as the argument of a macro: name* (the parts).
    case selectorLiteral
    /// `@protocol(P)`: name. `@encode(T)`: typeName. `@available(…)`. A macro, `@weakify(self)`: expression*.
    case atExpression
    /// `[receiver part:argument …]`: expression, messagePart*.
    case message
    /// `part:argument`: name?, expression* (several for variadic messages).
    case messagePart
    /// `a.b`: expression, name.
    case member
    /// `a->b`: expression, name.
    case arrow
    /// `a[b]`: expression, expression.
    case subscripted
    /// `f(a, b)`: expression, argument expressions*. An argument that is a type is a typeName; arguments of macros may be
    /// declarations, parameters (`foreach(T *x, xs)`), compounds and statements too.
    case call
    /// `^T (int a) { … }`: typeName?, parameter*, compound.
    case block
    /// `a = b`, `a += b`: expression, expression.
    case assignment
    /// `!a`, `-a`, `*a`, `&a`, `++a`: expression.
    case prefix
    /// `a++`: expression.
    case postfix
    /// `a + b`, `a, b`, and strings side by side with macros: expression, expression.
    case binary
    /// `a ? b : c`: expression, expression? (absent in `a ?: c`), expression.
    case conditional
    /// `(T)a`, `(__bridge T)a`: typeName, expression.
    case cast
    /// `(T){…}`: typeName, initializerList.
    case compoundLiteral
    /// `{ .x = 1, [k] = 2 }`: expression*; an index that is named is a parenthesized before its value.
    case initializerList
    /// `sizeof(T)`, `typeof(a)`: typeName or expression.
    case sizeofExpression
    /// `(a)`: expression.
    case parenthesized
    /// `({ … })`: compound.
    case statementExpression

    // MARK: Damage

    /// Tokens that could not be read; whoever stands around it is not analysed.
    case unparsed
}
