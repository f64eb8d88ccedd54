/** Every key of the browser's storage, in words for the privacy page. A test compares it with the keys in use. */
export const storedInBrowser: readonly { key: string; what: string }[] = [
  { key: 'access', what: 'a token that signs your requests for ten minutes; goes at logout' },
  { key: 'refresh', what: 'a token that keeps you signed in; goes at logout' },
  { key: 'theme', what: 'light or dark' },
  { key: 'cookie-consent', what: 'your answer to the cookie banner' },
  {
    key: 'history:',
    what: 'followed by the number of your account: your last three searches with all your answers and results; stays after logout, unless this is a shared computer',
  },
  {
    key: 'shared-computer',
    what: 'that you ticked “This is a shared computer”; until you log out or close the tab',
  },
  {
    key: 'profile',
    what: 'what you told this device for prices and lists: home state, income, ZIP code and distance, grades, scores, major and year; until you log out or close the tab',
  },
  { key: 'search-draft', what: 'a search that you have not finished; until you log out or close the tab' },
  { key: 'quiz-turns', what: 'your answers in the major quiz; until you log out or close the tab' },
  { key: 'selected-plan', what: 'the plan you picked; until you log out or close the tab' },
  { key: 'scroll-positions', what: 'how far you had scrolled; until you log out or close the tab' },
  { key: 'notice', what: 'a message for the next page' },
]
