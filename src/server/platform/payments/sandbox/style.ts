import { documentColors } from '#server/platform/http/document-colors.ts'

/** The sandbox's own look: near to the product's, but a page of its own, as a payment service's is. */
export const style = `${documentColors}
body {
  margin: 0;
  background: var(--bg);
  color: var(--fg);
  font: 1rem/1.6 'Figtree Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif;
}
.mode {
  margin: 0;
  padding: .75rem 1.25rem;
  background: var(--warn-soft);
  color: var(--warn);
  text-align: center;
}
.mode strong { margin-right: .5rem; letter-spacing: .06em; }
main { max-width: 58rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem; }
h1 { margin: 0 0 1.25rem; font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.125rem); line-height: 1.2; letter-spacing: -.01em; }
h2 { margin: 0 0 .25rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; }
a { color: var(--link); text-underline-offset: .2em; }
.muted { color: var(--muted); }
.columns { display: grid; gap: 1.5rem; }
@media (min-width: 48rem) { .columns { grid-template-columns: 1fr 1fr; gap: 3rem; align-items: start; } }
.card {
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 1.5rem;
  padding: clamp(1.25rem, 4vw, 2rem);
  margin-bottom: 1.5rem;
  box-shadow: 0 8px 24px -12px rgb(12 26 63 / .18);
}
.price { margin: 0 0 1.5rem; font-size: 2.75rem; font-weight: 700; line-height: 1.1; letter-spacing: -.02em; }
.price span { font-size: 1rem; font-weight: 400; color: var(--muted); letter-spacing: 0; }
dl { margin: 0; display: grid; grid-template-columns: 1fr auto; gap: .5rem 0; }
dt { color: var(--muted); }
dd { margin: 0; padding-left: 1rem; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dl .total { padding-top: .75rem; border-top: 1px solid var(--line); color: var(--fg); font-weight: 700; }
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
form + p { margin-top: 1.25rem; }
.card > :last-child { margin-bottom: 0; }
.controls { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.row { display: flex; flex-wrap: wrap; gap: .75rem; }
button {
  font: inherit;
  font-weight: 600;
  min-height: 2.75rem;
  padding: .625rem 1.25rem;
  border-radius: .75rem;
  border: 1px solid var(--control);
  background: transparent;
  color: var(--fg);
  cursor: pointer;
}
button:hover { background: var(--soft); }
button.primary { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
button.primary:hover { border-color: var(--primary-hover); background: var(--primary-hover); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.notice { padding: .75rem 1rem; border-radius: .75rem; background: var(--bad-soft); color: var(--bad); }
.badge { display: inline-block; padding: .125rem .75rem; border-radius: 99rem; font-weight: 600; font-size: .9375rem; }
.badge.ok { background: var(--ok-soft); color: var(--ok); }
.badge.warn { background: var(--warn-soft); color: var(--warn); }
.badge.bad { background: var(--bad-soft); color: var(--bad); }
`
