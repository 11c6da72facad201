/// Finds the classes that components of Objective-C can know by protocols, and which keep their classes and why.
///
/// As in Swift, a class is known by its protocol in all places or in none. A protocol repeats declarations of headers, so
/// only what a header says is asked for; a class is said to fulfil it by a category that adds nothing.
struct ObjectiveCServiceReader {
    private(set) var shared: [SharedService] = []
    private(set) var findings: [Finding] = []
    private let plan: Plan

    /// Reads a plan whose services are to be known by protocols.
    init(_ plan: Plan) {
        self.plan = plan
        let lookUps = ObjectiveCLookUps(in: plan) { type, selector in Self.isShared(selector, of: type, plan) }
        for name in Set(lookUps.found.map(\.type)).sorted() {
            read(name, lookUps.found.filter { $0.type == name })
        }
        findings.sort { ($0.line, $0.message) < ($1.line, $1.message) }
    }

    private static func isShared(_ selector: String, of type: String, _ plan: Plan) -> Bool {
        if ObjectiveCServiceText.isShared(selector, of: type) { return true }
        guard
            let declaration = plan.controller.project?.types.declarations(of: type).first(where: {
                $0.keyword == .class
            }),
            let text = declaration.prototypes[selector], text.hasPrefix("+"), plan.isService(type)
        else { return false }
        return text.contains("instancetype") || text.contains(type + " *")
    }

    private mutating func read(_ name: String, _ found: [ObjectiveCLookUps.Found]) {
        do throws(ServiceObstacle) {
            if plan.style.objectiveC == .typhoon { throw .isMadeByLibrary }
            let declared = try declarations(of: name)
            var used: Set<String> = []
            for place in found.flatMap(\.places) {
                if let obstacle = place.obstacle { throw obstacle }
                for use in place.asked { used.insert(try declaration(askedBy: use, among: declared, of: name)) }
            }
            let isOfSDK = ObjectiveCServiceText.declarations(of: name) != nil
            let service = try service(named: name, isOfSDK: isOfSDK, used.sorted().compactMap { declared[$0] })
            for one in found { shared.append(try given(one, by: service)) }
        } catch {
            let lines = found.flatMap(\.places).map(\.line)
            findings.append(
                Finding(
                    severity: .note, rule: "service-keeps-class", line: lines.min() ?? 1,
                    message: "'\(found.first?.value ?? name)' is not handed in: \(error)"))
        }
    }

    private func declarations(of name: String) throws(ServiceObstacle) -> [String: String] {
        if let known = ObjectiveCServiceText.declarations(of: name) { return known }
        let found = plan.controller.project?.types.declarations(of: name) ?? []
        guard let declaration = found.first, found.count == 1, declaration.keyword == .class,
            declaration.generics.isEmpty
        else { throw .unknownClass(name) }
        return declaration.prototypes
    }

    /// The declaration that a use needs: that of a message by its selector, that of a property by its name.
    private func declaration(
        askedBy use: ReferenceFact, among declared: [String: String], of name: String
    ) throws(ServiceObstacle) -> String {
        let key = use.usage == .call ? use.selector : use.name
        let isWritten = [.write, .readWrite, .reference].contains(use.usage)
        guard let text = declared[key], !text.hasPrefix("+"), !text.contains("instancetype"),
            !isWritten || text.hasPrefix("@property") && !text.contains("readonly")
        else { throw .unknownMember(key, of: name) }
        return key
    }

    private func service(
        named name: String, isOfSDK: Bool, _ declarations: [String]
    ) throws(ServiceObstacle) -> ServiceProtocol {
        let ofApp = plan.module + name + (name.hasSuffix("Service") ? "" : "Service")
        let first = isOfSDK ? SDKService.protocolName(for: bare(name), module: plan.module) : ofApp
        guard
            let free = [first, first + (isOfSDK ? "Service" : "Protocol")].first(where: { !plan.isTaken(typeName: $0) })
        else { throw .nameIsTaken }
        let type = TypeFact(
            name: name, keyword: .class, attributes: [], modifiers: [], access: .public, inherits: [], generics: [],
            range: 0..<0, declaration: 0..<0, body: 0..<0, line: 0, endLine: 0, isConditional: false, members: [])
        var service = ServiceProtocol(name: free, type: type, requirements: [], isOfSDK: isOfSDK)
        service.declarations = declarations
        return service
    }

    /// `UserDefaults` for `NSUserDefaults`.
    private func bare(_ name: String) -> String { name.hasPrefix("NS") ? String(name.dropFirst(2)) : name }

    private func given(
        _ found: ObjectiveCLookUps.Found, by service: ServiceProtocol
    ) throws(ServiceObstacle) -> SharedService {
        guard let name = freeVariable(for: found) else { throw .nameIsTaken }
        let uses = found.places.flatMap { place in
            place.ranges.map { range, isType in
                SharedService.Use(
                    member: place.member, range: range, text: isType ? "id<\(service.name)> " : "self.\(name)",
                    closure: nil)
            }
        }
        return SharedService(
            name: name, value: found.value, role: found.role, service: service, uses: uses, property: nil)
    }

    /// A name that neither a member nor a port has.
    private func freeVariable(for found: ObjectiveCLookUps.Found) -> String? {
        let names = Set(plan.controller.members.map(\.name))
            .union(plan.style.ports.map { plan.controller.property(of: $0, module: plan.module) })
            .union(plan.style.components.map(\.variable)).union(shared.map(\.name))
        let name = SDKService.variableName(for: bare(found.type))
        return [name, name + "Service"].first { !names.contains($0) && !names.contains("_" + $0) }
    }
}
