extension Browser {
  /// What every probe begins with.
  static let tools = #"""
    const lines = [], $ = id => document.getElementById(id), svg = document.querySelector('#stage svg');
    const at = () => svg.style.transform, stage = $('stage');
    const ok = (name, holds) => lines.push((holds ? 'ok ' : 'FAIL ') + name);
    const key = k => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: k, bubbles: true }));
    const point = (target, type, x, y, id = 1) => target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: id, button: 0, clientX: x, clientY: y }));
    const tap = id => {
      point(stage, 'pointerdown', 300, 300); point(window, 'pointerup');
      svg.querySelector('#step-' + id + ' image').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    const choose = (id, value) => { $(id).value = value; $(id).dispatchEvent(new Event('change')); };
    const title = () => $('slide').querySelector('h2').textContent;
    const finish = () => {
      const result = document.createElement('pre');
      result.textContent = '[[' + lines.join('|') + ']]';
      document.body.replaceChildren(result);
    };
    """#

  /// Uses a page of fitness_coach with two states as a reviewer would.
  static let use = #"""
    setTimeout(() => {
      let before = at();
      point(stage, 'pointerdown', 300, 300); point(window, 'pointermove', 340, 310); point(window, 'pointerup');
      ok('drag moves', at() !== before);
      before = at(); key('+'); ok('+ zooms', at() !== before);
      before = at();
      stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
      ok('wheel zooms', at() !== before);
      before = at();
      point(stage, 'pointerdown', 300, 300); point(stage, 'pointerdown', 400, 300, 2);
      point(window, 'pointermove', 460, 300, 2); point(window, 'pointerup'); point(window, 'pointerup', 0, 0, 2);
      ok('two fingers zoom', at().split('scale')[1] !== before.split('scale')[1]);
      $('fit').click(); before = at(); $('in').click(); key('0'); ok('0 shows all', at() === before);
      tap('goal');
      ok('click opens', !$('panel').hidden && $('detail').textContent.includes('2. goal'));
      ok('address', location.hash === '#step-goal');
      ok('JSON', $('detail').textContent.includes('"type": "question"'));
      ok('picture', $('detail').querySelector('img').src.startsWith('data:image/webp'));
      key('ArrowRight'); ok('arrow key', !$('detail').textContent.startsWith('2. goal'));
      key('Escape'); ok('Esc closes', $('panel').hidden);
      const search = $('search');
      search.value = 'heat'; search.dispatchEvent(new Event('input', { bubbles: true }));
      ok('search finds', svg.querySelectorAll('.hit').length > 0);
      search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      ok('Enter opens', $('detail').textContent.includes('vitals'));
      search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      ok('search ends', !svg.querySelector('.hit,.dim'));
      key('Escape');
      choose('walk', '1');
      ok('a walk stands out', !!svg.querySelector('.dim')
        && [...svg.querySelectorAll('.walk')].every(w => (w.style.display === 'none') === (w.dataset.walk === '0')));
      $('present').click(); ok('present', !$('show').hidden);
      const seen = [];
      for (let i = 0; i < 30 && seen.at(-1) !== title(); i++) { seen.push(title()); key('ArrowRight'); }
      ok('present follows the walk', seen.includes('4. plan_muscle') && seen.at(-1) === 'finish');
      key('ArrowLeft'); ok('and goes back', title() !== 'finish');
      key('Escape'); ok('Esc leaves', $('show').hidden);
      location.hash = '#step-body';
      setTimeout(() => { ok('link opens', $('detail').textContent.includes('8. body')); finish(); }, 100);
    }, 200);
    """#

  /// Chooses devices, languages and appearances of language_learning.
  static let filters = #"""
    setTimeout(() => {
      const picture = () => svg.querySelector('#step-hello image').getAttribute('href');
      const options = id => [...$(id).options].map(o => o.value).join();
      ok('devices', options('device') === 'iphone-16,pixel-9');
      ok('languages', options('language') === 'en,de');
      ok('appearances', options('appearance') === 'light,dark');
      ok('no text sizes', $('textSize').hidden && !$('device').hidden);
      const seen = new Set([picture()]);
      choose('appearance', 'dark'); seen.add(picture());
      choose('device', 'pixel-9'); seen.add(picture());
      choose('language', 'de'); seen.add(picture());
      ok('each choice has a picture of its own', seen.size === 4);
      ok('all steps are drawn', [...svg.querySelectorAll('image')].every(i => i.getAttribute('href')));
      tap('hello');
      ok('the panel shows the choice', $('detail').querySelector('img').src === picture());
      const old = picture();
      choose('appearance', 'light');
      ok('and follows it', $('detail').querySelector('img').src === picture() && picture() !== old);
      key('p');
      ok('presenting shows it too', $('slide').querySelector('img').src === picture());
      choose('device', 'iphone-16');
      ok('and follows', $('slide').querySelector('img').src === picture());
      key('Escape'); key('Escape');
      choose('language', 'en');
      ok('back to the first', seen.has(picture()) && $('panel').hidden);
      finish();
    }, 200);
    """#

  /// Reads what changed in a copy of fitness_coach.
  static let against = #"""
    setTimeout(() => {
      ok('count', $('changes').textContent === 'Changes (1)');
      $('changes').click();
      ok('list', $('detail').textContent.includes('changedstep vitals'));
      $('detail').querySelector('button.change').click();
      ok('opens the step', $('detail').textContent.includes('9. vitals'));
      const img = () => $('detail').querySelector('.comparison img').src;
      const seen = [...$('detail').querySelectorAll('.segments button')].map(b => { b.click(); return img(); });
      ok('three pictures', new Set(seen).size === 3 && seen[2] === svg.querySelector('#step-vitals image').getAttribute('href'));
      ok('words', $('detail').textContent.includes('title reads “Warmth and water” instead of “Heat and water”'));
      ok('numbered', $('detail').querySelector('.mark').textContent === '1');
      finish();
    }, 200);
    """#

  /// A window 500 points wide that is opened at a step of meditation.
  static let phone = #"""
    setTimeout(() => {
      const inside = e => { const r = e.getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth + 0.5 && r.width > 20; };
      ok('narrow', innerWidth <= 700);
      ok('controls', [...document.querySelectorAll('header button, header input')].every(e => e.hidden || inside(e)));
      ok('nothing scrolls aside', document.documentElement.scrollWidth <= innerWidth);
      tap('mood');
      const panel = $('panel').getBoundingClientRect(), step = svg.querySelector('#step-mood image').getBoundingClientRect();
      ok('panel from below', panel.left === 0 && panel.right === innerWidth && panel.top > 150);
      ok('the step stays in sight', step.top < panel.top && step.bottom > 60 && step.left < innerWidth && step.right > 0);
      $('present').click();
      ok('presenting fits', inside($('slide').querySelector('img')) && !!$('slide').querySelector('.ways'));
      finish();
    }, 200);
    """#

  /// Pans and zooms for 120 frames and logs the median and the 95th part of a hundred of their times.
  static let pan = #"""
    setTimeout(() => {
      const stage = document.getElementById('stage'), times = [];
      let last = performance.now(), n = 0;
      const send = (type, x, y) => (type === 'pointerdown' ? stage : window).dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y }));
      stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -600, clientX: 500, clientY: 400, bubbles: true, cancelable: true }));
      send('pointerdown', 700, 450);
      const frame = now => {
        if (n > 10) times.push(now - last);
        last = now;
        if (n++ < 130) {
          send('pointermove', 700 - n * 5, 450 - n * 2);
          if (n % 30 === 0) stage.dispatchEvent(
            new WheelEvent('wheel', { deltaY: n % 60 ? -120 : 120, clientX: 500, clientY: 400, bubbles: true, cancelable: true }));
          requestAnimationFrame(frame);
        } else {
          times.sort((a, b) => a - b);
          const part = share => times[Math.floor(times.length * share)].toFixed(1);
          console.log('frames ' + part(0.5) + ' median, ' + part(0.95) + ' at the 95th percentile');
        }
      };
      requestAnimationFrame(frame);
    }, 1500);
    """#
}
