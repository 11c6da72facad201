import GraphRender
import Refactor

/// The picture of a planned module and the colours of its roles, for the page of a plan.
enum PlanPicture {
    /// The picture as a part of a page; nothing of it is loaded.
    static func markup(of plan: Plan) throws(CommandError) -> String {
        do {
            return try SVGPage(CanonicalGraph(ModulePicture.graph(of: plan)), isInPage: true).markup
        } catch {
            throw .picture("\(error)")
        }
    }

    /// The style sheet that the page shares with the pages of graphs.
    static var sharedStyle: String { PageStyle.text }

    /// The colours of the roles, as in pictures: variables for a light page and for a dark one.
    static var colours: String {
        """
        :root{\(variables(.light))}
        @media (prefers-color-scheme:dark){:root{\(variables(.dark))}}
        """
    }

    private static func variables(_ palette: Palette) -> String {
        Role.allCases.map { role in
            let tone = palette.tones(ModulePicture.kind(of: role))
            let name = "--\(role.rawValue)"
            return "\(name)-fill:\(tone.fill);\(name)-line:\(tone.line);\(name)-ink:\(tone.ink)"
        }.joined(separator: ";")
    }
}
