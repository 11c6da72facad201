/// The style sheet of a page.
package enum PageStyle {
    package static let text = """
        :root{color-scheme:light dark;--page:#fff;--ink:#17202b;--muted:#566270;--rule:#dde3ea;--box:#f7f9fb;--accent:#0b62c4}
        @media (prefers-color-scheme:dark){
        :root{--page:#11161d;--ink:#e8edf3;--muted:#a3afbc;--rule:#2a333e;--box:#171e27;--accent:#5b9fe8}}
        *{box-sizing:border-box}
        html,body{height:100%;margin:0}
        body{display:flex;flex-direction:column;background:var(--page);color:var(--ink);
        font:14px/1.45 Helvetica,Arial,'Liberation Sans','PingFang SC','Noto Sans CJK SC',sans-serif}
        header{padding:12px 20px 10px;border-bottom:1px solid var(--rule)}
        .head{display:flex;gap:14px;align-items:baseline;flex-wrap:wrap}
        h1{font-size:19px;margin:0;overflow-wrap:anywhere}
        .head p{margin:0;color:var(--muted);overflow-wrap:anywhere}
        .bar{display:flex;gap:8px 16px;align-items:center;flex-wrap:wrap;margin-top:8px}
        .home:empty,#back[hidden]{display:none}
        #back{font:inherit;color:var(--accent);background:none;border:1px solid var(--rule);border-radius:7px;
        padding:3px 10px;cursor:pointer}
        #search{width:200px;font:inherit;color:inherit;background:var(--box);border:1px solid var(--rule);
        border-radius:7px;padding:4px 10px}
        #kinds{display:flex;gap:4px 14px;flex-wrap:wrap;color:var(--muted)}
        #kinds label{display:flex;gap:5px;align-items:center;cursor:pointer}
        #kinds input{accent-color:var(--accent);margin:0}
        .zoom{margin-left:auto;display:flex;gap:5px}
        .zoom button{font:inherit;color:inherit;background:var(--box);border:1px solid var(--rule);border-radius:7px;
        min-width:30px;padding:3px 9px;cursor:pointer}
        .zoom button:hover{border-color:var(--accent)}
        a{color:var(--accent)}
        :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
        main{flex:1;display:flex;min-height:0}
        #stage{flex:1;min-width:0;overflow:hidden;cursor:grab;touch-action:none}
        #stage.dragging{cursor:grabbing}
        #stage>svg{width:100%;height:100%;display:block;user-select:none}
        #stage .page{fill:none}
        #stage .node{cursor:pointer}
        #stage a{cursor:pointer}
        #stage .dim{opacity:.13}
        #stage .off{display:none}
        #stage .lit .line{stroke-width:2.6}
        #stage .lit.routes .line{stroke-width:3.6}
        #stage .found .shape,#stage .pinned .shape{stroke:var(--accent);stroke-width:3}
        #stage .node:focus-visible{outline:none}
        #stage .node:focus-visible .shape{stroke:var(--accent);stroke-width:3.4}
        #list{width:310px;overflow:hidden auto;overflow-wrap:anywhere;border-left:1px solid var(--rule);background:var(--box);padding:6px 18px 30px}
        #list[hidden]{display:none}
        .note{color:var(--muted);border-bottom:1px solid var(--rule);padding-bottom:8px}
        article small{display:block;color:var(--muted);font-size:11.5px;overflow-wrap:anywhere}
        article{content-visibility:auto;contain-intrinsic-size:auto 90px;padding:7px 8px;margin:0 -8px;border-radius:8px}
        article.pinned{background:var(--page);box-shadow:inset 0 0 0 2px var(--accent)}
        article.off,li.off{display:none}
        article h2{font-size:14px;margin:0}
        article h2 button{all:unset;cursor:pointer;font-weight:700;overflow-wrap:anywhere}
        article h2 button:focus-visible{outline:2px solid var(--accent)}
        article p{margin:0;overflow-wrap:anywhere}
        article .kind{color:var(--muted);font-size:12.5px}
        article ul{margin:3px 0 0;padding-left:16px;font-size:13px}
        article li{overflow-wrap:anywhere}
        article em{color:var(--muted);font-style:normal}
        .skip,#status{position:absolute;left:-9999px}
        .skip:focus{left:12px;top:8px;background:var(--page);padding:6px 12px;z-index:2}
        @media (max-width:760px){main{flex-direction:column}#list{width:auto;border:0;max-height:45%}}
        @media print{header .bar,#list{display:none}main{display:block}}
        """
}
