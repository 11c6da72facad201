import Refactor

/// Reads what a file says about modules from its tokens, many times faster than from a syntax tree.
///
/// It knows the Swift that people write every day, and gives up at anything else: regular expressions, macros, letters
/// beyond ASCII in names, what is not closed. What it reads it reads as `AppFileReader` does, to the last line number.
struct Glance {
    private let bytes: UnsafeBufferPointer<UInt8>
    let tokens: [GlanceToken]
    private(set) var index = 0
    /// The number of letters of the present sign that are read: `>>` closes two lists of types.
    private var taken: Int32 = 0
    var found: AppFile
    /// The steps of the body that is being read, so far.
    var steps: [WireStep] = []
    /// The list whose elements the next closure gets.
    var element: WiringExpression?
    /// The name in `@objc(Name)` before the declaration at hand.
    var runtimeName: String?

    private init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) throws(UnsupportedSyntax) {
        self.bytes = bytes
        tokens = try GlanceTokens.read(bytes)
        found = AppFile(path: path)
    }

    /// Returns the facts of a file about modules; nil where only a parser can tell.
    static func read(_ file: SourceFile) -> AppFile? {
        file.bytes.withUnsafeBufferPointer { bytes in
            do throws(UnsupportedSyntax) {
                var glance = try Glance(bytes, path: file.path)
                try glance.file()
                return glance.found
            } catch {
                return nil
            }
        }
    }

    // MARK: - The token at hand

    var token: GlanceToken { tokens[index] }

    var line: Int { Int(tokens[index].line) }

    /// The token behind the present one, or further on.
    func next(_ distance: Int = 1) -> GlanceToken { tokens[min(index + distance, tokens.count - 1)] }

    func isAt(_ kind: GlanceToken.Kind) -> Bool { tokens[index].kind == kind }

    func isAt(_ word: GlanceWord) -> Bool { tokens[index].word == word && taken == 0 }

    mutating func advance() {
        if index < tokens.count - 1 { index += 1 }
        taken = 0
    }

    mutating func accept(_ kind: GlanceToken.Kind) -> Bool {
        guard isAt(kind) else { return false }
        advance()
        return true
    }

    mutating func accept(_ word: GlanceWord) -> Bool {
        guard isAt(word) else { return false }
        advance()
        return true
    }

    mutating func expect(_ kind: GlanceToken.Kind) throws(UnsupportedSyntax) {
        if !accept(kind) { throw UnsupportedSyntax() }
    }

    mutating func expect(_ word: GlanceWord) throws(UnsupportedSyntax) {
        if !accept(word) { throw UnsupportedSyntax() }
    }

    /// Goes behind the bracket that closes the one at hand.
    mutating func skipGroup() {
        index = Int(tokens[index].mate)
        advance()
    }

    /// The token behind the bracket that closes the one at hand.
    var tokenBehindGroup: GlanceToken { tokens[min(Int(token.mate) + 1, tokens.count - 1)] }

    func text(_ token: GlanceToken) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.end)]), as: UTF8.self)
    }

    /// A word, whatever it means elsewhere.
    mutating func anyName() throws(UnsupportedSyntax) -> String {
        guard isAt(.word) else { throw UnsupportedSyntax() }
        defer { advance() }
        return text(token)
    }

    /// A word that can be a name.
    mutating func name() throws(UnsupportedSyntax) -> String {
        guard isAt(.word), !token.word.isReserved, token.word != .wildcard else { throw UnsupportedSyntax() }
        return try anyName()
    }

    // MARK: - Parts of signs

    /// Returns true if a sign begins with a letter that has a meaning by itself.
    func begins(with letter: UInt8) -> Bool {
        switch token.kind {
        case .sign, .question, .exclamation: bytes[Int(token.start + taken)] == letter
        default: false
        }
    }

    /// True if the letters before were taken out of the same sign.
    var isInsideSign: Bool { taken > 0 }

    mutating func take(_ letter: UInt8) -> Bool {
        guard begins(with: letter) else { return false }
        taken += 1
        if token.start + taken == token.end { advance() }
        return true
    }

    /// Goes back to where it was if what was tried turned out to be something else.
    mutating func attempt<Result>(_ body: (inout Glance) throws(UnsupportedSyntax) -> Result?) -> Result? {
        let (index, taken) = (index, taken)
        if let result = try? body(&self) { return result }
        (self.index, self.taken) = (index, taken)
        return nil
    }

    // MARK: - Steps

    /// Takes note of a step, unless it tells nothing.
    mutating func add(_ kind: WireStep.Kind, _ value: WiringExpression, line: Int) {
        if case .other = value {
            guard case .local(_, .some) = kind else { return }
        }
        steps.append(WireStep(kind, value, line: line))
    }

    /// Reads something whose closures do not matter.
    mutating func quietly<Result>(_ body: (inout Glance) throws(UnsupportedSyntax) -> Result) throws(UnsupportedSyntax)
        -> Result
    {
        let (count, outer) = (steps.count, element)
        element = nil
        let result = try body(&self)
        steps.removeLast(steps.count - count)
        element = outer
        return result
    }

    /// The steps of a body by themselves.
    mutating func collect(_ body: (inout Glance) throws(UnsupportedSyntax) -> Void) throws(UnsupportedSyntax)
        -> [WireStep]
    {
        let (outer, list) = (steps, element)
        (steps, element) = ([], nil)
        try body(&self)
        defer { (steps, element) = (outer, list) }
        return steps
    }
}

/// Several wires as one: those that tell nothing are left out.
func several(_ values: [WiringExpression]) -> WiringExpression {
    let telling = values.filter { if case .other = $0 { false } else { true } }
    return telling.count > 1 ? .several(telling) : telling.first ?? .other
}
