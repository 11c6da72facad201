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

    @Test func namesRunNothingAndNothingIsLoaded() throws {
        let result = try run(
            """
            result.hacked = String(document.body.dataset.hacked);
            result.loaded = performance.getEntriesByType('resource').map((entry) => entry.name).join();
            result.scripts = String(document.scripts.length);
            result.bold = String(document.querySelectorAll('b').length);
            """, ModuleGraphs.hostile)
        #expect(result == ["hacked": "undefined", "loaded": "", "scripts": "2", "bold": "0"])
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
