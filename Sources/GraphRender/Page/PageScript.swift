/// The script of a page. It holds no name of the graph: it reads the picture and the list.
package enum PageScript {
    package static let text = #"""
        'use strict';
        (() => {
          const get = (id) => document.getElementById(id);
          const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
          const stage = get('stage'), svg = stage.querySelector('svg'), list = get('list'), search = get('search');
          const nodes = new Map(), entries = new Map(), edges = all('g.edge[data-from]', svg);
          all('g.node[data-id]', svg).forEach((node) => nodes.set(node.dataset.id, node));
          all('article[data-id]', list).forEach((entry) => entries.set(entry.dataset.id, entry));
          const name = (id) => entries.get(id).querySelector('h2').textContent;
          const say = (text) => { get('status').textContent = text; };

          // The view: the part of the picture that fills the stage.
          const whole = svg.viewBox.baseVal;
          const full = { x: whole.x, y: whole.y, w: whole.width, h: whole.height };
          let view = { ...full };
          const show = () => svg.setAttribute('viewBox', [view.x, view.y, view.w, view.h].join(' '));
          const scale = () => Math.max(view.w / stage.clientWidth, view.h / stage.clientHeight);
          const place = (x, y) => {
            const frame = stage.getBoundingClientRect(), unit = scale();
            return {
              x: view.x + view.w / 2 + (x - frame.left - frame.width / 2) * unit,
              y: view.y + view.h / 2 + (y - frame.top - frame.height / 2) * unit,
            };
          };
          const zoom = (factor, at) => {
            const w = Math.min(Math.max(view.w * factor, 120), full.w * 4), real = w / view.w;
            const center = at || { x: view.x + view.w / 2, y: view.y + view.h / 2 };
            view = { x: center.x - (center.x - view.x) * real, y: center.y - (center.y - view.y) * real,
              w, h: view.h * real };
            show();
          };
          const fit = () => { view = { ...full }; show(); };
          const visit = (id) => {
            const box = nodes.get(id).getBBox(), w = Math.max(box.width * 5, 700), h = w * full.h / full.w;
            view = { x: box.x + box.width / 2 - w / 2, y: box.y + box.height / 2 - h / 2, w, h };
            show();
          };

          // What is lit: the pinned things, else the one under the pointer, with their neighbours.
          const pinned = new Set();
          let hovered = null;
          const hiddenKinds = new Set();
          const isHidden = (edge) => hiddenKinds.has(edge.dataset.kind);
          const light = () => {
            const chosen = pinned.size ? pinned : new Set(hovered ? [hovered] : []);
            const near = new Set(chosen);
            edges.forEach((edge) => {
              const isLit = !isHidden(edge) && (chosen.has(edge.dataset.from) || chosen.has(edge.dataset.to));
              if (isLit) { near.add(edge.dataset.from); near.add(edge.dataset.to); }
              edge.classList.toggle('lit', isLit);
              edge.classList.toggle('dim', chosen.size > 0 && !isLit);
            });
            nodes.forEach((node, id) => {
              node.classList.toggle('dim', chosen.size > 0 && !near.has(id));
              node.classList.toggle('pinned', pinned.has(id));
              node.setAttribute('aria-pressed', pinned.has(id));
            });
            entries.forEach((entry, id) => entry.classList.toggle('pinned', pinned.has(id)));
          };
          const pin = (id, isMore) => {
            const had = pinned.has(id);
            if (!isMore) pinned.clear();
            if (had) pinned.delete(id); else pinned.add(id);
            light();
            if (!had) entries.get(id).scrollIntoView({ block: 'nearest' });
            const count = edges.filter((edge) => edge.dataset.from === id || edge.dataset.to === id).length;
            say(had ? name(id) + ' released' : name(id) + ' pinned, ' + count + ' lines');
          };
          const clear = () => { pinned.clear(); hovered = null; search.value = ''; find(); light(); say('Cleared'); };

          // Finding by name.
          const find = () => {
            const wanted = search.value.trim().toLowerCase();
            const found = wanted ? [...nodes.keys()].filter((id) => name(id).toLowerCase().includes(wanted)) : [];
            nodes.forEach((node, id) => node.classList.toggle('found', found.includes(id)));
            entries.forEach((entry, id) => entry.classList.toggle('off', wanted !== '' && !found.includes(id)));
            if (wanted) say(found.length + (found.length === 1 ? ' match' : ' matches'));
            return found;
          };
          search.addEventListener('input', find);
          search.addEventListener('keydown', (event) => {
            if (event.key !== 'Enter') return;
            const found = find();
            if (found.length) { visit(found[0]); pinned.clear(); pin(found[0]); }
          });

          // Kinds of lines.
          all('#kinds input').forEach((box) => box.addEventListener('change', () => {
            if (box.checked) hiddenKinds.delete(box.value); else hiddenKinds.add(box.value);
            edges.forEach((edge) => edge.classList.toggle('off', isHidden(edge)));
            all('li[data-kind]', list).forEach((item) => item.classList.toggle('off', hiddenKinds.has(item.dataset.kind)));
            light();
          }));

          // Pointers: hover lights, a click pins, a drag moves, two fingers zoom.
          nodes.forEach((node, id) => {
            node.setAttribute('tabindex', '0');
            node.setAttribute('role', 'button');
            const lines = edges.filter((edge) => edge.dataset.from === id)
              .map((edge) => edge.querySelector('title').textContent);
            node.setAttribute('aria-label', [name(id)].concat(lines).join('; '));
            node.addEventListener('pointerenter', () => { hovered = id; light(); });
            node.addEventListener('pointerleave', () => { hovered = null; light(); });
            node.addEventListener('focus', () => { hovered = id; light(); });
            node.addEventListener('blur', () => { hovered = null; light(); });
            node.addEventListener('dblclick', () => visit(id));
            node.addEventListener('keydown', (event) => {
              if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); pin(id, event.shiftKey); }
            });
          });
          const fingers = new Map();
          let moved = 0;
          stage.addEventListener('pointerdown', (event) => {
            if (event.button !== 0) return;
            fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
            moved = 0;
          });
          window.addEventListener('pointermove', (event) => {
            const last = fingers.get(event.pointerId);
            if (!last) return;
            const now = { x: event.clientX, y: event.clientY };
            const other = [...fingers.entries()].find(([finger]) => finger !== event.pointerId);
            moved += Math.abs(now.x - last.x) + Math.abs(now.y - last.y);
            if (moved > 4) stage.classList.add('dragging');
            if (other) {
              const apart = (point) => Math.hypot(point.x - other[1].x, point.y - other[1].y) || 1;
              zoom(apart(last) / apart(now), place(other[1].x, other[1].y));
            } else {
              view.x -= (now.x - last.x) * scale();
              view.y -= (now.y - last.y) * scale();
              show();
            }
            fingers.set(event.pointerId, now);
          });
          const release = (event) => { fingers.delete(event.pointerId); stage.classList.remove('dragging'); };
          window.addEventListener('pointerup', release);
          window.addEventListener('pointercancel', release);
          stage.addEventListener('dragstart', (event) => event.preventDefault());
          stage.addEventListener('click', (event) => {
            const node = event.target.closest('g.node[data-id]'), link = event.target.closest('a');
            if (moved > 4) { event.preventDefault(); return; }
            if (node && !(event.ctrlKey || event.metaKey)) { event.preventDefault(); pin(node.dataset.id, event.shiftKey); }
            else if (!link && !node && pinned.size) { pinned.clear(); light(); }
          });
          stage.addEventListener('wheel', (event) => {
            event.preventDefault();
            zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.0035), place(event.clientX, event.clientY));
          }, { passive: false });

          // Keys and buttons.
          const step = (x, y) => { view.x += view.w * x; view.y += view.h * y; show(); };
          const keys = {
            '+': () => zoom(0.8), '=': () => zoom(0.8), '-': () => zoom(1.25), '0': fit,
            ArrowLeft: () => step(-0.1, 0), ArrowRight: () => step(0.1, 0),
            ArrowUp: () => step(0, -0.1), ArrowDown: () => step(0, 0.1),
          };
          stage.addEventListener('keydown', (event) => {
            if (!keys[event.key] || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            keys[event.key]();
          });
          document.addEventListener('keydown', (event) => {
            if (event.key === 'Escape') clear();
            if (event.key === '/' && document.activeElement !== search) { event.preventDefault(); search.focus(); }
          });
          get('larger').addEventListener('click', () => zoom(0.8));
          get('smaller').addEventListener('click', () => zoom(1.25));
          get('fit').addEventListener('click', fit);
          get('toggle').addEventListener('click', () => {
            list.hidden = !list.hidden;
            get('toggle').setAttribute('aria-expanded', String(!list.hidden));
          });
          list.addEventListener('click', (event) => {
            const entry = event.target.closest('article');
            if (entry && event.target.closest('h2 button')) { visit(entry.dataset.id); pin(entry.dataset.id, event.shiftKey); }
          });

          light();
        })();
        """#
}
