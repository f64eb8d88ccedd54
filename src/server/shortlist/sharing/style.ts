/** What the shared list adds to plain.css, and its print style. */
export const style = `
.top { border-bottom: 1px solid var(--border); }
.top p, main { width: min(100% - 2rem, 60rem); margin-inline: auto; }
.top p { padding-block: 1rem; }
main { padding-block: 2rem 4rem; }
h3 { margin: 0; font-size: .9375rem; }
p { margin: 0; }
main > p { margin-bottom: 1.25rem; }
.small { font-size: .875rem; }
.head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; justify-content: space-between; align-items: flex-start; }
.chips { display: flex; flex-wrap: wrap; gap: .375rem; }
.chip { padding: .2rem .65rem; border-radius: 99px; font-size: .875rem; font-weight: 600; background: var(--surface-2);
  border: 1px solid var(--border); }
.ok { background: var(--ok-soft); color: var(--on-ok); }
.warn { background: var(--warn-soft); color: var(--on-warn); }
.bad { background: var(--bad-soft); color: var(--on-bad); }
.lines { padding-block: 0; }
.lines article { padding-block: 1.25rem; }
.lines article + article { border-top: 1px solid var(--border); }
.facts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem 1rem; margin: .875rem 0 0;
  align-items: end; }
.facts small { display: block; margin-bottom: .25rem; font-size: .8125rem; font-weight: 400; line-height: 1.2; color: var(--muted); }
dt { font-size: .8125rem; line-height: 1.3; color: var(--muted); }
dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; }
.bar { display: block; width: 100%; height: .5rem; border-radius: 99px; fill: var(--track); print-color-adjust: exact; }
.bar .fill:not([fill]), .stripes .fill { fill: var(--fact); }
.stripes { position: absolute; fill: var(--track); }
details { margin-top: .75rem; font-size: .9375rem; }
summary { padding-block: .25rem; color: var(--muted); cursor: pointer; }
details h3 { margin-top: .5rem; }
.rows { max-width: 34rem; margin: .375rem 0 .75rem; }
.rows > div { display: flex; gap: 1rem; justify-content: space-between; align-items: center; padding-block: .125rem; }
.barred > div { display: grid; grid-template-columns: 8rem minmax(0, 1fr) 4.5rem; gap: .75rem; }
.barred dd { text-align: right; }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
@media (width >= 48rem) {
  .facts { grid-template-columns: 1fr 1fr 1.3fr 1.3fr; }
}
@media (width >= 60rem) {
  .facts small { display: inline; }
}
.ways { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.75rem; }
.note { margin-top: 1rem; padding: .75rem 1rem; background: var(--surface-2); border-radius: .875rem; }
.note p, .text { white-space: pre-wrap; }
.said { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 1rem; }
.thanks { margin-top: .5rem; color: var(--on-ok); font-weight: 600; }
.problem { padding: .625rem .875rem; border-radius: .75rem; background: var(--bad-soft); color: var(--on-bad); }
form { display: grid; gap: .5rem; margin-top: 1.25rem; max-width: 34rem; }
label { font-weight: 600; }
input, textarea { width: 100%; font: inherit; padding: .5rem .875rem; border: 1px solid var(--control);
  border-radius: .75rem; background: var(--surface); color: var(--fg); }
button { justify-self: start; }
@media (forced-colors: active) {
  .bar { fill: Canvas; stroke: CanvasText; }
  .bar .fill:not([fill]), .stripes .fill { fill: CanvasText; }
  .stripes { fill: Canvas; }
}
@media print {
  body { background: #fff; font-size: 10.5pt; }
  form, .links, .top { display: none; }
  .card { border-radius: 0; border-width: 1px 0 0; padding: .75rem 0; box-shadow: none; }
  article, section { break-inside: avoid; }
  summary { display: none; }
  .facts { grid-template-columns: 1fr 1fr 1.3fr 1.3fr; }
  .facts small { display: inline; }
  .rows:not(.barred) { display: flex; gap: 0 2rem; max-width: none; }
  details::details-content { content-visibility: visible; }
  main { width: 100%; padding: 0; }
  .chip { border: 1px solid #999; background: none; }
}
`
