/// What the page of a storyboard does. Plain JavaScript, so that the file needs nothing else.
enum StoryPageScript {
  static let text = #"""
    'use strict';
    (() => {
    const data = JSON.parse(document.getElementById('data').textContent);
    const $ = id => document.getElementById(id);
    const stage = $('stage'), svg = stage.querySelector('svg'), panel = $('panel'), show = $('show');
    const width = svg.viewBox.baseVal.width, height = svg.viewBox.baseVal.height;
    const groups = [...svg.querySelectorAll('.node')];
    const groupOf = i => groups.find(g => +g.dataset.node === i);
    let view = { x: 0, y: 0, k: 1 }, chosen = null, shown = null, trail = [], variant = 0;

    const pictureOf = n => n.pictures && data.pictures[n.pictures[variant] ?? n.pictures[0]];
    const titleOf = n => n.titles && n.titles[variant] || n.title;
    function hang() {
      groups.forEach(g => g.querySelector('image')?.setAttribute('href', pictureOf(data.nodes[g.dataset.node]) || ''));
    }

    const paint = () => { svg.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.k})`; };
    const room = () => stage.getBoundingClientRect();
    function fit() {
      const r = room(), k = Math.min(r.width / width, r.height / height, 2);
      view = { k, x: (r.width - width * k) / 2, y: (r.height - height * k) / 2 };
      paint();
    }
    function zoom(factor, x, y) {
      const r = room();
      x = x ?? r.width / 2; y = y ?? r.height / 2;
      const k = Math.min(6, Math.max(0.03, view.k * factor)), f = k / view.k;
      view = { k, x: x - (x - view.x) * f, y: y - (y - view.y) * f };
      paint();
    }
    function centre(i) {
      const group = groupOf(i);
      if (!group) return;
      const b = group.getBBox(), r = room();
      const phone = innerWidth <= 700;
      const free = { w: r.width - (panel.hidden || phone ? 0 : panel.offsetWidth),
        h: panel.hidden || !phone ? r.height : Math.max(120, panel.offsetTop - stage.offsetTop) };
      const k = Math.min(2, Math.max(view.k, Math.min(free.w / b.width, free.h / b.height) * 0.6));
      view = { k, x: free.w / 2 - (b.x + b.width / 2) * k, y: free.h / 2 - (b.y + b.height / 2) * k };
      paint();
    }

    const fingers = new Map();
    let moved = 0, pinch = 0;
    const place = e => { const r = room(); return { x: e.clientX - r.left, y: e.clientY - r.top }; };
    stage.addEventListener('pointerdown', e => {
      if (e.button > 0) return;
      fingers.set(e.pointerId, place(e));
      if (fingers.size === 1) moved = 0;
      if (fingers.size === 2) { const [a, b] = [...fingers.values()]; pinch = Math.hypot(a.x - b.x, a.y - b.y); }
    });
    addEventListener('pointermove', e => {
      const last = fingers.get(e.pointerId);
      if (!last) return;
      const now = place(e);
      fingers.set(e.pointerId, now);
      moved += Math.abs(now.x - last.x) + Math.abs(now.y - last.y);
      if (fingers.size === 1) {
        if (moved > 4) stage.classList.add('drags');
        view.x += now.x - last.x; view.y += now.y - last.y;
        paint();
      } else {
        const [a, b] = [...fingers.values()], d = Math.hypot(a.x - b.x, a.y - b.y);
        if (pinch > 0 && d > 0) zoom(d / pinch, (a.x + b.x) / 2, (a.y + b.y) / 2);
        pinch = d;
      }
    });
    const lift = e => { fingers.delete(e.pointerId); if (!fingers.size) stage.classList.remove('drags'); };
    addEventListener('pointerup', lift);
    addEventListener('pointercancel', lift);
    stage.addEventListener('click', e => {
      if (moved > 4) return;
      const group = e.target.closest('.node');
      if (group) choose(+group.dataset.node); else close();
    });
    stage.addEventListener('wheel', e => {
      e.preventDefault();
      const at = place(e);
      if (e.ctrlKey || e.metaKey || !e.deltaX && Math.abs(e.deltaY) >= 50) zoom(Math.exp(-e.deltaY * 0.002), at.x, at.y);
      else { view.x -= e.deltaX; view.y -= e.deltaY; paint(); }
    }, { passive: false });
    stage.addEventListener('dblclick', e => { const at = place(e); zoom(1.8, at.x, at.y); });

    function make(tag, text, name) {
      const e = document.createElement(tag);
      if (text !== undefined) e.textContent = text;
      if (name) e.className = name;
      return e;
    }
    const heading = n => (n.number ? n.number + '. ' : '') + n.id;
    function image(source, text) {
      const img = make('img');
      img.src = source;
      img.alt = text;
      return img;
    }
    const picture = i => {
      const n = data.nodes[i], source = pictureOf(n);
      return source ? image(source, titleOf(n) || n.id) : null;
    };
    function comparison(i) {
      const n = data.nodes[i], box = make('div', undefined, 'comparison'), bar = make('div', undefined, 'segments');
      const views = [['Before', data.pictures[n.difference.before]], ['Difference', data.pictures[n.difference.picture]],
        ['After', pictureOf({ pictures: [n.pictures[0]] })]];
      const img = image(views[1][1], n.id);
      views.forEach(([name, source]) => {
        const b = make('button', name);
        b.onclick = () => {
          img.src = source;
          [...bar.children].forEach(c => c.setAttribute('aria-pressed', c === b));
        };
        bar.append(b);
      });
      bar.children[1].click();
      box.append(bar, img, make('h3', n.difference.amount));
      n.difference.details.forEach(d => {
        const line = make('p', undefined, 'detail');
        line.append(make('b', d.number ?? '•', d.number ? 'mark' : ''), d.words);
        box.append(line);
      });
      return box;
    }
    function changes() {
      const box = $('detail');
      close();
      box.replaceChildren(make('h2', 'What changed'));
      data.changes.forEach(c => {
        const line = make(c.node === null ? 'p' : 'button', undefined, 'change');
        line.append(make('span', c.change, 'tag ' + c.change), c.words);
        if (c.node !== null) line.onclick = () => choose(c.node);
        box.append(line);
      });
      panel.hidden = false;
      panel.scrollTop = 0;
    }
    function ways(i, go) {
      const list = make('div', undefined, 'ways');
      data.edges.filter(e => e.from === i).forEach(e => {
        const b = make('button', heading(data.nodes[e.to]));
        b.prepend(make('small', e.labels.join('\n') || 'next'));
        b.onclick = () => go(e.to);
        list.append(b);
      });
      return list;
    }

    function choose(i, keepView) {
      const n = data.nodes[i];
      if (!n) return;
      groups.forEach(g => g.classList.toggle('chosen', +g.dataset.node === i));
      chosen = i;
      const box = $('detail');
      box.replaceChildren(make('h2', heading(n)));
      box.append(make('p', [n.kind === 'step' ? '' : n.kind, n.type, n.change].filter(Boolean).join(' · '), 'type'));
      if (titleOf(n)) box.append(make('p', titleOf(n), 'title'));
      if (n.unreachable) box.append(make('p', 'No way leads here.', 'fault'));
      if (n.deadEnd) box.append(make('p', 'From here no end can be reached.', 'fault'));
      if (n.kind === 'missing') box.append(make('p', 'There is no such step.', 'fault'));
      const img = n.difference ? comparison(i) : picture(i);
      if (img) box.append(img);
      const on = ways(i, choose);
      if (on.children.length) box.append(make('h3', 'Leads to'), on);
      if (n.findings && n.findings.length) {
        box.append(make('h3', 'Findings'));
        n.findings.forEach(f => box.append(make('pre', f, 'finding')));
      }
      if (n.source) box.append(make('h3', 'JSON'), make('pre', JSON.stringify(n.source, null, 2)));
      panel.hidden = false;
      panel.scrollTop = 0;
      history.replaceState(null, '', '#step-' + encodeURIComponent(n.id));
      if (!keepView) centre(i);
    }
    function close() {
      panel.hidden = true;
      groups.forEach(g => g.classList.remove('chosen'));
      chosen = null;
      history.replaceState(null, '', location.pathname + location.search);
    }

    function present(i) {
      const n = data.nodes[i];
      if (!n) return;
      shown = i;
      show.hidden = false;
      const side = make('div', undefined, 'side');
      side.append(make('h2', heading(n)), make('p', titleOf(n) || n.type, 'type'));
      const on = ways(i, forward);
      if (on.children.length) side.append(on); else side.append(make('p', 'The flow ends here.'));
      $('slide').replaceChildren(picture(i) || make('div', n.kind === 'end' ? 'End' : n.id, 'card'), side);
    }
    function forward(i) { trail.push(shown); present(i); }
    function onward() {
      const edges = data.edges.filter(e => e.from === shown && e.style !== 'missing');
      const walk = data.walks[$('walk').value];
      const at = walk ? walk.nodes.indexOf(data.nodes[shown].id) : -1;
      const next = at >= 0 ? edges.find(e => data.nodes[e.to].id === walk.nodes[at + 1]) : undefined;
      const edge = next || edges.find(e => e.style === 'plain') || edges[0];
      if (edge) forward(edge.to);
    }
    function leave() { show.hidden = true; const i = shown; shown = null; trail = []; if (i !== null) choose(i); }
    const begin = () => { trail = []; present(chosen ?? data.start ?? 0); };

    function step(direction) {
      if (chosen === null) { if (data.start !== null) choose(data.start); return; }
      const edge = direction > 0
        ? data.edges.find(e => e.from === chosen && e.style === 'plain') || data.edges.find(e => e.from === chosen)
        : data.edges.find(e => e.to === chosen);
      if (edge) choose(direction > 0 ? edge.to : edge.from);
    }
    function find(words) {
      const query = words.trim().toLowerCase();
      const hits = [];
      data.nodes.forEach((n, i) => {
        const group = groupOf(i);
        if (!group) return;
        const hit = query && [n.id, n.title, n.type, n.words].join('\n').toLowerCase().includes(query);
        group.classList.toggle('hit', !!hit);
        group.classList.toggle('dim', !!query && !hit);
        if (hit) hits.push(i);
      });
      svg.querySelectorAll('.edge').forEach(g => g.classList.toggle('dim', !!query));
      return hits;
    }
    let turn = 0;
    $('search').addEventListener('input', e => { turn = 0; const hits = find(e.target.value); if (hits.length) centre(hits[0]); });
    $('search').addEventListener('keydown', e => {
      if (e.key === 'Enter') {
        const hits = find(e.target.value);
        if (hits.length) choose(hits[turn++ % hits.length]);
      } else if (e.key === 'Escape') { e.target.value = ''; find(''); stage.focus(); }
      e.stopPropagation();
    });
    const walks = $('walk');
    data.walks.forEach((w, i) => { const o = make('option', w.name); o.value = i; walks.append(o); });
    walks.hidden = !data.walks.length;
    walks.addEventListener('change', () => {
      const walk = data.walks[walks.value];
      svg.querySelectorAll('.walk').forEach(g =>
        g.style.display = walk && data.walks[walks.value].number !== +g.dataset.walk ? 'none' : '');
      const pairs = new Set();
      if (walk) walk.nodes.forEach((id, i) => pairs.add(id + '\n' + walk.nodes[i + 1]));
      groups.forEach(g => g.classList.toggle('dim', !!walk && !walk.nodes.includes(data.nodes[g.dataset.node].id)));
      svg.querySelectorAll('.edge').forEach(g => g.classList.toggle('dim',
        !!walk && !pairs.has(data.nodes[g.dataset.from].id + '\n' + data.nodes[g.dataset.to].id)));
    });

    const keys = ['device', 'language', 'appearance', 'textSize'];
    keys.forEach(key => {
      const values = [...new Set(data.variants.map(v => v[key]))], select = $(key);
      values.forEach(value => { const o = make('option', value); o.value = value; select.append(o); });
      select.hidden = values.length < 2;
      select.addEventListener('change', () => {
        const found = data.variants.findIndex(v => keys.every(k => v[k] === $(k).value));
        if (found < 0) return;
        variant = found;
        hang();
        if (!show.hidden) present(shown);
        if (chosen !== null) { const at = panel.scrollTop; choose(chosen, true); panel.scrollTop = at; }
      });
    });
    $('changes').hidden = !data.changes.length;
    $('changes').textContent = `Changes (${data.changes.length})`;
    $('changes').onclick = changes;

    $('in').onclick = () => zoom(1.3);
    $('out').onclick = () => zoom(1 / 1.3);
    $('fit').onclick = fit;
    $('present').onclick = begin;
    panel.querySelector('.close').onclick = close;
    show.querySelector('.close').onclick = leave;
    addEventListener('keydown', e => {
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName) || e.metaKey || e.ctrlKey || e.altKey) return;
      if (!show.hidden) {
        if (e.key === 'Escape') leave();
        else if (e.key === 'ArrowRight' || e.key === ' ') onward();
        else if (e.key === 'ArrowLeft') { if (trail.length) present(trail.pop()); }
        else if (/^[1-9]$/.test(e.key)) show.querySelectorAll('.ways button')[e.key - 1]?.click();
        else return;
        e.preventDefault();
        return;
      }
      const actions = { '+': () => zoom(1.3), '=': () => zoom(1.3), '-': () => zoom(1 / 1.3), '0': fit, f: fit, p: begin,
        '/': () => $('search').focus(), Escape: close, ArrowRight: () => step(1), ArrowLeft: () => step(-1) };
      if (actions[e.key]) { actions[e.key](); e.preventDefault(); }
    });
    function follow() {
      let id = '';
      try { id = decodeURIComponent(location.hash.replace(/^#step-/, '')); } catch { return; }
      const i = data.nodes.findIndex(n => n.id === id);
      if (location.hash.startsWith('#step-') && i >= 0) choose(i);
    }
    addEventListener('hashchange', follow);
    addEventListener('resize', () => { if (chosen === null) fit(); });
    hang();
    fit();
    follow();
    })();
    """#
}
