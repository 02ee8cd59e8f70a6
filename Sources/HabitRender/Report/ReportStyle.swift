/// The style sheet of a report, the same for all of them; colours are custom properties.
enum ReportStyle {
  static let sheet: StaticString = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;background:var(--ground);color:var(--h-text);overflow-wrap:anywhere;font-variant-numeric:tabular-nums;
    font:1rem/1.5 system-ui,-apple-system,"Segoe UI","Noto Sans KR","Noto Sans CJK KR",sans-serif}
    :lang(ko){word-break:keep-all}
    h1,h2,h3,p,dl,dd,ul,ol,figure{margin:0;padding:0}
    h1{font-size:2rem;line-height:1.2;letter-spacing:-.02em}
    h2{font-size:1.25rem;line-height:1.3;letter-spacing:-.01em}
    h3{font-size:.9375rem}
    h1,h2,h3{font-weight:650}
    a{color:inherit;text-decoration:underline;text-decoration-color:var(--h-line);text-underline-offset:.2em;
    text-decoration-thickness:1px}
    a:hover{text-decoration-color:currentColor}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
    .quiet,time{color:var(--h-muted);font-size:.875rem}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:absolute;left:1rem;top:-4rem;padding:.5rem 1rem;border-radius:8px;background:var(--h-text);
    color:var(--h-background);z-index:2}
    .skip:focus{top:1rem}
    .top,main,.bottom{max-width:60rem;margin:0 auto;padding:0 1.5rem}
    .top{padding-top:3.5rem;padding-bottom:2rem}
    .top p{margin-top:.25rem;font-size:1rem}
    .bottom{padding-top:2rem;padding-bottom:3rem}
    main{display:grid;gap:1.5rem;grid-template-columns:minmax(0,1fr)}
    .card{display:grid;gap:1.5rem;grid-template-columns:minmax(0,1fr);padding:1.5rem;border:1px solid var(--rule);
    border-radius:12px;background:var(--h-background)}
    .card[hidden],tr[hidden],.find[hidden]{display:none}
    .facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(8.75rem,1fr));gap:1.25rem 1.5rem}
    .facts dt{color:var(--h-muted);font-size:.8125rem}
    .facts dd{font-size:1.375rem;font-weight:600;line-height:1.3;letter-spacing:-.01em}
    .facts dd+dd{color:var(--h-muted);font-size:.8125rem;font-weight:400;letter-spacing:0;line-height:1.5}
    .tiles{grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:1rem}
    .tiles>div{padding:1rem 1.25rem;border:1px solid var(--rule);border-radius:12px;background:var(--h-background)}
    .tiles dd{font-size:1.875rem}
    .head{display:flex;gap:1rem;align-items:center}
    .head>div{min-width:0}
    .icon{flex:none;display:grid;place-items:center;width:3rem;height:3rem;border-radius:12px;overflow:hidden;
    background:var(--h-tint);font-size:1.375rem;line-height:1;white-space:nowrap;
    font-family:'Apple Color Emoji','Segoe UI Emoji','Noto Color Emoji',system-ui,sans-serif}
    .icon:empty::before{content:"";width:1rem;height:1rem;border-radius:50%;background:var(--h-l4)}
    .heat{direction:rtl;overflow-x:auto;margin:-1rem -1rem -.75rem;border-radius:8px;touch-action:pan-x pan-y}
    .heat:focus-visible{outline-offset:-2px;border-radius:8px}
    .heat>div{direction:ltr;margin-right:auto}
    .heat svg{display:block;width:100%;height:auto;forced-color-adjust:none}
    .cursor{fill:none;stroke:var(--accent);stroke-width:2;pointer-events:none}
    .charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,21rem),1fr));gap:2rem;align-items:start;margin-top:.5rem}
    .charts svg{display:block;width:100%;max-width:26rem;height:auto}
    .runs,.notes{display:grid;gap:.5rem;list-style:none;margin-top:.75rem}
    .runs li{display:flex;justify-content:space-between;gap:1rem;max-width:26rem;padding-bottom:.5rem;
    border-bottom:1px solid var(--rule)}
    .runs li:last-child{border:0;padding:0}
    .runs b,.notes b{font-weight:600}
    .notes li{display:grid;grid-template-columns:7rem minmax(0,1fr);gap:0 1rem;align-items:baseline}
    .notes li>:nth-child(n+3){grid-column:2}
    .notes p{white-space:pre-line;font-size:.9375rem}
    .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1.5rem 2.5rem}
    details{margin-top:-.5rem}
    summary{width:fit-content;color:var(--h-muted);font-size:.875rem;cursor:pointer}
    .wide{position:relative;overflow-x:auto;margin-top:.75rem}
    .wide,.heat{background:linear-gradient(90deg,var(--h-background) 40%,transparent) 0/2rem 100% no-repeat local,
    linear-gradient(270deg,var(--h-background) 40%,transparent) 100%/2rem 100% no-repeat local,
    linear-gradient(90deg,var(--rule),transparent) 0/.75rem 100% no-repeat,
    linear-gradient(270deg,var(--rule),transparent) 100%/.75rem 100% no-repeat}
    .list{gap:.5rem}
    table{border-collapse:collapse;width:100%}
    th,td{padding:.625rem .75rem;border-top:1px solid var(--rule);text-align:start;font-weight:400}
    thead th{border:0;color:var(--h-muted);font-size:.8125rem;white-space:nowrap}
    tr>:first-child{padding-inline-start:0}
    tr>:last-child{padding-inline-end:0}
    .n{text-align:end;white-space:nowrap}
    .bar{display:inline-block;width:6rem;height:.375rem;margin-inline-end:.75rem;border-radius:3px;overflow:hidden;
    background:var(--h-l0);vertical-align:.1em}
    .bar i{display:block;height:100%;background:var(--h-l3)}
    .days{width:max-content;min-width:100%;font-size:.75rem}
    .days th,.days td{max-width:16rem;padding:.25rem .75rem .25rem 0;vertical-align:top}
    .calendar{width:auto;min-width:100%}
    .calendar th,.calendar td{padding:.5rem .25rem;text-align:center}
    .calendar tr>:first-child{position:sticky;left:0;min-width:8rem;background:var(--h-background);padding-inline:0 1rem;text-align:start}
    .calendar .n{padding-inline-start:.75rem;text-align:end}
    .month{font-size:.875rem}
    .month th,.month td{padding:.5rem .0625rem}
    .month thead th:not(:first-child,.n){font-size:.6875rem;letter-spacing:-.02em}
    .month svg{width:.8125rem;height:.8125rem}
    .calendar svg{display:block;margin:auto}
    .calendar .now{color:var(--h-text);font-weight:650}
    .title{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:space-between;min-height:2.5rem}
    .find{display:flex;gap:.75rem;align-items:center}
    .find input{width:14rem;padding:.5rem .75rem;border:1px solid var(--h-line);border-radius:8px;
    background:var(--h-background);color:inherit;font:inherit;font-size:.875rem}
    .find input::placeholder{color:var(--h-muted);opacity:1}
    #tip{position:fixed;left:0;top:0;z-index:2;max-width:min(20rem,calc(100vw - 1rem));padding:.375rem .625rem;
    border-radius:8px;background:var(--h-text);color:var(--h-background);font-size:.8125rem;pointer-events:none}
    #tip:empty{padding:0}
    @media (max-width:40rem){
    .top{padding-top:2rem;padding-bottom:1.5rem}
    .top,main,.bottom{padding-inline:1rem}
    .card{padding:1.25rem 1rem}
    main{gap:1rem}
    .tiles{grid-template-columns:1fr 1fr;gap:.75rem}
    .tiles>div{padding:.75rem 1rem}
    .tiles dd{font-size:1.5rem}
    .facts{grid-template-columns:1fr 1fr}
    .list .more{display:none}
    .list .bar{width:3rem}
    .find,.find input{flex:1;width:100%}
    }
    @media print{
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    @page{margin:14mm}
    body{background:none;font-size:.75rem}
    html{font-size:12px}
    .skip,.find,#tip,details{display:none}
    .top,main,.bottom{max-width:none;padding:0 0 1rem}
    main{display:block}
    .card{margin-bottom:2rem;padding:0;border:0;border-radius:0;break-inside:avoid}
    .tiles{margin-bottom:2rem}
    .heat{overflow:visible;margin:0}
    .heat:focus-visible{outline-offset:-2px;border-radius:8px}
    .heat>div{min-width:0!important}
    .cursor{display:none}
    }

    """
}
