import { commonPasswordList } from './common-password-list.ts'

// Finds passwords that are long enough and have a special character but are still easy to guess: a common password or
// keyboard pattern decorated with digits and signs. The decoration is removed, and the rest looked up in the 10,000
// most common passwords and in words that are common here.

const commonCores = new Set(
  `password passwort passw0rd mypassword newpassword thepassword passwordpassword letmein letmeinplease welcome welcomehome
  welcomeback qwerty qwertyuiop qwertyqwerty qwertyasdf qwertyasdfgh qazwsx qazwsxedc asdfgh asdfghjkl zxcvbn zxcvbnm
  iloveyou iloveu ilovemymom iloveyousomuch admin administrator superadmin root login loginlogin default changeme
  changemenow football baseball basketball soccer softball volleyball superman batman spiderman starwars pokemon
  princess sunshine butterfly flower dragon monkey shadow master michael jordan ashley jessica jennifer charlie
  abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcabc abcdabcd trustno trustnoone whatever blink summer winter spring
  autumn summertime january february october november december college university student highschool lantern lanternapp
  secret supersecret testtest test tester testing hello hellohello helloworld hellothere computer internet google
  facebook instagram youtube tiktok minecraft fortnite roblox liverpool chelsea arsenal yankees cowboys lakers steelers
  freedom america usa unitedstates jesus jesuschrist blessed family mother myfamily mylove lovely loveme killer hunter
  cheese chocolate cookie pepper ginger buster tigger bailey`.split(/\s+/),
)

const unleet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Searched as one string: a Set would take twenty times the memory, for one lookup per sign-up. */
const list = commonPasswordList.replaceAll('\n', ' ')
const isListed = (word: string) => word.length >= 4 && !word.includes(' ') && list.includes(` ${word} `)

const core = (text: string) => text.replace(/[^a-z]/g, '')
const isWalk = (digits: string) =>
  digits.length > 5 && '01234567890123456789 98765432109876543210'.includes(digits)

const unleeted = (text: string) => text.replace(/[013457@$!]/g, (char) => unleet[char] ?? char)

/** true for a password that is easy to guess although it satisfies the rules. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const plain = core(lower)
  // '!' and digits at the end are decoration; inside a word they stand for letters.
  const undressed = core(unleeted(lower.replace(/[^a-z]+$/, '')))
  if (new Set(lower).size <= 4) return true
  const digits = lower.replace(/\D/g, '')
  if (plain.length <= 2 && (isWalk(digits) || new Set(digits).size <= 2)) return true
  if ([plain, undressed].some((word) => commonCores.has(word) || isTwice(word))) return true
  // 'trustno1' is listed with its digit, 'dragon' without: decoration is removed step by step, and each step is
  // looked up.
  const trimmed = lower.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  const bare = trimmed.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [lower, trimmed, bare, unleeted(trimmed), unleeted(bare)].some(isListed)
}

function isTwice(word: string): boolean {
  const half = word.slice(0, word.length / 2)
  return word.length >= 6 && word === half + half && commonCores.has(half)
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** Whether a password is the address of its account, or the name before the @, with other digits and signs or not. */
export function isOwnAddress(password: string, email: string): boolean {
  if (email === '') return false
  const letters = lettersOf(password)
  const [name = ''] = email.split('@')
  return (
    password.toLowerCase().includes(email) ||
    (letters !== '' && (letters === lettersOf(email) || letters === lettersOf(name)))
  )
}
