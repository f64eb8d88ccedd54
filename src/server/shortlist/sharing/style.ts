/** What the shared list adds to plain.css, and its print style. */
export const style = `
.top { border-bottom: 1px solid var(--border); }
.top p, main { width: min(100% - 2rem, 60rem); margin-inline: auto; }
.brand { padding-block: 1rem; }
main { padding-block: 2rem 4rem; }
h3 { margin: 0; font-size: .9375rem; }
.facts + h3 { margin-top: 1.25rem; }
h3 + .facts { margin-top: .375rem; }
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
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: .75rem 1.25rem;
  margin: 1rem 0 0; }
dt { font-size: .8125rem; color: var(--muted); }
dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-top: .75rem; font-size: .9375rem; }
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
@media print {
  body { background: #fff; font-size: 10.5pt; }
  form, .links, .top { display: none; }
  .card { break-inside: avoid; border-radius: 0; border-width: 1px 0 0; padding: .75rem 0; box-shadow: none; }
  main { width: 100%; padding: 0; }
  .chip { border: 1px solid #999; background: none; }
}
`
