extension Plan {
    /// The same plan with services known in another way; says where that cannot be.
    package func knowing(services form: ServiceForm) -> Plan {
        var plan = self
        plan.services = form
        if form == .protocols, controller.language.hidesServices {
            let reader = ServiceReader(plan)
            (plan.serviceProtocols, plan.sharedServices) = (reader.protocols, reader.shared)
            plan.findings += reader.findings
        }
        if form == .protocols, controller.language == .objectiveC {
            let reader = ObjectiveCServiceReader(plan)
            plan.sharedServices = reader.shared
            plan.findings += reader.findings
        }
        plan.findings += plan.containerFindings
        return plan
    }
}
