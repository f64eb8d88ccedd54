const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'three', as a small number is written in a sentence. */
export const inWords = (count: number) => small[count] ?? String(count)
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
