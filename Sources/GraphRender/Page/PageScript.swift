/// The script of a page. It holds no name of the graph: it reads the pictures and the list.
package enum PageScript {
    package static let text = """
        'use strict';
        (() => {
        \(finding)
        \(viewing)
        \(lighting)
        \(opening)
        \(PageEvents.text)
        })();
        """

    /// Pictures and entries of the list. A picture is bound when it is first shown.
    private static let finding = #"""
          const get = (id) => document.getElementById(id);
          const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
          const stage = get('stage'), list = get('list'), search = get('search');
          const entries = new Map(), parts = new Map(), pictures = new Map();
          all('article[data-id]', list).forEach((entry) => entries.set(entry.dataset.id, entry));
          all('template[data-part]').forEach((part) => parts.set(part.dataset.part, part));
          const name = (id) => entries.has(id) ? entries.get(id).querySelector('h2').textContent : id;
          const say = (text) => { get('status').textContent = text; };
          const hiddenKinds = new Set();
          const isHidden = (edge) => hiddenKinds.has(edge.dataset.kind);
          const picture = (part) => {
            if (pictures.has(part)) return pictures.get(part);
            const svg = part ? document.importNode(parts.get(part).content, true).querySelector('svg')
              : stage.querySelector('svg');
            const box = svg.viewBox.baseVal, nodes = new Map();
            all('g.node[data-id]', svg).forEach((node) => nodes.set(node.dataset.id, node));
            const found = { part, svg, nodes, edges: all('g.edge[data-from]', svg),
              full: { x: box.x, y: box.y, w: box.width, h: box.height } };
            found.view = { ...found.full };
            pictures.set(part, found);
            nodes.forEach((node, id) => bind(node, id, found));
            return found;
          };
          let shown = null;

        """#

    /// The view: the part of the picture that fills the stage.
    private static let viewing = #"""
          const show = () => {
            const view = shown.view;
            shown.svg.setAttribute('viewBox', [view.x, view.y, view.w, view.h].join(' '));
          };
          const scale = () => Math.max(shown.view.w / stage.clientWidth, shown.view.h / stage.clientHeight);
          const place = (x, y) => {
            const frame = stage.getBoundingClientRect(), unit = scale(), view = shown.view;
            return {
              x: view.x + view.w / 2 + (x - frame.left - frame.width / 2) * unit,
              y: view.y + view.h / 2 + (y - frame.top - frame.height / 2) * unit,
            };
          };
          const zoom = (factor, at) => {
            const view = shown.view, w = Math.min(Math.max(view.w * factor, 120), shown.full.w * 4), real = w / view.w;
            const center = at || { x: view.x + view.w / 2, y: view.y + view.h / 2 };
            shown.view = { x: center.x - (center.x - view.x) * real, y: center.y - (center.y - view.y) * real,
              w, h: view.h * real };
            show();
          };
          const fit = () => { shown.view = { ...shown.full }; show(); };
          const visit = (id) => {
            const node = shown.nodes.get(id);
            if (!node) return;
            const box = node.getBBox(), w = Math.max(box.width * 5, 700), h = w * shown.full.h / shown.full.w;
            shown.view = { x: box.x + box.width / 2 - w / 2, y: box.y + box.height / 2 - h / 2, w, h };
            show();
          };

        """#

    /// The lit nodes: the pinned things, else the one under the pointer, with their neighbours.
    private static let lighting = #"""
          const pinned = new Set();
          let hovered = null;
          const light = () => {
            const chosen = pinned.size ? pinned : new Set(hovered ? [hovered] : []);
            const isDrawn = [...chosen].some((id) => shown.nodes.has(id));
            const near = new Set(chosen);
            shown.edges.forEach((edge) => {
              const isLit = !isHidden(edge) && (chosen.has(edge.dataset.from) || chosen.has(edge.dataset.to));
              if (isLit) { near.add(edge.dataset.from); near.add(edge.dataset.to); }
              edge.classList.toggle('lit', isLit);
              edge.classList.toggle('dim', isDrawn && !isLit);
            });
            shown.nodes.forEach((node, id) => {
              node.classList.toggle('dim', isDrawn && !near.has(id));
              node.classList.toggle('pinned', pinned.has(id));
              node.setAttribute('aria-pressed', pinned.has(id));
            });
          };
          const mark = () => {
            all('article.pinned', list).forEach((entry) => entry.classList.remove('pinned'));
            pinned.forEach((id) => { if (entries.has(id)) entries.get(id).classList.add('pinned'); });
          };
          const pin = (id, isMore) => {
            const had = pinned.has(id);
            if (!isMore) pinned.clear();
            if (had) pinned.delete(id); else pinned.add(id);
            light();
            mark();
            if (!had && entries.has(id)) entries.get(id).scrollIntoView({ block: 'nearest' });
            const count = shown.edges.filter((edge) => edge.dataset.from === id || edge.dataset.to === id).length;
            say(had ? name(id) + ' released' : name(id) + ' pinned, ' + count + ' lines');
            if (!had) remember(id);
          };

        """#

    /// Parts of a large picture, addresses, and finding by name, type or file.
    private static let opening = #"""
          const remember = (id) => {
            try { history.replaceState(null, '', '#' + encodeURIComponent(id)); } catch (error) { return; }
          };
          const open = (part) => {
            const next = picture(part);
            if (shown === next) return;
            const isFocused = stage.contains(document.activeElement);
            shown = next;
            stage.replaceChildren(next.svg);
            hovered = null;
            next.edges.forEach((edge) => edge.classList.toggle('off', isHidden(edge)));
            get('back').hidden = part === '';
            if (isFocused) stage.focus();
            find();
            light();
            if (part) { say(name(part) + ' opened, ' + next.nodes.size + ' things'); remember(part); }
          };
          const back = () => {
            const part = shown.part;
            if (!part) return;
            open('');
            say('Overview');
            remember('');
            const node = shown.nodes.get(part);
            if (node) node.focus();
          };
          const go = (id, isMore) => {
            if (parts.has(id)) return open(id);
            if (!shown.nodes.has(id)) {
              const part = entries.has(id) ? entries.get(id).dataset.place : undefined;
              if (part && parts.has(part)) open(part);
              else if (picture('').nodes.has(id)) open('');
            }
            visit(id);
            if (isMore || !pinned.has(id) || pinned.size > 1) { if (!isMore) pinned.clear(); pin(id, isMore); }
          };
          const follow = () => {
            let wanted = '';
            try { wanted = decodeURIComponent(location.hash.slice(1)); } catch (error) { return; }
            const entry = wanted && !entries.has(wanted) ? get(wanted) : null;
            const id = entry && entry.dataset.id ? entry.dataset.id : wanted;
            if (entries.has(id)) go(id);
          };
          const lower = new Map();
          entries.forEach((entry, id) => {
            lower.set(id, [name(id).toLowerCase(), (entry.dataset.words || '').toLowerCase()]);
          });
          const rank = (id, wanted) => {
            const [own, words] = lower.get(id);
            return own === wanted ? 0 : own.startsWith(wanted) ? 1 : own.includes(wanted) ? 2 : wanted.length > 2 && words.includes(wanted) ? 3 : 4;
          };
          const find = () => {
            const wanted = search.value.trim().toLowerCase();
            const found = wanted ? [...entries.keys()].filter((id) => rank(id, wanted) < 4) : [];
            const hits = new Set(found), places = new Set();
            found.forEach((id) => places.add(entries.get(id).dataset.place));
            shown.nodes.forEach((node, id) => {
              node.classList.toggle('found', hits.has(id) || (parts.has(id) && places.has(id)));
            });
            entries.forEach((entry, id) => entry.classList.toggle('off', wanted !== '' && !hits.has(id)));
            if (wanted) say(found.length + (found.length === 1 ? ' match' : ' matches'));
            return found.sort((left, right) => rank(left, wanted) - rank(right, wanted));
          };
          const clear = () => {
            pinned.clear(); hovered = null; search.value = '';
            find(); light(); mark(); say('Cleared');
          };

        """#
}
