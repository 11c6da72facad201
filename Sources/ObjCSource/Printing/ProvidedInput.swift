import Refactor

/// The input that a screen which ZIKRouter finds lets others set before it is shown, as a protocol by which they find
/// it.
struct ProvidedInput {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    /// The protocol's name; nil where callers set nothing.
    var name: String? {
        guard !spelling.files.isHidden, !members.isEmpty || plan.isBlank else { return nil }
        return plan.module + "ProvidedInput"
    }

    /// Its header, below the folder of the router.
    func file() -> EmittedFile? {
        guard let name else { return nil }
        let types = HeaderTypes(
            spelling: spelling, types: members.flatMap(ObjCProtocolPrinter(spelling: spelling).typeTexts))
        let properties = members.map { spelling.line(of: $0, isWritten: true) }
        let interface =
            [
                "/// What others may set before the \(plan.module) screen is shown; they find it by this protocol.",
                "@protocol \(name) <ZIKViewRoutable>", "",
            ] + properties + (properties.isEmpty ? [] : [""]) + ["@end"]
        let text = spelling.lines(
            types.imports(of: ["#import <ZIKRouter/ZIKRouter.h>"]) + types.forwards() + [""]
                + spelling.audited(interface))
        return EmittedFile(
            name: name + ".h", folder: plan.style.builder?.folder ?? "", role: nil, pieces: [.generated(text)])
    }

    private var members: [Member] {
        plan.border.values.filter { $0.form == .property }.compactMap(\.member).map { plan.controller.members[$0] }
    }
}
