import Refactor

/// Reads outlines of the methods of a component as it was written.
struct ObjCOutlineReader {
    /// A name behind which others stand.
    struct Neighbour {
        let property: String
        let mock: ObjCMock
    }

    let neighbours: [Neighbour]
    let methods: [MemberFact]
    let file: SourceFile
    /// Says of a class that it works elsewhere: in the network, on the disk, with the device.
    let isService: (String) -> Bool

    /// The outline of a method; those that it calls of its own are read along.
    func outline(of method: MemberFact, inside open: Set<String> = []) -> ObjCOutline {
        guard let tree = method.tree, open.count < 8 else { return ObjCOutline() }
        var reading = Reading(reader: self, method: method, open: open.union([method.id]))
        reading.read(tree.block.statements, isCertain: true)
        return reading.outline
    }

    /// Its own method that a use means: a message to self, or an accessor that is written.
    fileprivate func own(_ use: ReferenceFact) -> MemberFact? {
        guard use.base == .ownSelf else { return nil }
        let setter = "set" + use.name.prefix(1).uppercased() + use.name.dropFirst() + ":"
        let id = use.usage == .call ? use.selector : use.usage == .write ? setter : use.name
        return methods.first { $0.id == id }
    }
}

/// The walk through one method.
private struct Reading {
    let reader: ObjCOutlineReader
    let method: MemberFact
    let open: Set<String>
    var outline = ObjCOutline()
    private var isOver = false

    init(reader: ObjCOutlineReader, method: MemberFact, open: Set<String>) {
        self.reader = reader
        self.method = method
        self.open = open
    }

    mutating func read(_ statements: [StatementNode], isCertain: Bool) {
        for statement in statements {
            let isPlain = [.expression, .declaration, .returning].contains(statement.kind)
            let isSure = isCertain && !isOver && isPlain && !hasBranch(statement)
            for call in calls(in: statement) { if isSure { outline.add(call) } else { outline.addPossible(call) } }
            for block in statement.blocks { read(block.statements, isCertain: false) }
            if !statement.exits.isEmpty || [.returning, .jump, .other, .attempt].contains(statement.kind) {
                isOver = true
            }
        }
    }

    /// `&&`, `||` and `?:` leave parts of an expression out.
    private func hasBranch(_ statement: StatementNode) -> Bool {
        var text = Array(reader.file.bytes[statement.range])
        for block in statement.blocks {
            let inner = block.range.clamped(to: statement.range)
            for index in inner { text[index - statement.range.lowerBound] = 32 }
        }
        let plain = String(decoding: text, as: UTF8.self)
        return plain.contains("&&") || plain.contains("||") || plain.contains("?")
    }

    /// The calls of a statement outside of its blocks, the inner messages first.
    private func calls(in statement: StatementNode) -> [ObjCOutline] {
        let uses = method.references.filter { use in
            statement.range.contains(use.range.lowerBound)
                && !statement.blocks.contains { $0.range.contains(use.range.lowerBound) }
        }
        var found: [(end: Int, outline: ObjCOutline)] = []
        for use in uses {
            guard let outline = asked(by: use, among: uses) else { continue }
            found.append((end(of: use, in: statement), outline))
        }
        return found.sorted { $0.end < $1.end }.map(\.outline)
    }

    private func asked(by use: ReferenceFact, among uses: [ReferenceFact]) -> ObjCOutline? {
        if use.base == .none, use.name.first?.isUppercase == true, isAsked(use), reader.isService(use.name) {
            return ObjCOutline(services: [use.name])
        }
        if let own = reader.own(use), !open.contains(own.id) { return reader.outline(of: own, inside: open) }
        for neighbour in reader.neighbours {
            let names = uses.filter { $0.isOnSelf && [neighbour.property, "_" + neighbour.property].contains($0.name) }
            if use.usage == .call, names.contains(where: { isReceiver($0, of: use) }) {
                let isKnown = neighbour.mock.methods.contains { $0.fact.id == use.selector }
                return isKnown ? ObjCOutline(certain: ["\(neighbour.mock.label).\(use.selector)"]) : nil
            }
            guard [.write, .readWrite].contains(use.usage), names.contains(where: { isFollowed($0, by: use) }) else {
                continue
            }
            let isNoted = neighbour.mock.properties.contains { $0.name == use.name && $0.setter != nil }
            return isNoted ? ObjCOutline(certain: ["\(neighbour.mock.label).\(use.name) ="]) : nil
        }
        return nil
    }

    /// Returns true if nothing but blanks stands between a name and the selector of a message to it.
    private func isReceiver(_ name: ReferenceFact, of use: ReferenceFact) -> Bool {
        guard name.range.upperBound < use.range.lowerBound else { return false }
        return reader.file.bytes[name.range.upperBound..<use.range.lowerBound].allSatisfy {
            [9, 10, 13, 32].contains($0)
        }
    }

    /// Returns true if a class is sent a message: it is no type of a variable.
    private func isAsked(_ use: ReferenceFact) -> Bool {
        let bytes = reader.file.bytes
        let before = bytes[..<use.range.lowerBound].last { ![9, 10, 13, 32].contains($0) }
        return before == UInt8(ascii: "[") || bytes[use.range.upperBound...].first == UInt8(ascii: ".")
    }

    private func isFollowed(_ name: ReferenceFact, by use: ReferenceFact) -> Bool {
        name.range.upperBound + 1 == use.range.lowerBound
            && reader.file.bytes[name.range.upperBound] == UInt8(ascii: ".")
    }

    /// The end of a message, where its arguments are known; an assignment ends with its statement.
    private func end(of use: ReferenceFact, in statement: StatementNode) -> Int {
        if [.write, .readWrite].contains(use.usage) { return statement.range.upperBound }
        guard use.usage == .call else { return use.range.upperBound }
        var depth = 0
        for index in use.range.lowerBound..<statement.range.upperBound {
            switch reader.file.bytes[index] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"):
                if depth == 0 { return index }
                depth -= 1
            default: break
            }
        }
        return statement.range.upperBound
    }
}
