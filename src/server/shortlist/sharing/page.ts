import { belowZeroWords, type ListedFacts } from '#contract/shortlist/outlook.ts'
import { commentNameMax, commentTextMax } from '#contract/shortlist/sharing.ts'
import { type Html, html } from '#server/platform/http/html.ts'
import { brand, plainPage } from '#server/platform/http/plain-page.ts'
import {
  asDay,
  asDeadline,
  bandWords,
  factLines,
  incomes,
  inDollars,
  priceShare,
  sourceLines,
} from './fact-lines.ts'
import type { SharedCollege, SharedList } from './service.ts'

// The shared list as one document: no script, no account, nothing loaded but its styles.

const frame = (title: string, body: Html): string =>
  plainPage({ title: `${title} | Lantern`, style: '/s/style.css', body })

const top = html`<header class="top"><p>${brand}</p></header>`

type CommentDraft = { name: string; text: string; problem: string }

type Needs = {
  list: SharedList
  factsOf: (unitid: number) => ListedFacts | null
  /** A comment that was refused, to be corrected and sent again. */
  draft?: CommentDraft
  /** The comment was just saved. */
  thanks?: boolean
}

export function sharedPage({ list, factsOf, draft, thanks = false }: Needs): string {
  const title = list.firstName ? `${list.firstName}’s colleges` : 'A list of colleges'
  const entries = ordered(list.colleges).map((college) => ({ college, facts: factsOf(college.unitid) }))
  const lines = entries.map(({ facts }) => facts && factLines(facts))
  const sources = sourceLines(lines.flatMap((of) => (of ? [...of.barred, ...of.written] : [])))
  const hasBelowZero = entries.some(({ facts }) =>
    facts?.netPriceByIncome.some(({ value }) => value !== null && value < 0),
  )
  return frame(
    title,
    html`${top}
<main>
<h1>${title}</h1>
<p class="muted">Shared to read, until ${asDay(list.endsAt)}. Nobody can change anything here.</p>
${entries.length === 0 ? html`<p class="card">There is no college on the list yet.</p>` : null}
${entries.length > 0 ? html`${stripes}<div class="card lines">${entries.map(({ college, facts }) => collegeLine(college, facts))}</div>` : null}
${
  list.colleges.some(({ band }) => band !== null)
    ? html`<p class="small muted">Likely, target and reach are estimates as of ${asDay(list.madeAt)}, not promises.</p>`
    : null
}
${sources.length > 0 ? html`<p class="small muted">${sources.join(' ')} ${hasBelowZero ? `${belowZeroWords} ` : ''}Prices for a family&rsquo;s own income: each college&rsquo;s net price calculator.</p>` : null}
${comments(list, draft, thanks)}
</main>`,
  )
}

/** The nearest deadline first if they are shown, then by name. Never the order of saving. */
const ordered = (colleges: readonly SharedCollege[]) =>
  colleges.toSorted(
    (a, b) => (a.deadline ?? '9').localeCompare(b.deadline ?? '9') || a.name.localeCompare(b.name),
  )

/** One college as on the student's own list: name, status, three figures as bars; the rest opens. */
function collegeLine(college: SharedCollege, facts: ListedFacts | null): Html {
  const { name, location, status, band, deadline, note } = college
  return html`<article>
<div class="head"><div><h2>${name}</h2><p class="muted">${location}</p></div>
<p class="chips">${band ? html`<span class="chip ${bandWords[band].tone}">${bandWords[band].label}</span>` : null}
<span class="chip">${status}</span>${deadline ? html`<span class="chip">Deadline ${asDeadline(deadline)}</span>` : null}</p></div>
${facts ? factList(facts) : null}
${note ? html`<div class="note"><h3>Note</h3><p>${note}</p></div>` : null}
</article>
`
}

function factList(facts: ListedFacts): Html {
  const { barred, written } = factLines(facts)
  return html`<dl class="facts">
${barred.map(({ label, value, unit, share, beforeGrants }) => html`<div><dt>${label}</dt><dd>${value}${unit ? html` <small>${unit}</small>` : null}${bar(share, beforeGrants)}</dd></div>`)}
</dl>
<details><summary>${moreWords(facts)}</summary>
${pricesByIncome(facts)}
<dl class="rows">${written.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<p class="links">${link(facts.links.website, 'Website')}${link(facts.links.admissions, 'Admissions')}${link(facts.links.netPriceCalculator, 'Net price calculator')}</p>
</details>`
}

/** Sizes are attributes: the CSP allows no inline style. A price before grants is striped. */
const bar = (share: number | null, beforeGrants = false): Html | null =>
  share === null
    ? null
    : html`<svg class="bar" aria-hidden="true"><rect width="100%" height="8" rx="4"/><rect class="fill"${beforeGrants ? html` fill="url(#before-grants)"` : null} width="${Math.round(1000 * Math.min(1, Math.max(0.01, share))) / 10}%" height="8" rx="4"/></svg>`

/** What the bars of prices before grants are filled with; once for the page. */
const stripes = html`<svg width="0" height="0" class="stripes" aria-hidden="true"><pattern id="before-grants" width="6" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="8"/><rect width="3" height="8" class="fill"/></pattern></svg>`

/** 'By family income $19,418 to $53,463 a year; tuition, links'. */
function moreWords({ netPriceByIncome, isPublic }: ListedFacts): string {
  const known = netPriceByIncome.filter(({ value }) => value !== null)
  const [lowest, highest] = [known[0], known.at(-1)]
  if (!lowest || !highest) return 'Tuition and links'
  return `${isPublic ? 'Residents by family income' : 'By family income'} ${inDollars(lowest)} to ${inDollars(highest)} a year; tuition, links`
}

function pricesByIncome({ netPriceByIncome: prices, isPublic }: ListedFacts): Html | null {
  if (prices.every(({ value }) => value === null)) return null
  return html`<h3>Net price a year by family income${isPublic ? ', for residents of its state' : ''}</h3>
<dl class="rows barred">${prices.map((price, band) => html`<div><dt>${incomes[band] ?? ''}</dt>${bar(priceShare(price)) ?? html`<span></span>`}<dd>${inDollars(price)}</dd></div>`)}</dl>`
}

const link = (address: string | null, label: string): Html | null =>
  address === null ? null : html`<a href="${address}" rel="noopener noreferrer nofollow">${label}</a> `

function comments(
  { comments: said, takesComments }: SharedList,
  draft: CommentDraft | undefined,
  thanks: boolean,
): Html | null {
  if (said.length === 0 && !takesComments && !draft) return null
  return html`<section class="card" id="comments" aria-labelledby="comments-title">
<h2 id="comments-title">Comments</h2>
${thanks ? html`<p role="status" class="thanks">Thank you. Your comment is below and on the student&rsquo;s page.</p>` : null}
${said.length > 0 ? html`<ul class="said">${said.map(({ author, text, at }) => html`<li><p class="muted"><strong>${author}</strong> (name not verified), ${asDay(at)}</p><p class="text">${text}</p></li>`)}</ul>` : null}
${draft ? html`<p role="alert" class="problem">${draft.problem}</p>` : null}
${takesComments ? commentForm(draft) : null}
</section>`
}

const commentForm = (draft: CommentDraft | undefined): Html => html`<form method="post">
<label for="name">Your name</label>
<input id="name" name="name" required maxlength="${commentNameMax}" autocomplete="name" value="${draft?.name ?? ''}">
<label for="text">Comment</label>
<textarea id="text" name="text" required maxlength="${commentTextMax}" rows="4">${draft?.text ?? ''}</textarea>
<p class="small muted">Whoever has this link can read it. The student can delete it.</p>
<button>Leave the comment</button>
</form>`

/** A title and a few sentences in the same style. */
export const barePage = (title: string, body: Html): string =>
  frame(title, html`${top}<main><h1>${title}</h1>${body}</main>`)

/** For a link that never existed, has expired or was ended: they look alike. */
export const noSuchLinkPage = (): string =>
  barePage(
    'This link does not work',
    html`<p>It was ended, has run out, or a letter of it is missing. Ask the person who sent it for a new one.</p>
<p>Is it your own list? <a href="/my-colleges">Make a new link in My Colleges</a>.</p>
<p class="ways"><a class="button" href="/colleges">Look at all colleges</a> <a class="button outline" href="/">What Lantern is</a></p>`,
  )

export const tooManyPage = (): string =>
  barePage(
    'Please wait a moment',
    html`<p>There were too many requests from your network. Try again in a minute.</p>`,
  )
