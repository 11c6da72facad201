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
    var page: PicturePage

    func graph(of excerpt: GraphExcerpt) -> Graph {
        if excerpt.graph.isOfFolders {
            let excerpt = limit == 0 ? excerpt : excerpt.withShelvesOfFolders()
            return FolderPicture.graph(of: excerpt.fitted(to: limit), title: page.title, links: page.links)
        }
        return switch level {
        case .app: AppPicture.graph(of: excerpt.fitted(to: limit), title: page.title, links: page.links)
        case .module: RolesPicture.graph(of: excerpt, detail: .roles, limit: limit, page: page)
        case .wiring: RolesPicture.graph(of: excerpt, detail: .wiring, limit: limit, page: page)
        }
    }
}
