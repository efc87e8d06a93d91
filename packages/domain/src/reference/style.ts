/** The page's only style sheet: light and dark, one column on a phone, printable. */
export const referenceStyle = `:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 20%,transparent);--soft:color-mix(in srgb,currentColor 6%,transparent);--link:light-dark(#0b5a48,#7fd6bf)}
*{box-sizing:border-box}
html{scroll-padding-block-start:1rem}
body{margin:0;font:1rem/1.55 system-ui,sans-serif;display:grid;grid-template-columns:17rem minmax(0,1fr);background:light-dark(#fff,#14181a);color:light-dark(#1a2022,#e8eeec)}
a{color:var(--link)}
nav{position:sticky;inset-block-start:0;block-size:100vh;overflow:auto;padding:1rem;border-inline-end:1px solid var(--line);font-size:.875rem}
nav ul{list-style:none;margin:0 0 .5rem;padding-inline-start:1rem}
nav li a,nav summary a{display:inline-block;min-block-size:1.5rem}
main{padding:1.5rem clamp(1rem,4vw,3rem);max-inline-size:68rem}
h2{margin-block-start:3rem;text-transform:capitalize;border-block-end:2px solid var(--line)}
article,.schema{margin-block:2rem;padding-block-end:1rem;border-block-end:1px solid var(--line)}
h3{overflow-wrap:anywhere}
code{font:.9em ui-monospace,monospace}
:not(pre)>code{background:var(--soft);border-radius:.25rem;padding:.05em .3em;overflow-wrap:anywhere}
pre{overflow:auto;max-block-size:30rem;background:var(--soft);padding:.75rem 1rem;border-radius:.5rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;margin-block:.75rem;font-size:.9375rem}
th,td{text-align:start;vertical-align:top;padding:.4rem .75rem .4rem 0;border-block-start:1px solid var(--line)}
td p{margin:0}
small,.limits,.who{font-size:.875rem;opacity:.85}
summary{cursor:pointer;min-block-size:1.5rem}
.method{font:700 .8rem ui-monospace,monospace;padding:.2em .5em;border-radius:.25rem;color:#fff;background:#1d5fa8}
.post{background:#1f7042}.put{background:#8a5200}.delete{background:#a82020}
.skip{position:absolute;inset-block-start:-10rem}.skip:focus{position:fixed;inset-block-start:0;background:canvas;padding:.5rem;z-index:1}
:target{outline:2px solid var(--link);outline-offset:.5rem}
@media(max-width:50rem){body{display:block}nav{position:static;block-size:auto;max-block-size:40vh;border:0}}
@media print{nav{display:none}body{display:block}}
`;
