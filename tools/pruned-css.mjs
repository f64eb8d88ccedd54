// A stylesheet without the rules that a part of the product cannot use. Reads what the build wrote: minified, valid.

/**
 * @param {string} css
 * @param {string} code all text that may name a class of these pages; what is no class does no harm
 */
export function prunedCss(css, code) {
  const words = new Set(code.split(/[\s"'`<>=$]+/))
  // `chart-${tone}`: whatever begins so.
  const beginnings = [...words].filter((word) => /^[a-z][\w-]*-$/.test(word))
  const isNamed = (/** @type {string} */ name) =>
    words.has(name) || beginnings.some((beginning) => name.startsWith(beginning))
  return rulesIn(css, (selector) => classesIn(selector).every(isNamed))
}

/**
 * @param {string} css
 * @param {(selector: string) => boolean} isUsed
 */
function rulesIn(css, isUsed) {
  let kept = ''
  for (let at = 0; at < css.length; ) {
    const end = next(css, at, '{;}')
    if (end === css.length) return kept + css.slice(at)
    if (css[end] === ';') {
      kept += css.slice(at, end + 1)
      at = end + 1
      continue
    }
    const head = css.slice(at, end).replace(/\/\*[\s\S]*?\*\//g, '')
    const close = closing(css, end)
    const body = css.slice(end + 1, close)
    at = close + 1
    if (/^\s*@(media|layer|supports|container)/.test(head)) {
      const inner = rulesIn(body, isUsed)
      if (inner !== '') kept += `${head}{${inner}}`
    } else if (head.trimStart().startsWith('@')) kept += `${head}{${body}}`
    else {
      const used = selectorsIn(head).filter(isUsed)
      if (used.length > 0) kept += `${used.join(',')}{${body}}`
    }
  }
  return kept
}

/**
 * Where one of these characters stands outside of strings, brackets and escapes; the end if nowhere.
 * @param {string} text
 * @param {number} from
 * @param {string} wanted
 */
function next(text, from, wanted) {
  let quote = ''
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\\') at++
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    else if (depth === 0 && wanted.includes(sign)) return at
  }
  return text.length
}

/** @param {string} css @param {number} open */
function closing(css, open) {
  let depth = 0
  for (let at = open; ; at = next(css, at + 1, '{}')) {
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at
    if (at >= css.length) throw new Error('A rule of the stylesheet has no end.')
  }
}

/** @param {string} head */
function selectorsIn(head) {
  const found = []
  for (let at = 0; at <= head.length; ) {
    const end = next(head, at, ',')
    found.push(head.slice(at, end))
    at = end + 1
  }
  return found
}

/** Classes the selector cannot do without: those inside :not(), :is() and the like may be missing. @param {string} selector */
const classesIn = (selector) =>
  [
    ...selector
      .replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
      .matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi),
  ].map(([, name = '']) =>
    name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code, sign) =>
      code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  )
