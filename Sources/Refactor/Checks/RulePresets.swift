/// Rules that many teams share, by the name of their style.
package enum RulePresets {
    package static let names = ["clean-rings", "ribs", "viper"]

    /// Nil for a name that is none of `names`.
    package static func rules(_ name: String) -> [ArchitectureRule]? {
        switch name {
        case "clean-rings": cleanRings
        case "ribs": ribs
        case "viper": viper
        default: nil
        }
    }

    private static let screens: Set = ["AppKit", "SwiftUI", "UIKit"]

    private static func of(_ roles: Set<ModuleRole>) -> RuleSelector {
        var selector = RuleSelector()
        selector.roles = roles
        return selector
    }

    private static func forbid(
        _ name: String, _ from: Set<ModuleRole>, _ to: Set<ModuleRole>,
        kinds: Set<String> = ["makes", "uses"],
        _ comment: String
    ) -> ArchitectureRule {
        ArchitectureRule(
            name: name, comment: comment, demand: .forbid(from: of(from), to: of(to), kinds: kinds, apart: false))
    }

    private static func without(_ name: String, _ code: String, _ comment: String) -> ArchitectureRule {
        ArchitectureRule(name: name, comment: comment, demand: .without(findings: [code]))
    }

    private static let viper: [ArchitectureRule] = [
        ArchitectureRule(
            name: "viper-presenter-without-uikit", severity: .warning,
            comment: "What a presenter decides is tested without a screen.",
            demand: .importing(of([.presenter]), none: screens)),
        ArchitectureRule(
            name: "viper-interactor-without-uikit",
            comment: "Business rules know no screen.",
            demand: .importing(of([.interactor, .dataManager, .entity]), none: screens)),
        forbid(
            "viper-view-asks-presenter", [.view], [.interactor, .dataManager, .entity],
            "A view knows its presenter alone, by its protocol."),
        forbid(
            "viper-interactor-knows-no-screen", [.interactor, .dataManager, .entity], [.view, .router],
            "Business rules do not know who shows their results."),
        forbid(
            "viper-builder-makes", [.view, .presenter, .interactor], [.presenter, .interactor, .router],
            kinds: ["makes"],
            "Nobody but the builder, or the router in its place, makes the parts of a module."),
        without("viper-no-strong-cycle", "strong-cycle", "Parts that hold each other strongly are never released."),
        without("viper-no-module-cycle", "module-cycle", "A module that contains itself has no end."),
    ]

    private static let ribs: [ArchitectureRule] = [
        ArchitectureRule(
            name: "ribs-interactor-without-uikit",
            comment: "An interactor decides; its presenter shows.", demand: .importing(of([.interactor]), none: screens)
        ),
        forbid(
            "ribs-view-knows-no-router", [.view], [.interactor, .router],
            "A view tells its listener, by a protocol, what was tapped."),
        forbid(
            "ribs-interactor-asks-router", [.interactor], [.view, .builder],
            "An interactor asks its router to attach children."),
        forbid(
            "ribs-builder-makes", [.view, .interactor, .router], [.interactor, .router], kinds: ["makes"],
            "Nobody but the builder makes the parts of a RIB."),
        without("ribs-no-strong-cycle", "strong-cycle", "Parts that hold each other strongly are never released."),
        without("ribs-no-module-cycle", "module-cycle", "A RIB that contains itself has no end."),
    ]

    private static let cleanRings: [ArchitectureRule] = [
        ArchitectureRule(
            name: "clean-rings", comment: "Knowledge goes inwards only: entities know nobody.",
            demand: .layers(
                [
                    ArchitectureRule.Layer(
                        name: "the outer ring (views, routers, builders, data)",
                        parts: of([.view, .router, .builder, .dataManager])),
                    ArchitectureRule.Layer(
                        name: "presenters and adapters", parts: of([.presenter, .formatter, .adapter])),
                    ArchitectureRule.Layer(name: "use cases", parts: of([.interactor])),
                    ArchitectureRule.Layer(name: "entities", parts: of([.entity])),
                ], isStrict: false)),
        ArchitectureRule(
            name: "clean-inner-rings-without-uikit",
            comment: "The inner rings run without a screen.",
            demand: .importing(of([.interactor, .entity]), none: screens)),
    ]
}
