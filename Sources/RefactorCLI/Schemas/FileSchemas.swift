import Refactor

/// The files that a person writes, by the keys that their readers know.
enum FileSchemas {
    private static let roles = JSONSchema.words(Role.allCases.map(\.rawValue))

    static var settings: JSONSchema {
        let kinds = JSONSchema.words(ProjectSettings.words.map(\.key))
        return strict(
            ProjectSettings.known,
            [
                "style": .text, "names": .map(.text), "roles": .map(kinds), "exclude": .list(.text),
                "keep": .list(.text),
                "titles": .either([.text, .map(.text)]), "check": .map(.anything),
            ])
    }

    static var planFile: JSONSchema {
        let choice = JSONSchema.words(Role.allCases.map(\.rawValue) + [PlanFile.undecided])
        let member = strict(
            PlanFileReader.memberKeys,
            [
                "id": .text, "role": choice, "proposed": choice, "leans": roles, "confidence": .text, "stays": .text,
                "cut": .flag, "pinned": .flag, "lines": .either([.text, .integer]),
            ], required: ["id", "role", "proposed"])
        let method = strict(
            PlanFileReader.methodKeys,
            ["name": .text, "proposed": .text, "role": roles, "of": .text, "lines": .either([.text, .integer])],
            required: ["name", "proposed"])
        let part = strict(
            PlanFileReader.partKeys,
            [
                "member": .text, "role": .words(PlanFileParts.roles.map(\.rawValue)), "name": .text, "starts": .text,
                "stays": .text, "lines": .either([.text, .integer]),
            ], required: ["member", "lines", "role"])
        let form = JSONSchema.words(["parameter", "property"])
        let border = strict(
            PlanFileReader.borderKeys,
            ["property": .text, "name": .text, "as": form, "proposed": form, "direction": .text], required: ["property"]
        )
        return strict(
            PlanFileReader.keys,
            [
                "schema": .integer, "controller": .text, "module": .text, "style": .text,
                "services": .words(ServiceForm.allCases.map(\.rawValue)),
                "async": .words(AnswerForm.allCases.map(\.rawValue)),
                "only": .words(OnlyOption.allCases.map(\.rawValue)),
                "files": .list(
                    strict(PlanFileReader.fileKeys, ["path": .text, "fingerprint": .text], required: ["path"])),
                "members": .list(member), "parts": .list(part), "methods": .list(method), "border": .list(border),
            ])
    }

    static var backlog: JSONSchema {
        let item = strict(
            BacklogFile.itemKeys,
            [
                "name": .text, "path": .text, "state": .words(BacklogState.allCases.map(\.rawValue)), "lines": .integer,
                "beyond": .integer, "first": .integer, "note": .text,
            ], required: ["name", "path"])
        return strict(
            BacklogFile.keys, ["schema": .integer, "folder": .text, "controllers": .list(item)], required: ["schema"])
    }

    static var style: JSONSchema {
        let component = strict(
            Refactor.Component.keys,
            ["name": .text, "variable": .text, "folder": .text, "required": .flag, "state": .text], required: ["name"])
        let port = strict(
            Refactor.Port.keys, ["property": .text, "protocol": .text],
            required: ["from", "hold", "property", "to"])
        return strict(
            StyleFileReader.keys,
            ["summary": .text, "origin": .text, "components": .list(component), "ports": .list(port)],
            required: ["components", "ports"])
    }

    private static func strict(
        _ keys: [String], _ forms: [String: JSONSchema], required: Set<String> = []
    ) -> JSONSchema {
        let properties = keys.sorted().map {
            JSONSchema.Property(name: $0, schema: forms[$0] ?? .anything, isRequired: required.contains($0))
        }
        return .object(properties, isStrict: true)
    }
}
