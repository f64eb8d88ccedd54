const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Small numbers as words, for sentences: 'three'. */
export const inWords = (count: number) => small[count] ?? String(count)
