/// The colours of a picture, for a light and for a dark page.
///
/// The hues follow the rings of the Clean Architecture: entities amber, use cases rose, interface adapters green and
/// yellow, frameworks and user interface blue, services and gateways violet; everything else is grey.
package struct Palette: Sendable {
    package let page: String
    package let ink: String
    package let muted: String
    package let rule: String
    package let box: String
    package let boxLine: String
    package let tones: @Sendable (NodeKind) -> Tone
    package let edges: @Sendable (EdgeKind) -> String
    package let changes: @Sendable (Change) -> String
    /// The disc behind the number of a finding.
    package let fault: String
    /// The colours of `Node.heat`, from the least on.
    package let heats: [Tone]

    /// The colours of a node: those of its heat, where the picture measures something, else those of its kind.
    package func tone(of node: Node) -> Tone {
        guard let heat = node.heat, heats.indices.contains(heat) else { return tones(node.kind) }
        return heats[heat]
    }

    package static let light = Palette(
        page: "#ffffff", ink: "#17202b", muted: "#566270", rule: "#dde3ea", box: "#f7f9fb", boxLine: "#c9d2dc",
        tones: { kind in
            switch kind {
            case .view: Tone(fill: "#e6f0fc", line: "#4a83c4", ink: "#1b4474")
            case .protocolPort: Tone(fill: "#ffffff", line: "#74808e", ink: "#3d4855")
            case .presenter: Tone(fill: "#e5f5e9", line: "#4b9763", ink: "#1b5230")
            case .interactor: Tone(fill: "#fceaec", line: "#c4606c", ink: "#7f2431")
            case .router: Tone(fill: "#fbf3d6", line: "#a5852d", ink: "#5d4806")
            case .entity: Tone(fill: "#ffeeda", line: "#c07c2e", ink: "#6f430a")
            case .service: Tone(fill: "#f0eafb", line: "#8a69c0", ink: "#4a2f80")
            case .adapter: Tone(fill: "#e1f4f3", line: "#3d9792", ink: "#12504c")
            case .builder, .helper: Tone(fill: "#eff2f5", line: "#84909d", ink: "#3f4a56")
            case .module: Tone(fill: "#e9eef6", line: "#667fa3", ink: "#2a3f5f")
            case .app: Tone(fill: "#2f4666", line: "#2f4666", ink: "#ffffff")
            case .screen: Tone(fill: "#eef1ee", line: "#75846f", ink: "#3b4a36")
            case .massive: Tone(fill: "#fdeee3", line: "#c0652b", ink: "#6f3109")
            case .group: Tone(fill: "#f1f4f9", line: "#7d90ac", ink: "#33465f")
            case .external: Tone(fill: "#fafbfc", line: "#84909d", ink: "#4a5562")
            }
        },
        edges: { kind in
            switch kind {
            case .owns, .child: "#36475a"
            case .weak: "#5f6f81"
            case .unowned: "#8a5a74"
            case .conforms: "#75828f"
            case .calls: "#2f66a3"
            case .output: "#2f7d4b"
            case .routes: "#93641a"
            case .service: "#74539f"
            case .adapts: "#237d78"
            case .builds: "#82909e"
            case .uses: "#5b6f8c"
            }
        },
        changes: { change in
            switch change {
            case .added: "#1a7f37"
            case .removed: "#c02626"
            case .changed: "#0b62c4"
            case .unchanged: "#566270"
            }
        },
        fault: "#b3261e",
        heats: [
            Tone(fill: "#f7f8fa", line: "#84909d", ink: "#3f4a56"),
            Tone(fill: "#fdebd3", line: "#a8763a", ink: "#5f3d0c"),
            Tone(fill: "#f9cf94", line: "#9a6420", ink: "#4f3206"),
            Tone(fill: "#f0a04f", line: "#8a4a10", ink: "#351c02"),
            Tone(fill: "#b34a10", line: "#7d2f04", ink: "#ffffff"),
        ]
    )

    package static let dark = Palette(
        page: "#11161d", ink: "#e8edf3", muted: "#a3afbc", rule: "#2a333e", box: "#171e27", boxLine: "#394553",
        tones: { kind in
            switch kind {
            case .view: Tone(fill: "#182c44", line: "#5b93d2", ink: "#cfe3fa")
            case .protocolPort: Tone(fill: "#11161d", line: "#8592a1", ink: "#d2dae3")
            case .presenter: Tone(fill: "#173023", line: "#57a673", ink: "#cdeed8")
            case .interactor: Tone(fill: "#3b1d24", line: "#d4727d", ink: "#fad5d9")
            case .router: Tone(fill: "#332a10", line: "#bd9c44", ink: "#f5e6b5")
            case .entity: Tone(fill: "#3a260f", line: "#d39143", ink: "#fbdfbd")
            case .service: Tone(fill: "#2a2040", line: "#9b7bd2", ink: "#e2d6f8")
            case .adapter: Tone(fill: "#12302f", line: "#48a8a2", ink: "#c8efec")
            case .builder, .helper: Tone(fill: "#1f2731", line: "#7d8a98", ink: "#d2dae3")
            case .module: Tone(fill: "#1d2838", line: "#7890b5", ink: "#d5e0f1")
            case .app: Tone(fill: "#c9d8ee", line: "#c9d8ee", ink: "#16233a")
            case .screen: Tone(fill: "#1e261d", line: "#81937a", ink: "#d6e0d2")
            case .massive: Tone(fill: "#3a2010", line: "#d98147", ink: "#fbd9c2")
            case .group: Tone(fill: "#19212d", line: "#7388a8", ink: "#cdd9ea")
            case .external: Tone(fill: "#161c24", line: "#7d8a98", ink: "#c6cfd9")
            }
        },
        edges: { kind in
            switch kind {
            case .owns, .child: "#b9c5d2"
            case .weak: "#98a6b5"
            case .unowned: "#cf9bb8"
            case .conforms: "#8592a1"
            case .calls: "#74a9e4"
            case .output: "#66bd86"
            case .routes: "#d9a549"
            case .service: "#b394e6"
            case .adapts: "#55bdb6"
            case .builds: "#74818f"
            case .uses: "#8fa3c0"
            }
        },
        changes: { change in
            switch change {
            case .added: "#3fa65a"
            case .removed: "#e5655e"
            case .changed: "#5b9fe8"
            case .unchanged: "#a3afbc"
            }
        },
        fault: "#d8574e",
        heats: [
            Tone(fill: "#161c24", line: "#7d8a98", ink: "#d2dae3"),
            Tone(fill: "#33261a", line: "#a3805a", ink: "#f3dcbf"),
            Tone(fill: "#5e3d16", line: "#b98a4e", ink: "#fbe6cc"),
            Tone(fill: "#94570f", line: "#d9a05a", ink: "#ffffff"),
            Tone(fill: "#f0a850", line: "#f6c98e", ink: "#241402"),
        ]
    )
}
