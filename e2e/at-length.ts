/** `npm run test:all`: every state of every page, other browsers, kills. */
export const atLength = process.env.TESTS === 'all'
