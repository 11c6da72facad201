import TestSupport
import Testing

/// The page of a module graph in a real browser; skipped where Chromium is not installed.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed"), .serialized)
struct ModulePageTests {
    @Test func hoveringLightsNeighboursAndEscapeClears() throws {
        let result = try run(
            """
            const count = (name) => String(document.querySelectorAll('#stage .' + name).length);
            const login = node('Login');
            login.dispatchEvent(new PointerEvent('pointerenter'));
            result.lit = count('lit'); result.dim = count('node.dim');
            login.dispatchEvent(new PointerEvent('pointerleave'));
            result.left = count('dim');
            login.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            result.pinned = count('pinned'); result.entry = document.querySelector('article.pinned h2').textContent;
            result.status = document.getElementById('status').textContent;
            document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
            result.cleared = count('pinned') + count('dim');
            """)
        #expect(result["error"] == nil)
        // Login has a route from Home, a report to it and a service; App and Settings are not near.
        #expect(result["lit"] == "3" && result["dim"] == "2" && result["left"] == "0")
        #expect(result["pinned"] == "1" && result["entry"] == "Login" && result["status"] == "Login pinned, 3 lines")
        #expect(result["cleared"] == "00")
    }

    @Test func searchingFindsByName() throws {
        let result = try run(
            """
            const search = document.getElementById('search');
            search.value = 'SE'; search.dispatchEvent(new Event('input'));
            result.found = [...document.querySelectorAll('.found')].map((node) => node.dataset.id).sort().join();
            result.listed = String(document.querySelectorAll('article:not(.off)').length);
            const before = document.querySelector('svg').getAttribute('viewBox');
            search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
            result.moved = String(before !== document.querySelector('svg').getAttribute('viewBox'));
            """)
        #expect(result["error"] == nil)
        #expect(result["found"] == "Session,Settings" && result["listed"] == "2" && result["moved"] == "true")
    }

    @Test func kindsAreSwitchedOff() throws {
        let result = try run(
            """
            const box = document.querySelector('#kinds input[value=routes]');
            box.checked = false; box.dispatchEvent(new Event('change'));
            result.hidden = [...document.querySelectorAll('#stage .edge.off')].map((edge) => edge.dataset.kind).join();
            result.items = String(document.querySelectorAll('li.off').length);
            box.checked = true; box.dispatchEvent(new Event('change'));
            result.shown = String(document.querySelectorAll('.off').length);
            """)
        #expect(result["error"] == nil)
        #expect(result["hidden"] == "routes,routes" && result["items"] == "4" && result["shown"] == "0")
    }

    @Test func theViewZoomsMovesAndFits() throws {
        let result = try run(
            """
            const stage = document.getElementById('stage'), svg = stage.querySelector('svg');
            const box = () => svg.getAttribute('viewBox').split(' ').map(Number);
            const start = box();
            stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, clientX: 300, clientY: 300, cancelable: true }));
            const zoomed = box();
            result.zoomed = String(zoomed[2] < start[2] && zoomed[3] < start[3]);
            const drag = (type, x) => new PointerEvent(type,
              { pointerId: 1, button: 0, clientX: x, clientY: 300, bubbles: true });
            stage.dispatchEvent(drag('pointerdown', 300));
            window.dispatchEvent(drag('pointermove', 360));
            window.dispatchEvent(drag('pointerup', 360));
            result.moved = String(box()[0] < zoomed[0] && box()[2] === zoomed[2]);
            document.getElementById('fit').click();
            result.fit = String(box().join() === start.join());
            stage.dispatchEvent(new KeyboardEvent('keydown', { key: '+' }));
            result.keys = String(box()[2] < start[2]);
            """)
        #expect(result == ["zoomed": "true", "moved": "true", "fit": "true", "keys": "true"])
    }

    @Test func theListReadsLikeThePicture() throws {
        let result = try run(
            """
            result.role = document.querySelector('#stage svg').getAttribute('role');
            result.label = node('Login').getAttribute('aria-label').split(String.fromCharCode(10)).join(' ');
            result.nodes = [...document.querySelectorAll('#stage .node[data-id]')].map((node) => node.dataset.id).sort().join();
            result.entries = [...document.querySelectorAll('article h2')].map((head) => head.textContent).sort().join();
            document.getElementById('toggle').click();
            result.hidden = String(document.getElementById('list').hidden);
            document.querySelector('article h2 button').click();
            """)
        #expect(result["error"] == nil)
        #expect(result["role"] == "graphics-document")
        #expect(result["label"]?.hasPrefix("Login; Login → Home: output") == true)
        #expect(result["nodes"] == result["entries"] && result["hidden"] == "true")
    }

    // MARK: - Large apps

    private static let large = ModuleGraphs.features(9, screens: 10)
    private static let keys = """
        const key = (name, at) => (at || document).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
        const drawn = () => [...document.querySelectorAll('#stage .node[data-id]')].map((node) => node.dataset.id);
        const group = (id) => [...document.querySelectorAll('#stage .node[data-id]')].find((one) => one.dataset.id === id);

        """

    @Test func theKeyboardOpensAFoldAndComesBack() throws {
        let result = try run(
            Self.keys + """
                result.folded = String(drawn().includes('Feature3') && !drawn().includes('F3S4'));
                const start = group('Feature3'); start.focus(); key('Enter', start);
                result.opened = String(drawn().includes('F3S4') && drawn().includes('F3S9'));
                result.hash = decodeURIComponent(location.hash);
                result.focus = document.activeElement.id;
                const inner = group('F3S4'); inner.focus(); key('Enter', inner);
                result.pinned = document.querySelector('article.pinned h2').textContent;
                key('Escape'); result.unpinned = String(document.querySelectorAll('.pinned').length);
                key('Escape'); result.back = String(drawn().includes('Feature3') && !drawn().includes('F3S4'));
                result.focused = document.activeElement.dataset.id;
                """, Self.large)
        #expect(result["error"] == nil)
        #expect(result["folded"] == "true" && result["opened"] == "true" && result["focus"] == "stage")
        #expect(result["hash"] == "#Feature3" && result["pinned"] == "F3S4" && result["unpinned"] == "0")
        #expect(result["back"] == "true" && result["focused"] == "Feature3", "Escape gives the focus back")
    }

    @Test func everythingIsFoundByNameTypeAndFile() throws {
        let result = try run(
            Self.keys + """
                const search = document.getElementById('search'), stage = document.getElementById('stage');
                stage.focus(); key('/', stage);
                result.searching = document.activeElement.id;
                const found = (text) => { search.value = text; search.dispatchEvent(new Event('input'));
                  return document.querySelectorAll('article:not(.off)').length; };
                result.type = String(found('F7S8ViewController'));
                result.file = String(found('Feature7/Some/Long') );
                result.group = [...document.querySelectorAll('#stage .found')].map((one) => one.dataset.id).join();
                result.name = String(found('f7s8'));
                search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
                result.shown = String(drawn().includes('F7S8'));
                result.pinned = document.querySelector('article.pinned h2').textContent;
                key('Escape', search);
                result.focus = document.activeElement.id;
                result.listed = String(document.querySelectorAll('article:not(.off)').length);
                """, Self.large)
        #expect(result["error"] == nil)
        #expect(result["searching"] == "search" && result["type"] == "1" && result["name"] == "1")
        #expect(result["file"] == "10" && result["group"] == "Feature7", "ten modules, and their group in the picture")
        #expect(result["shown"] == "true" && result["pinned"] == "F7S8" && result["focus"] == "stage")
        #expect(result["listed"] == "100", "nine groups, ninety screens and the app")
    }

    @Test func anAddressLeadsToAModule() throws {
        let result = try run(
            Self.keys + """
                location.hash = '#F5S2';
                await new Promise((done) => setTimeout(done, 50));
                result.shown = String(drawn().includes('F5S2'));
                result.pinned = document.querySelector('article.pinned h2').textContent;
                const link = document.querySelector('article.pinned li a'); link.click();
                result.next = document.querySelector('article.pinned h2').textContent;
                result.evidence = document.querySelector('article.pinned li small').textContent;
                const list = document.getElementById('list');
                result.sideways = String(list.scrollWidth > list.clientWidth);
                """, Self.large)
        #expect(result["error"] == nil)
        #expect(result["shown"] == "true" && result["pinned"] == "F5S2" && result["next"] == "F5S0")
        #expect(result["evidence"]?.hasSuffix("Router.swift:7") == true && result["sideways"] == "false")
    }

    @Test func aThousandModulesAreUsableAtOnce() throws {
        let result = try run(
            Self.keys + """
                await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
                const timing = performance.getEntriesByType('navigation')[0];
                const start = performance.now();
                const first = group('Feature20') || group(drawn()[5]);
                first.focus(); key('Enter', first);
                const search = document.getElementById('search');
                search.value = 'F31S'; search.dispatchEvent(new Event('input'));
                result.loaded = String(timing.domContentLoadedEventEnd - timing.startTime);
                result.used = String(performance.now() - start);
                result.entries = String(document.querySelectorAll('article').length > 1000);
                """, ModuleGraphs.features(40, screens: 25))
        #expect(result["error"] == nil && result["entries"] == "true")
        let taken = try ["loaded", "used"].map { try #require(Double(result[$0] ?? "")) }
        #expect(taken[0] + taken[1] < 2_000, "\(taken)")
    }

    @Test func namesRunNothingAndNothingIsLoaded() throws {
        let result = try run(
            """
            result.hacked = String(document.body.dataset.hacked);
            result.loaded = performance.getEntriesByType('resource').map((entry) => entry.name).join();
            result.scripts = String(document.scripts.length);
            result.bold = String(document.querySelectorAll('b').length);
            """, ModuleGraphs.hostile)
        #expect(result == ["hacked": "undefined", "loaded": "", "scripts": "2", "bold": "0"], "\(result)")
    }

    private func run(_ script: String, _ graph: String = ModuleGraphs.notes) throws -> [String: String] {
        try withTemporaryFolder { folder in
            try write(graph, to: folder + "/graph.json")
            let drawn = try RefactorTool.run(["graph", "graph.json", "--format", "html"], in: folder)
            try #require(drawn.status == 0, "\(drawn.errorOutput)")
            let node = "const node = (id) => document.querySelector('#stage .node[data-id=' + id + ']');"
            return try Browser.run(node + script, on: drawn.output)
        }
    }
}
