/** The one style sheet of the campus. */
export const style = `
:root { color-scheme: light; --ink: #1d2a33; --second: #5a6872; --line: #e0e6e4; --page: #f3f6f5; --brand: #0f6b5c;
  --soft: #e3f1ee; --warn: #8a5200; --warn-soft: #fdf1dc; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.6 "PingFang SC", "HarmonyOS Sans SC",
  "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
a { color: var(--brand); }
header.top { background: var(--brand); color: #fff; }
header.top .inner { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: center; min-height: 56px; padding-block: 8px; }
header.top a { color: #fff; text-decoration: none; }
header.top .name { font-weight: 600; margin-right: auto; }
header.top .me { font-size: 14px; }
header.top .me a { text-decoration: underline; margin-left: 12px; }
.inner { max-width: 960px; margin: 0 auto; padding-inline: 20px; }
main.inner { padding-block: 24px 48px; display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); }
h1 { font-size: 28px; line-height: 1.3; margin: 0; }
h2 { font-size: 16px; margin: 0 0 12px; }
p { margin: 0; }
.lead { color: var(--second); margin-top: 4px; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 20px; }
.who { display: flex; gap: 16px; align-items: center; background: var(--soft); border-color: transparent; }
.who .mark { flex: none; width: 48px; height: 48px; border-radius: 50%; background: var(--brand); color: #fff; display: grid;
  place-items: center; font-size: 20px; font-weight: 600; }
.who strong { font-size: 20px; }
.who.nobody { background: var(--warn-soft); color: var(--warn); }
.who.nobody .mark { background: var(--warn); }
.done { background: var(--soft); border-color: var(--brand); }
.bad { background: var(--warn-soft); border-color: var(--warn); color: var(--warn); }
form { display: grid; gap: 16px; max-width: 480px; }
label { display: grid; gap: 4px; font-size: 14px; color: var(--second); }
input, select, textarea { font: inherit; color: var(--ink); padding: 8px 12px; border: 1px solid #8b989f; border-radius: 8px; background: #fff;
  width: 100%; min-height: 44px; }
textarea { min-height: 96px; resize: vertical; }
button, .button { font: inherit; font-weight: 600; color: #fff; background: var(--brand); border: 0; border-radius: 8px; padding: 10px 24px;
  min-height: 44px; justify-self: start; cursor: pointer; text-decoration: none; display: inline-block; }
:focus-visible { outline: 3px solid #1d2a33; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { text-align: left; padding: 10px 8px; border-bottom: 1px solid var(--line); vertical-align: top; }
td:first-child { white-space: nowrap; }
th { color: var(--second); font-weight: 400; white-space: nowrap; }
tr:last-child > * { border-bottom: 0; }
.tiles { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); padding: 0; margin: 0; list-style: none; }
.tiles a { display: block; padding: 12px; border: 1px solid var(--line); border-radius: 8px; text-decoration: none; }
footer { color: var(--second); font-size: 14px; padding-bottom: 32px; }
@media (max-width: 480px) { h1 { font-size: 20px; } .card { padding: 16px; } form { max-width: none; } button { width: 100%; } }
`;
