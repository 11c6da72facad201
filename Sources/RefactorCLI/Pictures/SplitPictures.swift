import GraphRender
import Refactor

/// An overview of an app and a page for each of its modules, each with its neighbours.
enum SplitPictures {
    /// The graphs with the names of their files: the overview first.
    static func graphs(of excerpt: GraphExcerpt, _ request: PictureRequest) -> [(name: String, graph: Graph)] {
        let map = request.limit == 0 || excerpt.graph.isOfFolders ? excerpt : request.map(of: excerpt).excerpt
        let parts = map.groups.isEmpty ? [] : PictureBook.parts(of: excerpt, on: map, limit: request.limit)
        let modules = excerpt.graph.modules.map(\.name)
        // A module that others are folded into leads to the part with both.
        let groups = parts.map(\.name).filter { !modules.contains($0) }
        let files = fileNames(of: modules + groups, ending: request.format)
        var overview = request
        overview.level = .app
        overview.page.links.pages = files
        let index = "index." + request.format
        var result = [(index, overview.graph(of: excerpt))]
        for part in parts where groups.contains(part.name) {
            guard let file = files[part.name] else { continue }
            var links = request.page.links
            links.home = index
            links.pages = files.filter { $0.key != part.name }
            result.append(
                (file, AppPicture.graph(of: part.excerpt, title: part.name, links: links, heat: request.heat)))
        }
        for module in excerpt.graph.modules {
            guard let file = files[module.name] else { continue }
            var page = request.page
            page.title = module.name
            page.links.home = index
            page.links.pages = files.filter { $0.key != module.name }
            let detail: RolesPicture.Detail = request.level == .wiring ? .wiring : .roles
            var near = excerpt.focused(on: [module.name], depth: 1)
            // That a page shows a module and its neighbours is what pages are for.
            near.focus = []
            near.remarks = []
            var graph = RolesPicture.graph(
                of: near, detail: detail, opening: module.roles.isEmpty ? [] : [module.name], limit: 0, page: page)
            graph.subtitle = "\(module.style) module with its neighbours: \(graph.subtitle)"
            result.append((file, graph))
        }
        return result
    }

    /// A file name for each module: letters and digits, unlike all others even where capitals do not count.
    static func fileNames(of modules: [String], ending: String) -> [String: String] {
        var taken: Set<String> = ["index"]
        var names: [String: String] = [:]
        for module in modules {
            let plain = String(module.map { isPlain($0) ? $0 : "-" }.prefix(60))
            let base = plain.contains { $0 != "-" } ? plain : "module"
            var name = base
            var number = 2
            while !taken.insert(name.lowercased()).inserted {
                name = "\(base)-\(number)"
                number += 1
            }
            names[module] = "\(name).\(ending)"
        }
        return names
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }
}
