import Refactor

/// Writes the header of a component: its protocols, its weak ports and its initializer.
struct ComponentHeader {
    let spelling: ObjCSpelling
    let role: Role

    private var plan: Plan { spelling.plan }

    func file() -> EmittedFile {
        let ports = spelling.plan.ports(of: role)
        let own = ObjCStyleText(spelling: spelling)
        let asked = spelling.asked(of: role)
        let types = HeaderTypes(
            spelling: spelling,
            types: ports.map(spelling.type(of:)) + own.types(in: role)
                + asked.flatMap(ObjCProtocolPrinter(spelling: spelling).typeTexts))
        let services = plan.handedServices(of: role).isEmpty ? [] : ObjCServicePrinter(spelling: spelling).imports
        let base = spelling.base(of: role)
        let library = base == "NSObject" ? [] : ["#import <ZIKRouter/ZIKRouter.h>"]
        let protocols = spelling.protocols(of: role)
        let conformance = protocols.isEmpty ? "" : " <" + protocols.joined(separator: ", ") + ">"
        let interface =
            ["@interface \(plan.name(of: role)) : \(base)\(conformance)", ""] + content(ports)
            + asked.map { spelling.line(of: $0, isWritten: true) } + (asked.isEmpty ? [] : [""]) + ["@end"]
        let text = spelling.lines(
            types.imports(of: library, and: spelling.protocolImports(for: role) + services) + types.forwards() + [""]
                + spelling.audited(interface))
        let folder = plan.style.component(for: role)?.folder ?? ""
        return EmittedFile(name: plan.name(of: role) + ".h", folder: folder, role: role, pieces: [.generated(text)])
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
