import Refactor

/// Writes an adapter in Objective-C: a header and its implementation.
struct ObjCAdapterPrinter {
    let adaptation: Adaptation

    private var surroundings: AdapterSurroundings { adaptation.surroundings }

    func files() -> [EmittedFile] {
        let imports = ((adaptation.registration?.headers ?? []) + surroundings.imports).map { "#import " + $0 }
        let words = ["adapter": adaptation.name, "required": adaptation.required, "provided": adaptation.provided]
        let registered = [adaptation.registration?.header, adaptation.registration?.implementation].map { lines in
            (lines ?? []).map { filled($0, words) }
        }
        return [
            file("h", [imports, registered[0], interface()]),
            file("m", [["#import \"\(fileName).h\""], registered[1], implementation()]),
        ]
    }

    private var fileName: String {
        guard case .conformance(let type) = adaptation.form, adaptation.registration == nil else {
            return adaptation.name
        }
        return "\(type)+\(category)"
    }

    private func file(_ ending: String, _ blocks: [[String]]) -> EmittedFile {
        let text = blocks.filter { !$0.isEmpty }.map { $0.map(indented).joined() }
            .joined(separator: surroundings.newline)
        return EmittedFile(name: fileName + "." + ending, role: nil, pieces: [.generated(text)])
    }

    /// Lines of code by the files' own indentation; colons under each other stay where they are.
    private func indented(_ line: String) -> String {
        let text = line.drop { $0 == " " }
        let blanks = line.count - text.count
        let start =
            blanks % 4 == 0 && blanks <= 8 ? String(repeating: surroundings.indentation, count: blanks / 4) : nil
        return (start ?? String(repeating: " ", count: blanks)) + text + surroundings.newline
    }

    /// `JTNoteListRequiredEditor` for `JTNoteListRequiredEditorProtocol`.
    private var category: String {
        adaptation.required.hasSuffix("Protocol") ? String(adaptation.required.dropLast(8)) : adaptation.required
    }

    // MARK: - Heads

    private func interface() -> [String] {
        switch adaptation.form {
        case .conformance(let type), .extension(let type):
            return ["@interface \(type) (\(category)) <\(adaptation.required)>", "@end"]
        case .proxy:
            return [
                "/// Gives what `\(adaptation.required)` asks for with what `\(adaptation.provided)` provides.",
                "@interface \(adaptation.name) : NSObject <\(adaptation.required)>", "",
                "@property (nonatomic, strong, readonly) id<\(adaptation.provided)> provided;", "",
                "- (instancetype)initWithProvided:(id<\(adaptation.provided)>)provided;", "", "@end",
            ]
        }
    }

    private func implementation() -> [String] {
        switch adaptation.form {
        case .conformance(let type): return ["@implementation \(type) (\(category))", "@end"]
        case .extension(let type):
            return ["@implementation \(type) (\(category))", ""] + members(on: "self") + ["", "@end"]
        case .proxy:
            return [
                "@implementation \(adaptation.name)", "",
                "- (instancetype)initWithProvided:(id<\(adaptation.provided)>)provided {", "    self = [super init];",
                "    if (self) {", "        _provided = provided;", "    }", "    return self;", "}", "",
                "#pragma mark - \(adaptation.required)", "",
            ] + members(on: "self.provided") + ["", "@end"]
        }
    }

    // MARK: - Members

    private func members(on holder: String) -> [String] {
        let passed = adaptation.matches.filter { holder != "self" || !$0.isExact }.map { match in
            (match.required, passedOn(match, to: match.required.fact.isStatic ? "self" : holder))
        }
        let missing = adaptation.gaps.map { ($0.required, failing($0.required)) }
        let all = (passed + missing).sorted { adaptation.comesBefore($0.0, $1.0) }.map(\.1)
        return Array(all.joined(separator: [""]))
    }

    private func passedOn(_ match: AdapterMatch, to holder: String) -> [String] {
        let cast = match.casts.contains(-1) ? "(id)" : ""
        guard match.provided.fact.signature != nil else {
            let target = holder + "." + match.provided.fact.name
            let setter = "\(target) = \(cast)\(match.required.fact.name);"
            return property(match.required, getter: "return \(cast)\(target);", setter: setter)
        }
        let names = match.required.parameters.map(\.name)
        let arguments = match.order.map { (match.casts.contains($0) ? "(id)" : "") + names[$0] }
        let parts = Self.parts(of: match.provided)
        let message =
            arguments.isEmpty
            ? match.provided.id : zip(parts, arguments).map { "\($0):\($1)" }.joined(separator: " ")
        let call = "[\(holder) \(message)];"
        return method(match.required, isVoid(match.required) ? call : "return \(cast)\(call)")
    }

    private func failing(_ member: AdapterMember) -> [String] {
        let raise =
            "[NSException raise:NSInternalInconsistencyException "
            + "format:@\"\(adaptation.provided) provides no \(member.id)\"];"
        guard member.fact.signature != nil else {
            return property(member, getter: raise, setter: raise, isFailing: true)
        }
        return method(member, raise, isFailing: true)
    }

    private func method(_ member: AdapterMember, _ line: String, isFailing: Bool = false) -> [String] {
        let result = isVoid(member) ? "void" : member.fact.signature?.result ?? "void"
        let start = (member.fact.isStatic ? "+" : "-") + " (\(result))"
        let head =
            member.parameters.isEmpty
            ? member.id
            : zip(Self.parts(of: member), member.parameters).map { "\($0):(\($1.type))\($1.name)" }.joined(
                separator: " ")
        let end = isFailing && !isVoid(member) ? ["    __builtin_unreachable();"] : []
        return ["\(start)\(head) {", "    \(line)"] + end + ["}"]
    }

    private func property(_ member: AdapterMember, getter: String, setter: String, isFailing: Bool = false) -> [String]
    {
        let name = member.fact.name
        let type = member.fact.valueType ?? "id"
        let end = isFailing ? ["    __builtin_unreachable();"] : []
        let getterName =
            member.fact.modifiers.first { $0.hasPrefix("getter") }?.split(separator: "=").last
            .map { $0.filter { $0 != " " } } ?? name
        let lines = ["- (\(type))\(getterName) {", "    \(getter)"] + end + ["}"]
        guard member.isSettable else { return lines }
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        return lines + ["", "- (void)set\(capital):(\(type))\(name) {", "    \(setter)", "}"]
    }

    private func isVoid(_ member: AdapterMember) -> Bool {
        ["void", nil].contains(member.fact.signature?.result)
    }

    private static func parts(of member: AdapterMember) -> [String] {
        member.id.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
