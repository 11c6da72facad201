import GraphRender

/// The graphs that several tests draw.
enum SampleGraphs {
    /// A VIPER module with its protocols as labels.
    static var login: Graph {
        var graph = Graph(id: "login", title: "Login")
        graph.subtitle = "A module of five roles"
        graph.clusters = [Cluster(id: "Login", label: "Login")]
        graph.nodes = [
            Node(id: "Controller", label: "LoginController", kind: .view, cluster: "Login"),
            Node(id: "Presenter", label: "LoginPresenter", kind: .presenter, cluster: "Login"),
            Node(id: "Interactor", label: "LoginInteractor", kind: .interactor, cluster: "Login"),
            Node(id: "Router", label: "LoginRouter", kind: .router, cluster: "Login"),
            Node(id: "Service", label: "LoginService", kind: .service),
        ]
        graph.edges = [
            Edge(from: "Controller", to: "Presenter", kind: .owns, label: "LoginViewOutput"),
            Edge(from: "Presenter", to: "Controller", kind: .weak, label: "LoginViewInput"),
            Edge(from: "Presenter", to: "Interactor", kind: .owns, label: "LoginInteractorInput"),
            Edge(from: "Interactor", to: "Presenter", kind: .weak, label: "LoginInteractorOutput"),
            Edge(from: "Presenter", to: "Router", kind: .owns, label: "LoginRouterInput"),
            Edge(from: "Interactor", to: "Service", kind: .service),
        ]
        return graph
    }

    /// Modules of five nodes each, joined to a tree by their routers.
    static func modules(_ count: Int) -> Graph {
        var graph = Graph(id: "modules", title: "\(count) modules")
        let roles: [NodeKind] = [.view, .presenter, .interactor, .router, .builder]
        for number in 0..<count {
            let module = "Feature\(number)"
            graph.clusters.append(Cluster(id: module, label: module))
            graph.nodes += roles.map { Node(id: module + $0.rawValue, label: module, kind: $0, cluster: module) }
            graph.edges += [
                Edge(from: module + "view", to: module + "presenter", kind: .owns, label: "\(module)Output"),
                Edge(from: module + "presenter", to: module + "view", kind: .weak),
                Edge(from: module + "presenter", to: module + "interactor", kind: .owns),
                Edge(from: module + "presenter", to: module + "router", kind: .owns),
                Edge(from: module + "builder", to: module + "view", kind: .builds),
            ]
            if number > 0 {
                let parent = "Feature\((number - 1) / 3)router"
                graph.edges.append(Edge(from: parent, to: module + "builder", kind: .routes))
            }
        }
        return graph
    }

    /// A module that leads to so many others, which lead nowhere.
    static func star(_ count: Int) -> Graph {
        var graph = Graph(id: "star", title: "Star")
        graph.nodes = [Node(id: "App", label: "App", kind: .app)]
        for number in 0..<count {
            graph.nodes.append(Node(id: "m\(number)", label: "Feature\(number)", kind: .module))
            let word = number.isMultiple(of: 2) ? "push" : "present"
            graph.edges.append(Edge(from: "App", to: "m\(number)", kind: .routes, label: word))
        }
        return graph
    }

    /// Modules each of which leads to so many others, and every fourth also reports to the one before it.
    static func tree(_ count: Int, width: Int) -> Graph {
        var graph = Graph(id: "tree", title: "Tree")
        for number in 0..<count {
            graph.nodes.append(Node(id: "m\(number)", label: "Feature\(number)", kind: .module))
            guard number > 0 else { continue }
            graph.edges.append(Edge(from: "m\((number - 1) / width)", to: "m\(number)", kind: .routes))
            if number % 4 == 0 { graph.edges.append(Edge(from: "m\(number)", to: "m\(number - 1)", kind: .output)) }
        }
        return graph
    }

    /// Every kind of node and of edge.
    static var everything: Graph {
        var graph = Graph(id: "everything", title: "Everything")
        graph.nodes = NodeKind.allCases.map { Node(id: $0.rawValue, label: $0.rawValue, kind: $0) }
        let ends = zip(graph.nodes, graph.nodes.dropFirst())
        graph.edges = zip(ends, EdgeKind.allCases).map { Edge(from: $0.0.id, to: $0.1.id, kind: $1) }
        return graph
    }

    static let hostileNames = [
        "<script>alert('1')</script>", "a & b", "\"quoted\"", "two\nlines", "tab\there", "back\\slash\\", "\\N \\G \\l",
        "&lt;entity&gt;", "]]>", "--> x", "{record|<port>}", "<b>html</b>", "", " ", "%3", "cluster_0", "node", "登录控制器",
        "👩‍👩‍👧‍👦 family", "e\u{301}", "null\u{0}byte", "bell\u{7}", "\u{202E}right to left",
        String(repeating: "Name", count: 75),
    ]

    /// Names that would break a writer which trusts its input, wherever a name can stand.
    static var hostile: Graph {
        var graph = Graph(id: hostileNames[0], title: hostileNames[1])
        graph.subtitle = hostileNames[0]
        for (number, name) in hostileNames.enumerated() {
            var cluster = Cluster(id: name, label: name)
            cluster.note = name
            graph.clusters.append(cluster)
            var node = Node(id: name, label: name, kind: NodeKind.allCases[number % 11], cluster: name)
            node.lines = [name]
            node.tooltip = name
            node.link = name
            graph.nodes.append(node)
            var edge = Edge(from: name, to: hostileNames[(number + 1) % hostileNames.count], kind: .calls, label: name)
            edge.id = name
            edge.tooltip = name
            graph.edges.append(edge)
        }
        return graph
    }
}
