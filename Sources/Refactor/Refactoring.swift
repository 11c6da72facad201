/// The pipeline: files to facts, facts to controllers, controllers to plans, plans to checked emissions.
///
/// Values in, values out; only the command line touches files.
package enum Refactoring {
    /// The decisions of a person about a plan.
    package struct Decisions: Sendable {
        package var type: String?
        package var style: Style
        package var module: String?
        /// Roles fixed by the person, by member id.
        package var pins: [String: Role]
        /// Names for methods that are cut out of others, by the names that are proposed for them.
        package var names: [String: String] = [:]
        /// The statements that are cut out or not, by the person's wish.
        package var cuts = CutWishes()
        /// Names of modules, by the names of their controllers.
        package var modules: [String: String] = [:]
        /// The forms in which values cross the module's interface, by their names in the controller.
        package var border: [String: ModuleInterfaceChoice] = [:]
        /// The form in which the components know services.
        package var services = ServiceForm.concrete
        /// The form in which answers of the interactor reach the presenter.
        package var answers = AnswerForm.callbacks
        /// The part of the migration that is carried out now.
        package var adoption = MigrationStep.all

        package init(type: String? = nil, style: Style = .viper, module: String? = nil, pins: [String: Role] = [:]) {
            self.type = type
            self.style = style
            self.module = module
            self.pins = pins
        }
    }

    /// Plans every controller of the files.
    package static func plans(
        for facts: [SyntaxFacts], project: ProjectFacts?, decisions: Decisions
    ) throws(ControllerError) -> [Plan] {
        try controllers(in: facts, named: decisions.type, project: project).map { plan($0, decisions: decisions) }
    }

    /// Plans one controller.
    package static func plan(_ controller: Controller, decisions: Decisions) -> Plan {
        Refactor.plan(
            controller, style: decisions.style, module: decisions.module ?? decisions.modules[controller.name],
            pins: decisions.pins, names: decisions.names, cuts: decisions.cuts, border: decisions.border,
            adoption: decisions.adoption
        ).knowing(services: decisions.services).answering(by: decisions.answers)
    }

    /// Writes a plan's files and checks the promises; any fault means that nothing may be written.
    package static func emission(
        of plan: Plan, in language: any Language, bodies: Bodies
    ) -> (emission: Emission, faults: [ConservationFault]) {
        let emission = language.text(of: plan, bodies: bodies)
        var faults = byteFaults(of: emission, in: plan.controller.files)
        faults += removalFaults(
            of: emission, in: plan.controller.files, repeats: repeatedTexts(in: plan))
        faults += emittedFaults(of: emission, plan: plan, language: language)
        return (emission, faults)
    }

    /// Reads the emitted files again: they must parse, hold every member, and leave nothing to move.
    private static func emittedFaults(
        of emission: Emission, plan: Plan, language: any Language
    ) -> [ConservationFault] {
        var read: [SyntaxFacts] = []
        for file in emission.files {
            let bytes = file.bytes(from: plan.controller.files)
            do {
                read.append(try language.facts(of: SourceFile(path: file.name, bytes: bytes)))
            } catch {
                return [ConservationFault(rule: "syntax-error", description: "the emitted \(error)")]
            }
        }
        return memberFaults(of: plan, emitted: read)
            + anchorFaults(of: plan, emitted: read) + nameFaults(of: plan, emitted: read)
            + secondRunFaults(of: plan, emitted: read)
    }
}
