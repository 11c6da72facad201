/// The part of a page's script that listens to pointers, keys and addresses.
enum PageEvents {
    static let text = pointers + keys

    private static let pointers = #"""
          // Hover lights, a click pins or opens, a drag moves, two fingers zoom.
          const choose = (id, isMore) => { if (parts.has(id)) open(id); else pin(id, isMore); };
          function bind(node, id, owner) {
            node.setAttribute('tabindex', '0');
            node.setAttribute('role', 'button');
            const lines = owner.edges.filter((edge) => edge.dataset.from === id)
              .map((edge) => edge.querySelector('title').textContent);
            node.setAttribute('aria-label', [name(id)].concat(parts.has(id) ? ['opens'] : [], lines).join('; '));
            node.addEventListener('pointerenter', () => { hovered = id; light(); });
            node.addEventListener('pointerleave', () => { hovered = null; light(); });
            node.addEventListener('focus', () => { hovered = id; light(); });
            node.addEventListener('blur', () => { hovered = null; light(); });
            node.addEventListener('dblclick', () => visit(id));
            node.addEventListener('keydown', (event) => {
              if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); choose(id, event.shiftKey); }
            });
          }
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
              shown.view.x -= (now.x - last.x) * scale();
              shown.view.y -= (now.y - last.y) * scale();
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
            if (node && !(event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              choose(node.dataset.id, event.shiftKey);
            } else if (!link && !node && pinned.size) { pinned.clear(); light(); mark(); }
          });
          stage.addEventListener('wheel', (event) => {
            event.preventDefault();
            zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.0035), place(event.clientX, event.clientY));
          }, { passive: false });

        """#

    private static let keys = #"""
          let before = null;
          search.addEventListener('input', find);
          search.addEventListener('keydown', (event) => {
            if (event.key !== 'Enter') return;
            const found = find();
            if (found.length) { pinned.clear(); go(found[0]); }
          });
          all('#kinds input').forEach((box) => box.addEventListener('change', () => {
            if (box.checked) hiddenKinds.delete(box.value); else hiddenKinds.add(box.value);
            shown.edges.forEach((edge) => edge.classList.toggle('off', isHidden(edge)));
            all('li[data-kind]', list).forEach((item) => item.classList.toggle('off', hiddenKinds.has(item.dataset.kind)));
            light();
          }));
          const step = (x, y) => { shown.view.x += shown.view.w * x; shown.view.y += shown.view.h * y; show(); };
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
          // Escape takes back the last thing: what was looked for, what is pinned, the part that is open.
          const escape = () => {
            const isSearching = document.activeElement === search;
            if (isSearching || pinned.size || search.value) clear(); else if (shown.part) back(); else clear();
            if (isSearching) { (before && before.isConnected ? before : stage).focus(); before = null; }
          };
          document.addEventListener('keydown', (event) => {
            if (event.key === 'Escape') escape();
            if (event.key === '/' && document.activeElement !== search) {
              event.preventDefault();
              before = document.activeElement;
              search.focus();
            }
          });
          get('larger').addEventListener('click', () => zoom(0.8));
          get('smaller').addEventListener('click', () => zoom(1.25));
          get('fit').addEventListener('click', fit);
          get('back').addEventListener('click', back);
          get('toggle').addEventListener('click', () => {
            list.hidden = !list.hidden;
            get('toggle').setAttribute('aria-expanded', String(!list.hidden));
          });
          list.addEventListener('click', (event) => {
            const entry = event.target.closest('article'), link = event.target.closest('a[href^="#"]');
            if (link) {
              const target = get(link.getAttribute('href').slice(1));
              if (!target) return;
              event.preventDefault();
              go(target.dataset.id);
              target.querySelector('h2 button').focus();
            } else if (entry && event.target.closest('h2 button')) go(entry.dataset.id, event.shiftKey);
          });
          list.addEventListener('keydown', (event) => {
            const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (!by || !event.target.matches('h2 button')) return;
            const buttons = all('article:not(.off) h2 button', list);
            const next = buttons[buttons.indexOf(event.target) + by];
            if (next) { event.preventDefault(); next.focus(); }
          });

          open('');
          find();
          window.addEventListener('hashchange', follow);
          follow();
        """#
}
