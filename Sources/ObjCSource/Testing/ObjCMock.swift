import Refactor

/// A class that stands for a protocol in tests: it notes what it is asked, keeps what it is given, and gives what the
/// test says.
struct ObjCMock {
    /// A property as the mock has it: as its protocol does, but for everybody to write.
    struct Property {
        let name: String
        let declaration: String
        /// The head of the setter that notes a change; nil where no change is noted.
        let setter: String?
    }

    struct Method {
        let fact: MemberFact
        /// `- (void)showLoading:(BOOL)loading`.
        let head: String
    }

    /// The value that was handed to a method: the property that keeps the last one.
    struct Record {
        let property: String
        let parameter: Signature.Parameter
    }

    /// The protocol.
    let name: String
    /// The word for it in the log: `view` in `view.showLoading:`.
    let label: String
    let properties: [Property]
    let methods: [Method]
    /// The types in the declarations.
    let types: [String]

    var type: String { name + "Mock" }

    /// The entry in the log for a message.
    func entry(of method: Method) -> String { "\(label).\(method.fact.id)" }

    /// The arguments of a method that a property can keep.
    func records(of method: Method) -> [Record] {
        (method.fact.signature?.parameters ?? []).compactMap { parameter in
            let type = TypeText(parameter.type)
            guard !parameter.isVariadic, type.isBlock || !type.text.contains("**") && !type.text.contains("["),
                !type.text.contains("* *")
            else { return nil }
            let name = parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
            let stem = stem(of: method)
            return Record(property: free(stem.hasSuffix(name) ? stem : stem + name), parameter: parameter)
        }
    }

    /// The property that holds what a method gives; nil for one that gives nothing.
    func stub(of method: Method) -> String? {
        guard let result = method.fact.signature?.result, result != "void", result != "IBAction" else { return nil }
        return free(stem(of: method) + "Stub")
    }

    /// `postPath` for `postPath:parameters:`; with all words where others begin the same.
    private func stem(of method: Method) -> String {
        let words = Self.words(of: method)
        let first = words.first ?? method.fact.name
        guard methods.contains(where: { $0.fact.id != method.fact.id && Self.words(of: $0).first == first }) else {
            return first
        }
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func words(of method: Method) -> [String] { method.fact.id.split(separator: ":").map(String.init) }

    /// A name that no other member has, and that promises no new object.
    private func free(_ name: String) -> String {
        let families = ["alloc", "copy", "init", "mutableCopy", "new"]
        let promises = families.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true }
        let plain = promises ? "given" + name.prefix(1).uppercased() + name.dropFirst() : name
        let isTaken = methods.contains { $0.fact.id == plain } || properties.contains { $0.name == plain }
        return isTaken ? plain + "Value" : plain
    }
}
