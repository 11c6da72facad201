/// Says which protocol each member of an Objective-C class fulfils: no extension there holds them together.
///
/// The SDK's requirements are known. A delegate's method of the app is known by the convention that its name begins with
/// the sender's, or that its first argument is the sender: `pickerDidClose:` and `colour:pickedIn:` of `PickerDelegate`.
struct Fulfilment {
    private let members: [Member]
    private let sdk: SDKSelectors
    private let app: [String]

    init(controller: Controller) {
        members = controller.members
        let adopted = controller.declarations.flatMap(\.fact.inherits).filter { $0 != controller.superclass }
        var seen: Set<String> = []
        let names = adopted.filter { seen.insert($0).inserted }
        sdk = SDKSelectors(ofProtocols: names.filter { !ViewProtocols.isViewProtocol($0) } + Self.common)
        app = names.filter { SDKType.named($0) == nil }
    }

    /// Protocols so common that their methods are known without a conformance in sight: it may stand in another file.
    private static let common = [
        "AVAudioPlayerDelegate", "AVAudioRecorderDelegate", "CBCentralManagerDelegate", "CBPeripheralDelegate",
        "CLLocationManagerDelegate", "NSFetchedResultsControllerDelegate", "NSURLConnectionDataDelegate",
        "NSURLSessionDataDelegate", "NSURLSessionDownloadDelegate", "NSXMLParserDelegate",
        "SKPaymentTransactionObserver",
        "SKProductsRequestDelegate",
    ]

    /// The protocols of each member, by index.
    func protocols() -> [[String]] { members.map { protocolName(of: $0).map { [$0] } ?? [] } }

    private func protocolName(of member: Member) -> String? {
        guard member.kind == .method, !member.fact.isStatic, !member.fact.isAccessor else { return nil }
        if let found = sdk.member(of: member.id) { return found.owner }
        return app.first { isSent(member, by: $0) }
    }

    private func isSent(_ member: Member, by name: String) -> Bool {
        guard let parameters = member.fact.signature?.parameters, !parameters.isEmpty else { return false }
        let endings = ["Delegate", "DataSource", "Listener", "Observer", "Output"]
        guard let ending = endings.first(where: { name.hasSuffix($0) && name.count > $0.count }) else { return false }
        let sender = String(name.dropLast(ending.count))
        if TypeName(parameters[0].type).core == sender { return true }
        let own = words(of: member.name)
        let theirs = words(of: sender)
        return theirs.indices.contains { index in
            guard own.starts(with: theirs[index...]) else { return false }
            let rest = own.dropFirst(theirs.count - index)
            return rest.first.map { Self.newsWords.contains($0) } ?? (parameters.count > 1)
        }
    }

    /// The words that follow the sender in the name of a delegate's method.
    private static let newsWords: Set<String> = ["can", "did", "has", "is", "needs", "should", "was", "will", "wants"]
}
