import Refactor

/// Makes values up for tests, as Objective-C writes them.
struct ObjCMadeValue {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    /// A value with something in it; nil where none can be made.
    func value(of written: String, named name: String) -> String? {
        let type = TypeText(written).withoutNullability
        if type.isBlock { return block(type) }
        let word = core(of: type)
        if type.text.hasSuffix("*") {
            if word == "NSString" { return "@\"\(name)\"" }
            if word == "NSMutableString" { return "[@\"\(name)\" mutableCopy]" }
            return Self.objects[word] ?? instance(of: word)
        }
        if ["BOOL", "bool"].contains(word) { return "YES" }
        if let value = Self.structures[word] { return value }
        if type.isPlainValue, word != "SEL" { return "1" }
        if isEnum(word) { return "(\(word))0" }
        let alias = plan.controller.project?.types.declarations(of: word).first { $0.keyword == .typealias }
        return alias?.target.flatMap { $0.contains("^") ? block(TypeText($0)) : nil }
    }

    /// The least of an object that code may count on; nil where nothing does.
    func quiet(_ written: String) -> String? {
        let type = TypeText(written).withoutNullability
        guard type.text.hasSuffix("*"), !type.isBlock else { return nil }
        switch core(of: type) {
        case "NSString": return "@\"\""
        case "NSArray": return "@[]"
        case "NSDictionary": return "@{}"
        default: return nil
        }
    }

    /// The header that a value needs.
    func header(for written: String) -> String? {
        let type = TypeText(written).withoutNullability
        guard type.text.hasSuffix("*"), !type.isBlock else { return nil }
        let word = core(of: type)
        return Self.objects[word] == nil && instance(of: word) != nil ? "#import \"\(word).h\"" : nil
    }

    private func core(of type: TypeText) -> String {
        String(type.text.drop { !($0.isLetter || $0 == "_") }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// An object of the app whose header is known and whose class does not say how it wants to be made.
    private func instance(of word: String) -> String? {
        guard let header = plan.controller.project?.headers[word + ".h"],
            header.names.isDisjoint(with: ["NS_UNAVAILABLE", "NS_DESIGNATED_INITIALIZER", "UNAVAILABLE_ATTRIBUTE"]),
            plan.controller.project?.superclasses[word] == "NSObject"
        else { return nil }
        return "[[\(word) alloc] init]"
    }

    private func isEnum(_ word: String) -> Bool {
        plan.controller.files.flatMap(\.globals).contains { $0.name == word && $0.keyword == "enum" }
            || plan.controller.project?.types.declarations(of: word).first?.keyword == .enum
    }

    /// A block that ignores what it gets.
    private func block(_ type: TypeText) -> String? {
        guard let caret = type.text.firstIndex(of: "^"), let open = type.text[caret...].firstIndex(of: ")"),
            let start = type.text[open...].firstIndex(of: "("), type.text.hasSuffix(")")
        else { return nil }
        let result = type.text[..<caret].filter { $0 != "(" }.split(separator: " ").joined(separator: " ")
        guard result == "void" else { return nil }
        let list = type.text[type.text.index(after: start)...].dropLast()
        guard !list.contains("("), !list.contains("...") else { return nil }
        let parameters = list.split(separator: ",").enumerated().map { index, part -> String in
            let text = TypeText(String(part)).text
            let isNamed =
                text.last.map { $0.isLetter || $0.isNumber || $0 == "_" } == true
                && text.contains { $0 == " " || $0 == "*" }
            return isNamed ? text : TypeText(text).naming("value\(index + 1)")
        }
        let isEmpty = parameters.isEmpty || parameters == ["void"] || list == "void"
        return isEmpty ? "^{}" : "^(\(parameters.joined(separator: ", "))) {}"
    }

    private static let structures: [String: String] = [
        "CGPoint": "CGPointZero", "CGRect": "CGRectZero", "CGSize": "CGSizeZero", "NSRange": "NSMakeRange(0, 1)",
        "UIEdgeInsets": "UIEdgeInsetsZero",
    ]

    private static let objects: [String: String] = {
        var found = [
            "NSArray": "@[]", "NSData": "[NSData data]", "NSDate": "[NSDate dateWithTimeIntervalSince1970:0]",
            "NSDictionary": "@{}", "NSError": "[NSError errorWithDomain:@\"test\" code:1 userInfo:nil]",
            "NSIndexPath": "[NSIndexPath indexPathForRow:0 inSection:0]",
            "NSMutableArray": "[NSMutableArray array]", "NSMutableDictionary": "[NSMutableDictionary dictionary]",
            "NSNumber": "@1", "NSSet": "[NSSet set]",
            "NSURL": "[NSURL fileURLWithPath:@\"/test\"]",
        ]
        for name in [
            "NSObject", "UIBarButtonItem", "UIButton", "UIImage", "UIImageView", "UILabel", "UISwitch", "UITableView",
            "UITextField", "UITextView", "UIView", "UIViewController",
        ] {
            found[name] = "[[\(name) alloc] init]"
        }
        return found
    }()
}
