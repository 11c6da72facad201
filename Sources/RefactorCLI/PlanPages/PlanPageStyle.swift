import Refactor

/// The style sheet of a plan's page, behind the one that it shares with the pages of graphs.
enum PlanPageStyle {
    static var text: String { roles + "\n" + source + "\n" + side }

    private static var roles: String {
        Role.allCases.map { role in
            let name = role.rawValue
            let tone = "--tone:var(--\(name)-line);--fill:var(--\(name)-fill);--tone-ink:var(--\(name)-ink)"
            return ".r-\(name),.l[data-r=\(name)]{\(tone)}\n.l[data-w=\(name)]{--wanted:var(--\(name)-line)}"
        }.joined(separator: "\n")
    }

    private static let source = """
        .plan{--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace}
        .plan #roles{display:flex;gap:4px;flex-wrap:wrap}
        .plan #roles button{font:inherit;font-size:12.5px;padding:2px 9px;border-radius:999px;cursor:pointer;
        border:1.4px solid var(--tone);background:var(--fill);color:var(--tone-ink)}
        .plan #roles button.r-view{background:var(--page);color:var(--ink)}
        .plan #roles button[aria-pressed=false]{opacity:.45;text-decoration:line-through}
        .plan #roles i{font-style:normal;opacity:.8}
        .plan .bar label{display:flex;gap:5px;align-items:center;color:var(--muted)}
        .plan select,.plan input[type=number],.plan textarea,.plan form button,.plan #pins button:not(.link){font:inherit;
        color:var(--ink);background:var(--box);border:1px solid var(--rule);border-radius:7px;padding:3px 7px}
        .plan .bar select{max-width:230px}
        .files{display:flex;gap:14px;flex-wrap:wrap;margin-top:6px;font-size:13px}
        #code{flex:1;min-width:0;overflow:auto;overscroll-behavior:contain}
        #sheet{position:relative;font:12.5px/19px var(--mono);padding-bottom:40px;
        min-width:max(100%,calc(100px + (var(--columns) + 9) * 1ch))}
        #arrows{position:absolute;left:0;top:0;width:60px;height:100%;overflow:hidden;pointer-events:none}
        .arrow path{fill:none;stroke:var(--tone);stroke-width:1.6}
        .arrow .tip{fill:var(--tone);stroke:none}
        .many .arrow{opacity:.55}
        .file h2{position:sticky;top:0;left:0;margin:0;padding:5px 16px;font:600 12.5px/1.45 Helvetica,Arial,sans-serif;z-index:1;
        color:var(--muted);background:var(--box);border-bottom:1px solid var(--rule)}
        .l{height:19px;white-space:pre;tab-size:4;
        padding-right:24px;unicode-bidi:isolate;border-left:4px solid transparent;margin-left:58px}
        .l::before{content:attr(data-n);display:inline-block;width:5.5ch;margin-right:1.6ch;text-align:right;
        color:var(--muted);font-variant-numeric:tabular-nums}
        .l[data-r]{background:var(--fill);border-left-color:var(--tone)}
        .l[data-w]{border-left:4px double var(--wanted)}
        .l[data-u]::before{text-decoration:underline dotted 2px;color:var(--accent)}
        .l[data-x]::after{content:'  ' attr(data-x);color:var(--muted);font-size:11.5px;font-style:italic}
        .l.dim{opacity:.22}
        .l.found{box-shadow:inset 0 0 0 1.5px var(--accent)}
        .l.here{outline:2px solid var(--accent);outline-offset:-1px}
        .block,.l{scroll-margin-top:36px}
        .block{content-visibility:auto;contain-intrinsic-height:calc(var(--n) * 19px)}
        .block[data-m]{cursor:pointer}
        .block[data-m]:hover .l::before,.block.chosen .l::before{color:var(--ink);font-weight:700}
        .block.chosen{box-shadow:inset 0 1px 0 var(--accent),inset 0 -1px 0 var(--accent)}
        .block:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
        #map{width:14px;flex:none;height:100%;background:var(--box);border-left:1px solid var(--rule);cursor:pointer}
        #tip{position:fixed;z-index:3;max-width:min(520px,90vw);padding:8px 12px;border-radius:9px;pointer-events:none;
        background:var(--page);color:var(--ink);border:1px solid var(--muted);box-shadow:0 6px 22px rgb(0 0 0/.22);
        font-size:13px}
        #tip h3{margin:0 0 2px;font:700 12.5px/1.4 var(--mono);overflow-wrap:anywhere}
        #tip p{margin:1px 0;overflow-wrap:anywhere}
        """

    private static let side = """
        #side{width:min(44%,620px);display:flex;flex-direction:column;border-left:1px solid var(--rule);background:var(--box);
        min-height:0}
        #picture{position:relative;flex:none;height:38%;border-bottom:1px solid var(--rule);background:var(--page)}
        .plan #stage{height:100%;overflow:auto;cursor:default;touch-action:auto}
        .plan #stage>svg{height:auto;max-width:none}
        .plan #stage>.note{margin:14px 18px}
        #picture .zoom{position:absolute;right:12px;bottom:10px}
        [role=tablist]{display:flex;gap:2px;padding:6px 14px 0;border-bottom:1px solid var(--rule);flex:none}
        [role=tab]{font:inherit;color:var(--muted);background:none;border:0;border-bottom:2px solid transparent;
        padding:5px 11px;cursor:pointer}
        [role=tab][aria-selected=true]{color:var(--ink);border-bottom-color:var(--accent);font-weight:600}
        [role=tabpanel]{flex:1;overflow:auto;padding:10px 18px 30px;min-height:0}
        [role=tabpanel] h2{font:700 14px/1.4 var(--mono);margin:2px 0 4px;overflow-wrap:anywhere}
        [role=tabpanel] h2:focus{outline:none}
        [role=tabpanel] h3{font-size:13px;margin:14px 0 3px}
        [role=tabpanel] p{margin:3px 0;overflow-wrap:anywhere}
        [role=tabpanel] ul{margin:0;padding-left:0;list-style:none;font-size:13px}
        [role=tabpanel] li{padding:2px 0;overflow-wrap:anywhere}
        .kind{color:var(--muted);font-size:12.5px}
        .badge{display:inline-block;padding:0 7px;border-radius:999px;font-size:11.5px;line-height:18px;
        background:var(--fill);color:var(--tone-ink);border:1px solid var(--tone)}
        .link,#members button{all:unset;cursor:pointer;color:var(--accent);font:12.5px/1.5 var(--mono);overflow-wrap:anywhere}
        .link:focus-visible,#members button:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
        #members li.chosen{font-weight:700}
        .both{display:grid;grid-template-columns:repeat(auto-fit,minmax(230px,1fr));gap:0 12px}
        .both>div{min-width:0}
        [role=tabpanel] pre{margin:3px 0 8px;padding:8px 10px;border-radius:8px;background:var(--page);overflow:auto;
        border:1px solid var(--rule);font:11.5px/1.5 var(--mono);tab-size:4;max-height:420px}
        pre[class^=r-]:not(.r-view){border-left:4px solid var(--tone)}
        pre span:not(.r-view){background:var(--fill)}
        .wish{margin:10px 0;padding:8px 12px;border:1px solid var(--rule);border-radius:9px;background:var(--page)}
        .wish form{margin-top:6px}
        .wish input[type=number]{width:74px}
        .effect{color:var(--muted);font-size:12.5px}
        #pins label{display:block;margin-top:12px;font-weight:600}
        #pins textarea{width:100%;font:12px/1.5 var(--mono);resize:vertical;margin:4px 0}
        #pins button{cursor:pointer}
        @media (max-width:860px){
        .plan #side{width:auto;border-left:0;border-top:1px solid var(--rule);max-height:46%;min-height:46%;overflow:auto;
        display:block}
        .plan #picture{height:220px}
        .plan [role=tabpanel]{overflow:visible}
        .plan #map{display:none}
        .plan header{padding:8px 12px}
        .plan .bar{gap:6px 10px}
        .l{margin-left:26px}
        #arrows{margin-left:-32px}
        }
        @media print{#side,#map,#tip{display:none}.plan,#code{display:block;height:auto;overflow:visible}}
        """
}
