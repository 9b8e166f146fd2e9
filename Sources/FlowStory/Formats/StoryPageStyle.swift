/// How the page of a storyboard looks.
enum StoryPageStyle {
  static let text = """
    :root { color-scheme: light; --ink: #1d1d1f; --soft: #6e6e73; --line: #d2d2d7; --blue: #0066cc; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; height: 100dvh; display: flex; flex-direction: column; overflow: hidden; color: var(--ink);
      background: #f5f5f7; font: 14px/1.45 -apple-system, Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
    header { display: flex; gap: 10px; align-items: center; padding: 8px 14px; background: #fffffff2;
      border-bottom: 1px solid var(--line); flex: none; }
    header strong { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; min-width: 0; }
    input, select, button { font: inherit; color: inherit; border: 1px solid var(--line); border-radius: 8px;
      background: #fff; padding: 5px 10px; min-height: 34px; }
    input { flex: 1; min-width: 80px; max-width: 280px; margin-left: auto; }
    .buttons { display: flex; gap: 4px; }
    button { cursor: pointer; }
    button:hover { background: #f0f0f2; }
    :focus-visible { outline: 2px solid var(--blue); outline-offset: 1px; }
    #stage { flex: 1; min-height: 0; overflow: hidden; position: relative; cursor: grab; touch-action: none; }
    #stage:focus-visible { outline: none; }
    #stage.drags { cursor: grabbing; }
    #stage svg { position: absolute; left: 0; top: 0; transform-origin: 0 0; will-change: transform; display: block;
      user-select: none; -webkit-user-select: none; }
    .node { cursor: pointer; }
    .dim { opacity: .18; }
    .chosen .phone, .hit .phone { filter: drop-shadow(0 0 8px #0a84ff); }
    .chosen > rect:first-child, .hit > rect:first-child { filter: drop-shadow(0 0 8px #0a84ff); }
    aside { position: absolute; right: 0; top: 51px; bottom: 0; width: min(440px, 100%); background: #fff;
      border-left: 1px solid var(--line); overflow: auto; padding: 20px; box-shadow: -8px 0 30px #0000001a; }
    .close { position: absolute; right: 14px; top: 14px; border: 0; font-size: 22px; line-height: 1; width: 34px;
      height: 34px; padding: 0; background: transparent; z-index: 1; }
    h2 { margin: 0 34px 2px 0; font-size: 19px; overflow-wrap: anywhere; }
    h3 { margin: 20px 0 6px; font-size: 13px; color: var(--soft); font-weight: 600; }
    .type { color: var(--soft); margin: 0 0 14px; }
    aside img { width: 100%; max-width: 320px; display: block; margin: 0 auto; }
    pre { background: #f5f5f7; border-radius: 10px; padding: 12px; overflow: auto; font: 12px/1.5 ui-monospace, Menlo,
      Consolas, monospace; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    .finding { background: #fff1d6; color: #6b4500; margin-bottom: 6px; }
    .title { margin: -8px 0 14px; font-size: 15px; }
    #filters { display: flex; gap: 6px; flex-wrap: wrap; }
    .segments { display: flex; margin: 0 auto 12px; max-width: 320px; background: #e9e9ed; border-radius: 9px; padding: 2px; }
    .segments button { flex: 1; border: 0; background: transparent; min-height: 30px; padding: 2px 6px; border-radius: 7px; }
    .segments button[aria-pressed=true] { background: #fff; box-shadow: 0 1px 3px #0000002e; font-weight: 600; }
    .detail { display: flex; gap: 10px; margin: 0 0 8px; overflow-wrap: anywhere; }
    .detail b { flex: none; width: 20px; height: 20px; line-height: 20px; text-align: center; font-size: 11px; }
    .detail .mark { background: #be00aa; color: #fff; border-radius: 5px; }
    .change { display: flex; gap: 10px; width: 100%; text-align: left; margin: 0 0 6px; padding: 8px 10px; align-items: start;
      overflow-wrap: anywhere; }
    .tag { flex: none; border-radius: 9px; padding: 0 8px; font-size: 12px; font-weight: 600; line-height: 21px; color: #fff;
      background: #b25e09; }
    .tag.added { background: #1a7f37; }
    .tag.removed { background: #d70015; }
    .fault { color: #d70015; font-weight: 600; }
    .ways { display: flex; flex-direction: column; gap: 6px; align-items: stretch; }
    .ways button { text-align: left; white-space: pre-line; }
    .ways small { color: var(--soft); display: block; }
    #show { position: fixed; inset: 0; background: #f5f5f7; z-index: 5; }
    #slide { height: 100%; display: flex; gap: 48px; align-items: center; justify-content: center; padding: 24px; }
    #slide img { max-height: 100%; max-width: 60vw; object-fit: contain; min-height: 0; }
    #slide .card { border: 2px solid #cbb2ec; border-radius: 24px; background: #fff; padding: 48px 40px; font-size: 20px;
      text-align: center; }
    #slide .side { width: min(360px, 36vw); max-height: 100%; overflow: auto; }
    @media (max-width: 700px) {
      header { flex-wrap: wrap; padding: 6px 10px; }
      header strong { flex: 1 0 100%; }
      input { margin-left: 0; max-width: none; }
      select { max-width: 34vw; }
      #present { display: inline-block; }
      aside { top: 34%; left: 0; width: 100%; border-left: 0; border-radius: 18px 18px 0 0;
        box-shadow: 0 -8px 30px #0000002e; }
      #slide { flex-direction: column; gap: 10px; padding: 12px; }
      #slide img { max-width: 100%; max-height: 64%; }
      #slide .side { width: 100%; max-height: 34%; }
    }
    """
}
