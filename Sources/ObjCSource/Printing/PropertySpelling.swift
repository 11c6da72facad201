import Refactor

/// The spelling of properties, how they are declared and passed on, also those that an instance variable needs when
/// others use it.
struct PropertySpelling {
    let spelling: ObjCSpelling

    private var controller: Controller { spelling.plan.controller }

    /// The name under which other components use a property or an instance variable.
    func name(of member: Member) -> String {
        guard member.fact.isVariable else { return member.name }
        let bare = member.name.trimmed("_")
        guard !isFree(bare, for: member) else { return bare }
        return "stored" + bare.prefix(1).uppercased() + bare.dropFirst()
    }

    /// Returns true if a property may have a name: no method has it, the superclasses of its owner have it not, and it
    /// promises no new object.
    private func isFree(_ name: String, for member: Member) -> Bool {
        let role = spelling.plan.placements[member.index].role
        let isRooted = role != .view && spelling.base(of: role) == "NSObject"
        guard !name.isEmpty, !Self.rootNames.contains(name), isRooted || controller.isAncestryKnown else {
            return false
        }
        let isTaken = controller.members.contains { $0.id == name && $0.fact.signature != nil && !$0.fact.isAccessor }
        let makesObject = Self.owningFamilies.contains { family in
            name.hasPrefix(family) && name.dropFirst(family.count).first?.isLowercase != true
        }
        return !isTaken && !makesObject && (isRooted || spelling.inherited.member(of: name) == nil)
    }

    /// Names of `NSObject`.
    private static let rootNames: Set<String> = [
        "class", "copy", "debugDescription", "description", "hash", "isProxy", "mutableCopy", "self", "superclass",
        "zone",
    ]

    /// Methods with these words in front return objects that the caller owns.
    private static let owningFamilies = ["alloc", "copy", "init", "mutableCopy", "new"]

    /// Returns true if a variable has no property of its own name, so that one must be declared for others.
    func needsDeclaration(_ member: Member) -> Bool {
        guard member.fact.isVariable else { return false }
        let name = name(of: member)
        return !controller.members.contains { $0.kind == .property && !$0.fact.isVariable && $0.name == name }
    }

    /// A property as it stands in a protocol.
    ///
    /// Where nobody writes it, it does not say how it is held; only `weak` and its kin are repeated, for the owner's
    /// declaration must not be stricter.
    func requirement(_ member: Member, isWritten: Bool) -> String {
        let type = spelling.typeInHeader(member.fact.valueType ?? "id")
        var attributes = member.fact.isVariable ? variableAttributes(member) : attributes(of: member)
        if !isWritten {
            attributes = attributes.filter { !["copy", "retain", "strong"].contains($0) && !$0.hasPrefix("setter") }
            if !type.isPointer { attributes.removeAll { $0 == "assign" } }
            attributes = attributes.map { $0 == "null_resettable" ? "nonnull" : $0 }
            attributes.insert("readonly", at: attributes.first == "nonatomic" ? 1 : 0)
        }
        let list = attributes.isEmpty ? "" : " (" + attributes.joined(separator: ", ") + ")"
        return "@property\(list) \(type.naming(name(of: member)));"
    }

    /// The getter as a method.
    func getterRequirement(_ member: Member) -> String {
        let word = nullability(of: member)
        let type = typed(member, word == "null_resettable" ? "nonnull" : word)
        return "- (\(type))\(getterName(of: member));"
    }

    /// The setter as a method.
    func setterRequirement(_ member: Member) -> String {
        let word = nullability(of: member)
        let type = typed(member, word == "null_resettable" ? "nullable" : word)
        return "- (void)\(setterName(of: member))(\(type))\(name(of: member));"
    }

    /// Returns the synthesis by which the owner fulfils a property that only a protocol or the view's header declares.
    func synthesis(_ member: Member) -> String {
        let name = name(of: member)
        return "@synthesize \(name) = \(member.fact.isVariable ? member.name : "_" + name);"
    }

    private func nullability(of member: Member) -> String {
        spelling.isNonnull ? member.fact.modifiers.first { TypeText.nullability.contains($0) } ?? "" : ""
    }

    private func typed(_ member: Member, _ word: String) -> String {
        let type = spelling.typeInHeader(member.fact.valueType ?? "id").text
        return word.isEmpty ? type : word + " " + type
    }

    private func getterName(of member: Member) -> String {
        member.fact.isVariable ? name(of: member) : member.fact.getterName
    }

    private func setterName(of member: Member) -> String {
        guard member.fact.isVariable else { return member.fact.setterName }
        let name = name(of: member)
        return "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    }

    /// The accessors of a property that pass on to the object behind a port, by selector.
    func forwarders(_ member: Member, through port: Port, isWritten: Bool) -> [(selector: String, lines: [String])] {
        let word = member.fact.modifiers.first { ["nullable", "null_resettable"].contains($0) }
        let written = TypeText(member.fact.valueType ?? "id").text
        let type = word == nil ? written : "nullable " + written
        let name = name(of: member)
        let target = "self.\(spelling.property(of: port)).\(name)"
        let get = spelling.method("- (\(type))\(getterName(of: member))", ["return \(target);"])
        guard isWritten else { return [(getterName(of: member), get)] }
        let setter = setterName(of: member)
        let set = spelling.method("- (void)\(setter)(\(type))\(name)", ["\(target) = \(name);"])
        return [(getterName(of: member), get), (setter, set)]
    }

    /// The attributes as written, atomicity first, without those that say who may write.
    private func attributes(of member: Member) -> [String] {
        let written = member.fact.modifiers.filter { modifier in
            let word = String(modifier.prefix { $0 != "=" }.filter { !$0.isWhitespace })
            return Self.portable.contains(word) || spelling.isNonnull && TypeText.nullability.contains(word)
        }
        return written.filter { $0 == "nonatomic" } + written.filter { $0 != "nonatomic" }
    }

    /// Without a word, the compiler holds objects strongly and copies plain values.
    private func variableAttributes(_ member: Member) -> [String] {
        let type = TypeText(member.fact.valueType ?? "id")
        if member.fact.has(modifier: "weak") { return ["nonatomic", "weak"] }
        if type.isBlock { return ["nonatomic", "copy"] }
        if type.isObject { return ["nonatomic", "strong"] }
        return type.isPlainValue ? ["nonatomic", "assign"] : ["nonatomic"]
    }

    private static let ownership: Set<String> = ["assign", "copy", "retain", "strong", "unsafe_unretained", "weak"]

    private static let portable: Set<String> = ownership.union(["atomic", "getter", "nonatomic", "setter"])
}

extension String {
    fileprivate func trimmed(_ character: Character) -> String {
        let start = drop { $0 == character }
        return String(start.reversed().drop { $0 == character }.reversed())
    }
}
