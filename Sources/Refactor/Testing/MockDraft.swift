/// A mock to write: what it stands for, and a place for the calls of each member.
package struct MockDraft: Sendable, Equatable {
    /// A member that it has to have.
    package struct Member: Sendable, Equatable {
        package let fact: MemberFact
        package let isWritten: Bool
        /// The stem of its records' names: `show` in `showArguments`.
        package let stem: String
        /// The entry in the log for a call of it, or a change: `view.show(userName:)`, `view.phase =`.
        package let entry: String

        /// True if its types stand for others, so that no closure can have them.
        package var isGeneric: Bool {
            guard let signature = fact.signature else { return false }
            return !signature.generics.isEmpty || signature.effects.contains("rethrows")
                || signature.parameters.contains { $0.type.hasPrefix("some ") }
        }
    }

    /// The protocol.
    package let name: String
    /// The class that stands for it.
    package var mock: String { name + "Mock" }
    package let members: [Member]
    /// The means by which it fulfils what a library asks for besides.
    package var library: LibraryMock?
    /// True if the protocol is isolated as the module is; that of a service mostly is not.
    package let isOfModule: Bool

    init(name: String, label: String, requirements: [(fact: MemberFact, isWritten: Bool)], isOfModule: Bool = true) {
        self.name = name
        self.isOfModule = isOfModule
        let stems = Self.stems(of: requirements.map(\.fact))
        members = zip(requirements, stems).map { requirement, stem in
            let isMethod = requirement.fact.kind == .method
            return Member(
                fact: requirement.fact, isWritten: requirement.isWritten, stem: stem,
                entry: "\(label).\(requirement.fact.id)\(isMethod ? "" : " =")")
        }
    }

    /// The only method that a call can mean; nil where there is none or several.
    package func method(named name: String, labels: [String]) -> Member? {
        let found = members.filter { $0.fact.name == name && $0.fact.signature?.accepts(labels: labels) == true }
        return found.count == 1 ? found.first : nil
    }

    package func property(named name: String) -> Member? {
        members.first { $0.fact.kind == .property && $0.fact.name == name }
    }

    /// Names that tell overloads apart: `load`, or `loadId` and `loadName`.
    package static func stems(of facts: [MemberFact]) -> [String] {
        var taken: [String: Int] = [:]
        return facts.map { fact in
            let others = facts.filter { $0.name == fact.name }.map {
                $0.signature?.parameters.compactMap(\.label) ?? []
            }
            let labels = (fact.signature?.parameters.compactMap(\.label) ?? []).filter { label in
                !others.allSatisfy { $0.contains(label) }
            }
            let stem = fact.name + labels.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            taken[stem, default: 0] += 1
            let count = taken[stem] ?? 1
            return count == 1 ? stem : "\(stem)\(count)"
        }
    }
}

extension Plan {
    /// The mocks of the protocols that are written, and of those made for services.
    package var mocks: [MockDraft] {
        let own = protocols.filter { isMocked($0) }.map { draft in
            let properties = draft.requirements.filter { controller.members[$0.member].kind == .property }
            let methods = draft.requirements.filter { controller.members[$0.member].kind != .property }
            var mock = MockDraft(
                name: draft.name, label: draft.ports.first.map { label(of: $0) } ?? "other",
                requirements: (properties + methods).map { (asked($0), $0.isWritten) })
            mock.library = library(of: draft)
            return mock
        }
        var seen: Set<String> = []
        let services = roles.flatMap(injections(into:)).compactMap { injection in
            injection.service.map { (name: injection.name, service: $0) }
        }
        return own
            + services.filter { seen.insert($0.service.name).inserted }.map { name, service in
                MockDraft(
                    name: service.name, label: name, requirements: service.requirements.map { ($0, $0.isSettable) },
                    isOfModule: service.type.attributes.contains("MainActor"))
            }
    }

    /// Protocols that have no mock: they refine one of a library that asks for more.
    package var unmockedProtocols: [ProtocolDraft] { protocols.filter { !isMocked($0) } }

    private func isMocked(_ draft: ProtocolDraft) -> Bool {
        draft.ports.first.map { Self.markers.contains($0.refines) } == true || library(of: draft) != nil
    }

    private func library(of draft: ProtocolDraft) -> LibraryMock? {
        style.testing.mocks.first { $0.refined == draft.ports.first?.refines }
    }

    /// Protocols that ask for nothing.
    private static let markers: Set<String> = [
        "AnyObject", "InteractorInterface", "Presentable", "PresenterInterface", "ViewInterface", "WireframeInterface",
    ]

    private func label(of port: Port) -> String { controller.property(of: port, module: module) }
}

extension MemberFact {
    fileprivate var isSettable: Bool {
        kind == .property && !isConstant && isStored && !modifiers.contains { $0.hasSuffix("(set)") }
    }
}
