/// The words that mean something to the parser, found by their bytes without making strings.
struct WordTable: Sendable {
    static let objectiveC = WordTable(words + atWords)
    static let objectiveCPlusPlus = WordTable(words + atWords + plusPlusWords)

    private var keys: [UInt64]
    private var codes: [Code]
    private static let size = 1024

    private init(_ words: [(StaticString, Code)]) {
        keys = Array(repeating: 0, count: Self.size)
        codes = Array(repeating: .identifier, count: Self.size)
        for (word, code) in words {
            let key = word.withUTF8Buffer { WordTable.key(of: $0, in: 0..<$0.count) }
            var slot = Self.slot(of: key)
            while keys[slot] != 0 { slot = (slot + 1) % Self.size }
            keys[slot] = key
            codes[slot] = code
        }
    }

    /// The code of the word in a range of bytes; nil for other words.
    func code(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Code? {
        guard range.count <= 24 else { return nil }
        let key = Self.key(of: bytes, in: range)
        var slot = Self.slot(of: key)
        while keys[slot] != 0 {
            if keys[slot] == key { return codes[slot] }
            slot = (slot + 1) % Self.size
        }
        return nil
    }

    private static func slot(of key: UInt64) -> Int { Int((key ^ (key >> 29)) % UInt64(size)) }

    /// A hash of 64 bits (FNV-1a), never 0.
    private static func key(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> UInt64 {
        var key: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in range { key = (key ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
        return key | 1
    }

    private static let words: [(StaticString, Code)] = [
        ("if", .ifWord), ("else", .elseWord), ("for", .forWord), ("while", .whileWord), ("do", .doWord),
        ("switch", .switchWord), ("case", .caseWord), ("default", .defaultWord), ("return", .returnWord),
        ("break", .breakWord), ("continue", .continueWord), ("goto", .gotoWord),
        ("asm", .asmWord), ("__asm", .asmWord), ("__asm__", .asmWord),
        ("sizeof", .sizeofWord), ("_Alignof", .sizeofWord), ("__alignof__", .sizeofWord), ("__alignof", .sizeofWord),
        ("typeof", .typeofWord), ("__typeof__", .typeofWord), ("__typeof", .typeofWord), ("decltype", .typeofWord),
        ("__attribute__", .attributeWord), ("__attribute", .attributeWord), ("__declspec", .attributeWord),
        ("_Alignas", .attributeWord),
        ("struct", .structWord), ("union", .structWord), ("enum", .enumWord), ("typedef", .typedefWord),
        ("extern", .externWord),
        ("static", .storage), ("register", .storage), ("auto", .storage), ("inline", .storage),
        ("__inline", .storage), ("__inline__", .storage), ("_Thread_local", .storage), ("__thread", .storage),
        ("__auto_type", .builtin),
        ("const", .qualifier), ("volatile", .qualifier), ("restrict", .qualifier), ("__const", .qualifier),
        ("__restrict", .qualifier), ("__volatile", .qualifier), ("__volatile__", .qualifier),
        ("__block", .qualifier), ("__weak", .qualifier), ("__strong", .qualifier), ("__kindof", .qualifier),
        ("__unsafe_unretained", .qualifier), ("__autoreleasing", .qualifier), ("__unused", .qualifier),
        ("_Nullable", .qualifier), ("_Nonnull", .qualifier), ("_Null_unspecified", .qualifier),
        ("_Nullable_result", .qualifier), ("__nullable", .qualifier), ("__nonnull", .qualifier),
        ("__null_unspecified", .qualifier), ("__bridge", .qualifier), ("__bridge_transfer", .qualifier),
        ("__bridge_retained", .qualifier), ("__covariant", .qualifier), ("__contravariant", .qualifier),
        ("__extension__", .qualifier), ("_Noreturn", .qualifier), ("_Atomic", .qualifier),
        ("void", .builtin), ("char", .builtin), ("short", .builtin), ("int", .builtin), ("long", .builtin),
        ("float", .builtin), ("double", .builtin), ("signed", .builtin), ("unsigned", .builtin),
        ("_Bool", .builtin), ("bool", .builtin), ("__int128", .builtin), ("_Complex", .builtin),
        ("nullable", .soft), ("nonnull", .soft), ("null_unspecified", .soft), ("null_resettable", .soft),
        ("in", .soft), ("out", .soft), ("inout", .soft), ("oneway", .soft), ("bycopy", .soft), ("byref", .soft),
    ]

    private static let atWords: [(StaticString, Code)] = [
        ("@interface", .atInterface), ("@implementation", .atImplementation), ("@protocol", .atProtocol),
        ("@end", .atEnd), ("@class", .atClass), ("@property", .atProperty), ("@synthesize", .atSynthesize),
        ("@dynamic", .atDynamic), ("@import", .atImport),
        ("@optional", .atMark), ("@required", .atMark), ("@public", .atMark), ("@private", .atMark),
        ("@protected", .atMark), ("@package", .atMark),
        ("@selector", .atSelector), ("@encode", .atEncode), ("@available", .atAvailable),
        ("@try", .atTry), ("@catch", .atCatch), ("@finally", .atFinally), ("@throw", .atThrow),
        ("@synchronized", .atSynchronized), ("@autoreleasepool", .atAutoreleasepool),
    ]

    private static let plusPlusWords: [(StaticString, Code)] = [
        ("class", .classWord), ("namespace", .namespaceWord), ("template", .templateWord), ("using", .usingWord),
        ("try", .tryWord), ("catch", .catchWord), ("new", .newWord), ("delete", .deleteWord),
        ("operator", .operatorWord), ("typename", .qualifier), ("constexpr", .storage), ("mutable", .storage),
        ("virtual", .storage), ("explicit", .storage), ("friend", .storage), ("wchar_t", .builtin),
    ]
}
