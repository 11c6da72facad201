import Refactor

/// The files where the controller's class stands: its header, its `@implementation`, its class extension, its
/// categories.
struct ViewFiles {
    let controller: Controller
    /// The declaration of the class that gets a header of its own, as an index into the controller's declarations: where
    /// components name a class that only its implementation file declares.
    let exposed: Int?

    init(of plan: Plan) {
        controller = plan.controller
        let isNamed = plan.roles.contains { role in
            plan.members(of: role).contains { $0.fact.identifiers.contains(plan.controller.name) }
        }
        exposed = isNamed ? ExposableClass(of: plan.controller)?.declaration : nil
    }

    /// The main `@implementation`, as an index into the controller's declarations.
    var implementation: Int? {
        controller.declarations.indices.first { controller.declarations[$0].fact.keyword == .implementation }
    }

    /// The file of the main `@implementation`.
    var implementationFile: Int? { implementation.map { controller.declarations[$0].file } }

    /// The class extension that the wiring goes into: in the file of the `@implementation` and before it.
    var classExtension: Int? {
        guard let implementation else { return nil }
        let main = controller.declarations[implementation]
        return controller.declarations.indices.first { index in
            let other = controller.declarations[index]
            return other.file == main.file && other.fact.isClassExtension && !other.fact.isConditional
                && other.fact.declaration.lowerBound < main.fact.declaration.lowerBound
        }
    }

    /// True if the class is declared in an implementation file, so that no other file can name it.
    var isHidden: Bool {
        guard exposed == nil, let declared = controller.declarations.first(where: { $0.fact.keyword == .class }) else {
            return false
        }
        return !controller.files[declared.file].file.name.hasSuffix(".h")
    }

    /// The import of the class's header; nil when there is no header.
    var headerImport: String? {
        guard !isHidden else { return nil }
        guard exposed == nil else { return "#import \"\(controller.name).h\"" }
        let declared = controller.declarations.first { $0.fact.keyword == .class }
        let name = declared.map { controller.files[$0.file].file.name } ?? controller.name + ".h"
        let written = controller.files.flatMap(\.imports).first { $0.fileName == name }
        return written?.text ?? "#import \"\(name)\""
    }

    /// File names of the headers that declare the class or its categories.
    var headerNames: Set<String> {
        Set(controller.files.map(\.file.name).filter { $0.hasSuffix(".h") } + [controller.name + ".h"])
    }

    /// `m`, or `mm` where the controller is Objective-C++.
    var fileEnding: String {
        let name = implementationFile.map { controller.files[$0].file.name } ?? ""
        return name.hasSuffix(".mm") ? "mm" : "m"
    }

    /// The file that decides the look of generated text: that of the `@implementation`.
    var style: SyntaxFacts? { implementationFile.map { controller.files[$0] } ?? controller.files.first }

    /// True if most methods have their opening brace on a line of its own.
    var putsBracesOnOwnLine: Bool {
        let found = controller.sourceMembers.filter { $0.kind == .method }.compactMap(putsBraceOnOwnLine)
        return found.filter { $0 }.count * 2 > found.count
    }

    /// Returns true if a method's opening brace stands on a line of its own; nil where it has no body.
    func putsBraceOnOwnLine(_ member: Member) -> Bool? {
        guard let body = member.fact.body else { return nil }
        let before = controller.file(of: member).bytes[..<body.lowerBound]
        return before.last { $0 != 32 && $0 != 9 } == 10
    }

    /// Returns true if a declaration is an `@implementation`, of the class or of a category.
    func isImplementation(_ index: Int) -> Bool {
        let declaration = controller.declarations[index]
        if declaration.fact.keyword == .implementation { return true }
        guard declaration.fact.keyword == .extension else { return false }
        let bytes = controller.files[declaration.file].file.bytes[declaration.fact.declaration]
        return bytes.starts(with: "@implementation".utf8)
    }

    /// Returns true if a declaration is the `@implementation` of a category.
    func isCategoryImplementation(_ index: Int) -> Bool {
        controller.declarations[index].fact.keyword == .extension && isImplementation(index)
    }
}

extension TypeFact {
    /// `@interface A ()`.
    var isClassExtension: Bool { keyword == .extension && parts?.category == "" }
}

extension ImportFact {
    /// The last part of the path: `Login.h` of `#import "Login/Login.h"`.
    var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// True if it names a header in quotes.
    var isQuoted: Bool { text.contains("\"") }

    /// The path between the quotes or the angle brackets; the module where there are none.
    var path: String {
        guard let opening = text.firstIndex(where: { $0 == "<" || $0 == "\"" }) else { return module }
        let closing: Character = text[opening] == "<" ? ">" : "\""
        return String(text[text.index(after: opening)...].prefix { $0 != closing })
    }
}
