/// The members of some SDK types, to be found by Objective-C selectors.
package struct SDKSelectors: Sendable {
    /// Members of some types, by the first word of their selectors.
    private struct Layer: Sendable {
        var byWord: [String: [SDKSelector]] = [:]
        var others: [String: SDKMember] = [:]
    }

    /// Nearest types first.
    private let layers: [Layer]

    /// Collects the selectors that classes of these names, in either language, declare and that their protocols
    /// require.
    package init(ofClasses names: [String]) {
        guard let index = names.firstIndex(where: { Self.roots[$0] != nil }), let root = Self.roots[names[index]] else {
            layers = [Self.layer(ofClasses: names)]
            return
        }
        layers = index == 0 ? root() : [Self.layer(ofClasses: Array(names[..<index]))] + root()
    }

    /// The classes from which nearly all controllers descend, each with its own superclasses; built once each, where they
    /// are asked for, for a plan asks for them at each of its cuts.
    private static let roots: [String: @Sendable () -> [Layer]] = [
        "UICollectionViewController": { collection + controller },
        "UINavigationController": { navigation + controller },
        "UITabBarController": { tabs + controller }, "UITableViewController": { table + controller },
        "UIView": { view }, "UIViewController": { controller },
    ]
    private static let view = [layer(ofClasses: SDKType.chain(of: "UIView").map(\.name))]
    private static let controller = [layer(ofClasses: SDKType.chain(of: "UIViewController").map(\.name))]
    private static let collection = [layer(ofClasses: ["UICollectionViewController"])]
    private static let navigation = [layer(ofClasses: ["UINavigationController"])]
    private static let tabs = [layer(ofClasses: ["UITabBarController"])]
    private static let table = [layer(ofClasses: ["UITableViewController"])]

    private static func layer(ofClasses names: [String]) -> Layer {
        let types = names.compactMap(SDKType.named)
        let protocols = Set(types.flatMap(\.protocols)).sorted()
        return layer(of: types.map(\.name) + protocols)
    }

    /// Collects the selectors that protocols of these names and those that they refine require; names of app protocols
    /// are passed over.
    package init(ofProtocols names: [String]) {
        var seen: Set<String> = []
        var found: [String] = []
        var open = names
        while !open.isEmpty {
            let name = open.removeFirst()
            guard seen.insert(name).inserted, let type = SDKType.named(name), type.kind == "protocol" else { continue }
            if type.name != "NSObjectProtocol" { found.append(type.name) }
            open += type.protocols
        }
        layers = [Self.layer(of: found)]
    }

    private static func layer(of types: [String]) -> Layer {
        var layer = Layer()
        for type in types {
            let known = SDKMember.members(of: type)
            let odd = SDKMember.oddMembers(of: type, among: known)
            let renamed = Set(odd.filter(\.isRenamed).map(\.member.id))
            for entry in odd where entry.member.isMethod || entry.isRenamed {
                if layer.others[entry.selector] == nil { layer.others[entry.selector] = entry.member }
            }
            let regular = odd.filter { !$0.member.isMethod && !$0.isRenamed }.map(\.member)
            for member in known.filter({ !renamed.contains($0.id) }) + regular {
                for word in firstWords(of: member) { layer.byWord[word, default: []].append(SDKSelector(member)) }
            }
        }
        return layer
    }

    /// The member that a selector is, or whose getter or setter it is.
    package func member(of selector: String) -> SDKMember? {
        if let odd = layers.lazy.compactMap({ $0.others[selector] }).first { return odd }
        var first = String(selector.prefix { $0 != ":" })
        if let found = found(selector, under: first) { return found }
        guard first.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
        first.removeFirst(3)
        return found(selector, under: first)
    }

    private func found(_ selector: String, under name: String) -> SDKMember? {
        guard let word = words(of: name).first else { return nil }
        return layers.lazy.compactMap { $0.byWord[word]?.first { $0.matches(selector) } }.first?.member
    }

    /// Under which words a selector may begin, without `set`.
    private static func firstWords(of member: SDKMember) -> [String] {
        let words = words(of: member.name)
        guard let first = words.first else { return [] }
        return !member.isMethod && first == "is" && words.count > 1 ? [first, words[1]] : [first]
    }
}
