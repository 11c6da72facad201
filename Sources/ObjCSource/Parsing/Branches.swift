/// Decides which branches of `#if … #else … #endif` are read as code.
///
/// All of them are, when each is whole in itself: brackets balance and it ends as a statement does. Otherwise only the
/// first is, since reading both would double a bracket or a statement's end.
struct Branches {
    let tokens: [Token]
    let bytes: UnsafeBufferPointer<UInt8>
    var isSkipped: [Bool]
    var isConditional: [Bool]
    private var open: [Group] = []

    init(tokens: [Token], bytes: UnsafeBufferPointer<UInt8>) {
        self.tokens = tokens
        self.bytes = bytes
        isSkipped = Array(repeating: false, count: tokens.count)
        isConditional = Array(repeating: false, count: tokens.count)
    }

    mutating func choose() {
        var last = -1
        for (index, token) in tokens.enumerated() {
            if token.kind == .directive {
                directive(index, last)
            } else if !token.kind.isTrivia {
                last = index
                if !open.isEmpty { open[open.count - 1].branch.take(bytes[Int(token.start)], token, index) }
            }
            isConditional[index] = !open.isEmpty
        }
    }

    private mutating func directive(_ index: Int, _ last: Int) {
        switch DirectiveWord(tokens[index], in: bytes) {
        case .ifWord:
            open.append(Group(endsBefore: last < 0 || isEnd(last)))
            open[open.count - 1].branch = Branch(start: index)
        case .elseWord:
            guard !open.isEmpty else { return }
            open[open.count - 1].close(index, self)
            open[open.count - 1].branch = Branch(start: index)
        case .endif:
            guard var group = open.popLast() else { return }
            group.close(index, self)
            let read = group.read()
            for range in group.skipped(read) { skip(range) }
            if !open.isEmpty { open[open.count - 1].branch.take(read) }
        case nil: break
        }
    }

    private mutating func skip(_ range: Range<Int>) {
        for index in range where !tokens[index].kind.isTrivia { isSkipped[index] = true }
    }

    /// Returns true if the last member of a branch ends with a token.
    fileprivate func isMemberEnd(_ index: Int) -> Bool {
        bytes[Int(tokens[index].end) - 1] == UInt8(ascii: "}") || tokens[index].kind == .atWord
    }

    /// Returns true if a statement, a block, an element or a class ends with a token.
    fileprivate func isEnd(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.kind == .atWord { return token.range.count == 4 && bytes[Int(token.start) + 1] == UInt8(ascii: "e") }
        guard token.kind == .punctuation, token.range.count <= 2 else { return false }
        switch bytes[Int(token.end) - 1] {
        case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: "["):
            return true
        default: return false
        }
    }
}

/// One `#if` with its branches.
private struct Group {
    let endsBefore: Bool
    var branch = Branch(start: 0)
    var done: [Branch] = []

    init(endsBefore: Bool) { self.endsBefore = endsBefore }

    mutating func close(_ index: Int, _ branches: Branches) {
        branch.end = index
        branch.isMembers = branch.startsMember && branch.last >= 0 && branches.isMemberEnd(branch.last)
        branch.isEnded = branch.last < 0 || branches.isEnd(branch.last)
        done.append(branch)
    }

    /// The branches that are read.
    func read() -> [Branch] {
        let full = done.filter { $0.last >= 0 }
        let isWhole = full.allSatisfy { $0.isBalanced && $0.isEnded && (endsBefore || $0.isMembers) }
        return full.count < 2 || isWhole ? full : [full[0]]
    }

    func skipped(_ read: [Branch]) -> [Range<Int>] {
        done.filter { branch in branch.last >= 0 && !read.contains { $0.start == branch.start } }.map {
            $0.start..<$0.end
        }
    }
}

/// The tokens between two directives, as far as they are read, and the brackets that they leave open.
private struct Branch {
    var start: Int
    var end = 0
    var last = -1
    var isEnded = true
    /// True if it begins as a member of a class does.
    var startsMember = false
    /// True if it holds members of a class: that what stands before it ends is known then.
    var isMembers = false
    var closers: [UInt8] = []
    var openers: [UInt8] = []

    init(start: Int) { self.start = start }

    var isBalanced: Bool { closers.isEmpty && openers.isEmpty }

    mutating func take(_ first: UInt8, _ token: Token, _ index: Int) {
        if last < 0 {
            startsMember = token.kind == .atWord || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
        }
        last = index
        guard token.kind == .punctuation else { return }
        switch first {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): openers.append(first)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(first)
        case UInt8(ascii: "@") where token.range.count == 2: openers.append(UInt8(ascii: "@"))
        default: break
        }
    }

    /// Takes the branches of an inner group: what they leave open stays open here.
    mutating func take(_ inner: [Branch]) {
        for branch in inner where branch.last >= 0 {
            if last < 0 { startsMember = branch.startsMember }
            last = branch.last
            guard branch.closers.count + branch.openers.count < 64 else { continue }
            for closer in branch.closers { close(closer) }
            openers += branch.openers
        }
    }

    private mutating func close(_ closer: UInt8) {
        if openers.isEmpty { closers.append(closer) } else { openers.removeLast() }
    }
}
