import Refactor

/// Everything that can go wrong on the command line, a sentence each: what, where, what to do.
enum CommandError: Error, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    case notASource(path: String)
    case noSources([String])
    case mixedLanguages(String, String)
    case isDirectory(path: String)
    case read(ReadError)
    case controller(ControllerError)
    case style(StyleError)
    case unknownFormat(path: String, known: [String])
    case unknownMember(String, suggestion: String?)
    case severalControllers([String])
    case badModuleName(String)
    case planFile(path: String, line: Int, message: String)
    case yaml(path: String, line: Int, column: Int, message: String)
    case sourceOutsidePlanFolder(source: String, folder: String)
    case exists([String], folder: String)
    case refused([ConservationFault])
    case unwritable(path: String, reason: String)
    case picture(String)
    case notADirectory(path: String)
    case notAFile(path: String)
    case isSource(path: String)
    case nameTaken(name: String, path: String)
    case unknownTitles(String)
    case titles(path: String, line: Int, message: String)
    case severalTexts([String])
    case noSuchStep(Int)
    case stepAndOnly(Int, String)
    case moduleGraph(path: String, message: String)
    case unknownModule(String, near: [String])
    case unknownGroup(String, near: [String])
    case onlyForModuleGraphs(String)
    case onlyForControllers(String)
    case noSuchExplanation(String)
    case unknownSchema(String, known: [String])
    case outsideRoot(path: String, root: String)
    case toolArgument(String, String)
    case calledOff
    case choice(String)
    case noModules(path: String)
    case noRules(path: String)
    case git(String)
    case baseline(path: String)
    case adapter(AdapterError)
    case incompleteAdapter(Adaptation)
    case tests(TestsError)
    case package(PackageError)
    case answers(AnswerForm)
    case noControllers(folder: String)
    case history(folder: String, reason: String)

    /// 2 for a wrong command, 1 for anything else.
    var exitCode: Int32 {
        switch self {
        case .style(let error): error.exitCode
        case .unknownFormat, .unknownMember, .severalControllers,
            .badModuleName,
            .sourceOutsidePlanFolder, .notASource, .noSources, .mixedLanguages, .isDirectory, .notADirectory, .notAFile,
            .isSource,
            .unknownTitles, .severalTexts, .noSuchStep, .stepAndOnly, .unknownModule, .unknownGroup,
            .onlyForModuleGraphs, .onlyForControllers, .noSuchExplanation, .unknownSchema, .outsideRoot, .toolArgument,
            .calledOff, .choice, .tests, .answers, .noRules:
            2
        case .adapter(let error): error.isUsage ? 2 : 1
        case .package(let error): error.isUsage ? 2 : 1
        case .unreadable, .read, .controller, .planFile, .yaml, .exists, .refused,
            .unwritable, .picture,
            .nameTaken, .titles, .moduleGraph, .noModules, .baseline, .git, .incompleteAdapter, .noControllers,
            .history:
            1
        }
    }

    var description: String {
        switch self {
        case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
        case .notASource(let path):
            "'\(path)' is neither Swift nor Objective-C; give .swift, .m, .mm or .h files, or one .plan.yml file"
        case .noSources(let paths): "there are no Swift or Objective-C files in \(paths.joined(separator: ", "))"
        case .mixedLanguages(let one, let other):
            "'\(one)' and '\(other)' are of two languages; give the files of one controller, all Swift or all Objective-C"
        case .isDirectory(let path): "'\(path)' is a folder; give the controller's file, and the folder with --project"
        case .read(let error): "\(error)"
        case .controller(let error): "\(error)"
        case .style(let error): "\(error)"
        case .unknownFormat(let path, let known):
            "'\(path)' does not end in a format that can be drawn; use \(known.map { "." + $0 }.joined(separator: " or "))"
        case .unknownMember(let id, let suggestion):
            "the controller has no member '\(id)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        case .severalControllers(let names):
            "the files hold several controllers (\(Sentence.list(names))); choose one with --type"
        case .badModuleName(let name):
            "'\(name)' cannot be a module's name; give --module an identifier that starts with a capital letter"
        case .planFile(let path, let line, let message): "\(path):\(line): \(message)"
        case .yaml(let path, let line, let column, let message): "\(path):\(line):\(column): \(message)"
        case .sourceOutsidePlanFolder(let source, let folder):
            "'\(source)' is not below '\(folder)', where the plan file goes; a plan names its sources by paths below it"
        case .exists(let names, let folder): Self.existing(names, in: folder)
        case .refused(let faults):
            "nothing was written, the result would not keep its promises: "
                + Sentence.list(faults.map(\.description), separator: "; ")
        case .unwritable(let path, let reason): "cannot write '\(path)': \(reason); nothing was left half-written"
        case .picture(let reason): "cannot draw: \(reason)"
        case .notADirectory(let path): "'\(path)' is not a folder"
        case .notAFile(let path): "-o '\(path)' names no file; give one such as login.plan.yml"
        case .isSource(let path): "-o '\(path)' would write over a source; give another name, such as login.plan.yml"
        case .nameTaken(let name, let path):
            "the app has '\(name)' already, in \(path); choose another module name with --module"
        case .unknownTitles(let name):
            "'\(name)' are no titles; use fourteen, project, or a .yml file that gives a title to each responsibility"
        case .titles(let path, let line, let message): "\(path):\(line): \(message)"
        case .severalTexts(let paths):
            "\(paths.joined(separator: " and ")) would both be printed; choose --in-place or --dry-run"
        case .noSuchStep(let step):
            "there is no step \(step); use --step 1 (the router), 2 (and the interactor) or 3 (everything)"
        case .stepAndOnly(let step, let role):
            "--step \(step) and --only \(role) ask for two different things; choose one of them"
        case .moduleGraph(let path, let message): "'\(path)' is no module graph: \(message)"
        case .unknownModule(let name, let near):
            "the graph has no module or service '\(name)'" + guess(among: near)
        case .outsideRoot, .toolArgument, .calledOff, .choice: served
        case .onlyForModuleGraphs, .onlyForControllers, .noSuchExplanation, .unknownSchema, .unknownGroup, .git,
            .baseline, .answers:
            misplaced
        case .tests(let error): error.description
        case .package(let error): error.description
        case .noModules, .noControllers, .history: missing
        case .noRules(let path):
            "there are no rules to check; write some under 'check' in '\(path)', or give a --preset such as viper"
        case .adapter(let error): "\(error)"
        case .incompleteAdapter(let adaptation): AdapterText.refusal(of: adaptation)
        }
    }

    /// An option or a name where it does nothing.
    private var misplaced: String {
        switch self {
        case .onlyForModuleGraphs(let option):
            "\(option) is for module graphs; give a folder or a .json file of one, or leave the option out"
        case .onlyForControllers(let option):
            "\(option) is for the plan of a controller; leave it out for a folder or a .json file of a module graph"
        case .unknownGroup(let name, let near):
            "no module stands below a folder '\(name)'" + guess(among: near)
        case .git(let complaint):
            "--since cannot tell what was there before: \(complaint); give a commit or branch of the folder's repository"
        case .baseline(let path): "'\(path)' is no baseline; write one with --write-baseline"
        case .answers(let form): "--async \(form.rawValue) is for Swift; leave it out for Objective-C"
        case .noSuchExplanation(let format): "--explain prints text or json, not \(format); choose one with --format"
        case .unknownSchema(let name, let known):
            "there is no schema '\(name)'"
                + (nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? "; 'refactor schema' lists them")
        default: ""
        }
    }

    /// The sentence for a caller of a tool who did something wrong, or for a decision that cannot be.
    private var served: String {
        switch self {
        case .outsideRoot(let path, let root): "'\(path)' is outside of '\(root)'; give a path below it"
        case .choice(let fault): fault
        case .calledOff: "the call was taken back"
        case .toolArgument(let tool, let fault): "the tool '\(tool)' cannot be called so: \(fault)"
        default: ""
        }
    }

    /// Something that is not there.
    private var missing: String {
        switch self {
        case .noModules(let path):
            "no module and no screen was found in '\(path)'; give the folder of an app, or of code in several folders"
        case .noControllers(let folder):
            "no view controller was found in '\(folder)'; give the folder of an app or of a feature"
        case .history(let folder, let reason):
            "the history of '\(folder)' cannot be read: \(reason); leave out --trend, or give a folder that git keeps"
        default: ""
        }
    }

    private func guess(among near: [String]) -> String {
        near.isEmpty
            ? "; --format text lists them"
            : "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
    }

    private static func existing(_ names: [String], in folder: String) -> String {
        "\(Sentence.list(names)) exist\(names.count == 1 ? "s" : "") already in '\(folder)'; "
            + "nothing was written, --force overwrites"
    }

}
