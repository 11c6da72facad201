import Refactor

/// Writes what ZIKRouter asks of a view's router: it registers the view, makes it and assembles its module.
///
/// It stands in a category, since the router's own file has the code that came to it.
struct ViewRouterPrinter {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    private var provided: ProvidedInput { ProvidedInput(spelling: spelling) }

    private var builder: ObjCBuilderPrinter { ObjCBuilderPrinter(spelling: spelling) }

    func files() -> [EmittedFile] {
        let folder = plan.style.builder?.folder ?? ""
        let provided = [provided.file()].compactMap { $0 }
        return provided + [
            EmittedFile(name: spelling.builderHeader + ".h", folder: folder, role: nil, pieces: [.generated(header())]),
            EmittedFile(
                name: "\(spelling.builderHeader).\(spelling.files.fileEnding)", folder: folder, role: nil,
                pieces: [.generated(implementation())]),
        ]
    }

    private func header() -> String {
        let types = HeaderTypes(spelling: spelling, types: [builder.viewType])
        let interface = [
            "/// Registers the \(plan.module) module, makes its view and ties its parts together.",
            "@interface \(plan.builderName) (Module)", "",
            "/// Assembles the module of a controller that came about without a router.",
            builder.head + ";", "", "@end",
        ]
        return spelling.lines(
            types.imports(and: ["#import \"\(plan.builderName).h\""] + spelling.protocolImports(for: .view))
                + types.forwards() + [""] + spelling.audited(interface))
    }

    private func implementation() -> String {
        let own = spelling.files.headerImport
        let components = plan.roles.filter { $0 != plan.style.builder?.role }.map(plan.name(of:)).sorted()
        let imports =
            ["#import \"\(spelling.builderHeader).h\"", "", "#import <ZIKRouter/ZIKRouterInternal.h>"]
            + (own == nil ? [] : SourceImports(spelling: spelling).beforeOwnHeader())
            + (components + [provided.name].compactMap { $0 }).sorted().map { "#import \"\($0).h\"" }
            + (own.map { [$0] } ?? []) + [""]
        let methods = [registration(), destination(), preparation(), attaching(), assembly()].filter { !$0.isEmpty }
        return spelling.lines(
            imports + routable() + ["@implementation \(plan.builderName) (Module)", ""]
                + methods.flatMap { $0 + [""] } + ["@end"])
    }

    // MARK: - The view

    private var isHidden: Bool { spelling.files.isHidden }

    /// The view as the registry wants it, and with the property that the router sets.
    private func routable() -> [String] {
        guard !isHidden, let port = plan.outletPorts.first else { return [] }
        let declarator = TypeText(spelling.type(ofPorts: plan.outletPorts)).naming(spelling.property(of: port))
        let adoption = provided.name.map { name in
            [
                "@interface \(plan.controller.name) (\(name)) <\(name)>", "@end", "",
                "@implementation \(plan.controller.name) (\(name))", "@end", "",
            ]
        }
        return [
            "DeclareRoutableView(\(plan.controller.name), \(plan.builderName))", "",
        ] + (adoption ?? []) + [
            "@interface \(plan.controller.name) ()", "", "@property (nonatomic, strong) \(declarator);", "", "@end", "",
        ]
    }

    private var viewClass: String {
        isHidden ? "NSClassFromString(@\"\(plan.controller.name)\")" : "[\(plan.controller.name) class]"
    }

    private func registration() -> [String] {
        let found = provided.name.map { "[self registerViewProtocol:ZIKRoutable(\($0))];" }
        return spelling.method(
            "+ (void)registerRoutableDestination",
            ["[self registerExclusiveView:\(viewClass)];"] + [found].compactMap { $0 })
    }

    /// A screen out of a storyboard, or one with initializers of its own, is made elsewhere.
    private func destination() -> [String] {
        let isDrawn = plan.controller.members.contains { $0.fact.has(attribute: "IBOutlet") }
        let isSpecial = plan.controller.members.contains {
            $0.name.hasPrefix("initWith") || $0.name.hasPrefix("initFor")
        }
        guard !isDrawn, !isSpecial, !isHidden else { return [] }
        return spelling.method(
            "- (\(plan.controller.name) *)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration",
            ["return [[\(plan.controller.name) alloc] init];"])
    }

    private func preparation() -> [String] {
        guard !isHidden, let port = plan.outletPorts.first else { return [] }
        let head =
            "- (void)prepareDestination:(\(builder.viewType))destination configuration:(ZIKViewRouteConfiguration *)configuration"
        return spelling.method(
            head, ["destination.\(spelling.property(of: port)) = [self \(spelling.wiringSelector):destination];"])
    }

    // MARK: - The module

    private func attaching() -> [String] {
        spelling.method(
            builder.head,
            [
                "\(plan.builderName) *router = [[\(plan.builderName) alloc]",
                "    initWithConfiguring:^(ZIKViewRouteConfiguration *configuration) {} removing:nil];",
                "[router attachDestination:view];",
                "return [router \(spelling.wiringSelector):view];",
            ])
    }

    private func assembly() -> [String] {
        spelling.method("-" + builder.head.dropFirst(), builder.wire(here: plan.style.builder?.role))
    }
}
