/// Words that mean something by themselves; their symbols are the same in every file.
enum Word {
    static let ownSelf: Int32 = 0
    static let superclass: Int32 = 1
    static let command: Int32 = 2
    static let classMessage: Int32 = 3
    static let object: Int32 = 4
    static let attribute: Int32 = 5
    /// `IBOutletCollection` has an argument.
    static let outletCollection: Int32 = 6

    /// In the order of their symbols.
    static let all = single + constants + typeofs + builtinTypes + keywords + qualifiers + ownerships + outlets

    private static let single = ["self", "super", "_cmd", "class", "id", "__attribute__", "IBOutletCollection"]
    private static let constants = [
        "nil", "Nil", "NULL", "YES", "NO", "TRUE", "FALSE", "true", "false", "nullptr", "__func__", "__FUNCTION__",
        "__PRETTY_FUNCTION__", "__LINE__", "__FILE__", "__COUNTER__", "__VA_ARGS__",
    ]
    private static let typeofs = ["typeof", "__typeof", "__typeof__", "decltype"]
    private static let builtinTypes = [
        "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "_Bool", "bool",
        "instancetype", "__auto_type", "auto", "_Complex",
    ]
    private static let keywords = [
        "return", "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue", "goto",
        "sizeof", "struct", "union", "enum", "typedef", "static", "extern", "register", "inline", "__inline",
        "__inline__", "const", "volatile", "restrict", "_Alignas", "_Alignof", "_Atomic", "_Static_assert",
    ]
    /// The words that may stand in a type beside its name; some of them only there.
    private static let qualifiers = [
        "__kindof", "__covariant", "__contravariant", "__const", "__restrict", "__volatile", "nullable", "nonnull",
        "null_unspecified", "null_resettable", "_Nullable", "_Nonnull", "_Null_unspecified", "__nullable", "__nonnull",
        "__null_unspecified", "_Nullable_result", "in", "out", "inout", "oneway", "bycopy", "byref", "__extension__",
        "NS_NOESCAPE", "CF_NOESCAPE", "IBAction",
    ]
    /// The ownership qualifiers of a variable.
    private static let ownerships = ["__weak", "__strong", "__unsafe_unretained", "__autoreleasing", "__block"]
    private static let outlets = ["IBOutlet", "IBInspectable", "IB_DESIGNABLE"]

    private static let constantStart = Int32(single.count)
    private static let typeofStart = constantStart + Int32(constants.count)
    private static let builtinStart = typeofStart + Int32(typeofs.count)
    private static let keywordStart = builtinStart + Int32(builtinTypes.count)
    private static let qualifierStart = keywordStart + Int32(keywords.count)
    private static let ownershipStart = qualifierStart + Int32(qualifiers.count)
    private static let outletStart = ownershipStart + Int32(ownerships.count)
    private static let end = outletStart + Int32(outlets.count)

    /// `nil`, `Nil`, `NULL`.
    static let nullSymbols = constantStart..<constantStart + 3
    static let typeofSymbols = typeofStart..<builtinStart
    /// `void`.
    static let voidSymbol = builtinStart
    static let builtinTypeSymbols = builtinStart..<keywordStart
    /// Words of the language that name nothing: no identifiers.
    static let reservedSymbols = constantStart..<qualifierStart
    /// Keywords, qualifiers and markers, of which a type may have several beside its name.
    static let qualifierSymbols = keywordStart..<end
    static let weakSymbol = ownershipStart
    static let ownershipSymbols = ownershipStart..<outletStart
    static let outletSymbols = outletStart..<end
}
