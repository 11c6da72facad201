import Refactor

/// Fills the lines that a style has for what is written anew.
struct ObjCStyleText {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    /// The lines with everything put in, indentation and braces as the source has them.
    func lines(_ template: [String]) -> [String] {
        blocks.expanded(template).flatMap { line -> [String] in
            let text = filled(String(line.drop { $0 == " " }), words)
            let levels = line.prefix { $0 == " " }.count / 4
            let indented = text.isEmpty ? "" : String(repeating: spelling.indent, count: levels) + text
            let opensMethod = levels == 0 && (text.hasPrefix("- (") || text.hasPrefix("+ (")) && text.hasSuffix(" {")
            return opensMethod && spelling.putsBracesOnOwnLine ? [String(indented.dropLast(2)), "{"] : [indented]
        }
    }

    /// The lists for which blocks are written.
    private var blocks: StyleLines {
        let routes = ObjCRouteText(spelling: spelling).words
        return StyleLines(
            conditions: plan.conditions.union(routes.isEmpty ? [] : ["routes"]), lists: ["route": routes])
    }

    private var words: [String: String] {
        var words = plan.styleWords
        for role in [Role.presenter, .interactor, .router] {
            words[role.rawValue] = plan.name(of: style.owner(of: role))
        }
        return words
    }

    private var style: Style { plan.style }

    // MARK: - Components without code

    /// The files of those that neither take a role nor build.
    func files() -> [EmittedFile] {
        bystanders.flatMap { component -> [EmittedFile] in
            let name = filled(component.namePattern, module: plan.module)
            let texts = [("h", component.header), (spelling.files.fileEnding, component.implementation)]
            return texts.map { ending, text in
                EmittedFile(
                    name: "\(name).\(ending)", folder: component.folder, role: nil,
                    pieces: [.generated(spelling.lines(lines(text)))])
            }
        }
    }

    private var bystanders: [Component] {
        style.components.filter { $0.role == nil && !$0.builds && !lines($0.header).isEmpty }
    }

    // MARK: - Further members of a component

    /// Returns the further declarations of a role's header.
    func header(of role: Role) -> [String] { lines(style.component(for: role)?.header ?? []) }

    /// Returns the further code of a role's implementation.
    func implementation(of role: Role) -> [String] { lines(style.component(for: role)?.implementation ?? []) }

    /// The types that a role's further members name, as declarations write them.
    func types(in role: Role) -> [String] {
        let code = header(of: role).filter { !$0.hasPrefix("//") }
        let own = Set(bystanders.map { filled($0.namePattern, module: plan.module) })
        return Set(code.flatMap { TypeText($0).words }).filter { word in
            own.contains(word) || SDKType.named(word)?.kind == "class"
        }.sorted().map { $0 + " *" }
    }

    /// The imports of what stands beside a role and is named in it.
    func imports(for role: Role) -> [String] {
        let named = Set((header(of: role) + implementation(of: role)).flatMap { TypeText($0).words })
        return bystanders.map { filled($0.namePattern, module: plan.module) }.filter(named.contains).sorted().map {
            "#import \"\($0).h\""
        }
    }
}
