/// The part of the page's script that shows one member: its arguments, its code before and after.
enum PlanPageDetails {
    static let script = #"""

          // Tabs.
          const tabs = all('[role=tab]');
          const open = (name) => tabs.forEach((tab) => {
            const isOpen = tab.getAttribute('aria-controls') === name;
            tab.setAttribute('aria-selected', String(isOpen));
            tab.setAttribute('tabindex', isOpen ? '0' : '-1');
            get(tab.getAttribute('aria-controls')).hidden = !isOpen;
          });
          tabs.forEach((tab, index) => {
            tab.addEventListener('click', () => open(tab.getAttribute('aria-controls')));
            tab.addEventListener('keydown', (event) => {
              const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
              if (!by) return;
              const next = tabs[(index + by + tabs.length) % tabs.length];
              open(next.getAttribute('aria-controls'));
              next.focus();
            });
          });

          // One member.
          const badge = (role) => make('span', role, { class: 'badge r-' + role });
          const link = (member, line, text) => {
            const button = make('button', text, { type: 'button', class: 'link' });
            button.addEventListener('click', () => {
              const row = at(member.file, line);
              choose(member.index, false);
              if (row) reveal(row.element, 'center');
            });
            return button;
          };
          const list = (title, items) => {
            if (!items.length) return [];
            const element = make('ul');
            items.forEach((parts) => { const item = make('li'); item.append(...parts); element.append(item); });
            return [make('h3', title), element];
          };
          const evidence = (argument) => [
            make('b', (argument.weight > 0 ? '+' : '') + argument.weight + ' '), badge(argument.role),
            ' it ' + argument.reason + ', line ' + argument.line,
          ];
          const ways = (index) => {
            const out = data.crossings.filter((one) => one.from === index);
            const into = data.crossings.filter((one) => one.to === index && one.from !== index);
            const place = (one) => one.to !== undefined && one.to !== null
              ? link(members.get(one.to), one.toLine, one.name) : make('span', one.name);
            return list('Crosses to', out.map((one) => [badge(one.role), ' ', place(one), ', line ' + one.line]))
              .concat(list('Is reached from', into.map((one) => {
                const user = members.get(one.from);
                return [badge(user.role), ' ', link(user, one.line, user.id), ', line ' + one.line];
              })));
          };
          const dedented = (text) => {
            const rows = text.split('\n');
            const blanks = rows.filter((row) => row.trim()).map((row) => row.match(/^[ \t]*/)[0].length);
            const least = Math.min(...blanks);
            return rows.map((row) => row.slice(Math.min(least, row.match(/^[ \t]*/)[0].length))).join('\n');
          };
          const before = (member) => {
            const pre = make('pre', '', { tabindex: '0', 'aria-label': 'Before' });
            const mine = lines.slice(starts[member.file] + member.line - 1, starts[member.file] + member.endLine);
            const texts = dedented(mine.map((line) => line.element.textContent).join('\n')).split('\n');
            mine.forEach((line, index) => pre.append(make('span', texts[index] + '\n', { class: 'r-' + line.role })));
            return pre;
          };
          const change = (member) => {
            if (!member.after.length) return [make('h3', 'Before and after'), make('p', 'It stays as it is.'), before(member)];
            const row = make('div', '', { class: 'both' });
            const left = make('div'), right = make('div');
            left.append(make('h3', 'Before'), before(member));
            right.append(make('h3', 'After'));
            member.after.forEach((one) => {
              const head = make('p', ' ' + one.file, { class: 'kind' });
              if (one.role) head.prepend(badge(one.role));
              const pre = make('pre', dedented(one.text), { class: one.role ? 'r-' + one.role : '', tabindex: '0' });
              right.append(head, pre);
            });
            row.append(left, right);
            return [row];
          };
          const choose = (index, isByKey) => {
            const member = members.get(index);
            chosen = index;
            blocks.forEach((block, key) => block.classList.toggle('chosen', key === index));
            all('#members li').forEach((item) => item.classList.toggle('chosen', Number(item.dataset.m) === index));
            const panel = get('member');
            const kind = data.files[member.file] + ':' + member.line + '–' + member.endLine + ' · ' + member.kind;
            const head = make('p', '', { class: 'kind' });
            head.append(badge(member.role), ' ' + kind);
            panel.replaceChildren(make('h2', member.id, { tabindex: '-1' }), head,
              ...describe(member, 0).map(([title, text]) => {
                const row = make('p', text);
                if (title) row.prepend(make('b', title + ' '));
                return row;
              }),
              ...(member.change ? [make('p', member.change)] : []), ...wishes(member),
              ...list('Parts', member.parts.map((part) => [
                badge(part.role), ' ' + spelled(part.line, part.endLine) + ': it ' + part.reason
                  + (part.fate ? '; ' + part.fate : '')])),
              ...list('Stays, though wanted', member.rests.map((rest) => [
                badge(rest.role), ' ' + spelled(rest.lines[0], rest.lines[rest.lines.length - 1]) + ' '
                  + rest.sentence + ' (' + rest.code + ')'])),
              ...change(member), ...ways(index), ...list('Evidence', member.evidence.map(evidence)));
            open('member');
            draw();
            if (isByKey) panel.querySelector('h2').focus();
            say(member.id + ' chosen');
          };
          get('members').addEventListener('click', (event) => {
            const item = event.target.closest('li[data-m]');
            if (!item) return;
            const index = Number(item.dataset.m);
            choose(index, true);
            reveal(blocks.get(index), 'center');
          });
        """#
}
