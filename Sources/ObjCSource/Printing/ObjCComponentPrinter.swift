import Refactor

/// Writes the implementation of a component: its ports and state, its initializer, its methods in source order under
/// their marks, its forwarders.
struct ObjCComponentPrinter {
    let spelling: ObjCSpelling
    let edits: ObjCMemberEdits
    let bodies: Bodies
    let role: Role

    private var plan: Plan { spelling.plan }

    private var strongPorts: [Port] { spelling.plan.ports(of: role).filter { $0.given == .initializer } }

    func print() -> ObjCPrintedFile {
        let members = spelling.departures.members(of: role)
        let state = group(members.filter { $0.kind == .property && !$0.fact.isVariable })
        let variables = group(members.filter(\.fact.isVariable))
        let methods = group(members.filter { $0.kind != .property })
        let isNonnull = members.contains {
            plan.controller.declarations[$0.declaration].fact.parts?.isNonnull == true && $0.kind != .property
        }
        var pieces: [Piece] = [.generated(spelling.lines(imports() + [""] + silenced(members)))]
        let declared = spelling.declarations.pieces(of: role)
        if !declared.isEmpty { pieces += declared + [blank] }
        if isNonnull { pieces.append(.generated(spelling.lines(["NS_ASSUME_NONNULL_BEGIN", ""]))) }
        pieces += classExtension(state.pieces)
        pieces += implementation(variables: variables.pieces, methods: methods.pieces)
        if isNonnull { pieces.append(.generated(spelling.lines(["", "NS_ASSUME_NONNULL_END"]))) }
        return ObjCPrintedFile(
            file: EmittedFile(
                name: "\(plan.name(of: role)).\(spelling.files.fileEnding)",
                folder: plan.style.component(for: role)?.folder ?? "", role: role, pieces: pieces),
            removals: state.removals + variables.removals + methods.removals)
    }

    private var services: [Injection] { plan.handedServices(of: role) }

    private func group(_ members: [Member]) -> (pieces: [Piece], removals: [Removal]) {
        ObjCMemberGroup(spelling: spelling, edits: edits, bodies: bodies, members: members).print()
    }

    /// Returns what the code needs of the source's imports, as far as the app's headers tell, and all where none are given.
    private func imports() -> [String] {
        let imports = SourceImports(spelling: spelling)
        var lines = imports.ownHeaders(for: role)
        let knowsView = spelling.plan.ports(of: role).contains {
            $0.protocolPattern == nil && spelling.knownClass(through: $0) == plan.controller.name
        }
        if knowsView, let own = spelling.files.headerImport, !lines.contains(own) { lines.append(own) }
        if !lines.isEmpty { lines = imports.beforeOwnHeader() + lines }
        lines += knownClasses
        if spelling.declarations.needsHeader(role) { lines.append(SharedHeader(spelling: spelling).importLine) }
        lines += imports.foreign(for: role).filter { !lines.contains($0) }
        lines += ObjCStyleText(spelling: spelling).imports(for: role).filter { !lines.contains($0) }
        let isOfScreen = plan.controller.ancestors.contains("UIResponder") || !plan.controller.isAncestryKnown
        let isUIKit = isOfScreen && spelling.userInterface == "UIKit"
        if isUIKit, !lines.contains(where: { $0.contains("UIKit") }) { lines.insert("#import <UIKit/UIKit.h>", at: 0) }
        let known = ComponentHeader(spelling: spelling, role: role).imports
        lines.removeAll(where: known.contains)
        let ordered = lines.filter { !$0.contains("\"") } + lines.filter { $0.contains("\"") }
        return ["#import \"\(plan.name(of: role)).h\""] + (ordered.isEmpty ? [] : [""] + ordered)
    }

    /// The headers of components that it knows by their classes.
    private var knownClasses: [String] {
        let roles = spelling.plan.ports(of: role).filter { $0.protocolPattern == nil && $0.to != .view }.map(\.to)
        return roles.map { "#import \"\(plan.name(of: $0)).h\"" }
    }

    /// The warnings that the source silences around the members.
    private func silenced(_ members: [Member]) -> [String] {
        var found: [String] = []
        for file in plan.controller.files.indices {
            let own = members.filter { $0.file == file }
            guard !own.isEmpty else { continue }
            let silenced = SilencedWarnings(
                in: plan.controller.files[file], members: plan.controller.members.filter { $0.file == file })
            for warning in own.flatMap({ silenced.warnings(at: $0.fact.declaration.lowerBound) })
            where !found.contains(warning) {
                found.append(warning)
            }
        }
        return found.isEmpty ? [] : found.map { "#pragma clang diagnostic ignored \($0)" } + [""]
    }

    // MARK: - Class extension

    private func classExtension(_ state: [Piece]) -> [Piece] {
        let generated =
            strongPorts.map { port in
                let declarator = TypeText(spelling.type(of: port)).naming(spelling.property(of: port))
                return "@property (nonatomic, strong, readonly) \(declarator);"
            } + services.map { "@property (nonatomic, strong, readonly) id<\($0.type)> \($0.name);" }
        let prototypes = spelling.departures.prototypes.filter { $0.role == role && $0.hasComments }
        guard !generated.isEmpty || !state.isEmpty || !prototypes.isEmpty else { return [] }
        var pieces: [Piece] = [.generated(spelling.lines(["@interface \(plan.name(of: role)) ()", ""]))]
        if !generated.isEmpty { pieces.append(.generated(spelling.lines(generated))) }
        if !state.isEmpty { pieces += (generated.isEmpty ? [] : [blank]) + state }
        for (index, prototype) in prototypes.enumerated() {
            if index > 0 || !generated.isEmpty || !state.isEmpty { pieces.append(blank) }
            pieces.append(.source(file: prototype.file, range: prototype.fact.range))
        }
        return pieces + [.generated(spelling.lines(["", "@end", ""]))]
    }

    private var blank: Piece { .generated(spelling.newline) }

    // MARK: - Implementation

    /// For variables that others use, and for properties that stay declared in the view's header.
    private var syntheses: [String] {
        let copies = plan.members(of: role).filter { member in
            spelling.departures.staysDeclared(member) && member.fact.accessors.isEmpty
        }
        return (copies + ExposedVariables(spelling: spelling).members(of: role)).map(spelling.properties.synthesis)
    }

    private func implementation(variables: [Piece], methods: [Piece]) -> [Piece] {
        let head = "@implementation \(plan.name(of: role))"
        var pieces: [Piece] = []
        if variables.isEmpty {
            pieces.append(.generated(spelling.lines([head])))
        } else {
            pieces.append(.generated(spelling.lines([head + " {"])))
            pieces += variables + [.generated(spelling.lines(["}"]))]
        }
        let isGiven = !strongPorts.isEmpty || !services.isEmpty
        let initializer = isGiven ? spelling.initializerMethod(strongPorts, services) : []
        let passedOn = Forwarding(spelling: spelling, role: role).section()
        for lines in [syntheses, initializer] where !lines.isEmpty {
            pieces.append(.generated(spelling.lines([""] + lines)))
        }
        if !methods.isEmpty { pieces += [blank] + methods }
        let further = ObjCStyleText(spelling: spelling).implementation(of: role)
        if !further.isEmpty { pieces.append(.generated(spelling.lines([""] + further))) }
        if !passedOn.isEmpty { pieces.append(.generated(spelling.lines([""] + passedOn))) }
        return pieces + [.generated(spelling.lines(["", "@end"]))]
    }
}
