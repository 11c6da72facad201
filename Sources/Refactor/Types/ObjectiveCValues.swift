/// The types of values behind dots, as Objective-C spells them; nil where the tables of the SDK do not tell.
enum ObjectiveCValues {
    static func type(of expression: Expression, in member: Member, _ controller: Controller) -> String? {
        switch expression {
        case .name(let name, let offset):
            let local = member.fact.tree?.locals.first { local in
                local.name == name && local.uses.contains { $0.range.lowerBound == offset }
            }
            return local.map(\.writtenType) ?? own(name, in: controller)
        case .member(.selfValue?, let name):
            return own(name, in: controller) ?? property(name, ofClasses: controller.ancestors)
        case .member(let base?, let name):
            guard let written = type(of: base, in: member, controller), written.hasSuffix("*") else { return nil }
            let type = String(written.dropLast().filter { $0.isLetter || $0.isNumber })
            return property(name, ofClasses: SDKType.chain(of: type).map(\.name))
        default: return nil
        }
    }

    private static func own(_ name: String, in controller: Controller) -> String? {
        controller.members.first { $0.kind == .property && $0.name == name }?.fact.valueType
    }

    private static func property(_ name: String, ofClasses classes: [String]) -> String? {
        guard !classes.isEmpty, let member = SDKSelectors(ofClasses: classes).member(of: name) else { return nil }
        return member.isMethod ? nil : spelled(member.result)
    }

    /// A Swift type of the tables in Objective-C.
    private static func spelled(_ type: String) -> String? {
        let bare = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
        if let known = names[bare] { return known }
        if bare.hasPrefix("["), bare.hasSuffix("]") { return bare.contains(":") ? "NSDictionary *" : "NSArray *" }
        guard bare.allSatisfy({ $0.isLetter || $0.isNumber }), let found = SDKType.named(bare) else { return nil }
        return found.kind == "class" ? bare + " *" : nil
    }

    private static let names: [String: String] = [
        "Bool": "BOOL", "CGFloat": "CGFloat", "CGPoint": "CGPoint", "CGRect": "CGRect", "CGSize": "CGSize",
        "Data": "NSData *", "Date": "NSDate *", "Double": "double", "Float": "float", "IndexPath": "NSIndexPath *",
        "Int": "NSInteger", "String": "NSString *", "TimeInterval": "NSTimeInterval", "UInt": "NSUInteger",
        "URL": "NSURL *",
    ]
}
