import GraphRender
import Refactor

/// The pictures of a graph that is too large for one: a map, and a picture of what each folded node stands for.
enum PictureBook {
    /// Parts are opened at most so often: what is left folded after that can be asked for with --group.
    private static let deepest = 4

    /// The book of a graph; nil where one picture holds it.
    static func book(of excerpt: GraphExcerpt, _ request: PictureRequest) -> GraphBook? {
        guard request.level == .app, request.limit > 0, !excerpt.graph.isOfFolders else { return nil }
        let drawn = request.map(of: excerpt)
        let map = drawn.excerpt
        var cover = drawn.graph
        guard !map.groups.isEmpty else { return nil }
        let parts = parts(of: excerpt, on: map, limit: request.limit)
        var places: [String: String] = [:]
        // The innermost part that shows a module as itself is its place.
        for part in parts {
            for module in part.members where part.excerpt.groups[module] == nil { places[module] = part.name }
        }
        for part in parts {
            for service in part.excerpt.graph.services where places[service.name] == nil {
                places[service.name] = part.name
            }
        }
        cover.notes.append("A click on a folded node, or Enter, opens it.")
        let (page, measure) = (request.page, request.heat)
        func picture(_ excerpt: GraphExcerpt, _ title: String) -> Graph {
            AppPicture.graph(of: excerpt, title: title, links: page.links, heat: measure)
        }
        return GraphBook(
            cover: cover,
            whole: AppPicture.graph(of: excerpt, title: page.title, links: page.links, heat: measure, isList: true),
            parts: parts.reduce(into: [:]) { $0[$1.name] = picture($1.excerpt, $1.name) }, places: places)
    }

    /// A node that stands for several modules, and the excerpt that shows these.
    struct Part {
        let name: String
        let members: [String]
        let excerpt: GraphExcerpt
    }

    /// The parts behind the folded nodes of a map, and behind those of the parts, outer ones first.
    static func parts(of excerpt: GraphExcerpt, on map: GraphExcerpt, limit: Int) -> [Part] {
        var parts: [Part] = []
        var known = Set(map.groups.keys)
        var open = map.groups.keys.sorted().map { ($0, map.groups[$0] ?? []) }
        for _ in 0..<deepest where !open.isEmpty {
            var next: [(String, [String])] = []
            for (name, members) in open {
                var opened = excerpt.opening(Set(members), named: name, on: map)
                opened.reserved = known
                let fitted = opened.fitted(to: limit, isAsked: false)
                parts.append(Part(name: name, members: members, excerpt: fitted))
                for inner in fitted.groups.keys.sorted() where known.insert(inner).inserted {
                    next.append((inner, fitted.groups[inner] ?? []))
                }
            }
            open = next
        }
        return parts
    }
}
