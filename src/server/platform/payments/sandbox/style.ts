/** What the sandbox's pages add to plain.css, the style of all pages that the server writes itself. */
export const style = `
.mode { padding: .75rem 1.25rem; background: var(--warn-soft); color: var(--on-warn); text-align: center; }
.mode strong { margin-right: .5rem; letter-spacing: .06em; }
main { max-width: 58rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem; }
h1 { margin-bottom: 1.25rem; }
p { margin: 0 0 1rem; }
.columns { display: grid; gap: 1.5rem; }
@media (min-width: 48rem) { .columns { grid-template-columns: 1fr 1fr; gap: 3rem; align-items: start; } }
.card { padding: clamp(1.25rem, 4vw, 2rem); margin-bottom: 1.5rem; }
.card > :last-child { margin-bottom: 0; }
.price { margin: 0 0 1.5rem; font-size: 2.75rem; font-weight: 700; line-height: 1.1; letter-spacing: -.02em; }
.price span { font-size: 1rem; font-weight: 400; color: var(--muted); letter-spacing: 0; }
dl { margin: 0; display: grid; grid-template-columns: 1fr auto; gap: .5rem 0; }
dt { color: var(--muted); }
dd { margin: 0; padding-left: 1rem; text-align: right; font-variant-numeric: tabular-nums; }
dl .total { padding-top: .75rem; border-top: 1px solid var(--border); color: var(--fg); font-weight: 700; }
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
form + p { margin-top: 1.25rem; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; }
.notice { padding: .75rem 1rem; border-radius: .75rem; background: var(--bad-soft); color: var(--on-bad); }
.badge { padding: .125rem .75rem; border: 1px solid var(--control); border-radius: 99rem; font-weight: 600; font-size: .9375rem; }
`
