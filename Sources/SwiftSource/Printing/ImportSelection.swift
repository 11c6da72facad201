import Refactor

/// The imports of an emitted file: those of the source, less the frameworks of the SDK that its names do not need.
struct ImportSelection {
    let plan: Plan

    /// Import lines and the blank line behind them; `UIKit` becomes `Foundation` where nothing needs UIKit.
    /// `modules` are imported as well. Where the names are those of types alone, as in a protocol, modules that the tool
    /// does not know are imported only if one of them may come from there.
    /// `members` are those whose code the file has, where that is known.
    func text(
        for names: Set<String>, and modules: [String] = [], areTypes: Bool = false, of members: [Member]? = nil,
        writing types: Set<String> = [], spelling: Spelling
    ) -> String {
        var names = names
        let isPublished = plan.answerForm == .combine && names.remove("AnyPublisher") != nil
        var lines = (modules + inferredModules(of: names) + (isPublished ? ["Combine"] : [])).map { "import " + $0 }
        let imports = plan.controller.files.flatMap(\.imports)
        let needs = SDKNeeds(names: names)
        lines += needs.frameworks(besides: Set(imports.map(\.module)), of: plan).map { "import " + $0 }
        let isIndirect = comesIndirectly(names, through: imports)
        let known = areTypes ? ownNames : []
        let isUnknownNeeded = { (item: ImportFact) in
            !areTypes || names.contains { mayBeForeign($0, besides: known) && mayCome($0, from: item) }
        }
        let foreign = members.map { ForeignNames(of: $0, and: types, in: plan, besides: ownNames) }
        for item in imports where item.module != "UIKit" || item.text != "import UIKit" {
            guard
                isIndirect
                    || isNeeded(item, for: names, isUnknownNeeded(item) && foreign?.mayNeed(item, in: plan) != false)
            else {
                continue
            }
            lines += item.isConditional ? ["#if canImport(\(item.module))", item.text, "#endif"] : [item.text]
        }
        if imports.contains(where: { $0.text == "import UIKit" }) {
            lines.append(needs.areOfUIKit ? "import UIKit" : "import Foundation")
        }
        if !lines.contains("import UIKit"), namesTypesOfUIKit(names) {
            lines.removeAll { $0 == "import Foundation" }
            lines.append("import UIKit")
        }
        // SwiftUI and Foundation come along with each other.
        if Set(["import Foundation", "import SwiftUI", "import UIKit"]).isDisjoint(with: lines),
            imports.contains(where: { $0.text == "import SwiftUI" })
        {
            lines.append("import Foundation")
        }
        var seen: Set<String> = []
        let unique = lines.filter { $0.hasPrefix("#") || seen.insert($0).inserted }
        let hasConditions = unique.contains { $0.hasPrefix("#") }
        let ordered = hasConditions ? unique : unique.sorted()
        return unique.isEmpty ? "" : spelling.lines(ordered + [""])
    }

    /// The modules of types that the source only infers and that the module has to write: `BaseEpisode`, of what
    /// `player.episode` is. Somebody in the app imports them.
    func inferredModules(of names: Set<String>) -> [String] {
        guard let project = plan.controller.project, project.isWholeApp else { return [] }
        let known = Set(plan.controller.files.flatMap(\.imports).map(\.module))
            .union(plan.controller.files.compactMap { moduleByFolders(ofFile: $0.file.path) })
        let moved = plan.controller.members.filter { $0.cut != nil || plan.placements[$0.index].moves }
        let kept = moved + plan.roles.flatMap { plan.constants(of: $0) }
        let types = kept.compactMap(\.fact.valueType) + plan.roles.flatMap { plan.injections(into: $0).map(\.type) }
        let written = Set(moved.flatMap(writtenTypes) + types.flatMap { identifiers(in: $0) })
        let found = written.intersection(names).compactMap { name -> String? in
            let declarations = project.types.declarations(of: name)
            guard declarations.count == 1, let module = declarations.first?.module, !known.contains(module),
                project.imports.contains(module), !isWritten(name)
            else { return nil }
            return module
        }
        return Set(found).sorted()
    }

    private func writtenTypes(of member: Member) -> [String] {
        member.fact.headTypes.flatMap { identifiers(in: $0) }
    }

    private func isWritten(_ name: String) -> Bool {
        plan.controller.files.contains { identifiers(in: $0.file.text($0.file.bytes.indices)).contains(name) }
    }

    /// Returns true if a type of the SDK is of a framework that the source does not import: one of those that it does
    /// brings it.
    private func comesIndirectly(_ names: Set<String>, through imports: [ImportFact]) -> Bool {
        let known = Set(imports.map(\.module)).union(SDKNeeds.comesWithUIKit).union(SDKNeeds.foundation)
        return names.contains { name in
            if SDKNeeds.framework(of: name) != nil { return false }
            // The tables lack what AVFoundation has from its parts.
            if name.hasPrefix("AVAudio"), SDKType.named(name) == nil { return !known.contains("AVFoundation") }
            return SDKType.named(name).map { !known.contains($0.framework) } ?? false
        }
    }

    /// Modules that the tool does not know are kept; an SDK framework only when a name has its prefix.
    private func isNeeded(_ item: ImportFact, for names: Set<String>, _ isUnknownNeeded: Bool) -> Bool {
        if item.module == "Foundation" { return true }
        let prefixes = SDKType.prefixes(ofFramework: item.module)
        guard !prefixes.isEmpty else { return isUnknownNeeded || item.text != "import \(item.module)" }
        if isUnknownNeeded, ForeignNames.hasNamesOfSwift(item.module) {
            let known = ownNames
            if names.contains(where: { mayBeForeign($0, besides: known) && mayCome($0, from: item) }) { return true }
        }
        return names.contains { name in
            let name = name.hasPrefix("k") ? String(name.dropFirst()) : name
            return prefixes.contains(String(name.prefix(2)))
        }
    }

    /// The types of the module and of the controller's own files.
    private var ownNames: Set<String> {
        let parts = plan.style.components.map { filled($0.namePattern, module: plan.module) }
        let globals = plan.controller.files.flatMap(\.globals).filter(\.isTopLevel).map(\.name)
        let nested = plan.controller.sourceMembers.filter { $0.kind == .type }.map(\.name)
        return Set(parts + globals + nested + plan.protocols.map(\.name) + [plan.controller.name])
    }

    /// Returns true if a name may be that of a type of another module than the SDK's.
    private func mayBeForeign(_ name: String, besides known: Set<String>) -> Bool {
        guard name.first?.isUppercase == true, name != "Self", !StandardNames.types.contains(name) else { return false }
        return !known.contains(name) && SDKType.named(name) == nil
    }

    /// Returns true if a name may come from a module: names of Objective-C and of the app come from no framework of Swift.
    private func mayCome(_ name: String, from item: ImportFact) -> Bool {
        guard ForeignNames.hasNamesOfSwift(item.module) else { return true }
        let isOfApp = plan.controller.project.map { !$0.types.declarations(of: name).isEmpty } ?? false
        return !isOfApp && !ForeignNames.hasPrefix(name)
    }

    /// Returns true if types of UIKit are named that came to the source through another framework, such as WebKit.
    private func namesTypesOfUIKit(_ names: Set<String>) -> Bool {
        names.contains { SDKType.named($0)?.framework == "UIKit" }
    }
}
