import GraphRender
import Refactor

/// A request to draw a module graph: what of it, and how.
struct PictureRequest {
    /// The level of detail of a picture: the map, the roles in modules, or who holds whom through what.
    enum Level: String, CaseIterable {
        case app, module, wiring
    }

    var level = Level.app
    var format: String
    /// The maximum number of nodes in a picture; 0 for any number.
    var limit = 60
    /// True if somebody said how many nodes there may be.
    var isAsked = false
    /// True if nobody said how many nodes there may be: a map then gets as many as a page is wide enough for.
    var isFree = false
    var page: PicturePage
    /// The number that colours the map; by kinds without one.
    var heat: PictureHeat?

    func graph(of excerpt: GraphExcerpt) -> Graph {
        if excerpt.graph.isOfFolders {
            let excerpt = limit == 0 ? excerpt : excerpt.withShelvesOfFolders()
            return FolderPicture.graph(
                of: excerpt.fitted(to: limit, isAsked: isAsked), title: page.title, links: page.links)
        }
        return switch level {
        case .app: map(of: excerpt).graph
        case .module: RolesPicture.graph(of: excerpt, detail: .roles, limit: limit, isAsked: isAsked, page: page)
        case .wiring: RolesPicture.graph(of: excerpt, detail: .wiring, limit: limit, isAsked: isAsked, page: page)
        }
    }

    /// The map of an app, and the part of it that is drawn. Where Graphviz is missing, the drawing will say so.
    func map(of excerpt: GraphExcerpt) -> PageWidth.Map {
        func draw(_ excerpt: GraphExcerpt) -> Graph {
            AppPicture.graph(of: excerpt, title: page.title, links: page.links, heat: heat)
        }
        let fitted = excerpt.fitted(to: limit, isAsked: isAsked)
        let isFolded = isFree && Self.wide.contains(format) && !fitted.groups.isEmpty
        if isFolded, let map = try? PageWidth.map(of: excerpt, drawing: draw) { return map }
        return PageWidth.Map(excerpt: fitted, graph: draw(fitted))
    }

    /// The formats that we lay out ourselves.
    private static let wide: Set<String> = ["html", "svg"]
}
