import Refactor

/// A plan as one page of HTML: the source with the role of each line, the reasons, the picture, and roles to try.
struct PlanPage {
    let plan: Plan
    /// The command that plans the same, to go on with.
    let command: String
    /// The picture; nil where none can be drawn.
    let picture: String?

    /// The page; it loads nothing, and its policy forbids it to.
    func markup() throws -> String {
        let lines = PlanPageLines(plan)
        let data = try PlanPageData(plan, lines: lines, command: command)
        let source = PlanPageSource(plan: plan, lines: lines)
        let title = PlanPageText.escaped("\(plan.controller.name) → \(plan.module)")
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'unsafe-inline'">
            <title>\(title)</title>
            <style>
            \(PlanPicture.sharedStyle)
            \(PlanPicture.colours)
            \(PlanPageStyle.text)
            </style>
            </head>
            <body class="plan">
            <a class="skip" href="#side">Go to the members and pins</a>
            <header>
            <div class="head"><h1>\(title)</h1><p>\(PlanPageText.escaped(summary))</p></div>
            \(bar)
            </header>
            <main>
            <section id="code" aria-label="Source">
            <div id="sheet" style="--columns:\(source.columns)">
            <svg id="arrows" aria-hidden="true"></svg>
            \(source.markup)
            </div>
            </section>
            <svg id="map" preserveAspectRatio="none" aria-hidden="true"></svg>
            \(side)
            </main>
            <div id="tip" role="tooltip" hidden></div>
            <p id="status" role="status" aria-live="polite"></p>
            <script type="application/json" id="data">\(PlanPageText.json(try PlanJSON.encodedOnOneLine(data)))</script>
            <script>
            \(PlanPageScript.text)
            </script>
            </body>
            </html>

            """
    }

    private var summary: String {
        let controller = plan.controller
        let moved = controller.members.filter { plan.placements[$0.index].moves && !$0.isInherited }
        return "\(amount(controller.lines, "line")), \(amount(controller.sourceMembers.count, "member")), "
            + "of which \(amount(plan.lines(of: moved), "line")) leave the view; style \(plan.style.id)"
    }

    // MARK: - Above the source

    private var bar: String {
        let roles = Role.allCases.filter { $0 == .view || plan.style.owner(of: $0) == $0 }
        let buttons = roles.map { role in
            "<button type=\"button\" data-role=\"\(role.rawValue)\" class=\"r-\(role.rawValue)\" aria-pressed=\"true\">"
                + "\(role.rawValue) <i></i></button>"
        }
        return """
            <div class="bar" role="toolbar" aria-label="Source">
            <input id="search" type="search" placeholder="Find   /" aria-label="Find in the source" autocomplete="off">
            <span id="roles" role="group" aria-label="Roles, with their lines">\(buttons.joined())</span>
            <label>Show <select id="filter"><option value="">everything</option><option value="undecided">undecided\
            </option><option value="low">low confidence</option><option value="stays">stays, though wanted elsewhere\
            </option><option value="crosses">what crosses</option><optgroup id="reasons" label="Stays, by reason">\
            </optgroup></select></label>
            <label><input id="all-arrows" type="checkbox"> All arrows</label>
            <span class="zoom"><button id="previous" type="button" title="p">Previous</button>\
            <button id="next" type="button" title="n">Next</button></span>
            </div>\(files)
            """
    }

    private var files: String {
        let files = plan.controller.files.map(\.file.name)
        guard files.count > 1 else { return "" }
        let links = files.enumerated().map { "<a href=\"#file-\($0)\">\(PlanPageText.escaped($1))</a>" }
        return "\n<nav class=\"files\" aria-label=\"Files\">\(links.joined(separator: " "))</nav>"
    }

    // MARK: - Beside the source

    private var side: String {
        """
        <section id="side" aria-label="Members and pins" tabindex="-1">
        <div id="picture"><div id="stage" aria-label="The module; a part shows its lines" role="group">
        \(picture ?? "<p class=\"note\">The picture needs Graphviz, which is not installed.</p>")</div>
        <span class="zoom"><button id="smaller" type="button" aria-label="Smaller">−</button>\
        <button id="larger" type="button" aria-label="Larger">+</button></span></div>
        <div role="tablist" aria-label="Details">
        <button role="tab" type="button" aria-controls="member" aria-selected="true">Member</button>
        <button role="tab" type="button" aria-controls="members" aria-selected="false" tabindex="-1">List</button>
        <button role="tab" type="button" aria-controls="pins" aria-selected="false" tabindex="-1" id="pin-tab">Pins</button>
        </div>
        <div id="member" role="tabpanel"><p>Point at a line to see who gets it and why. A click, or Enter, shows the \
        member here, with its code before and after.</p><p>Keys: / finds, n and p go to the next and the previous place, \
        ↑ and ↓ from member to member, Esc clears.</p></div>
        <div id="members" role="tabpanel" hidden><ul>\(list)</ul></div>
        <div id="pins" role="tabpanel" hidden>
        <p id="no-pins">Nothing is pinned. Choose a member and try a role for it, or for some of its statements.</p>
        <div id="has-pins" hidden>
        <ul id="wished"></ul>
        <label for="yaml">For the plan file</label>
        <textarea id="yaml" rows="10" readonly spellcheck="false"></textarea>
        <button type="button" data-copies="yaml">Copy the lines</button>
        <label for="command">Or as a command, which tells what is legal</label>
        <textarea id="command" rows="3" readonly spellcheck="false"></textarea>
        <button type="button" data-copies="command">Copy the command</button>
        </div>
        </div>
        </section>
        """
    }

    private var list: String {
        plan.controller.sourceMembers.map { member in
            let role = plan.placements[member.index].role.rawValue
            return "<li data-m=\"\(member.index)\"><button type=\"button\">\(PlanPageText.escaped(member.id))</button> "
                + "<span class=\"badge r-\(role)\">\(role)</span></li>"
        }.joined(separator: "\n")
    }
}
