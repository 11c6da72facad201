import Refactor

/// The imports and forward declarations at the top of a generated header, by which its types are known.
struct HeaderTypes {
    let spelling: ObjCSpelling
    let mentions: Set<TypeMention>

    /// - Parameter inherited: the class and the protocols that a class in the header inherits from.
    init(spelling: ObjCSpelling, types: [String], inherited: [String] = []) {
        self.spelling = spelling
        let globals = spelling.plan.controller.files.flatMap(\.globals)
        let values = Set(globals.filter { $0.keyword != "class" && $0.keyword != "protocol" }.map(\.name))
        let own = Set(globals.map(\.name) + [spelling.plan.controller.name])
        mentions = Set(
            types.flatMap { TypeText($0).mentions(own: own) }.map { mention in
                // A pointer to an enum or a structure is written like one to an object.
                if case .forwardClass(let name) = mention, values.contains(name) { return .declared(name) }
                if mention == .declared(spelling.plan.controller.name) {
                    return .forwardClass(spelling.plan.controller.name)
                }
                return mention
            }
                + inherited.map { name in
                    SDKType.named(name).map { .framework($0.framework) } ?? .declared(name)
                })
    }

    /// Import lines, without a blank line behind them; a header of the module comes last.
    func imports(of library: [String] = [], and module: [String] = []) -> [String] {
        let declared = declarations()
        var angled = frameworks() + library + declared.filter { !$0.contains("\"") }
        if ["Cocoa", "UIKit"].contains(where: { angled.contains("#import <\($0)/\($0).h>") }) {
            angled.removeAll { $0 == "#import <Foundation/Foundation.h>" }
        }
        let quoted = declared.filter { $0.contains("\"") } + module
        return unique(angled) + (quoted.isEmpty ? [] : [""] + unique(quoted))
    }

    /// `@class` and `@protocol` lines with a blank line before them.
    func forwards() -> [String] {
        let declared = Set(spelling.plan.style.ports.compactMap { $0.protocolName(in: spelling.plan.module) })
        let classes = mentions.compactMap { if case .forwardClass(let name) = $0 { name } else { nil } }.sorted()
        let protocols = mentions.compactMap { if case .forwardProtocol(let name) = $0 { name } else { nil } }
            .filter { !declared.contains($0) }.sorted()
        let lines = classes.map { "@class \($0);" } + protocols.map { "@protocol \($0);" }
        return lines.isEmpty ? [] : [""] + lines
    }

    /// UIKit brings Foundation with it.
    private func frameworks() -> [String] {
        let names = Set(mentions.compactMap { if case .framework(let name) = $0 { name } else { nil } })
        let others = names.subtracting(Self.comesWithFoundation)
        let isUIKit = others.contains { Self.comesWithUIKit.contains($0) }
        let first = isUIKit ? spelling.userInterface : "Foundation"
        return ([first] + others.subtracting(Self.comesWithUIKit).sorted()).map { name in
            let written = sourceImports.first { $0.module == name && !$0.isConditional }?.text
            return written ?? "#import <\(name)/\(name).h>"
        }
    }

    /// For names that must be declared in full: the headers that declare them, or else all that the source imports.
    private func declarations() -> [String] {
        let names = Set(mentions.compactMap { if case .declared(let name) = $0 { name } else { nil } })
        guard !names.isEmpty else { return [] }
        let imports = SourceImports(spelling: spelling)
        let shared = spelling.declarations.sharedNames
        let own =
            imports.declaringHeaders(of: names)
            + (names.isDisjoint(with: shared) ? [] : [SharedHeader(spelling: spelling).importLine])
        let others = names.filter { !imports.isDeclaredInHeader($0) && !shared.contains($0) }
        guard let named = imports.headers(named: others) else {
            return (imports.foreign(declaring: others) ?? imports.foreign()) + own
        }
        // An app's header may count on the frameworks that stand before it.
        let frameworks = sourceImports.filter { !$0.isQuoted && !$0.isConditional }.map(\.text)
        return named.isEmpty ? own : frameworks + named + own
    }

    private var sourceImports: [ImportFact] { spelling.plan.controller.files.flatMap(\.imports) }

    private func unique(_ lines: [String]) -> [String] {
        var seen: Set<String> = []
        return lines.filter { seen.insert($0).inserted }
    }

    private static let comesWithFoundation: Set<String> = [
        "CoreFoundation", "Darwin", "Dispatch", "Foundation", "ObjectiveC",
    ]

    private static let comesWithUIKit: Set<String> = ["CoreGraphics", "QuartzCore", "UIKit"]
}
