/// Declarations of the SDK that its tables do not tell whole, as Swift writes them, by their classes.
///
/// `Keychain` is no class: what asks it are functions of C, and its only conformer is a wrapper.
package enum SDKServiceText {
    /// A member with what makes it different from others.
    private struct Entry {
        let head: String
        /// The class does not fulfil it by itself in every version of the SDK: a wrapper passes it on.
        var isWrapped = false
        /// The function of C that does it.
        var function: String?
        /// Imported closures do not complain, in the Swift 5 language mode, of what they capture.
        var isImported = false
    }

    private static let answer = "@escaping @Sendable (Data?, URLResponse?, Error?) -> Void"

    private static let entries: [String: [Entry]] = [
        "Keychain": [
            Entry(
                head: "add(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus",
                function: "SecItemAdd"),
            Entry(
                head: "copyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus",
                function: "SecItemCopyMatching"),
            Entry(head: "delete(_ query: CFDictionary) -> OSStatus", function: "SecItemDelete"),
            Entry(
                head: "update(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus",
                function: "SecItemUpdate"),
        ],
        "NSManagedObjectContext": [
            Entry(head: "count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int"),
            Entry(head: "fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T]"),
            Entry(head: "perform(_ block: @escaping () -> Void)"),
        ],
        "URLSession": [
            Entry(head: "data(for request: URLRequest) async throws -> (Data, URLResponse)", isWrapped: true),
            Entry(head: "data(from url: URL) async throws -> (Data, URLResponse)", isWrapped: true),
            Entry(head: "dataTask(with request: URLRequest) -> URLSessionDataTask"),
            Entry(head: "dataTask(with url: URL) -> URLSessionDataTask"),
            Entry(
                head: "dataTask(with request: URLRequest, completionHandler: \(answer)) -> URLSessionDataTask",
                isImported: true),
            Entry(
                head: "dataTask(with url: URL, completionHandler: \(answer)) -> URLSessionDataTask", isImported: true),
            Entry(
                head: "upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)",
                isWrapped: true),
            Entry(
                head: "uploadTask(with request: URLRequest, from bodyData: Data?, completionHandler: \(answer)) "
                    + "-> URLSessionUploadTask",
                isImported: true),
        ],
    ]

    /// The classes, sorted.
    package static var types: [String] { entries.keys.sorted() }

    /// The members as if they stood in a file.
    package static func members(of type: String) -> [MemberFact] { (entries[type] ?? []).compactMap(fact) }

    /// Returns true if one of some members has to be passed on by a wrapper.
    static func needsWrapper(_ members: [MemberFact], of type: String) -> Bool {
        let wrapped = (entries[type] ?? []).filter { $0.isWrapped || $0.function != nil }.compactMap { fact($0)?.id }
        return members.contains { wrapped.contains($0.id) }
    }

    /// The functions of C behind the members of a service, by their full names.
    static func functions(of type: String) -> [String: String] {
        (entries[type] ?? []).reduce(into: [:]) { found, entry in
            guard let id = fact(entry)?.id else { return }
            found[id] = entry.function
        }
    }

    /// The service whose member a function of C is, and the member's name.
    static func member(behind function: String) -> (type: String, name: String)? {
        for type in entries.keys.sorted() {
            guard let entry = entries[type]?.first(where: { $0.function == function }), let fact = fact(entry) else {
                continue
            }
            return (type, fact.name)
        }
        return nil
    }

    private static func fact(_ entry: Entry) -> MemberFact? {
        let name = entry.head.prefix { $0 != "(" && $0 != "<" }
        let rest = Array(entry.head.utf8)[name.utf8.count...]
        guard let member = MemberHead(rest, isStatic: false).members(named: String(name), after: "func")?.first,
            let signature = member.signature
        else { return nil }
        let generics = entry.head.dropFirst(name.count).prefix { $0 != "(" }
        let labels = signature.parameters.map { ($0.label ?? "_") + ":" }.joined()
        var fact = MemberFact(
            id: "\(name)(\(labels))", name: String(name), kind: .method, range: 0..<0, declaration: 0..<0, line: 0,
            endLine: 0)
        fact.signature = Signature(
            parameters: signature.parameters, effects: signature.effects, result: signature.result,
            generics: String(generics), constraints: "")
        fact.attributes =
            (entry.isImported ? ["preconcurrency"] : []) + (entry.function == nil ? [] : ["discardableResult"])
        return fact
    }
}
