/// Classes of the SDK that a protocol can stand for: their members whose declarations are known letter by letter.
///
/// What gives an object that only the class can make is left out, but for the tasks of a session, without which nobody
/// could stand for one. `SDKServiceText` has what the SDK's tables do not tell: closures, `async`, generics.
enum SDKService {
    /// `try:` throws, `=` behind a property means that it can be set.
    private static let known = [
        "CLLocationManager": """
        delegate= desiredAccuracy= location requestAlwaysAuthorization() requestLocation() \
        requestWhenInUseAuthorization() startMonitoring(for:) startUpdatingLocation() stopMonitoring(for:) \
        stopUpdatingLocation()
        """,
        "FileManager": """
        contents(atPath:) createFile(atPath:contents:attributes:) currentDirectoryPath displayName(atPath:) \
        fileExists(atPath:) subpaths(atPath:) temporaryDirectory urls(for:in:) try:attributesOfItem(atPath:) \
        try:contentsOfDirectory(at:includingPropertiesForKeys:options:) try:contentsOfDirectory(atPath:) \
        try:copyItem(at:to:) try:copyItem(atPath:toPath:) \
        try:createDirectory(at:withIntermediateDirectories:attributes:) \
        try:createDirectory(atPath:withIntermediateDirectories:attributes:) try:moveItem(at:to:) \
        try:moveItem(atPath:toPath:) try:removeItem(at:) try:removeItem(atPath:) \
        try:setAttributes(_:ofItemAtPath:) try:url(for:in:appropriateFor:create:)
        """,
        "NSManagedObjectContext": """
        delete(_:) hasChanges insert(_:) reset() rollback() try:save()
        """,
        "NotificationCenter": """
        addObserver(_:selector:name:object:) post(_:) post(name:object:) post(name:object:userInfo:) removeObserver(_:) \
        removeObserver(_:name:object:)
        """,
        "UIPasteboard": """
        string= strings= url= urls=
        """,
        "URLSession": """
        finishTasksAndInvalidate() invalidateAndCancel()
        """,
        "UserDefaults": """
        array(forKey:) bool(forKey:) data(forKey:) dictionary(forKey:) dictionaryRepresentation() double(forKey:) \
        float(forKey:) integer(forKey:) object(forKey:) register(defaults:) removeObject(forKey:) set(_:forKey:) \
        string(forKey:) stringArray(forKey:) synchronize() url(forKey:)
        """,
    ]

    /// Methods whose result callers may leave alone.
    private static let discardable: Set<String> = ["createFile(atPath:contents:attributes:)", "synchronize()"]

    /// Returns true if a class is one of these.
    static func isKnown(_ name: String) -> Bool { known[name] != nil }

    /// Classes that help with the work and do none of their own: nobody would stand for them.
    static let helpers: Set<String> = [
        "Bundle", "DispatchQueue", "JSONDecoder", "JSONEncoder", "NSPredicate", "OperationQueue", "URLCache",
    ]

    /// The class as if it stood in a file, with the members that are known.
    static func type(named name: String) -> TypeFact? {
        let written = SDKServiceText.members(of: name)
        guard known[name] != nil || !written.isEmpty else { return nil }
        let entries = (known[name] ?? "").split(separator: " ").map(String.init)
        let members = SDKMember.members(of: name).filter { !$0.isStatic }.compactMap { member in
            entries.first { plain($0) == member.id }.map { fact(of: member, entry: $0) }
        }
        return TypeFact(
            name: name, keyword: .class, attributes: [], modifiers: [], access: .public, inherits: [], generics: [],
            range: 0..<0, declaration: 0..<0, body: 0..<0, line: 0, endLine: 0, isConditional: false,
            members: (members + written).sorted { $0.id < $1.id })
    }

    // MARK: - Names

    /// `LoginDefaults` for `UserDefaults`, `LoginFileManager` for `FileManager`.
    static func protocolName(for type: String, module: String) -> String {
        module + telling(type).joined()
    }

    /// `defaults` for `UserDefaults`, `apiClient` for a class of the app's.
    static func variableName(for type: String) -> String {
        lowercasedName(isKnown(type) ? telling(type) : nameParts(of: type))
    }

    /// The words that tell a class apart: `UserDefaults` is `Defaults`, `FileManager` stays.
    private static func telling(_ type: String) -> [String] {
        let parts = nameParts(of: type)
        let isPlain = parts.last.map { !["Center", "Manager"].contains($0) } ?? false
        return Array(parts.suffix(isPlain ? 1 : 2))
    }

    // MARK: - Members

    private static func plain(_ entry: String) -> String {
        let text = entry.hasSuffix("=") ? entry.dropLast() : entry[...]
        return String(text.hasPrefix("try:") ? text.dropFirst("try:".count) : text)
    }

    private static func fact(of member: SDKMember, entry: String) -> MemberFact {
        var fact = MemberFact(
            id: member.id, name: member.name, kind: member.isMethod ? .method : .property, range: 0..<0,
            declaration: 0..<0, line: 0, endLine: 0)
        guard member.isMethod else {
            fact.valueType = member.value
            fact.isConstant = !entry.hasSuffix("=")
            return fact
        }
        let result = ["Void", "()"].contains(member.result) ? nil : member.result
        fact.signature = Signature(
            parameters: parameters(of: member),
            effects: entry.hasPrefix("try:") ? "throws" : "", result: result, generics: "", constraints: "")
        fact.attributes = discardable.contains(member.id) ? ["discardableResult"] : []
        return fact
    }

    private static func parameters(of member: SDKMember) -> [Signature.Parameter] {
        let list = member.value.dropLast(member.result.count + " -> ".count).dropFirst().dropLast()
        let types = list.split(separator: ";").map { String($0.drop { $0 == " " }) }
        var names: Set<String> = []
        return zip(member.labels, types).map { label, type in
            var name = self.name(for: label, type)
            while !names.insert(name).inserted { name += "Value" }
            return Signature.Parameter(
                label: label == "_" ? nil : label, name: name, type: type, hasDefault: false, isVariadic: false)
        }
    }

    /// `key` for `forKey: String`, `url` for `at: URL`.
    private static func name(for label: String, _ type: String) -> String {
        let parts = nameParts(of: label)
        let prepositions: Set = ["appropriate", "at", "by", "for", "from", "in", "of", "to", "with"]
        let rest = parts.drop { prepositions.contains($0.lowercased()) }
        if !rest.isEmpty, label != "_" { return lowercasedName(Array(rest)) }
        let core = TypeName(type).core
        let isPlain = label == "_" && ["Any", "Bool", "Double", "Float", "Int", "URL"].contains(core)
        return isPlain || core == "Any" ? "value" : lowercasedName(Array(nameParts(of: core).suffix(1)))
    }
}
