import ArgumentParser
import Foundation

/// A tool of the server: a command, and which of its words a caller may give.
struct ServerTool {
    enum Form {
        /// Paths, all below the root.
        case paths, path, texts, text, number, flag
    }

    struct Parameter {
        let name: String
        let form: Form
        /// The option; nil for arguments.
        var option: String?
        let note: String
        var isRequired = false
    }

    let name: String
    let note: String
    let command: any ParsableCommand.Type
    /// The words that are always given.
    let fixed: [String]
    let parameters: [Parameter]
    var writes = false

    private static let files = Parameter(
        name: "files", form: .paths, note: "The controller's file and files with its extensions, or one plan file.",
        isRequired: true)
    private static let choices = [
        Parameter(name: "type", form: .text, option: "--type", note: "The controller's class, if there are several."),
        Parameter(name: "style", form: .text, option: "--style", note: "The architecture style; viper if not given."),
        Parameter(name: "module", form: .text, option: "--module", note: "The module's name."),
        Parameter(
            name: "only", form: .text, option: "--only",
            note: "What to take out: all, router, interactor or presenter; what is worth its protocols if not given."),
        Parameter(name: "project", form: .path, option: "--project", note: "The app's folder, to look up uses."),
        Parameter(name: "plan", form: .path, option: "--plan", note: "A plan file whose roles and names are kept."),
    ]

    private static let decisions = [
        Parameter(
            name: "set", form: .texts, option: "--set",
            note:
                "Roles of members, or of the statements on lines: 'load(id:)=interactor', 'signIn():84-90=presenter'. "
                + "With 'plan' that file is written and keeps them; without it, the answer is what would become of it."),
        Parameter(
            name: "rename", form: .texts, option: "--rename", note: "Names for methods that are cut out: 'old=new'."),
        Parameter(name: "keep", form: .texts, option: "--keep", note: "Methods that nothing is cut out of."),
    ]

    static let all = [
        ServerTool(
            name: "scan", note: "Ranks the view controllers of a code base: which to refactor first, and why.",
            command: ScanCommand.self, fixed: ["--format", "json"],
            parameters: [
                Parameter(name: "folder", form: .path, note: "The folder of the code base.", isRequired: true),
                Parameter(name: "top", form: .number, option: "--top", note: "How many to list; 10 if not given."),
            ]),
        ServerTool(
            name: "plan", note: "What of a controller would move where, and why. Writes nothing but the plan file.",
            command: PlanCommand.self, fixed: ["--format", "json"], parameters: [files] + choices + decisions),
        ServerTool(
            name: "explain", note: "All evidence for the role of one member, and what would change it.",
            command: PlanCommand.self, fixed: ["--format", "json"],
            parameters: [
                files,
                Parameter(
                    name: "member", form: .text, option: "--explain", note: "Its name, such as 'loadUser(id:)'.",
                    isRequired: true),
            ] + choices),
        ServerTool(
            name: "emit",
            note: "The module's files, with the code moved. A dry run with a difference unless 'write' is true.",
            command: EmitCommand.self, fixed: ["--format", "json"],
            parameters: [
                files,
                Parameter(
                    name: "into", form: .path, option: "--into", note: "The folder for the files.", isRequired: true),
                Parameter(name: "step", form: .number, option: "--step", note: "1 (router), 2 (and interactor) or 3."),
                Parameter(name: "write", form: .flag, note: "Write the files; otherwise a difference is given."),
                Parameter(name: "force", form: .flag, option: "--force", note: "Overwrite files that exist."),
            ] + choices, writes: true),
        ServerTool(
            name: "graph", note: "The modules of an app, how they are wired, and what is wrong with it.",
            command: GraphCommand.self, fixed: ["--format", "json", "--no-cache"],
            parameters: [
                Parameter(name: "folder", form: .path, note: "The app's folder.", isRequired: true)
            ]),
        ServerTool(
            name: "verify", note: "Whether a split, by whomever, keeps every statement, comment and declaration.",
            command: VerifyCommand.self, fixed: ["--format", "json"],
            parameters: [
                Parameter(name: "base", form: .path, note: "The original's file.", isRequired: true),
                Parameter(name: "split", form: .paths, note: "What became of it: files and folders.", isRequired: true),
            ]),
    ]

    // MARK: - For the list

    var description: JSONValue {
        let required = parameters.filter(\.isRequired).map { JSONValue.text($0.name) }
        let properties = Dictionary(parameters.map { ($0.name, $0.schema) }) { $1 }
        return .object([
            "name": .text(name), "title": .text(name), "description": .text(note),
            "inputSchema": .object([
                "type": .text("object"), "properties": .object(properties), "required": .list(required),
                "additionalProperties": .flag(false),
            ]),
            "annotations": .object([
                "readOnlyHint": .flag(!writes && !parameters.contains { $0.form == .texts }),
                "destructiveHint": .flag(writes), "idempotentHint": .flag(!writes),
                "openWorldHint": .flag(false),
            ]),
        ])
    }

    // MARK: - For a call

    /// The words of the command.
    func words(from arguments: JSONValue, root: String) throws(CommandError) -> [String] {
        guard case .object(let given) = arguments else { throw .toolArgument(name, "arguments are an object") }
        if let key = given.keys.sorted().first(where: { key in !parameters.contains { $0.name == key } }) {
            throw .toolArgument(
                name, "there is no argument '\(key)'; use \(parameters.map(\.name).joined(separator: ", "))")
        }
        var options = fixed
        var values: [String] = []
        for parameter in parameters {
            guard let value = given[parameter.name], value != .null else {
                if parameter.isRequired { throw .toolArgument(name, "'\(parameter.name)' is missing") }
                continue
            }
            let texts = try texts(of: value, for: parameter, root: root)
            if parameter.form == .flag {
                if value.flag == true, let option = parameter.option { options.append(option) }
            } else if let option = parameter.option {
                options += texts.map { "\(option)=\($0)" }
            } else {
                values += texts
            }
        }
        if writes, given["write"]?.flag != true { options.append("--dry-run") }
        return options + ["--"] + values
    }

    private func texts(
        of value: JSONValue, for parameter: Parameter, root: String
    ) throws(CommandError) -> [String] {
        switch (parameter.form, value) {
        case (.flag, .flag): return []
        case (.text, .text(let text)): return [text]
        case (.number, .number(let number)): return [Int(exactly: number).map(String.init) ?? String(number)]
        case (.path, .text(let path)): return [try Self.below(root, path)]
        case (.texts, .text(let text)): return [text]
        case (.texts, .list(let elements)):
            let texts = elements.compactMap(\.text)
            guard texts.count == elements.count else { throw .toolArgument(name, "'\(parameter.name)' are texts") }
            return texts
        case (.paths, .text(let path)): return [try Self.below(root, path)]
        case (.paths, .list(let elements)) where !elements.isEmpty:
            var paths: [String] = []
            for element in elements {
                guard let path = element.text else { throw .toolArgument(name, "'\(parameter.name)' are paths") }
                paths.append(try Self.below(root, path))
            }
            return paths
        default: throw .toolArgument(name, "'\(parameter.name)' has another form: \(parameter.note)")
        }
    }

    /// A path of the root; what leads out of it is refused, through a link too.
    private static func below(_ root: String, _ path: String) throws(CommandError) -> String {
        let real = Disk.realPath(path)
        guard real == root || real.hasPrefix(root == "/" ? "/" : root + "/") else {
            throw .outsideRoot(path: path, root: root)
        }
        return path
    }
}

extension ServerTool.Parameter {
    fileprivate var schema: JSONValue {
        let description = JSONValue.text(note)
        switch form {
        case .flag: return .object(["type": .text("boolean"), "description": description])
        case .number: return .object(["type": .text("integer"), "description": description])
        case .path, .text: return .object(["type": .text("string"), "description": description])
        case .paths, .texts:
            let items = JSONValue.object(["type": .text("string")])
            return .object(["type": .text("array"), "items": items, "description": description])
        }
    }
}
