import Refactor

/// Writes the header of a component: its protocols, its weak ports and its initializer.
struct ComponentHeader {
    let spelling: ObjCSpelling
    let role: Role

    private var plan: Plan { spelling.plan }

    func file() -> EmittedFile {
        let asked = spelling.asked(of: role)
        let base = spelling.base(of: role)
        let protocols = spelling.protocols(of: role)
        let conformance = protocols.isEmpty ? "" : " <" + protocols.joined(separator: ", ") + ">"
        let interface =
            ["@interface \(plan.name(of: role)) : \(base)\(conformance)", ""] + content(plan.ports(of: role))
            + asked.map { spelling.line(of: $0, isWritten: true) } + (asked.isEmpty ? [] : [""]) + ["@end"]
        let text = spelling.lines(imports + types.forwards() + [""] + spelling.audited(interface))
        let folder = plan.style.component(for: role)?.folder ?? ""
        return EmittedFile(name: plan.name(of: role) + ".h", folder: folder, role: role, pieces: [.generated(text)])
    }

    /// The imports, which the implementation has by that.
    var imports: [String] {
        let services = plan.handedServices(of: role).isEmpty ? [] : ObjCServicePrinter(spelling: spelling).imports
        let library = spelling.base(of: role) == "NSObject" ? [] : ["#import <ZIKRouter/ZIKRouter.h>"]
        return types.imports(of: library, and: spelling.protocolImports(for: role) + services)
    }

    private var types: HeaderTypes {
        let asked = spelling.asked(of: role).flatMap(ObjCProtocolPrinter(spelling: spelling).typeTexts)
        let own = plan.ports(of: role).map(spelling.type(of:)) + ObjCStyleText(spelling: spelling).types(in: role)
        return HeaderTypes(spelling: spelling, types: own + asked)
    }

    private func content(_ ports: [Port]) -> [String] {
        let weak = ports.filter { $0.hold != .strong && $0.given != .base }.map { port in
            let hold = port.hold == .weak ? "weak" : "unsafe_unretained"
            let nullability = spelling.isNonnull ? ", nullable" : ""
            let declarator = TypeText(spelling.type(of: port)).naming(spelling.property(of: port))
            return "@property (nonatomic, \(hold)\(nullability)) \(declarator);"
        }
        let set = ports.filter { $0.hold == .strong && $0.given == .property }.map { port in
            "@property (nonatomic, strong) \(TypeText(spelling.type(of: port)).naming(spelling.property(of: port)));"
        }
        let strong = ports.filter { $0.given == .initializer }
        let services = plan.handedServices(of: role)
        let isGiven = !strong.isEmpty || !services.isEmpty
        let initializer = isGiven ? [spelling.initializerHead(strong, services) + ";", ""] : []
        let further = ObjCStyleText(spelling: spelling).header(of: role)
        return weak + set + (weak.isEmpty && set.isEmpty ? [] : [""]) + initializer
            + (further.isEmpty ? [] : further + [""])
    }
}
