/// The report's behaviour, without any library.
enum ReportScript {
  static let javaScript = #"""
    'use strict';
    (() => {
    const data = JSON.parse(document.getElementById('data').textContent);
    const $ = id => document.getElementById(id);
    const make = (tag, props, ...children) => {
      const node = document.createElement(tag);
      for (const [key, value] of Object.entries(props || {})) {
        if (key in node) node[key] = value; else node.setAttribute(key, value);
      }
      node.append(...children);
      return node;
    };
    const statuses = ['failed', 'changed', 'missing', 'written', 'passed'];
    const views = [['side', 'Side by side'], ['slider', 'Slider'], ['onion', 'Onion skin'], ['blink', 'Blink'],
      ['difference', 'Difference']];
    const rowHeight = 54;
    const cases = data.cases;
    cases.forEach((c, i) => { c.order = i; });
    const state = {
      id: null, view: 'side', zoom: 0, slider: .5, onion: .5, blinking: true,
      status: new Set(statuses.filter(s => s !== 'passed' && cases.some(c => c.status === s))),
      text: '', flow: '', device: '', locale: '', appearance: '', sort: 'size',
    };
    if (!state.status.size) state.status = new Set(statuses);
    let shown = [];
    let timer = 0;

    // Filters

    function apply() {
      const words = state.text.toLowerCase().split(/\s+/).filter(Boolean);
      shown = cases.filter(c => state.status.has(c.status)
        && ['flow', 'device', 'locale', 'appearance'].every(k => !state[k] || c[k] === state[k])
        && words.every(w => c.id.toLowerCase().includes(w)));
      const byName = (a, b) => a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
      const rank = c => statuses.indexOf(c.status);
      if (state.sort === 'name') shown.sort(byName);
      if (state.sort === 'size') shown.sort((a, b) => rank(a) - rank(b) || b.ratio - a.ratio
        || b.layout.length - a.layout.length || a.order - b.order);
      $('count').textContent = shown.length + ' of ' + cases.length;
      $('rows').style.height = shown.length * rowHeight + 'px';
      if (!shown.some(c => c.id === state.id)) select(shown.length ? shown[0].id : null); else { rows(); }
    }

    function rows() {
      const list = $('list');
      const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 5);
      const last = Math.min(shown.length, Math.ceil((list.scrollTop + (list.clientHeight || 800)) / rowHeight) + 5);
      $('rows').replaceChildren(...shown.slice(first, last).map((c, i) => {
        const where = [c.device, c.appearance !== 'light' && c.appearance, c.locale, c.text_size !== 'L' && c.text_size]
          .filter(Boolean).join(' · ');
        const row = make('div', {className: 'row', role: 'option', title: c.id},
          make('i', {className: c.status}),
          make('div', {}, make('b', {textContent: c.step + (c.state ? ' – ' + c.state : '')}),
            make('small', {textContent: where + ' · ' + c.flow})),
          make('em', {textContent: c.pixels ? share(c.ratio) : c.layout.length ? 'layout' : ''}));
        row.setAttribute('aria-selected', c.id === state.id);
        row.style.top = (first + i) * rowHeight + 'px';
        row.onclick = () => select(c.id);
        return row;
      }));
    }

    const share = r => r === 0 ? '' : r < .0001 ? '< 0.01 %' : (r * 100).toFixed(r < .1 ? 2 : 0) + ' %';

    function filters() {
      $('summary').textContent = data.summary + (data.partial ? ' (a part of the plan)' : '');
      for (const other of data.provenance) {
        $('notes').append(make('div', {className: 'note'}, make('b', {textContent: 'Other libraries or fonts '}),
          other.words + ', than ' + other.count + ' golden' + (other.count === 1 ? ' was' : 's were') + ' drawn with'));
      }
      if (data.orphans.length) {
        const n = data.orphans.length;
        $('notes').append(make('details', {className: 'note'},
          make('summary', {textContent: n + ' golden' + (n === 1 ? '' : 's') + ' that no case asks for'}),
          ...data.orphans.map(o => make('code', {textContent: o}))));
      }
      for (const status of statuses) {
        const n = cases.filter(c => c.status === status).length;
        if (!n) continue;
        const chip = make('button', {textContent: n + ' ' + status});
        chip.dataset.status = status;
        chip.onclick = () => {
          if (state.status.has(status)) state.status.delete(status); else state.status.add(status);
          chips();
          apply();
        };
        $('statuses').append(chip);
      }
      chips();
      for (const key of ['flow', 'device', 'locale', 'appearance']) {
        const values = [...new Set(cases.map(c => c[key]))];
        const box = $(key);
        box.append(make('option', {value: '', textContent: {flow: 'All flows', device: 'All devices',
          locale: 'All locales', appearance: 'All appearances'}[key]}));
        box.append(...values.map(v => make('option', {value: v, textContent: v})));
        box.disabled = values.length < 2;
        box.onchange = () => { state[key] = box.value; apply(); };
      }
      $('search').oninput = () => { state.text = $('search').value; apply(); };
      $('sort').onchange = () => { state.sort = $('sort').value; apply(); };
      $('list').onscroll = rows;
      views.forEach(([id, label], i) => {
        const tab = make('button', {role: 'tab'}, label, make('kbd', {textContent: i + 1}));
        tab.dataset.view = id;
        tab.onclick = () => show(id);
        $('views').append(tab);
      });
      $('zoom').onclick = e => zoom(e.target.dataset.zoom);
      $('previous').onclick = () => step(-1);
      $('next').onclick = () => step(1);
    }

    function chips() {
      for (const chip of $('statuses').children) {
        chip.setAttribute('aria-pressed', state.status.has(chip.dataset.status));
      }
    }

    // One case

    const current = () => cases.find(c => c.id === state.id);

    function select(id) {
      state.id = id;
      const i = shown.findIndex(c => c.id === id);
      const list = $('list');
      if (i >= 0) {
        if (i * rowHeight < list.scrollTop) list.scrollTop = i * rowHeight;
        const end = (i + 1) * rowHeight - list.clientHeight;
        if (list.clientHeight && end > list.scrollTop) list.scrollTop = end;
      }
      rows();
      draw();
    }

    function step(by) {
      const i = shown.findIndex(c => c.id === state.id);
      const next = shown[Math.min(shown.length - 1, Math.max(0, i + by))];
      if (next) select(next.id);
    }

    function show(view) {
      state.view = view;
      draw();
    }

    const url = path => path.split('/').map(encodeURIComponent).join('/');

    // CSS pixels for a picture's pixels.
    function factor(c, columns) {
      if (state.zoom > 0) return state.zoom / c.scale;
      const stage = $('stage');
      const width = (stage.clientWidth - 40 - (columns - 1) * 24) / columns;
      const height = stage.clientHeight - 100;
      return Math.max(.05, Math.min(1 / c.scale * 1.5, width / c.size[0], height / c.size[1]));
    }

    function zoom(how) {
      const c = current();
      if (!c || !how) return;
      const levels = [.25, .5, .75, 1, 1.5, 2, 3, 4, 6];
      const now = state.zoom || factor(c, state.view === 'side' ? 2 : 1) * c.scale;
      if (how === 'fit') state.zoom = 0;
      if (how === 'in') state.zoom = levels.find(l => l > now + .01) || 6;
      if (how === 'out') state.zoom = [...levels].reverse().find(l => l < now - .01) || .25;
      draw();
    }

    // A picture in its own size; both of a pair begin top left, so sizes that differ show.
    function picture(c, file, f) {
      const img = make('img', {alt: '', decoding: 'async', draggable: false});
      img.onload = () => {
        img.style.width = img.naturalWidth * f + 'px';
        img.style.height = img.naturalHeight * f + 'px';
        const sheet = img.parentElement;
        if (sheet && img.naturalHeight * f > sheet.offsetHeight) sheet.style.height = img.naturalHeight * f + 'px';
        if (sheet && img.naturalWidth * f > sheet.offsetWidth) sheet.style.width = img.naturalWidth * f + 'px';
      };
      img.style.width = c.size[0] * f + 'px';
      img.src = url(file);
      return img;
    }

    function sheet(c, f, ...images) {
      const node = make('div', {className: 'sheet'}, ...images);
      node.style.width = c.size[0] * f + 'px';
      node.style.height = c.size[1] * f + 'px';
      for (const [x, y, w, h] of c.masks || []) {
        const mask = make('div', {className: 'mask', title: 'not compared'});
        Object.assign(mask.style, {left: x * f + 'px', top: y * f + 'px', width: w * f + 'px', height: h * f + 'px'});
        node.append(mask);
      }
      return node;
    }

    const figure = (label, node) => make('figure', {}, make('figcaption', {textContent: label}), node);
    const empty = text => make('p', {className: 'empty', textContent: text});

    function range(label, value, after, change) {
      const input = make('input', {type: 'range', min: 0, max: 100, value: value * 100});
      input.setAttribute('aria-label', label);
      input.oninput = () => change(input.value / 100);
      return make('label', {className: 'control'}, label, input, after || '');
    }

    const drawing = {
      side(c, stage) {
        const f = factor(c, 2);
        stage.append(make('div', {className: 'pair'},
          figure('Expected', sheet(c, f, picture(c, c.files.expected, f))),
          figure('Actual', sheet(c, f, picture(c, c.files.actual, f)))));
      },
      slider(c, stage) {
        const f = factor(c, 1);
        const expected = picture(c, c.files.expected, f);
        const handle = make('div', {className: 'handle'});
        const node = sheet(c, f, picture(c, c.files.actual, f), expected);
        node.append(handle);
        const place = () => {
          expected.style.clipPath = 'inset(0 calc(100% - ' + state.slider * node.offsetWidth + 'px) 0 0)';
          handle.style.left = state.slider * 100 + '%';
        };
        const move = e => {
          const box = node.getBoundingClientRect();
          state.slider = Math.min(1, Math.max(0, (e.clientX - box.left) / box.width));
          place();
        };
        node.onpointerdown = e => { node.setPointerCapture(e.pointerId); move(e); node.onpointermove = move; };
        node.onpointerup = () => { node.onpointermove = null; };
        stage.append(figure('Expected left, actual right', node));
        place();
      },
      onion(c, stage) {
        const f = factor(c, 1);
        const actual = picture(c, c.files.actual, f);
        actual.style.opacity = state.onion;
        stage.append(range('Expected', state.onion, 'Actual', v => { actual.style.opacity = state.onion = v; }),
          sheet(c, f, picture(c, c.files.expected, f), actual));
      },
      blink(c, stage) {
        const f = factor(c, 1);
        const actual = picture(c, c.files.actual, f);
        const label = make('figcaption', {textContent: 'Expected'});
        actual.style.visibility = 'hidden';
        stage.append(make('figure', {}, label, sheet(c, f, picture(c, c.files.expected, f), actual)));
        timer = setInterval(() => {
          if (!state.blinking) return;
          const hidden = actual.style.visibility === 'hidden';
          actual.style.visibility = hidden ? 'visible' : 'hidden';
          label.textContent = hidden ? 'Actual' : 'Expected';
        }, 600);
      },
      difference(c, stage) {
        const f = factor(c, 1);
        if (!c.files.diff) return stage.append(empty('The pictures are equal; only the layout changed.'));
        stage.append(figure('Differences, over the actual picture', sheet(c, f, picture(c, c.files.diff, f))));
      },
    };

    function draw() {
      clearInterval(timer);
      const c = current();
      const stage = $('stage');
      stage.replaceChildren();
      for (const tab of $('views').children) {
        tab.setAttribute('aria-selected', tab.dataset.view === state.view);
        tab.disabled = !c || !c.files.expected;
      }
      $('zoomlevel').textContent = state.zoom ? Math.round(state.zoom * 100) + ' %' : 'fit';
      $('badge').hidden = !c;
      $('details').hidden = !c;
      if (!c) {
        $('name').textContent = '';
        stage.append(empty(cases.length ? 'No case matches the filters.' : 'Nothing was checked.'));
        return link();
      }
      $('badge').className = 'badge ' + c.status;
      $('badge').textContent = c.status;
      $('name').textContent = c.id;
      document.body.dataset.view = state.view;
      if (c.files.expected && c.files.actual) drawing[state.view](c, stage);
      else if (c.files.actual) {
        const f = factor(c, 1);
        stage.append(figure('New: there is no golden yet', sheet(c, f, picture(c, c.files.actual, f))));
      } else stage.append(empty({passed: 'This screen equals its golden.', written: 'Its golden was written in this run.'}
        [c.status] || c.words[0] || ''));
      details(c);
      link();
    }

    function details(c) {
      const box = $('details');
      box.replaceChildren();
      const part = (title, ...nodes) => box.append(make('h3', {textContent: title}), ...nodes);
      const list = lines => make('ul', {}, ...lines.map(l => make('li', {textContent: l})));
      if (c.layout.length) part('Layout', list(c.layout));
      if (c.words.length && c.status !== 'passed') part('Pixels', list(c.words));
      if (c.provenance) part('Drawn with other libraries', list([c.provenance]));
      const facts = [['Flow', c.flow], ['Step', c.step], ['State', c.state], ['Device', c.device],
        ['Appearance', c.appearance], ['Locale', c.locale], ['Text size', c.text_size],
        ['Size', c.size[0] + ' × ' + c.size[1] + ' px'],
        ['Source', c.document ? c.document + (c.line ? ':' + c.line : '') : null]].filter(f => f[1]);
      part('Case', make('dl', {}, ...facts.flatMap(([k, v]) => [make('dt', {textContent: k}), make('dd', {textContent: v})])));
      if (c.status === 'changed' || c.status === 'missing') {
        part('Wanted?', make('pre', {textContent: 'flowproof approve ' + c.id}));
      }
      const files = [['Expected', c.files.expected], ['Actual', c.files.actual], ['Difference', c.files.diff],
        ['All three', c.files.triptych]].filter(f => f[1]);
      if (files.length) {
        part('Pictures', make('ul', {}, ...files.map(([k, v]) => make('li', {}, make('a', {href: url(v), textContent: k})))));
      }
    }

    // The address names the case and the view.

    function link() {
      const hash = state.id ? '#case=' + encodeURIComponent(state.id) + '&view=' + state.view : '#';
      if (location.hash !== hash) history.replaceState(null, '', hash);
    }

    function follow() {
      const wanted = new URLSearchParams(location.hash.slice(1));
      const id = wanted.get('case');
      const view = wanted.get('view');
      if (views.some(v => v[0] === view)) state.view = view;
      const c = cases.find(c => c.id === id);
      if (c) {
        // A link wins over the filters that would hide its case.
        state.status.add(c.status);
        for (const key of ['flow', 'device', 'locale', 'appearance']) $(key).value = state[key] = '';
        $('search').value = state.text = '';
        state.id = id;
        chips();
      }
      apply();
      if (c) select(id);
    }

    document.addEventListener('keydown', e => {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName || '')) {
        if (e.key === 'Escape') e.target.blur();
        if (e.target.type !== 'range' || !/^[1-5jk]$/.test(e.key)) return;
      }
      const view = views[Number(e.key) - 1];
      if (view) { const c = current(); if (c && c.files.expected) show(view[0]); }
      else if (e.key === 'j' || e.key === 'ArrowDown') step(1);
      else if (e.key === 'k' || e.key === 'ArrowUp') step(-1);
      else if (e.key === '+' || e.key === '=') zoom('in');
      else if (e.key === '-') zoom('out');
      else if (e.key === '0') zoom('fit');
      else if (e.key === ' ' && state.view === 'blink') state.blinking = !state.blinking;
      else if (e.key === '/') $('search').focus();
      else return;
      e.preventDefault();
    });
    addEventListener('hashchange', follow);
    addEventListener('resize', () => { rows(); if (!state.zoom) draw(); });
    filters();
    follow();
    })();
    """#
}
