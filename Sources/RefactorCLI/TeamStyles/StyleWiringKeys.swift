import Refactor

extension StyleWiring: StylePart {
    static var keys: [StyleKey<StyleWiring>] {
        [
            StyleKey(
                "container", \.container, .optional(.container),
                comment: "What the app has one of: written where it has none."),
            StyleKey(
                "outputs", \.outputHolder, .role, comment: "The role whose component speaks to who shows the module."),
            StyleKey(
                "injection", \.injection, .injection,
                comment: "How components get services: initializer; or property, which may be replaced at run time."),
            StyleKey(
                "adapters", \.registrations, .registrations,
                comment: "The style whose library 'refactor adapter' writes for."),
            StyleKey(
                "services", \.services, .optional(.text),
                comment: "Where the module is wired, a service comes from here."),
            StyleKey(
                "listener", \.listener, .optional(.text),
                comment: "The protocol of who is told what the module reports."),
        ]
    }
}

extension StyleForm where Value == Refactor.Component {
    fileprivate static var container: StyleForm {
        StyleForm(
            read: { entry, key, spots throws(CommandError) in
                let entries = try entry.entries(known: ["folder", "name", "text"])
                guard let name = entries["name"], isIdentifier(try name.text()) else {
                    throw entry.fault("a container needs a 'name' that a type can have, such as App")
                }
                return Refactor.Component(
                    [], try name.text(), folder: try entries["folder"]?.text() ?? "",
                    text: try spots.lines(entries["text"]) { .line(key: key, $0) })
            },
            lines: { container, key in
                ["\(key):", "  name: \(container.namePattern)"]
                    + (container.folder.isEmpty ? [] : ["  folder: \(YAMLText.scalar(container.folder))"])
                    + YAMLText.block("text", container.text, indent: "  ")
            })
    }
}

extension StyleForm where Value == Role {
    fileprivate static var role: StyleForm { .inline(read: Role.init(_:), text: \.rawValue) }
}

extension StyleForm where Value == ServiceInjection {
    fileprivate static var injection: StyleForm {
        .choice(
            ["initializer": .initializer, "property": .property], called: "way in which components get services")
    }
}

extension StyleForm where Value == [AdapterRegistration] {
    /// Those of a built-in style, whose library the team uses too.
    fileprivate static var registrations: StyleForm {
        let known = styles.filter { !$0.wiring.registrations.isEmpty }
        return .inline(
            read: { entry throws(CommandError) in
                let name = try entry.text()
                guard let style = known.first(where: { $0.id == name }) else {
                    let names = known.map(\.id).joined(separator: ", ")
                    throw entry.fault("'\(name)' registers no adapters; name one of \(names)")
                }
                return style.wiring.registrations
            },
            text: { registrations in known.first { $0.wiring.registrations == registrations }?.id ?? "" })
    }
}
