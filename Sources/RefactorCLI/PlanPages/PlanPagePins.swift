/// The part of the page's script that tries roles: what changes, and the lines of the plan file for them.
enum PlanPagePins {
    static let script = #"""

          // Roles that are tried in the page, of members and of statements.
          const pins = new Map(), parts = [];
          const quoted = (text) => '"' + text.replace(/[\\"]/g, '\\$&') + '"';
          const roleOf = (index) => pins.has(index) ? pins.get(index) : members.get(index).role;
          const roleChoice = (label, current, roles, first) => {
            const select = make('select', '', { 'aria-label': label });
            select.append(make('option', first, { value: '' }));
            roles.forEach((role) => select.append(make('option', role, { value: role })));
            select.value = current;
            return select;
          };
          const wishes = (member) => {
            const box = make('div', '', { class: 'wish' });
            const select = roleChoice('Role', pins.get(member.index) || '', data.roles, 'as planned: ' + member.role);
            select.id = 'role';
            select.addEventListener('change', () => {
              if (select.value) pins.set(member.index, select.value); else pins.delete(member.index);
              refresh();
              effect.textContent = effectOf(member);
            });
            const label = make('label', 'Try a role ');
            const effect = make('p', effectOf(member), { class: 'effect', id: 'effect' });
            label.append(select);
            box.append(label, effect);
            if (member.isAnchored) {
              box.append(make('p', 'Whatever is pinned, it stays in the view.'));
            }
            if (member.statements.length) box.append(partWish(member));
            return [box];
          };
          const partWish = (member) => {
            const form = make('form', '', { class: 'part' });
            const number = (id, label) => {
              const input = make('input', '', { type: 'number', id, 'aria-label': label, min: String(member.line),
                max: String(member.endLine) });
              return input;
            };
            const from = number('from', 'First line'), to = number('to', 'Last line');
            const whole = member.statements[0];
            from.value = String(whole[0]);
            to.value = String(whole[1]);
            const role = roleChoice('Role of the statements', 'presenter',
              data.roles.filter((one) => !['entity', 'service'].includes(one)), 'role');
            role.id = 'part-role';
            const note = make('p', '', { class: 'effect', id: 'part-effect' });
            form.append('Statements on lines ', from, ' to ', to, ' go to the ', role, ' ',
              make('button', 'Add', { type: 'submit' }), note);
            form.addEventListener('submit', (event) => {
              event.preventDefault();
              const inner = member.statements.filter((one) => Number(from.value) <= one[0] && one[1] <= Number(to.value));
              if (!inner.length || !role.value) {
                note.textContent = role.value ? 'No whole statement stands on these lines.' : 'Choose a role.';
                return;
              }
              const first = Math.min(...inner.map((one) => one[0])), last = Math.max(...inner.map((one) => one[1]));
              const same = parts.findIndex((one) => one.member === member && one.first <= last && first <= one.last);
              if (same >= 0) parts.splice(same, 1);
              parts.push({ member, first, last, starts: inner[0][2], role: role.value });
              parts.sort((left, right) => left.first - right.first);
              note.textContent = spelled(first, last) + ': ' + role.value;
              refresh();
            });
            return form;
          };

          // What a role changes, as far as the uses of names tell; what is legal the plan says.
          const names = (set) => {
            const list = [...set].map((index) => members.get(index).id);
            return list.slice(0, 4).join(', ') + (list.length > 4 ? ' and ' + (list.length - 4) + ' more' : '');
          };
          const effectOf = (member) => {
            const old = member.role, now = roleOf(member.index);
            if (old === now) return '';
            const others = new Set(member.uses);
            data.members.forEach((one) => { if (one.uses.includes(member.index)) others.add(one.index); });
            const more = new Set(), less = new Set();
            others.forEach((index) => {
              const role = roleOf(index);
              if (role !== now && role === old) more.add(index);
              if (role === now && role !== old) less.add(index);
            });
            const count = lines.filter((line) => line.member === member.index && line.from === old).length;
            const verb = (count, word) => count === 1 ? word + 's' : word;
            return amount(count, 'line') + ' would go from the ' + old + ' to the ' + now + '. '
              + (more.size ? 'Uses would cross between it and ' + names(more) + '. ' : '')
              + (less.size ? 'Uses of and by ' + names(less) + ' would cross no more. ' : '')
              + 'Whether it may go, the command below tells.';
          };

          // The lines for the plan file, as the program writes them.
          const entry = (member) => member.entry.filter((line) => !/^    (leans|pinned|stays): /.test(line)).flatMap((line) => {
            const role = pins.get(member.index);
            if (line.startsWith('    role: ')) return ['    role: ' + role];
            const isProposed = member.entry.includes('    proposed: ' + role);
            if (!line.startsWith('    confidence: ')) return [line];
            return [member.isAnchored ? line : '    confidence: high'].concat(isProposed ? ['    pinned: true'] : []);
          });
          const planLines = () => {
            const texts = [];
            if (pins.size) texts.push('members:', ...order.filter((index) => pins.has(index))
              .flatMap((index) => entry(members.get(index))));
            if (parts.length) {
              texts.push("# Statements that you want in a role. 'stays' says why some are not there.", 'parts:');
              parts.forEach((part) => texts.push('  - member: ' + quoted(part.member.id),
                '    lines: ' + part.first + '-' + part.last, '    starts: ' + quoted(part.starts),
                '    role: ' + part.role));
            }
            return texts.length ? texts.join('\n') + '\n' : '';
          };
          const word = (text) => /^[\p{L}\p{N}_\-.\/+,:=@%]+$/u.test(text) ? text : "'" + text.split("'").join("'\\''") + "'";
          const command = () => [data.command]
            .concat([...pins].map(([index, role]) => '--set ' + word(members.get(index).id + '=' + role)))
            .concat(parts.map((part) => '--set ' + word(part.member.id + ':' + part.first + '-' + part.last + '=' + part.role)))
            .join(' ');
          const refresh = () => {
            lines.forEach((line) => {
              const member = members.get(line.member);
              if (line.from === undefined) line.from = line.role;
              const part = member && parts.find((one) => one.member === member && one.first <= line.line && line.line <= one.last);
              const isOwn = member && line.from === member.role;
              line.role = part ? part.role : isOwn && pins.has(line.member) ? pins.get(line.member) : line.from;
              if (line.role === line.element.dataset.r) return;
              if (line.role === 'view' && !line.element.dataset.r) return;
              if (line.role === 'view') delete line.element.dataset.r; else line.element.dataset.r = line.role;
            });
            const counts = new Map();
            lines.forEach((line) => { if (line.member >= 0) counts.set(line.role, (counts.get(line.role) || 0) + 1); });
            all('#roles button').forEach((button) => {
              button.querySelector('i').textContent = String(counts.get(button.dataset.role) || 0);
            });
            const total = pins.size + parts.length;
            get('pin-tab').textContent = total ? 'Pins (' + total + ')' : 'Pins';
            get('yaml').value = planLines();
            get('command').value = total ? command() : '';
            get('wished').replaceChildren(...[...pins].map(([index, role]) => {
              const item = make('li');
              const remove = make('button', 'Remove', { type: 'button' });
              remove.addEventListener('click', () => { pins.delete(index); refresh(); });
              item.append(badge(role), ' ', link(members.get(index), members.get(index).line, members.get(index).id), ' ',
                remove, make('p', effectOf(members.get(index)), { class: 'effect' }));
              return item;
            }), ...parts.map((part) => {
              const item = make('li');
              const remove = make('button', 'Remove', { type: 'button' });
              remove.addEventListener('click', () => { parts.splice(parts.indexOf(part), 1); refresh(); });
              item.append(badge(part.role), ' ', link(part.member, part.first, part.member.id), ', '
                + spelled(part.first, part.last) + ' ', remove);
              return item;
            }));
            get('no-pins').hidden = total > 0;
            get('has-pins').hidden = total === 0;
            drawMap();
          };
          all('button[data-copies]').forEach((button) => button.addEventListener('click', async () => {
            const field = get(button.dataset.copies);
            field.select();
            let isDone = false;
            try { await navigator.clipboard.writeText(field.value); isDone = true; } catch { isDone = document.execCommand('copy'); }
            say(isDone ? 'Copied' : 'Press the keys for copying: the text is selected');
          }));
        """#
}
