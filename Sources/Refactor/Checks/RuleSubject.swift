/// A part of an app that rules are about: a module, a service, or a type.
package struct RuleSubject: Sendable, Hashable {
    /// The module, or the module of the type; empty for none.
    package var module: String = ""
    /// The name of the type; empty for a whole module or service.
    package var type: String = ""
    /// The role of the type in its module.
    package var role: ModuleRole?
    package var style: String = ""
    /// The name of the service; empty for none.
    package var service: String = ""
    package var file: String = ""
    package var line: Int = 0

    package init() {}

    /// The display name.
    package var name: String { [type, service, module].first { !$0.isEmpty } ?? file }
}
