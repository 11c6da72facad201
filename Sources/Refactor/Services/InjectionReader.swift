/// Tells which properties hold a service that can be given from outside.
struct InjectionReader {
    let plan: Plan

    /// The service in a property; nil where it is none, or its value cannot be made elsewhere.
    func injection(of member: Member) -> Injection? {
        let fact = member.fact
        guard fact.isStored, fact.hasInitialValue, fact.accessors.isEmpty, !fact.has(modifier: "lazy"),
            !fact.has(modifier: "weak"), let type = fact.valueType, let value = fact.body, plan.isService(type),
            isFree(member, in: value)
        else { return nil }
        let isImplicit = fact.value?.first.isImplicitMember == true
        let file = plan.controller.file(of: member)
        let isShort = file.line(at: value.lowerBound) == file.line(at: max(value.lowerBound, value.upperBound - 1))
        guard fact.initialType != nil || plan.services == .protocols && (isImplicit || isShort) else { return nil }
        let service = plan.serviceProtocol(for: member, typed: type) ?? plan.serviceProtocols[type]
        if plan.style.wiring.injection == .property, service == nil { return nil }
        let wrapper = service?.wrapper.map { $0 + "(" } ?? ""
        return Injection(
            name: member.name, member: member.index, type: service?.name ?? type,
            value: ServiceValue(
                prefix: wrapper + (isImplicit ? type : ""), file: member.file, range: value,
                code: fact.valueText ?? "", suffix: wrapper.isEmpty ? "" : ")"),
            service: service)
    }

    /// Returns true if a property's initial value names nothing of the controller.
    private func isFree(_ member: Member, in value: Range<Int>) -> Bool {
        member.references.filter { value.contains($0.fact.range.lowerBound) }.allSatisfy { reference in
            switch reference.target {
            case .known, .foreign: true
            case .global(let global): !global.access.isFileBound
            case .own, .inherited, .nested, .selfValue, .selfType, .superclass, .unresolved: false
            }
        }
    }
}
