/// The script of a plan's page. It holds no name of the source: it reads the lines and the data of the page.
enum PlanPageScript {
    static let text = [lines, filters, PlanPageArrows.script, PlanPageDetails.script, PlanPagePins.script, keys].joined(
        separator: "\n")

    private static let lines = #"""
        'use strict';
        (() => {
          const get = (id) => document.getElementById(id);
          const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
          const data = JSON.parse(get('data').textContent);
          const code = get('code'), sheet = get('sheet'), search = get('search'), tip = get('tip');
          const members = new Map(data.members.map((member) => [member.index, member]));
          // Up and down only: long lines do not move the code aside.
          const reveal = (element, block) => {
            if (!element) return;
            const left = code.scrollLeft;
            element.scrollIntoView({ block });
            code.scrollLeft = left;
          };
          const say = (text) => { get('status').textContent = text; };
          const amount = (count, word) => count + ' ' + word + (count === 1 ? '' : 's');
          const spelled = (first, last) => first === last ? 'line ' + first : 'lines ' + first + '–' + last;
          const make = (name, text, attributes) => {
            const element = document.createElement(name);
            if (text) element.textContent = text;
            Object.entries(attributes || {}).forEach(([key, value]) => element.setAttribute(key, value));
            return element;
          };

          // The lines of all files, and the blocks of the members.
          const rows = all('section.file', sheet).map((file) => all('.l', file));
          const lines = rows.flatMap((file, number) => file.map((element, index) => ({
            element, file: number, line: index + 1, member: data.owners[number][index],
            role: element.dataset.r || 'view', wanted: element.dataset.w || '',
          })));
          const starts = rows.reduce((sums, file) => sums.concat(sums[sums.length - 1] + file.length), [0]);
          const at = (file, line) => lines[starts[file] + line - 1];
          const blocks = new Map();
          all('.block[data-m]', sheet).forEach((block) => {
            if (!blocks.has(Number(block.dataset.m))) blocks.set(Number(block.dataset.m), block);
          });
          const order = [...blocks.keys()];
          const partAt = (member, line) => member.parts.find((part) => part.line <= line && line <= part.endLine);

          // The card beside the line under the pointer or the member that has the focus.
          const because = (argument) => 'it ' + argument.reason + ', line ' + argument.line;
          const describe = (member, line) => {
            const part = line ? partAt(member, line) : undefined;
            const rest = line ? member.rests.find((one) => one.lines.includes(line)) : member.rests[0];
            const doubt = member.isUndecided ? 'undecided, leans to the ' + member.wanted
              : (member.role === member.wanted ? '' : 'wanted by the ' + member.wanted + ', ') + 'goes to the ' + member.role;
            const texts = [
              ['', doubt + ', ' + member.confidence + ' confidence' + (member.isPinned ? ', pinned' : '')],
              ['Because', member.reason ? because(member.reason) : ''],
              ['Against:', member.counter ? (member.counter.weight > 0 ? 'for the ' : 'against the ') + member.counter.role
                + ': ' + because(member.counter) : ''],
              ['Here:', part ? spelled(part.line, part.endLine) + ' belong to the ' + part.role + ': it ' + part.reason
                + (part.fate ? '; ' + part.fate : '') : ''],
              ['Stays:', rest && !part ? rest.sentence : ''],
              ['', !rest && !part ? member.fate : ''],
            ];
            return texts.filter((text) => text[1]);
          };
          const showTip = (member, line, y) => {
            tip.replaceChildren(make('h3', member.id));
            describe(member, line).forEach(([head, text]) => {
              const row = make('p', text);
              if (head) row.prepend(make('b', head + ' '));
              tip.append(row);
            });
            tip.hidden = false;
            const frame = code.getBoundingClientRect();
            const top = y + 26 + tip.offsetHeight > frame.bottom ? y - tip.offsetHeight - 8 : y + 26;
            tip.style.top = Math.max(frame.top, top) + 'px';
            tip.style.left = frame.left + Math.max(8, Math.min(150, frame.width - tip.offsetWidth - 24)) + 'px';
          };
          const hideTip = () => { tip.hidden = true; };
          let pointed = null;
          sheet.addEventListener('pointermove', (event) => {
            const element = event.target.closest('.l');
            if (element === pointed) return;
            pointed = element;
            const block = element && element.closest('.block[data-m]');
            if (!block) { hideTip(); hover(null); return; }
            const member = members.get(Number(block.dataset.m));
            const file = rows.findIndex((list) => list.includes(element));
            showTip(member, rows[file].indexOf(element) + 1, element.getBoundingClientRect().top);
            hover(member.index);
          });
          sheet.addEventListener('pointerleave', () => { pointed = null; hideTip(); hover(null); });
          code.addEventListener('scroll', hideTip, { passive: true });
        """#

    private static let filters = #"""

          // What is shown: by role, by what is open, by reason, by what is searched.
          const off = new Set();
          let wanted = '', subject = null;
          const codes = new Map();
          data.members.forEach((member) => member.rests.forEach((rest) =>
            codes.set(rest.code, (codes.get(rest.code) || 0) + rest.lines.length)));
          [...codes.keys()].sort().forEach((word) => {
            get('reasons').append(make('option', word + ' (' + codes.get(word) + ')', { value: 'reason:' + word }));
          });
          const fits = (line) => {
            if (off.has(line.role)) return false;
            if (subject && !subject.has(line)) return false;
            if (!wanted) return true;
            const member = members.get(line.member);
            if (!member) return false;
            if (wanted === 'undecided') return member.isUndecided;
            if (wanted === 'low') return member.confidence === 'low' && !member.isPinned;
            if (wanted === 'stays') return line.wanted !== '';
            if (wanted === 'crosses') return line.element.dataset.x !== undefined;
            return member.rests.some((rest) => 'reason:' + rest.code === wanted && rest.lines.includes(line.line));
          };
          const isFiltered = () => off.size > 0 || wanted !== '' || subject !== null;
          const filter = () => {
            const seen = new Set();
            let count = 0;
            lines.forEach((line) => {
              line.isShown = fits(line);
              line.element.classList.toggle('dim', isFiltered() && !line.isShown);
              if (!line.isShown || line.member < 0) return;
              count += 1;
              seen.add(line.member);
            });
            all('#members li').forEach((item) => { item.hidden = !seen.has(Number(item.dataset.m)); });
            if (isFiltered()) say(amount(count, 'line') + ' of ' + amount(seen.size, 'member'));
          };
          all('#roles button').forEach((button) => button.addEventListener('click', () => {
            const role = button.dataset.role;
            if (off.has(role)) off.delete(role); else off.add(role);
            button.setAttribute('aria-pressed', String(!off.has(role)));
            filter();
          }));
          get('filter').addEventListener('change', () => { wanted = get('filter').value; filter(); step(1, true); });

          // Searching marks the lines and the members that have the text.
          let found = [];
          const find = () => {
            const text = search.value.trim().toLowerCase();
            found = text ? lines.filter((line) => line.element.textContent.toLowerCase().includes(text)) : [];
            const marked = new Set(found);
            lines.forEach((line) => line.element.classList.toggle('found', marked.has(line)));
            if (text) say(found.length + (found.length === 1 ? ' line' : ' lines') + ' found');
          };
          search.addEventListener('input', find);

          // From one place that is meant to the next: what was found, else what the filter shows.
          let place = -1;
          const stops = () => {
            if (found.length) return found;
            return lines.filter((line, index) => {
              const before = lines[index - 1];
              return line.isShown && line.member >= 0 && (!before || !before.isShown || before.member !== line.member);
            });
          };
          const step = (by, isFirst) => {
            const list = stops();
            if (!list.length) { say('Nothing to go to'); return; }
            place = isFirst ? 0 : (Math.min(place, list.length) + by + list.length) % list.length;
            const line = list[place];
            all('.l.here', sheet).forEach((element) => element.classList.remove('here'));
            line.element.classList.add('here');
            reveal(line.element, 'center');
            say((place + 1) + ' of ' + list.length + ': line ' + line.line);
          };
          get('next').addEventListener('click', () => step(1));
          get('previous').addEventListener('click', () => step(-1));

          // The picture beside it: a node shows its lines.
          const holds = (id) => (line) => {
            if (data.roles.includes(id)) return line.role === id && line.member >= 0;
            const member = members.get(line.member);
            if (member && member.kind === 'type' && member.id === id) return true;
            return data.crossings.some((one) =>
              one.from === line.member && one.line === line.line && one.protocols.includes(id));
          };
          const nodes = all('#stage g.node[data-id]');
          const show = (id) => {
            const list = id === null ? null : new Set(lines.filter(holds(id)));
            subject = list && list.size ? list : null;
            nodes.forEach((node) => {
              node.classList.toggle('pinned', subject !== null && node.dataset.id === id);
              node.setAttribute('aria-pressed', String(subject !== null && node.dataset.id === id));
            });
            filter();
            if (subject) step(1, true);
            else if (id !== null) say('No line of the source is of it');
          };
          nodes.forEach((node) => {
            node.setAttribute('tabindex', '0');
            node.setAttribute('role', 'button');
            const toggle = () => show(node.classList.contains('pinned') ? null : node.dataset.id);
            node.addEventListener('click', (event) => { event.preventDefault(); toggle(); });
            node.addEventListener('keydown', (event) => {
              if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); toggle(); }
            });
          });
          const picture = get('stage').querySelector('svg');
          let scale = 0;
          const zoom = (factor) => {
            if (!picture) return;
            const whole = picture.viewBox.baseVal.width, fitting = get('stage').clientWidth / whole;
            scale = factor ? Math.max(fitting, Math.min(2, (scale || fitting) * factor)) : 0;
            picture.style.width = scale ? whole * scale + 'px' : '100%';
          };
          get('larger').addEventListener('click', () => zoom(1.4));
          get('smaller').addEventListener('click', () => zoom(1 / 1.4));
        """#

    private static let keys = #"""

          // Keys: one stop for the code, arrows from member to member.
          sheet.addEventListener('focusin', (event) => {
            const block = event.target.closest('.block[data-m]');
            if (!block) return;
            const index = Number(block.dataset.m);
            all('.block[tabindex="0"]', sheet).forEach((other) => other.setAttribute('tabindex', '-1'));
            block.setAttribute('tabindex', '0');
            hover(index);
            if (block.matches(':focus-visible')) showTip(members.get(index), 0, block.getBoundingClientRect().top);
          });
          sheet.addEventListener('focusout', () => { hideTip(); hover(null); });
          sheet.addEventListener('click', (event) => {
            const block = event.target.closest('.block[data-m]');
            if (block && !String(window.getSelection())) choose(Number(block.dataset.m), false);
          });
          const move = (index, by) => {
            const next = order[Math.max(0, Math.min(order.length - 1, order.indexOf(index) + by))];
            const block = blocks.get(next);
            block.setAttribute('tabindex', '0');
            block.focus({ preventScroll: true });
            reveal(block, 'nearest');
            showTip(members.get(next), 0, block.getBoundingClientRect().top);
          };
          sheet.addEventListener('keydown', (event) => {
            const block = event.target.closest('.block[data-m]');
            if (!block || event.ctrlKey || event.metaKey || event.altKey) return;
            const index = Number(block.dataset.m);
            const steps = { ArrowDown: 1, ArrowUp: -1, Home: -order.length, End: order.length };
            if (steps[event.key]) { event.preventDefault(); move(index, steps[event.key]); }
            if (event.key === 'Enter') { event.preventDefault(); choose(index, true); }
          });
          search.addEventListener('keydown', (event) => {
            if (event.key === 'Enter') { event.preventDefault(); step(event.shiftKey ? -1 : 1); }
          });
          const clear = () => {
            off.clear();
            wanted = '';
            get('filter').value = '';
            search.value = '';
            all('#roles button').forEach((button) => button.setAttribute('aria-pressed', 'true'));
            find();
            show(null);
            all('.l.here', sheet).forEach((element) => element.classList.remove('here'));
            place = -1;
            say('Cleared');
          };
          document.addEventListener('keydown', (event) => {
            const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);
            if (event.key === 'Escape') { hideTip(); clear(); }
            if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.key === '/') { event.preventDefault(); search.focus(); }
            if (event.key === 'n') step(1);
            if (event.key === 'p') step(-1);
          });
          all('nav.files a').forEach((link) => link.addEventListener('click', (event) => {
            event.preventDefault();
            document.querySelector(link.getAttribute('href')).scrollIntoView();
          }));
          const first = blocks.get(order[0]);
          if (first) first.setAttribute('tabindex', '0');
          filter();
          refresh();
          drawMap();
        })();
        """#
}
