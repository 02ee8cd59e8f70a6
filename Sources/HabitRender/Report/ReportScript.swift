/// The script of a report: a filter, and tooltips that the keyboard reaches.
///
/// The page can be read without it.
enum ReportScript {
  static let source: StaticString = #"""
    (() => {
      'use strict';
      const tip = document.getElementById('tip');
      const dayLength = 864e5;

      // The days of a heatmap by their number, read when it is first touched: a page may hold thousands.
      const read = (heat) => {
        if (heat.days) return heat.days;
        heat.days = new Map();
        for (const use of heat.querySelectorAll('use')) {
          const title = use.querySelector('title');
          const date = title && /^\d{4}-\d\d-\d\d(?=: )/.exec(title.textContent);
          if (!date) continue;
          const x = Number(use.getAttribute('x')), y = Number(use.getAttribute('y'));
          const number = Date.parse(date[0]) / dayLength;
          heat.days.set(number, {number, use, x, y, text: title.textContent});
          title.remove();  // Else the browser shows it too.
        }
        const numbers = [...heat.days.keys()];
        heat.first = Math.min(...numbers);
        heat.last = Math.max(...numbers);
        heat.current = heat.last;
        return heat.days;
      };

      const show = (day) => {
        const box = day.use.getBoundingClientRect();
        tip.textContent = day.text;
        const {offsetWidth: width, offsetHeight: height} = tip;
        const left = Math.min(Math.max(box.left + box.width / 2 - width / 2, 4), innerWidth - width - 4);
        const above = box.top - height - 8;
        tip.style.transform = `translate(${left}px, ${above < 4 ? box.bottom + 8 : above}px)`;
      };
      const hide = () => { tip.textContent = ''; };

      const mark = (heat) => {
        const day = heat.days.get(heat.current);
        if (!day) return;
        const svg = heat.querySelector('svg');
        if (!heat.cursor) {
          heat.cursor = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
          for (const [name, value] of [['class', 'cursor'], ['width', 15], ['height', 15], ['rx', 4]]) {
            heat.cursor.setAttribute(name, value);
          }
        }
        heat.cursor.setAttribute('x', day.x - 2);
        heat.cursor.setAttribute('y', day.y - 2);
        svg.append(heat.cursor);
        heat.cursor.scrollIntoView({block: 'nearest', inline: 'nearest'});
        show(day);
      };
      const unmark = (heat) => {
        heat.cursor?.remove();
        hide();
      };

      const steps = {ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1};
      const press = (heat, event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        read(heat);
        if (event.key === 'Escape') return unmark(heat);
        const target = event.key === 'Home' ? heat.first : event.key === 'End' ? heat.last
          : heat.current + (steps[event.key] ?? NaN);
        if (Number.isNaN(target)) return;
        event.preventDefault();
        if (heat.days.has(target)) heat.current = target;
        mark(heat);
      };

      // By coordinates, since a day that is not due is but a dot.
      const dayAt = (heat, event) => {
        const svg = heat.querySelector('svg'), box = svg.getBoundingClientRect();
        const scale = svg.viewBox.baseVal.width / box.width;
        const x = (event.clientX - box.left) * scale, y = (event.clientY - box.top) * scale;
        for (const day of read(heat).values()) {
          if (x >= day.x - 1.5 && x < day.x + 12.5 && y >= day.y - 1.5 && y < day.y + 12.5) return day;
        }
      };

      for (const heat of document.querySelectorAll('.heat')) {
        heat.setAttribute('role', 'application');
        heat.setAttribute('aria-describedby', 'keys');
        heat.addEventListener('focus', () => { read(heat); mark(heat); });
        heat.addEventListener('blur', () => unmark(heat));
        heat.addEventListener('keydown', (event) => press(heat, event));
        heat.addEventListener('pointermove', (event) => {
          const day = dayAt(heat, event);
          if (day) show(day); else hide();
        });
        // Before the focus comes, which shows the current day.
        heat.addEventListener('pointerdown', (event) => {
          const day = dayAt(heat, event);
          if (day) heat.current = day.number;
          if (day && document.activeElement === heat) mark(heat);
        });
        heat.addEventListener('pointerleave', () => { if (document.activeElement !== heat) hide(); });
        heat.addEventListener('scroll', () => { if (document.activeElement !== heat) hide(); });
      }

      const find = document.querySelector('.find');
      if (!find) return;
      const plain = (text) => text.normalize('NFKC').toLocaleLowerCase();
      const habits = [...document.querySelectorAll('[data-habit]')].map((element) => (
        {element, name: plain(element.dataset.habit)}));
      const status = find.querySelector('[role=status]');
      const all = document.querySelectorAll('section[data-habit]').length;
      find.hidden = false;
      find.querySelector('input').addEventListener('input', (event) => {
        const wanted = plain(event.target.value.trim());
        for (const {element, name} of habits) element.hidden = !name.includes(wanted);
        const shown = document.querySelectorAll('section[data-habit]:not([hidden])').length;
        status.textContent = wanted ? `${shown} / ${all}` : '';
      });
    })();

    """#
}
