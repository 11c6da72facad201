import Refactor
import SwiftSyntax

/// The names of a component's code that may come from modules which the tool does not know.
///
/// Only what stands at the head of an expression or of a type needs an import in its own file: members of values are
/// found through the other files of the app, too.
struct ForeignNames {
    /// True if a type, a function or an operator is declared neither by the app nor by the SDK.
    let haveUnknown: Bool
    /// The same where it has no prefix, as names of Objective-C have.
    let haveUnknownOfSwift: Bool
    /// True if something has a name of SwiftUI.
    let haveSwiftUI: Bool
    /// True if something is declared by the app, in other files: perhaps in a framework of its own.
    let haveOfApp: Bool
    /// The modules whose names say that the unknown types are theirs, where each is of one; nil otherwise.
    private let tellingModules: Set<String>?

    /// - Parameters:
    ///   - names: further types that the file writes.
    ///   - own: the types of the module and of the controller's files.
    init(of members: [Member], and names: Set<String>, in plan: Plan, besides own: Set<String>) {
        guard let project = plan.controller.project, project.isWholeApp else {
            (haveUnknown, haveUnknownOfSwift, haveSwiftUI, haveOfApp) = (true, true, true, true)
            tellingModules = nil
            return
        }
        var heads = names
        var isUnresolved = false
        for member in members {
            heads.formUnion(member.fact.signatureNames)
            heads.formUnion(member.fact.attributes.flatMap { identifiers(in: $0) })
            for reference in member.references where reference.fact.base == .none {
                heads.insert(reference.name)
                if case .unresolved = reference.target, !project.globals.contains(reference.name) {
                    isUnresolved = isUnresolved || reference.name.first?.isLowercase == true
                }
            }
        }
        let imported = Set(plan.controller.files.flatMap(\.imports).map(\.module))
        let types = heads.filter { name in
            // The app's own module is named as its folder is: `Shop.settings`.
            let isOwnModule = project.folders.contains(name) && !imported.contains(name)
            return Self.isType(name) && !own.contains(name) && SDKType.named(name) == nil && !isOwnModule
        }
        let ofApp = types.filter { !project.types.declarations(of: $0).isEmpty }
        haveOfApp = !ofApp.isEmpty || !heads.isDisjoint(with: project.globals)
        let isUncertain =
            isUnresolved || members.contains { Self.hasOwnOperators(plan.controller.file(of: $0), $0) }
        haveUnknown = isUncertain || ofApp.count < types.count
        let unknown = types.subtracting(ofApp)
        haveUnknownOfSwift = isUncertain || unknown.contains { !Self.hasPrefix($0) }
        // Our list of its names may be older than the app: what no library has may still be one.
        let haveLibrary = imported.contains { !SDKModules.contains($0) }
        haveSwiftUI = heads.contains { SwiftUINames.contains($0) } || haveUnknownOfSwift && !haveLibrary
        tellingModules = isUncertain ? nil : Self.modules(tellingOf: unknown, among: imported)
    }

    /// Returns true for a framework that has names without a prefix, of Swift alone: `Storefront` is one of StoreKit.
    static func hasNamesOfSwift(_ module: String) -> Bool { swiftFrameworks.contains(module) }

    private static let swiftFrameworks: Set<String> = [
        "AVKit", "Combine", "CryptoKit", "MapKit", "Observation", "PhotosUI", "StoreKit", "SwiftData", "SwiftUI",
        "Vision",
        "WidgetKit",
    ]

    /// Returns true for a name of Objective-C: `NCUser`. `UIHostingController` is one of SwiftUI.
    static func hasPrefix(_ name: String) -> Bool {
        name.count > 3 && name.prefix(3).allSatisfy(\.isUppercase) && !name.hasPrefix("UIHosting")
    }

    /// The modules of which unknown types have the name: `KingfisherManager` is one of `Kingfisher`, and of the names with a
    /// prefix `MDCSnackbarManager` one of `Material_Snackbar`. Nil where a type has that of none.
    private static func modules(tellingOf types: Set<String>, among imported: Set<String>) -> Set<String>? {
        var found: Set<String> = []
        for type in types {
            let told = hasPrefix(type) ? words(of: type).filter { $0.count > 4 && !common.contains($0) } : []
            let telling = imported.filter { module in
                module.count > 3 && type.hasPrefix(module) || !Set(words(of: module)).isDisjoint(with: told)
            }
            guard !telling.isEmpty else { return nil }
            found.formUnion(telling)
        }
        return found
    }

    /// Words that say nothing of where a type comes from.
    private static let common: Set<String> = [
        "alert", "button", "cache", "client", "collection", "controller", "image", "label", "manager", "model",
        "network",
        "store", "swift", "table", "title",
    ]

    /// Returns true if one of the names may come from a module.
    func mayNeed(_ item: ImportFact, in plan: Plan) -> Bool {
        if item.module == "SwiftUI" { return haveSwiftUI }
        if Self.swiftFrameworks.contains(item.module) { return haveUnknownOfSwift }
        return tellingModules?.contains(item.module) ?? haveUnknown
            || haveOfApp && plan.controller.project?.folders.contains(item.module) != false
    }

    private static func isType(_ name: String) -> Bool {
        name.first?.isUppercase == true && name != "Self" && !StandardNames.types.contains(name)
            && !StandardNames.functions.contains(name)
    }

    /// Returns true if a member's code has an operator that is none of the standard library's.
    private static func hasOwnOperators(_ file: SourceFile, _ member: Member) -> Bool {
        let code = SourceFile(path: file.path, bytes: Array(file.bytes[member.cut?.code ?? member.fact.range]))
        return wholeTree(of: code).tokens(viewMode: .sourceAccurate).contains {
            switch $0.tokenKind {
            case .binaryOperator(let sign), .prefixOperator(let sign), .postfixOperator(let sign):
                !standardOperators.contains(sign)
            default: false
            }
        }
    }

    private static let standardOperators: Set<String> = [
        "!", "!=", "!==", "%", "%=", "&", "&&", "&*", "&*=", "&+", "&+=", "&-", "&-=", "&<<", "&=", "&>>", "*", "*=",
        "+",
        "+=", "-", "-=", "...", "..<", "/", "/=", "<", "<<", "<<=", "<=", "==", "===", ">", ">=", ">>", ">>=", "??",
        "^",
        "^=", "|", "|=", "||", "~", "~=", "->", "?", "=",
    ]
}
