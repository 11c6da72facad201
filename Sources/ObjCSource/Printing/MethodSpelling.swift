import Refactor

/// The spelling of methods: how they are declared, called and passed on.
struct MethodSpelling {
    let spelling: ObjCSpelling

    private var audit: Audit { spelling.audit }

    /// A method as it stands in a protocol: with the types of its declaration, where there is one.
    func requirement(_ member: Member) -> String {
        let availability = member.fact.attributes.filter(isAvailability).map { " " + $0 }.joined()
        guard let signature = audit.signature(of: member) else { return "" }
        let head = head(of: member, signature) { spelling.typeInHeader($0).text }
        return head + availability + ";"
    }

    /// A method that passes a call on to the object behind a port.
    func forwarder(_ member: Member, through port: Port) -> [String] {
        guard let signature = member.fact.signature else { return [] }
        let call = "[self.\(spelling.property(of: port)) \(message(to: member, signature))];"
        return spelling.method(
            head(of: member, signature) { TypeText($0).text }, [isVoid(signature) ? call : "return " + call])
    }

    /// The head of a method that is written anew.
    func definition(_ member: Member) -> String {
        guard let signature = member.fact.signature else { return "" }
        return head(of: member, signature) { TypeText($0).text }
    }

    /// `- (void)load:(NSString *)id animated:(BOOL)animated`; the names are those of the definition.
    private func head(of member: Member, _ signature: Signature, spelled: (String) -> String) -> String {
        let result = isVoid(signature) ? "void" : spelled(general(signature.result ?? "void"))
        let start = (member.fact.isStatic ? "+" : "-") + " (\(result))"
        guard !signature.parameters.isEmpty else { return start + member.id }
        let names = member.fact.signature?.parameters.map(\.name) ?? []
        let types = signature.parameters.map { spelled($0.type) }
        return start + zip(parts(of: member), zip(types, names)).map { "\($0):(\($1.0))\($1.1)" }.joined(separator: " ")
    }

    /// `load:id animated:animated`.
    private func message(to member: Member, _ signature: Signature) -> String {
        guard !signature.parameters.isEmpty else { return member.id }
        return zip(parts(of: member), signature.parameters).map { "\($0):\($1.name)" }.joined(separator: " ")
    }

    private func parts(of member: Member) -> [String] {
        member.id.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// `instancetype` would be another class behind each port.
    private func general(_ result: String) -> String {
        result.hasSuffix("instancetype") ? result.dropLast("instancetype".count) + "id" : result
    }

    private func isVoid(_ signature: Signature) -> Bool {
        signature.result == nil || ["void", "IBAction"].contains(signature.result)
    }

    private func isAvailability(_ attribute: String) -> Bool {
        ["API_AVAILABLE", "API_DEPRECATED", "API_UNAVAILABLE", "NS_AVAILABLE", "NS_DEPRECATED"].contains {
            attribute.hasPrefix($0)
        }
    }
}
