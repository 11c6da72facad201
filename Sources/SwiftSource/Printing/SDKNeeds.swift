import Refactor

/// What the names of a file need of the SDK, whatever the source imports.
struct SDKNeeds {
    let names: Set<String>

    /// Returns true if the file needs UIKit, or what only comes with it.
    var areOfUIKit: Bool {
        names.contains { name in
            if Self.isMemberOfUIKit(name, beside: names) { return true }
            if Self.comesWithFoundation.contains(name) { return false }
            if Self.prefixes.contains(where: name.hasPrefix), !name.hasPrefix("UInt") { return true }
            return SDKType.named(name).map { Self.comesWithUIKit.contains($0.framework) } ?? false
        }
    }

    /// The frameworks of classes that the source has through another import, in the order of their names:
    /// `NSManagedObject` comes with UIKit, and is Core Data's.
    func frameworks(besides imported: Set<String>, of plan: Plan) -> [String] {
        let found = names.filter { !isOfApp($0, plan) }.compactMap(Self.framework)
        return Set(found).subtracting(imported).sorted()
    }

    private func isOfApp(_ name: String, _ plan: Plan) -> Bool {
        [plan.controller.types, plan.controller.project?.types].contains { $0?.declarations(of: name).isEmpty == false }
    }

    /// The framework that a name says it is of, by its prefix and by our table; nil for what everybody imports anyway.
    static func framework(of name: String) -> String? {
        guard ForeignNames.hasPrefix(name), let framework = SDKType.named(name)?.framework else { return nil }
        return comesWithUIKit.contains(framework) || foundation.contains(framework) ? nil : framework
    }

    /// Frameworks that UIKit brings along, as every controller expects.
    static let comesWithUIKit: Set<String> = ["CoreGraphics", "CoreImage", "CoreText", "QuartzCore", "UIKit"]

    /// What `import Foundation` brings along.
    static let foundation: Set<String> = [
        "Foundation", "Swift", "ObjectiveC", "Dispatch", "CoreFoundation", "_Concurrency", "Darwin",
    ]

    /// Values of Core Graphics that Foundation has too.
    private static let comesWithFoundation: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

    /// Names of UIKit, Core Graphics and Core Animation start so.
    private static let prefixes = ["UI", "CG", "CA", "kCA", "kCG", "NSLayout", "NSText", "NSParagraph", "NSShadow"]

    /// Returns true for a member that UIKit adds to Foundation's types: of an index path, or of a text that is drawn.
    private static func isMemberOfUIKit(_ name: String, beside names: Set<String>) -> Bool {
        if members.contains(name) { return true }
        if membersOfIndexPath.contains(name) { return names.contains { $0.lowercased().contains("indexpath") } }
        return membersOfText.contains(name) && !names.isDisjoint(with: texts)
    }

    private static let members: Set<String> = [
        "boundingRect", "cgPointValue", "cgRectValue", "cgSizeValue", "foregroundColor",
    ]
    private static let membersOfIndexPath: Set<String> = ["item", "row", "section"]
    private static let membersOfText: Set<String> = ["draw", "size"]
    private static let texts: Set<String> = [
        "NSAttributedString", "NSMutableAttributedString", "NSString", "withAttributes",
    ]
}
