extension Controller {
    /// True if something else than code makes the screen: it has outlets, or a superclass whose initializers are not
    /// known.
    package var isMadeOutside: Bool {
        let isKnown = ["UIViewController", "UITableViewController"].contains(superclass)
        return members.contains { $0.fact.has(attribute: "IBOutlet") } || initializers.isEmpty && !isKnown
    }

    package var initializers: [Member] { members.filter { $0.kind == .initializer } }

    /// The initializers by which anybody can make the screen.
    package var usableInitializers: [Member] { initializers.filter(isUsable) }

    private func isUsable(_ initializer: Member) -> Bool {
        guard let signature = initializer.fact.signature else { return false }
        let isHidden = initializer.fact.writtenAccess?.isFileBound ?? false
        let isSpecial =
            !signature.effects.isEmpty || !signature.generics.isEmpty || initializer.fact.isConditional
            || signature.parameters.contains {
                $0.isVariadic || $0.type.hasPrefix("inout") || $0.type.contains("@auto")
            }
        return !signature.isFailable && !isHidden && !isSpecial && signature.parameters.first?.label != "coder"
    }
}

extension Style {
    /// Why the style cannot host a screen; nil where it can, or where it hosts none.
    func hostingNote(on controller: Controller) -> Finding? {
        let isMade =
            !controller.isMadeOutside && (controller.initializers.isEmpty || !controller.usableInitializers.isEmpty)
        guard !screens.hosts.isEmpty, !isMade else { return nil }
        return Finding(
            severity: .note, rule: "not-hosted", line: controller.mainDeclaration?.fact.line ?? 1,
            message:
                "'\(controller.name)' cannot be hosted: code cannot make it, it comes out of a storyboard or through "
                + "an initializer of its own; its module is built around the controller that is there")
    }
}
