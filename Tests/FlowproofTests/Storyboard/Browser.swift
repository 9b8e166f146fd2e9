import Foundation

/// A headless Chromium, where there is one.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens a page and returns what its probe wrote.
  static func results(of page: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1400,900", "--virtual-time-budget=5000",
      "--user-data-dir=\(folder.path)/profile", "--dump-dom", file.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let start = text.range(of: "[["), let end = text.range(of: "]]", range: start.upperBound..<text.endIndex)
    else { return [] }
    return text[start.upperBound..<end.lowerBound].split(separator: "|").map(String.init)
  }

  /// Uses the page as a reviewer would, then puts what it found in its place.
  static let probe = #"""
    setTimeout(() => {
      const lines = [], $ = id => document.getElementById(id), svg = document.querySelector('#stage svg');
      const at = () => svg.style.transform, stage = $('stage');
      const ok = (name, holds) => lines.push((holds ? 'ok ' : 'FAIL ') + name);
      const key = k => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: k, bubbles: true }));
      const point = (target, type, x, y) => target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y }));
      const title = () => $('slide').querySelector('h2').textContent;
      let before = at();
      point(stage, 'pointerdown', 300, 300); point(window, 'pointermove', 340, 310); point(window, 'pointerup');
      ok('drag moves', at() !== before);
      before = at(); key('+'); ok('+ zooms', at() !== before);
      before = at();
      stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
      ok('wheel zooms', at() !== before);
      $('fit').click(); before = at(); $('in').click(); key('0'); ok('0 shows all', at() === before);
      point(stage, 'pointerdown', 300, 300); point(window, 'pointerup');
      svg.querySelector('#step-goal image').dispatchEvent(new MouseEvent('click', { bubbles: true }));
      ok('click opens', !$('panel').hidden && $('detail').textContent.includes('2. goal'));
      ok('address', location.hash === '#step-goal');
      ok('JSON', $('detail').textContent.includes('"type": "question"'));
      ok('picture', $('detail').querySelector('img').src.startsWith('data:image/png'));
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
      $('walk').value = '1'; $('walk').dispatchEvent(new Event('change'));
      ok('a walk stands out', !!svg.querySelector('.dim'));
      $('present').click(); ok('present', !$('show').hidden);
      const seen = [];
      for (let i = 0; i < 30 && seen.at(-1) !== title(); i++) { seen.push(title()); key('ArrowRight'); }
      ok('present follows the walk', seen.includes('4. plan_muscle') && seen.at(-1) === 'finish');
      key('ArrowLeft'); ok('and goes back', title() !== 'finish');
      key('Escape'); ok('Esc leaves', $('show').hidden);
      location.hash = '#step-body';
      setTimeout(() => {
        ok('link opens', $('detail').textContent.includes('8. body'));
        const result = document.createElement('pre');
        result.textContent = '[[' + lines.join('|') + ']]';
        document.body.replaceChildren(result);
      }, 100);
    }, 200);
    """#
}
