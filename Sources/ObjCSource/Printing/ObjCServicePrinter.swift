import Refactor

/// Writes the header of the protocols by which components know services, with who fulfils them.
struct ObjCServicePrinter {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    /// The services that are known by protocols, each once.
    var services: [ServiceProtocol] {
        var seen: Set<String> = []
        return plan.roles.flatMap(plan.handedServices(of:)).compactMap(\.service).filter {
            seen.insert($0.name).inserted
        }
    }

    private var name: String { plan.module + "Services" }

    /// The import of the header; nothing where there is no service.
    var imports: [String] { services.isEmpty ? [] : ["#import \"\(name).h\""] }

    func files() -> [EmittedFile] {
        guard !services.isEmpty else { return [] }
        let types = services.flatMap(methods).flatMap(\.headTypes)
        let header = HeaderTypes(spelling: spelling, types: types)
        let classes = services.filter { !$0.isOfSDK }.map { "#import \"\($0.type.name).h\"" }
        let body = Array(services.map(declaration).joined(separator: [""]))
        let text = spelling.lines(header.imports(and: classes) + header.forwards() + [""] + audited(body))
        let folder = plan.style.component(for: .interactor)?.folder ?? ""
        return [EmittedFile(name: name + ".h", folder: folder, role: nil, pieces: [.generated(text)])]
    }

    /// The requirements as facts.
    func methods(of service: ServiceProtocol) -> [MemberFact] { Self.facts(of: service.declarations) }

    /// The selector of a declaration.
    static func selector(of declaration: String) -> String? { facts(of: [declaration]).first?.id }

    private static func facts(of declarations: [String]) -> [MemberFact] {
        let text = (["@protocol P <NSObject>"] + declarations + ["@end", ""]).joined(separator: "\n")
        let tree = try? parse(SourceFile(path: "P.h", text: text))
        return tree.map { ObjCFileReader(tree: $0).facts().types.flatMap { $0.members + $0.prototypes } } ?? []
    }

    private func declaration(of service: ServiceProtocol) -> [String] {
        let askers = plan.roles.filter { plan.handedServices(of: $0).contains { $0.service == service } }
            .map { "`\(plan.name(of: $0))`" }
        let type = service.type.name
        let head =
            "/// What \(askers.joined(separator: " and ")) \(askers.count == 1 ? "asks" : "ask") of its `\(type)`."
        return [head, "@protocol \(service.name) <NSObject>", ""] + service.declarations + [
            "", "@end", "", "@interface \(type) (\(service.name)) <\(service.name)>", "@end",
        ]
    }

    /// Where one declaration says what may be nil, all others are read so, too.
    private func audited(_ lines: [String]) -> [String] {
        let words = services.flatMap(\.declarations).reduce(into: Set<String>()) { $0.formUnion(TypeText($1).words) }
        guard !words.isDisjoint(with: TypeText.nullability) else { return lines }
        return ["NS_ASSUME_NONNULL_BEGIN", ""] + lines + ["", "NS_ASSUME_NONNULL_END"]
    }
}
