/// The report's look, light and dark.
enum ReportStyle {
  static let css = """
    :root{color-scheme:light dark;--bg:#f5f5f7;--panel:#fff;--ink:#1d1d1f;--soft:#6e6e73;--line:#e3e3e8;--hover:#f0f0f3;
    --accent:#0a66d8;--tint:#e8f1fd;--passed:#1a7f37;--changed:#c9302c;--missing:#9a6700;--written:#0a66d8;
    --failed:#8b1a8b;--shadow:0 1px 2px #0000000f,0 8px 24px #00000014;--check:#e9e9ee}
    @media(prefers-color-scheme:dark){:root{--bg:#161618;--panel:#1f1f22;--ink:#f2f2f4;--soft:#a0a0a8;--line:#333338;
    --hover:#2a2a2e;--accent:#5aa7ff;--tint:#1d3350;--passed:#4ac26b;--changed:#ff6b66;--missing:#e0b040;--written:#5aa7ff;
    --failed:#e07be0;--shadow:0 1px 2px #0006,0 8px 24px #0006;--check:#26262a}}
    *{box-sizing:border-box}[hidden]{display:none!important}
    html,body{height:100%;margin:0}
    body{display:flex;background:var(--bg);color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Inter,
    sans-serif;overflow:hidden}
    h1,h2,h3,p{margin:0}
    button,select,input{font:inherit;color:inherit}
    aside{width:340px;flex:none;display:flex;flex-direction:column;background:var(--panel);border-right:1px solid
    var(--line)}
    aside header{padding:18px 18px 12px}
    h1{font-size:17px;font-weight:650;letter-spacing:-.01em}
    #summary{color:var(--soft);margin-top:2px}
    .note{margin-top:10px;padding:8px 10px;border-radius:8px;background:var(--tint);font-size:13px}
    .note summary{cursor:pointer}.note code{display:block;font-size:12px;overflow-wrap:anywhere}
    .filters{padding:0 18px 12px;display:grid;gap:8px;border-bottom:1px solid var(--line)}
    #search,select{height:32px;border:1px solid var(--line);border-radius:8px;background:var(--panel);padding:0 8px;
    min-width:0;width:100%}
    .selects{display:grid;grid-template-columns:1fr 1fr;gap:6px}
    .sort{display:flex;align-items:center;gap:8px;color:var(--soft);white-space:nowrap;font-size:13px}
    .sort select{height:28px;color:var(--ink)}
    .chips{display:flex;flex-wrap:wrap;gap:6px}
    .chips button{border:1px solid var(--line);background:none;border-radius:999px;padding:2px 10px;cursor:pointer;
    font-size:13px;color:var(--soft)}
    .chips button[aria-pressed=true]{background:var(--tint);border-color:var(--accent);color:var(--ink)}
    :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
    #list{flex:1;overflow-y:auto;position:relative;outline-offset:-2px}
    #rows{position:relative}
    .row{position:absolute;left:0;right:0;height:54px;padding:8px 18px;display:flex;gap:10px;cursor:pointer;
    border-left:3px solid transparent}
    .row:hover{background:var(--hover)}
    .row[aria-selected=true]{background:var(--tint);border-left-color:var(--accent)}
    .row div{min-width:0;flex:1}
    .row b,.row small{display:block;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    .row b{font-weight:550}.row small{color:var(--soft);font-size:12px}
    .row i{width:8px;height:8px;border-radius:50%;margin-top:6px;flex:none;background:currentColor}
    .row em{font-style:normal;color:var(--soft);font-size:12px;font-variant-numeric:tabular-nums}
    .passed{color:var(--passed)}.changed{color:var(--changed)}.missing{color:var(--missing)}
    .written{color:var(--written)}.failed{color:var(--failed)}
    main{flex:1;min-width:0;display:flex;flex-direction:column}
    nav{display:flex;flex-wrap:wrap;gap:10px 16px;align-items:center;justify-content:space-between;padding:12px 20px;
    background:var(--panel);border-bottom:1px solid var(--line)}
    .title{display:flex;align-items:center;gap:10px;min-width:0}
    h2{font-size:15px;font-weight:600;overflow-wrap:anywhere}
    .badge{font-size:12px;font-weight:600;padding:2px 9px;border-radius:999px;border:1px solid currentColor}
    .tools{display:flex;gap:10px;flex-wrap:wrap}
    .segments{display:flex;border:1px solid var(--line);border-radius:9px;padding:2px;background:var(--bg)}
    .segments button{border:0;background:none;border-radius:7px;padding:4px 11px;cursor:pointer;color:var(--soft);
    white-space:nowrap}
    .segments button:hover{color:var(--ink)}
    .segments button[aria-selected=true]{background:var(--panel);color:var(--ink);box-shadow:0 1px 3px #0002}
    .segments button:disabled{opacity:.4;cursor:default}
    .segments kbd{font:inherit;font-size:11px;opacity:.6;margin-left:5px}
    .content{flex:1;min-height:0;display:flex}
    #stage{flex:1;min-width:0;overflow:auto;padding:20px;display:flex;flex-direction:column;align-items:safe center;
    gap:12px}
    .pair{display:flex;gap:24px;align-items:flex-start;justify-content:safe center;min-width:min-content}
    figure{margin:0}figcaption{color:var(--soft);font-size:13px;margin-bottom:8px;text-align:center}
    .sheet{position:relative;background:var(--check);border-radius:10px;overflow:hidden;box-shadow:var(--shadow);
    touch-action:none}
    .sheet img{position:absolute;left:0;top:0;display:block;max-width:none}
    .sheet .mask{position:absolute;outline:1px dashed #8088}
    .handle{position:absolute;top:0;bottom:0;width:3px;margin-left:-1px;background:var(--accent);cursor:ew-resize;
    box-shadow:0 0 0 1px #fff8}
    .handle::after{content:"⇔";position:absolute;top:50%;left:50%;transform:translate(-50%,-50%);background:var(--accent);
    color:#fff;border-radius:999px;width:28px;height:28px;display:grid;place-items:center;font-size:14px}
    .control{display:flex;gap:10px;align-items:center;color:var(--soft);font-size:13px}
    .control input{width:220px;accent-color:var(--accent)}
    .empty{margin:auto;color:var(--soft);text-align:center;max-width:36em}
    #details{width:330px;flex:none;overflow:auto;padding:18px 20px;background:var(--panel);border-left:1px solid
    var(--line)}
    #details h3{font-size:12px;font-weight:600;color:var(--soft);text-transform:uppercase;letter-spacing:.04em;
    margin:18px 0 6px}
    #details h3:first-child{margin-top:0}
    #details ul{margin:0;padding-left:18px}#details li{margin:3px 0;overflow-wrap:anywhere}
    dl{display:grid;grid-template-columns:auto 1fr;gap:3px 12px;margin:0}dt{color:var(--soft)}dd{margin:0;
    overflow-wrap:anywhere}
    pre{background:var(--bg);border:1px solid var(--line);border-radius:8px;padding:8px 10px;font-size:12px;
    white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
    a{color:var(--accent)}
    @media(max-width:1100px){#details{width:260px}aside{width:280px}.segments kbd{display:none}}
    @media(max-width:760px){html,body{height:auto}body{flex-direction:column;overflow:auto}
    aside{width:auto;border-right:0}#list{flex:none;height:186px;border-bottom:1px solid var(--line)}nav{padding:12px 14px}
    .tools{min-width:0}#views{max-width:100%;overflow-x:auto}#views button{padding:4px 7px;font-size:13px}.content{flex-direction:column}
    #stage{flex:none;height:72vh;padding:14px}.pair{gap:12px}#details{width:auto;border-left:0;
    border-top:1px solid var(--line)}}
    """
}
