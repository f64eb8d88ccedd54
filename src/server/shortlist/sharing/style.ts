import { documentColors } from '#server/platform/http/document-colors.ts'

/** The look of the shared list: the product's colors in both themes, and a sheet of paper. */
export const style = `${documentColors}
body { margin: 0; background: var(--bg); color: var(--fg); overflow-wrap: anywhere;
  font: 1.0625rem/1.55 'Figtree Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif; }
.top { border-bottom: 1px solid var(--line); }
.top p, main { width: min(100% - 2rem, 60rem); margin-inline: auto; }
.brand { font-weight: 700; font-size: 1.125rem; padding-block: 1rem; margin-block: 0; }
main { padding-block: 2rem 4rem; }
h1 { margin: 0 0 .25rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); line-height: 1.15; letter-spacing: -.02em; }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.25; }
h3 { margin: 0; font-size: .9375rem; }
.facts + h3 { margin-top: 1.25rem; }
h3 + .facts { margin-top: .375rem; }
p { margin: 0; }
main > p { margin-bottom: 1.25rem; }
a { color: var(--link); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 6px; }
.muted { color: var(--muted); }
.small { font-size: .875rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.25rem 1.5rem;
  margin-bottom: 1rem; }
.head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; justify-content: space-between; align-items: flex-start; }
.chips { display: flex; flex-wrap: wrap; gap: .375rem; }
.chip { padding: .2rem .65rem; border-radius: 99px; font-size: .875rem; font-weight: 600; background: var(--soft);
  border: 1px solid var(--line); }
.ok { background: var(--ok-soft); color: var(--ok); }
.warn { background: var(--warn-soft); color: var(--warn); }
.bad { background: var(--bad-soft); color: var(--bad); }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem 1.25rem;
  margin: 1rem 0 0; }
dt { font-size: .8125rem; color: var(--muted); }
dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-top: .75rem; font-size: .9375rem; }
.note { margin-top: 1rem; padding: .75rem 1rem; background: var(--soft); border-radius: .875rem; }
.note p, .text { white-space: pre-wrap; }
.said { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 1rem; }
.thanks { margin-top: .5rem; color: var(--ok); font-weight: 600; }
.problem { padding: .625rem .875rem; border-radius: .75rem; background: var(--bad-soft); color: var(--bad); }
form { display: grid; gap: .5rem; margin-top: 1.25rem; max-width: 34rem; }
label { font-weight: 600; }
input, textarea { width: 100%; font: inherit; padding: .5rem .875rem; border: 1px solid var(--control);
  border-radius: .75rem; background: var(--surface); color: var(--fg); }
button { justify-self: start; min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600;
  border: 0; border-radius: .75rem; background: var(--primary); color: var(--on-primary); cursor: pointer; }
@media (forced-colors: active) { .chip, button { border: 1px solid; } }
@media print {
  :root { color-scheme: light; }
  body { background: #fff; font-size: 10.5pt; }
  form, .links, .top { display: none; }
  .card { break-inside: avoid; border-radius: 0; border-width: 1px 0 0; padding: .75rem 0; }
  main { width: 100%; padding: 0; }
  .chip { border: 1px solid #999; background: none; }
}
`
