import SwiftSyntax
import TestSupport
import Testing

/// One list for each extension point: sorted, unique, complete against its folder.
struct RegistrationTests {
    @Test func stylesAreRegistered() throws {
        let list = try elements(of: "styles", in: "Sources/Refactor/Styles/BuiltIn/Styles.swift")
        expectRegistered(list, matches: try constants(of: "Style", in: "Sources/Refactor/Styles/BuiltIn"))
    }

    @Test func evidenceRulesAreRegistered() throws {
        let list = try elements(of: "evidenceRules", in: "Sources/Refactor/Roles/Decision/EvidenceRules.swift")
        let files = try SourceText.all(below: "Sources/Refactor/Roles/Rules").map(\.name)
        expectRegistered(list, matches: files)
        expectNone(files.filter { !$0.hasSuffix("Rule") }, "files of rules end in Rule")
    }

    @Test func anEvidenceRuleIsCalledAsItsTypeIs() throws {
        var broken: [String] = []
        for file in try SourceText.all(below: "Sources/Refactor/Roles/Rules") {
            let id = file.nodes(VariableDeclSyntax.self).flatMap(\.bindings).first {
                $0.pattern.trimmedDescription == "id"
            }
            let expected = "\"\(kebab(String(file.name.dropLast("Rule".count))))\""
            let found = id?.initializer?.value.trimmedDescription
            if found != expected { broken.append("\(file.path): \(found ?? "no id"), expected \(expected)") }
        }
        expectNone(broken, "the id is the type's name in kebab case without Rule")
    }

    @Test func everyFolderOfRulesIsOneFamily() throws {
        var families: [String: Set<String>] = [:]
        for file in try SourceText.all(below: "Sources/Refactor/Roles/Rules") {
            let family = file.nodes(VariableDeclSyntax.self).flatMap(\.bindings).first {
                $0.pattern.trimmedDescription == "family"
            }
            let folder = String(file.path.split(separator: "/").dropLast().last ?? "")
            families[folder, default: []].insert(family?.initializer?.value.trimmedDescription ?? "none")
        }
        expectNone(families.filter { $0.value.count != 1 }.keys.sorted(), "one family in each folder")
        #expect(Set(families.values.flatMap { $0 }).count == families.count)
    }

    @Test func moduleDetectorsAreRegistered() throws {
        let folder = "Sources/Refactor/Modules/Detect"
        let list = try elements(of: "moduleDetectors", in: folder + "/ModuleDetectors.swift")
        expectRegistered(list, matches: try constants(of: "ModuleDetector", in: folder + "/Styles"))
    }

    @Test func graphFormatsAreRegistered() throws {
        let list = try elements(of: "graphFormats", in: "Sources/GraphRender/Formats/GraphFormats.swift")
        expectRegistered(list, matches: try constants(of: "GraphFormat", in: "Sources/GraphRender/Formats"))
    }

    @Test func commandsAreRegistered() throws {
        let file = try SourceText(path: "Sources/RefactorCLI/RefactorCommand.swift")
        let argument = file.nodes(LabeledExprSyntax.self).first { $0.label?.text == "subcommands" }
        let list = names(in: argument?.expression)
        let commands = PackageRoot.files(in: "Sources/RefactorCLI/Commands").map(baseName)
        let files = PackageRoot.files(in: "Sources/RefactorCLI/Server").map(baseName)
        let server = files.filter { $0.hasSuffix("Command") }
        #expect(server == ["MCPCommand"])
        expectRegistered(list, matches: commands + server)
    }

    // MARK: - Reading lists

    /// The elements of an array that is assigned to a name: `.viper` as `viper`, `ActionRule()` as `ActionRule`.
    private func elements(of name: String, in path: String) throws -> [String] {
        let bindings = try SourceText(path: path).nodes(PatternBindingSyntax.self)
        return names(in: bindings.first { $0.pattern.trimmedDescription == name }?.initializer?.value)
    }

    private func names(in expression: ExprSyntax?) -> [String] {
        (expression?.as(ArrayExprSyntax.self)?.elements ?? []).map { element in
            let text = element.expression.trimmedDescription
            return String(text.split { ".()".contains($0) }.first ?? "")
        }
    }

    /// The names of `static let name = Type(`, one in each file that is called after it: `ViperStyle.swift` for `viper`.
    private func constants(of type: String, in folder: String) throws -> [String] {
        var constants: [String] = []
        for file in try PackageRoot.files(below: folder).map(SourceText.init) {
            let found = file.nodes(PatternBindingSyntax.self).filter { binding in
                let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
                return call?.calledExpression.trimmedDescription == type
            }.map(\.pattern.trimmedDescription)
            for name in found {
                #expect(type.hasSuffix(endOf(file.name)) && file.name.lowercased().hasPrefix(name.lowercased()))
            }
            #expect(found.count <= 1, "\(file.path) declares several: \(found)")
            constants += found
        }
        return constants
    }

    /// The last word of a name: `Style` of `ViperStyle`.
    private func endOf(_ name: String) -> String {
        name.lastIndex(where: \.isUppercase).map { String(name[$0...]) } ?? name
    }

    private func baseName(_ path: String) -> String {
        String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    }

    private func kebab(_ name: String) -> String {
        name.enumerated().map { index, character in
            (index > 0 && character.isUppercase ? "-" : "") + character.lowercased()
        }.joined()
    }
}
