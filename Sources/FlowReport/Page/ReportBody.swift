/// The report's elements; the script fills them.
enum ReportBody {
  static let html = """
    <aside>
      <header>
        <h1>Flowproof</h1>
        <p id="summary"></p>
        <div id="notes"></div>
      </header>
      <div class="filters">
        <input id="search" type="search" placeholder="Search cases  ( / )" aria-label="Search cases" autocomplete="off">
        <div id="statuses" class="chips" role="group" aria-label="Status"></div>
        <div class="selects">
          <select id="flow" aria-label="Flow"></select>
          <select id="device" aria-label="Device"></select>
          <select id="locale" aria-label="Locale"></select>
          <select id="appearance" aria-label="Appearance"></select>
        </div>
        <label class="sort">Sort <select id="sort">
          <option value="size">largest change first</option>
          <option value="plan">as in the plan</option>
          <option value="name">by name</option>
        </select><span id="count"></span></label>
      </div>
      <div id="list" tabindex="0" role="listbox" aria-label="Cases"><div id="rows"></div></div>
    </aside>
    <main>
      <nav>
        <div class="title"><span id="badge" class="badge"></span><h2 id="name"></h2></div>
        <div class="tools">
          <div id="views" class="segments" role="tablist"></div>
          <div class="segments" id="zoom">
            <button data-zoom="out" title="Smaller ( − )">−</button>
            <button data-zoom="fit" title="Fit ( 0 )" id="zoomlevel">fit</button>
            <button data-zoom="in" title="Larger ( + )">+</button>
          </div>
          <div class="segments">
            <button id="previous" title="Previous ( k )">↑</button><button id="next" title="Next ( j )">↓</button>
          </div>
        </div>
      </nav>
      <div class="content">
        <section id="stage"></section>
        <section id="details"></section>
      </div>
    </main>
    """
}
