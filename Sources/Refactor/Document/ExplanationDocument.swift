/// The output of `refactor plan --explain MEMBER --format json`: what the plan says of the members of a name.
package struct ExplanationDocument: Codable, Equatable, Sendable {
    package let schema: Int
    package let controller: String
    package let style: String
    package let members: [PlanDocument.MemberEntry]

    package init(of members: [PlanDocument.MemberEntry], in plan: PlanDocument) {
        schema = 1
        controller = plan.controller.name
        style = plan.style
        self.members = members
    }
}
