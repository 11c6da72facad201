extension AdapterRegistration {
    /// ZIKRouter finds views, modules (by the configuration of their routers) and services by protocols.
    package static let zikRouter = [
        zik(
            "view", "View", "Destination", routable: "RoutableView",
            marks: ["ZIKRoutableView", "ZIKViewRoutable"]),
        zik(
            "module", "View", "Module", routable: "RoutableViewModule",
            marks: [
                "ViewRouteConfig", "ZIKViewMakeableConfiguration", "ZIKViewModuleRoutable", "ZIKViewRouteConfiguration",
            ]),
        zik(
            "service", "Service", "Destination", routable: "RoutableService",
            marks: ["ZIKRoutableService", "ZIKServiceRoutable"]),
    ]

    private static func zik(
        _ id: String, _ subject: String, _ method: String, routable: String, marks: Set<String>
    ) -> AdapterRegistration {
        let call = "[self register\(method)Adapter:"
        let padding = String(repeating: " ", count: call.count - "forAdaptee:".count)
        return AdapterRegistration(
            id: id, marks: marks, declaredBy: routable, imports: ["ZIKRouter.Internal", "ZRouter"],
            headers: ["<ZIKRouter/ZIKRouter.h>"],
            swift: [
                "/// Leads those who ask for `{required}` to what provides `{provided}`.",
                "final class {adapter}: ZIK\(subject)RouteAdapter {",
                "    override class func registerRoutableDestination() {",
                "        register(adapter: \(routable)<{required}>(), forAdaptee: \(routable)<{provided}>())",
                "    }",
                "}",
            ],
            declaration: [
                "extension \(routable) where Protocol == {required} {",
                "    init() { self.init(declaredProtocol: Protocol.self) }",
                "}",
            ],
            header: ["@interface {adapter} : ZIK\(subject)RouteAdapter", "@end"],
            implementation: [
                "@implementation {adapter}",
                "",
                "+ (void)registerRoutableDestination {",
                "    \(call)ZIKRoutable({required})",
                "    \(padding)forAdaptee:ZIKRoutable({provided})];",
                "}",
                "",
                "@end",
            ])
    }
}
