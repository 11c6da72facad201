import TestSupport
import Testing

/// The page of a plan in a real browser; skipped where Chromium is not installed.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed"), .serialized)
struct PlanPageTests {
    @Test func everyLineHasTheColourOfItsRoleInThePicture() throws {
        let result = try run(
            """
            const role = (text) => line(text).dataset.r || 'view';
            result.roles = ['override func viewDidLoad', 'private func decodeLogin', 'private func openCaptcha',
              'private func handleLoginSuccess', 'struct Account'].map(role).join();
            const card = document.querySelector('#stage .node[data-id=presenter]');
            const colour = (element, key) => getComputedStyle(element)[key];
            result.same = String(colour(card, 'fill') === colour(line('private func handleLoginSuccess'), 'backgroundColor'));
            result.view = colour(line('override func viewDidLoad'), 'backgroundColor');
            result.number = line('override func viewDidLoad').dataset.n;
            result.text = String(document.querySelectorAll('.l').length);
            """)
        #expect(result["roles"] == "view,interactor,router,presenter,entity")
        #expect(result["same"] == "true" && result["view"] == "rgba(0, 0, 0, 0)")
        #expect(result["number"] == "106" && result["text"] == "653")
    }

    @Test func reasonAndCounterArgumentComeOnHoverAndOnFocus() throws {
        let result = try run(
            """
            const tip = document.getElementById('tip');
            line('self?.saveAccount(account)').dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
            result.hover = tip.textContent; result.arrows = String(document.querySelectorAll('#arrows .arrow').length);
            document.getElementById('sheet').dispatchEvent(new PointerEvent('pointerleave'));
            result.left = String(tip.hidden) + document.querySelectorAll('#arrows .arrow').length;
            const start = document.querySelector('.block[tabindex="0"]');
            start.focus(); key(start, 'ArrowDown'); key(document.activeElement, 'ArrowDown');
            result.focus = document.activeElement.getAttribute('aria-label'); result.shown = tip.textContent;
            key(document.activeElement, 'Enter');
            result.chosen = document.querySelector('#member h2').textContent;
            result.active = document.activeElement.tagName;
            """)
        #expect(result["error"] == nil)
        let hover = result["hover"] ?? ""
        #expect(hover.contains("logIn(with:)") && hover.contains("Because it reads passwordField"))
        #expect(hover.contains("Against: for the router: it builds a screen"))
        #expect(result["arrows"] != "0" && result["left"] == "true0")
        #expect(result["focus"] == "LoginError, entity, high confidence")
        #expect(result["shown"]?.hasPrefix("LoginErrorgoes to the entity") == true)
        #expect(result["chosen"] == "LoginError" && result["active"] == "H2")
    }

    @Test func filtersSearchAndKeysFindTheirWay() throws {
        let result = try run(
            """
            const filter = document.getElementById('filter'), search = document.getElementById('search');
            const lit = () => String(document.querySelectorAll('.l:not(.dim)').length);
            const pick = (value) => { filter.value = value; filter.dispatchEvent(new Event('change')); return lit(); };
            result.undecided = pick('undecided'); result.low = pick('low'); result.stays = pick('stays');
            result.status = document.getElementById('status').textContent;
            result.reason = pick('reason:uses-view'); result.all = pick('');
            document.querySelector('#roles [data-role=view]').click(); result.off = lit();
            key(document.body, 'Escape'); result.cleared = lit();
            key(document.body, '/'); result.active = document.activeElement.id;
            search.value = 'KEYCHAIN'; search.dispatchEvent(new Event('input'));
            result.none = String(document.querySelectorAll('.l.found').length);
            search.value = 'secrets'; search.dispatchEvent(new Event('input'));
            result.found = String(document.querySelectorAll('.l.found').length);
            key(search, 'Enter'); result.here = document.querySelector('.l.here').dataset.n;
            search.blur(); key(document.body, 'n'); result.next = document.querySelector('.l.here').dataset.n;
            """)
        #expect(result["error"] == nil)
        #expect(result["undecided"] == "37" && result["stays"] == "6" && result["reason"] == "1")
        #expect(result["status"] == "1 of 3: line 324")
        #expect(result["all"] == "653" && result["cleared"] == "653" && result["active"] == "search")
        let found = try #require(result["found"].flatMap { Int($0) })
        #expect(found > 1 && result["none"] == "0")
        #expect(result["here"] != nil && result["next"] != nil && result["here"] != result["next"])
        let off = try #require(result["off"].flatMap { Int($0) })
        let low = try #require(result["low"].flatMap { Int($0) })
        #expect(200 < off && off < 400 && low > 35)
    }

    @Test func aNodeOfThePictureShowsItsLines() throws {
        let result = try run(
            """
            const shown = () => [...document.querySelectorAll('.l:not(.dim)')];
            const node = (id) => document.querySelector('#stage .node[data-id=' + id + ']');
            node('router').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            result.roles = [...new Set(shown().map((line) => line.dataset.r))].join();
            key(node('router'), 'Enter'); result.all = String(shown().length);
            key(node('LoginRouterInput'), ' ');
            result.calls = String(shown().every((line) => line.dataset.x.includes('→ router.')) && shown().length > 3);
            node('LoginRouterInput').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            node('Provider').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            result.type = shown().map((line) => line.textContent.trim()).find((text) => text.startsWith('enum'));
            """)
        #expect(result["error"] == nil)
        #expect(result["roles"] == "router" && result["all"] == "653" && result["calls"] == "true")
        #expect(result["type"]?.hasPrefix("enum Provider") == true)
    }

    @Test func aMethodIsShownBeforeAndAfter() throws {
        let result = try run(
            """
            choose('submit(userName');
            const texts = [...document.querySelectorAll('#member pre')].map((pre) => pre.textContent);
            result.before = texts[0]; result.after = texts.slice(1).join('|');
            choose('viewDidLoad()');
            result.event = [...document.querySelectorAll('#member pre')].map((pre) => pre.textContent).pop();
            """)
        #expect(result["error"] == nil)
        #expect(result["before"]?.hasPrefix("private func submit(userName: String") == true)
        #expect(result["after"]?.contains("func submit(userName: String") == true)
        #expect(result["after"]?.contains("interactor.requestLogin") == true)
        #expect(result["event"]?.contains("presenter.fillRememberedUser()") == true)
    }

    @Test func rolesThatAreTriedGiveTheLinesOfThePlanFile() throws {
        try withTemporaryFolder { folder in
            let name = "LoginController.swift"
            try write(try PackageRoot.text(of: "samples/" + name), to: folder + "/" + name)
            let drawn = try RefactorTool.run(["plan", name, "-o", "plan.html"], in: folder)
            try #require(drawn.status == 0, "\(drawn.errorOutput)")
            let result = try Browser.run(
                Self.help + """
                    choose('logIn(with');
                    const role = document.getElementById('role');
                    role.value = 'presenter'; role.dispatchEvent(new Event('change'));
                    result.effect = document.getElementById('effect').textContent;
                    result.colour = line('private func logIn(with').dataset.r;
                    choose('loginTapped(');
                    document.getElementById('part-role').value = 'presenter';
                    document.querySelector('.wish form').requestSubmit();
                    result.yaml = document.getElementById('yaml').value;
                    result.command = document.getElementById('command').value;
                    document.querySelector('#wished li button:not(.link)').click();
                    result.fewer = document.getElementById('yaml').value;
                    """, on: try read(folder + "/plan.html"))
            #expect(result["error"] == nil && result["colour"] == "presenter")
            #expect(result["effect"]?.contains("lines would go from the view to the presenter") == true)
            #expect(result["effect"]?.contains("Uses would cross between it and") == true)
            let yaml = try #require(result["yaml"])
            #expect(
                yaml.hasPrefix("members:\n  - id: \"logIn(with:)\"\n    role: presenter\n    proposed: undecided\n"))
            #expect(result["fewer"]?.hasPrefix("# Statements that you want") == true)
            try write(yaml, to: folder + "/pins.yml")
            let kept = try RefactorTool.run(["plan", name, "--plan", "pins.yml", "-o", "login.plan.yml"], in: folder)
            try #require(kept.status == 0, "\(kept.errorOutput)")
            let written = try read(folder + "/login.plan.yml").split(separator: "\n")
            #expect(yaml.split(separator: "\n").filter { !written.contains($0) } == [])
            #expect(
                result["command"]?.hasPrefix("refactor plan LoginController.swift --set 'logIn(with:)=presenter'")
                    == true)
        }
    }

    @Test func theSourceRunsNothingAndNothingIsLoaded() throws {
        let source = """
            import UIKit
            // </script><script>document.body.dataset.hacked = 1</script> <!-- "quotes" & 'more' -->
            class EvilController: UIViewController {
                let bold = "<b onclick='alert(1)'>\\u{2028}</b>\u{202E}]]>"
                func load() { let text = "</div></section><img src=x onerror=\\"document.body.dataset.hacked = 2\\">"; print(text) }
                func show() { title = bold }
            }
            """
        let result = try run(
            """
            result.hacked = String(document.body.dataset.hacked);
            result.loaded = performance.getEntriesByType('resource').map((entry) => entry.name).join();
            result.elements = String(document.querySelectorAll('b:not(#tip b), img').length);
            result.scripts = String(document.scripts.length);
            result.text = line('func load').textContent;
            result.control = line('let bold').textContent;
            choose('load()'); result.pre = document.querySelector('#member pre').textContent;
            result.still = String(document.body.dataset.hacked);
            """, ["EvilController.swift": source])
        #expect(result["error"] == nil)
        #expect(result["hacked"] == "undefined" && result["still"] == "undefined" && result["loaded"] == "")
        #expect(result["scripts"] == "3" && result["elements"] == "0")
        #expect(result["text"]?.contains("</div></section><img src=x onerror=\\\"document.body.dataset") == true)
        #expect(result["control"]?.contains("‹U+202E›]]>") == true)
        #expect(result["pre"]?.contains("<img src=x") == true)
    }

    @Test func severalFilesFollowEachOther() throws {
        let main = "import UIKit\nclass TwoController: UIViewController {\n    func a() { b() }\n}\n"
        let more = "import UIKit\nextension TwoController {\n    func b() { title = \"b\" }\n}\n"
        let result = try run(
            """
            result.files = [...document.querySelectorAll('nav.files a')].map((link) => link.textContent).join();
            result.heads = [...document.querySelectorAll('.file h2')].map((head) => head.textContent).join();
            choose('b()'); result.place = document.querySelector('#member .kind').textContent;
            """, ["TwoController.swift": main, "TwoController+More.swift": more])
        #expect(result["error"] == nil)
        #expect(result["files"] == "TwoController.swift,TwoController+More.swift")
        #expect(result["heads"] == result["files"])
        #expect(result["place"]?.contains("TwoController+More.swift:3–3") == true)
    }

    @Test func objectiveCHasThePageToo() throws {
        let drawn = try RefactorTool.run(["plan", "samples/NoteEditorController.m", "--format", "html"])
        try #require(drawn.status == 0, "\(drawn.errorOutput)")
        let result = try Browser.run(
            Self.help + """
                result.files = [...document.querySelectorAll('.file h2')].map((head) => head.textContent).sort().join();
                result.roles = [...new Set([...document.querySelectorAll('.l[data-r]')].map((line) => line.dataset.r))].sort().join();
                result.nodes = String(document.querySelectorAll('#stage .node').length > 3);
                """, on: drawn.output)
        #expect(result["error"] == nil)
        #expect(result["files"] == "NoteEditorController.h,NoteEditorController.m")
        #expect(result["roles"]?.contains("interactor") == true && result["nodes"] == "true")
    }

    private static let help = """
        const line = (text) => [...document.querySelectorAll('.l')].find((one) => one.textContent.includes(text));
        const key = (element, key) => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const choose = (name) => [...document.querySelectorAll('.block[data-m]')]
          .find((one) => one.getAttribute('aria-label').startsWith(name)).click();

        """

    private func run(_ script: String, _ sources: [String: String] = [:]) throws -> [String: String] {
        try withTemporaryFolder { folder in
            for (name, text) in sources { try write(text, to: folder + "/" + name) }
            let names = sources.keys.sorted { ($0.count, $0) < ($1.count, $1) }
            let files = names.isEmpty ? [PackageRoot.path + "/samples/LoginController.swift"] : names
            let drawn = try RefactorTool.run(["plan"] + files + ["--format", "html"], in: folder)
            try #require(drawn.status == 0, "\(drawn.errorOutput)")
            return try Browser.run(Self.help + script, on: drawn.output)
        }
    }
}
