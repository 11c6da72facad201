/// Members of the standard library's and some of Foundation's types that the SDK's tables do not hold.
enum StandardMembers {
    /// A type's members of that base name, written as the SDK's tables write them.
    static func members(of type: String, named name: String) -> [SDKMember] {
        (table[type] ?? []).filter { $0.name == name }
    }

    static func knows(_ type: String) -> Bool { table[type] != nil || others.contains(type) }

    /// Returns true if a name is that of a type or a type alias that stands here.
    static func isType(_ name: String) -> Bool {
        knows(name) || aliases[name] != nil || parameters[name] != nil
    }

    /// The names that stand for parts of a generic type of the table.
    static let parameters: [String: [String]] = [
        "Array": ["Element"], "ArraySlice": ["Element"], "ClosedRange": ["Bound"], "Dictionary": ["Key", "Value"],
        "Dictionary.Keys": ["Key", "Value"], "Dictionary.Values": ["Key", "Value"], "EnumeratedSequence": ["Base"],
        "NSFetchRequest": ["ResultType"], "NSFetchedResultsController": ["ResultType"],
        "Optional": ["Wrapped"], "Range": ["Bound"], "Result": ["Success", "Failure"],
        "ReversedCollection": ["Base"], "Set": ["Element"],
    ]

    /// The targets of the SDK's type aliases.
    static let aliases: [String: String] = [
        "CFTimeInterval": "Double", "CLLocationAccuracy": "Double", "CLLocationDegrees": "Double",
        "CLLocationDirection": "Double", "CLLocationDistance": "Double", "CLLocationSpeed": "Double",
        "Float32": "Float", "Float64": "Double", "NSInteger": "Int", "NSNotification.Name": "Notification.Name",
        "TimeInterval": "Double",
    ]

    /// Types without members here that need no explanation in a signature.
    private static let others: Set<String> = [
        "Any", "AnyClass", "AnyHashable", "AnyObject", "CFString", "CGAffineTransform", "CGVector", "CVPixelBuffer",
        "Decoder", "Encoder", "EnumeratedSequence", "Never", "Notification.Name", "NSRange", "Selector", "Void",
    ]

    private static let table: [String: [SDKMember]] = {
        var table: [String: [SDKMember]] = [:]
        for (types, rows) in lists {
            for type in types.split(separator: " ").map(String.init) {
                table[type, default: []] += rows.split(separator: "\n").compactMap { row(String($0), of: type) }
            }
        }
        for alias in aliases.keys where table[alias] == nil && alias != "NSNotification.Name" { table[alias] = [] }
        return table
    }()

    /// `count: Int`, `first(where:) ((Element) -> Bool) -> Element?`; `static` may stand before.
    private static func row(_ line: String, of type: String) -> SDKMember? {
        let isStatic = line.hasPrefix("static ")
        let text = isStatic ? line.dropFirst(7) : line[...]
        guard let blank = text.firstIndex(of: " ") else { return nil }
        let head = String(text[..<blank])
        let isMethod = head.hasSuffix(")")
        return SDKMember(
            owner: type, id: isMethod ? head : String(head.dropLast()), isStatic: isStatic, isMethod: isMethod,
            value: String(text[text.index(after: blank)...]))
    }

    /// The members of everything that a loop can go through.
    private static let ofSequences = """
        allSatisfy(_:) ((Element) -> Bool) -> Bool
        contains(where:) ((Element) -> Bool) -> Bool
        first(where:) ((Element) -> Bool) -> Element?
        first: Element?
        forEach(_:) ((Element) -> Void) -> Void
        max(by:) ((Element, Element) -> Bool) -> Element?
        min(by:) ((Element, Element) -> Bool) -> Element?
        randomElement() () -> Element?
        shuffled() () -> [Element]
        sorted(by:) ((Element, Element) -> Bool) -> [Element]
        """

    private static let lists: KeyValuePairs<String, String> = [
        "Array ArraySlice Set Dictionary String Substring Range ClosedRange": """
        count: Int
        isEmpty: Bool
        """,
        "Array ArraySlice Set Range ClosedRange Dictionary.Keys Dictionary.Values ReversedCollection": """
        contains(_:) (Element) -> Bool
        max() () -> Element?
        min() () -> Element?
        sorted() () -> [Element]
        """,
        "Array ArraySlice Set Range ClosedRange Dictionary": ofSequences,
        "Dictionary.Keys Dictionary.Values EnumeratedSequence ReversedCollection": ofSequences,
        "Array ArraySlice": """
        append(_:) (Element) -> Void
        append(contentsOf:) ([Element]) -> Void
        dropFirst() () -> ArraySlice<Element>
        dropFirst(_:) (Int) -> ArraySlice<Element>
        dropLast() () -> ArraySlice<Element>
        dropLast(_:) (Int) -> ArraySlice<Element>
        endIndex: Int
        filter(_:) ((Element) -> Bool) -> [Element]
        firstIndex(of:) (Element) -> Int?
        firstIndex(where:) ((Element) -> Bool) -> Int?
        index(of:) (Element) -> Int?
        indices: Range<Int>
        insert(_:at:) (Element; Int) -> Void
        last(where:) ((Element) -> Bool) -> Element?
        last: Element?
        lastIndex(of:) (Element) -> Int?
        lastIndex(where:) ((Element) -> Bool) -> Int?
        popLast() () -> Element?
        prefix(_:) (Int) -> ArraySlice<Element>
        remove(at:) (Int) -> Element
        removeAll() () -> Void
        removeFirst() () -> Element
        removeLast() () -> Element
        startIndex: Int
        suffix(_:) (Int) -> ArraySlice<Element>
        """,
        "Array": """
        enumerated() () -> EnumeratedSequence<[Element]>
        reversed() () -> ReversedCollection<[Element]>
        """,
        "Set": """
        filter(_:) ((Element) -> Bool) -> Set<Element>
        intersection(_:) (Set<Element>) -> Set<Element>
        isSubset(of:) (Set<Element>) -> Bool
        remove(_:) (Element) -> Element?
        subtracting(_:) (Set<Element>) -> Set<Element>
        union(_:) (Set<Element>) -> Set<Element>
        """,
        "Dictionary": """
        filter(_:) (((key: Key, value: Value)) -> Bool) -> [Key: Value]
        keys: Dictionary.Keys<Key, Value>
        removeValue(forKey:) (Key) -> Value?
        updateValue(_:forKey:) (Value; Key) -> Value?
        values: Dictionary.Values<Key, Value>
        """,
        "Dictionary.Keys Dictionary.Values ReversedCollection": """
        count: Int
        isEmpty: Bool
        """,
        "ArraySlice Dictionary Dictionary.Keys Dictionary.Values ReversedCollection Set String": """
        enumerated() () -> EnumeratedSequence<Self>
        """,
        "Dictionary.Keys Dictionary.Values EnumeratedSequence ReversedCollection": """
        filter(_:) ((Element) -> Bool) -> [Element]
        """,
        "Range ClosedRange": """
        lowerBound: Bound
        upperBound: Bound
        """,
        "Optional": """
        debugDescription: String
        """,
        "String Substring": """
        capitalized: String
        caseInsensitiveCompare(_:) (String) -> ComparisonResult
        compare(_:) (String) -> ComparisonResult
        components(separatedBy:) (String) -> [String]
        contains(_:) (String) -> Bool
        data(using:) (String.Encoding) -> Data?
        data(using:allowLossyConversion:) (String.Encoding; Bool) -> Data?
        description: String
        endIndex: String.Index
        first: Character?
        hasPrefix(_:) (String) -> Bool
        hasSuffix(_:) (String) -> Bool
        hashValue: Int
        last: Character?
        localizedCaseInsensitiveContains(_:) (String) -> Bool
        localizedStandardContains(_:) (String) -> Bool
        lowercased() () -> String
        padding(toLength:withPad:startingAt:) (Int; String; Int) -> String
        range(of:) (String) -> Range<String.Index>?
        replacingOccurrences(of:with:) (String; String) -> String
        replacingOccurrences(of:with:options:range:) (String; String; String.CompareOptions; Range<String.Index>?) -> String
        startIndex: String.Index
        trimmingCharacters(in:) (CharacterSet) -> String
        uppercased() () -> String
        """,
        "String": """
        addingPercentEncoding(withAllowedCharacters:) (CharacterSet) -> String?
        appending(_:) (String) -> String
        dropFirst() () -> Substring
        dropFirst(_:) (Int) -> Substring
        dropLast() () -> Substring
        dropLast(_:) (Int) -> Substring
        filter(_:) ((Character) -> Bool) -> String
        localizedCapitalized: String
        localizedLowercase: String
        localizedUppercase: String
        prefix(_:) (Int) -> Substring
        removingPercentEncoding: String?
        split(separator:) (Character) -> [Substring]
        static localizedStringWithFormat(_:) (String) -> String
        suffix(_:) (Int) -> Substring
        """,
        "Character": """
        isLetter: Bool
        isNumber: Bool
        isUppercase: Bool
        isWhitespace: Bool
        lowercased() () -> String
        uppercased() () -> String
        """,
        "Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float CGFloat Bool": """
        description: String
        hashValue: Int
        """,
        "Int Double Float CGFloat": """
        magnitude: Self
        """,
        "Double Float CGFloat": """
        isNaN: Bool
        rounded() () -> Self
        rounded(_:) (FloatingPointRoundingRule) -> Self
        static greatestFiniteMagnitude: Self
        static infinity: Self
        static leastNormalMagnitude: Self
        static pi: Self
        static zero: Self
        """,
        "Int UInt": """
        static max: Self
        static min: Self
        """,
        "CGPoint": """
        static zero: CGPoint
        x: CGFloat
        y: CGFloat
        """,
        "CGSize": """
        height: CGFloat
        static zero: CGSize
        width: CGFloat
        """,
        "CGRect": """
        contains(_:) (CGPoint) -> Bool
        height: CGFloat
        insetBy(dx:dy:) (CGFloat; CGFloat) -> CGRect
        intersection(_:) (CGRect) -> CGRect
        intersects(_:) (CGRect) -> Bool
        maxX: CGFloat
        maxY: CGFloat
        midX: CGFloat
        midY: CGFloat
        minX: CGFloat
        minY: CGFloat
        offsetBy(dx:dy:) (CGFloat; CGFloat) -> CGRect
        origin: CGPoint
        size: CGSize
        static zero: CGRect
        width: CGFloat
        """,
        "Error": """
        localizedDescription: String
        """,
        "IndexPath": """
        item: Int
        row: Int
        section: Int
        """,
        "NSObject": """
        debugDescription: String
        description: String
        hash: Int
        isEqual(_:) (Any?) -> Bool
        """,
        "Result": """
        get() () -> Success
        """,
        "UIViewController": """
        view: UIView!
        """,
    ]
}
