/// The part of the page's script that draws arrows for what crosses, and the map of the whole source.
enum PlanPageArrows {
    static let script = #"""

          // Arrows for what crosses: those of one member, or all.
          const svg = (name, attributes) => {
            const element = document.createElementNS('http://www.w3.org/2000/svg', name);
            Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
            return element;
          };
          const arrows = get('arrows');
          const byMember = new Map();
          data.crossings.forEach((one) => [one.from, one.to].forEach((index) => {
            if (index === undefined || index === null) return;
            if (!byMember.has(index)) byMember.set(index, new Set());
            byMember.get(index).add(one);
          }));
          const middle = (element) => element.offsetTop + element.offsetHeight / 2;
          const rowOf = (index, line) => {
            const member = members.get(index);
            return member && at(member.file, line) ? at(member.file, line).element : null;
          };
          let hovered = null, chosen = null;
          const arrow = (one) => {
            const from = rowOf(one.from, one.line), to = rowOf(one.to, one.toLine);
            if (!from || !to || from === to) return null;
            const [start, end] = [middle(from), middle(to)];
            const reach = Math.min(46, 8 + Math.abs(end - start) / 12), x = 56;
            const group = svg('g', { class: 'arrow', style: '--tone:var(--' + one.role + '-line)' });
            const title = svg('title', {});
            title.textContent = members.get(one.from).id + ' → ' + one.role + '.' + one.name + ', line ' + one.line;
            group.append(title,
              svg('path', { d: 'M' + x + ' ' + start + 'C' + (x - reach * 1.3) + ' ' + start + ' ' + (x - reach * 1.3) + ' '
                + end + ' ' + (x - 5) + ' ' + end }),
              svg('path', { class: 'tip', d: 'M' + x + ' ' + end + 'l-8 -4v8z' }));
            return group;
          };
          const draw = () => {
            const index = hovered === null ? chosen : hovered;
            const list = get('all-arrows').checked ? data.crossings : [...(byMember.get(index) || [])];
            arrows.replaceChildren(...list.map(arrow).filter((element) => element));
            arrows.classList.toggle('many', get('all-arrows').checked);
          };
          const hover = (index) => {
            if (hovered === index) return;
            hovered = index;
            if (!get('all-arrows').checked) draw();
          };
          get('all-arrows').addEventListener('change', draw);

          // The whole source at a glance, at the edge; a click goes there.
          const map = get('map');
          const drawMap = () => {
            const runs = [];
            lines.forEach((line, index) => {
              const tone = line.role !== 'view' ? line.role : line.wanted ? 'wanted ' + line.wanted : '';
              const last = runs[runs.length - 1];
              if (last && last.tone === tone) last.end = index + 1;
              else runs.push({ tone, start: index, end: index + 1 });
            });
            map.setAttribute('viewBox', '0 0 10 ' + lines.length);
            map.replaceChildren(...runs.filter((run) => run.tone).map((run) => {
              const [kind, role] = run.tone.includes(' ') ? run.tone.split(' ') : ['', run.tone];
              return svg('rect', { x: kind ? 6 : 0, y: run.start, width: kind ? 4 : 10, height: run.end - run.start,
                style: 'fill:var(--' + role + '-line)' });
            }));
          };
          map.addEventListener('click', (event) => {
            const frame = map.getBoundingClientRect();
            const index = Math.floor((event.clientY - frame.top) / frame.height * lines.length);
            const line = lines[Math.max(0, Math.min(lines.length - 1, index))];
            reveal(line.element, 'center');
          });
        """#
}
