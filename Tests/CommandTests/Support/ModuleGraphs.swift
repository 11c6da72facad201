/// Files of module graphs for tests of the command.
enum ModuleGraphs {
    static let notes = """
        {"schema": 1, "modules": [
          {"name": "App", "style": "other"},
          {"name": "Home", "style": "viper", "file": "App/Home/HomeBuilder.swift", "line": 7, "roles": {
            "view": ["HomeView"], "presenter": ["HomePresenter"], "router": ["HomeRouter"], "builder": ["HomeBuilder"]}},
          {"name": "Login", "style": "viper", "file": "App/Login/Login.swift", "line": 3, "roles": {
            "view": ["LoginView"], "presenter": ["LoginPresenter"]}},
          {"name": "Settings", "style": "mvc", "roles": {"view": ["SettingsController"]}, "controllerLines": 812}],
         "services": [{"name": "Session", "types": ["SessionService"]}],
         "edges": [
          {"from": "App", "to": "Home", "kind": "route", "label": "root", "via": "HomeBuilder"},
          {"from": "Home", "to": "Login", "kind": "route", "label": "present", "via": "LoginInput",
           "evidence": "App/Home/HomeRouter.swift:21"},
          {"from": "Home", "to": "Settings", "kind": "child", "label": "tab"},
          {"from": "Login", "to": "Home", "kind": "output", "label": "delegate", "via": "LoginDelegate"},
          {"from": "Login", "to": "Session", "kind": "service", "label": "injected"}],
         "holds": [
          {"from": "HomeView", "to": "HomePresenter", "strength": "strong"},
          {"from": "HomePresenter", "to": "HomeView", "strength": "unowned"},
          {"from": "HomePresenter", "to": "HomeRouter", "strength": "strong"}],
         "findings": [{"code": "massive", "message": "SettingsController has 812 lines", "subjects": ["Settings"]}]}
        """

    /// A root with so many screens.
    /// So many features with so many screens each: the first of each leads to the others and to the next feature.
    static func features(_ count: Int, screens: Int) -> String {
        var modules: [String] = [#"{"name": "App", "file": "App/AppDelegate.swift", "line": 1}"#]
        var edges: [String] = []
        func name(_ feature: Int, _ screen: Int) -> String { "F\(feature)S\(screen)" }
        for feature in 0..<count {
            edges.append(edge(feature == 0 ? "App" : name(feature - 1, 0), name(feature, 0), feature))
            for screen in 0..<screens {
                let own = name(feature, screen)
                modules.append(
                    #"{"name": "\#(own)", "style": "viper", "file": "Features/Feature\#(feature)/Some/Long/Path/\#(own).swift", "#
                        + #""line": 3, "lines": \#(100 * (screen + 1)), "roles": {"view": ["\#(own)ViewController"]}}"#)
                if screen > 0 { edges.append(edge(name(feature, 0), own, feature)) }
            }
        }
        return #"{"schema": 1, "name": "Shop", "modules": ["# + modules.joined(separator: ",\n") + #"], "edges": ["#
            + edges.joined(separator: ",\n") + "]}"
    }

    private static func edge(_ from: String, _ to: String, _ feature: Int) -> String {
        #"{"from": "\#(from)", "to": "\#(to)", "kind": "route", "label": "push", "#
            + #""evidence": "Features/Feature\#(feature)/Some/Long/Path/Routers/\#(from)Router.swift:7"}"#
    }

    static func star(_ count: Int) -> String {
        let names = (0..<count).map { "Screen\($0)" }
        let modules = (["App"] + names).map { "{\"name\": \"\($0)\", \"style\": \"viper\"}" }
        let edges = names.map { "{\"from\": \"App\", \"to\": \"\($0)\", \"kind\": \"route\", \"label\": \"push\"}" }
        return "{\"schema\": 1, \"modules\": [\(modules.joined(separator: ","))],"
            + " \"edges\": [\(edges.joined(separator: ","))]}"
    }

    /// Names that mean something to HTML, XML, Graphviz, Mermaid or a file system.
    static let hostile = """
        {"schema": 1, "modules": [
          {"name": "<script>document.body.dataset.hacked = 1</script>", "style": "<b>", "file": "a b/<x>&\\"'#?.swift"},
          {"name": "\\"quoted\\" \\\\N", "style": "x"}, {"name": "a & b\\nc", "style": "x"}, {"name": "../up", "style": "x"},
          {"name": "登录", "style": "x"}, {"name": "index", "style": "x"}, {"name": "Index", "style": "x"},
          {"name": "\(String(repeating: "x", count: 300))", "style": "x"}],
         "edges": [{"from": "登录", "to": "a & b\\nc", "kind": "route", "label": "</style><script>",
           "evidence": "javascript:alert(1)"}]}
        """
}
