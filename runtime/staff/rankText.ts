const letter = /[\p{L}\p{M}\p{N}]/u;

/** The rank of what is found elsewhere than in a text. */
export const besideText = 4;

/**
 * How well a text answers to typed words, in small letters: 0 when it says just that, 1 when they are words of it, 2 when its words begin
 * so, 3 when they stand somewhere in it; `Infinity` when one of them does not.
 */
export function rankText(text: string, words: readonly string[]): number {
  const read = text.toLowerCase();
  return read === words.join(' ') ? 0 : Math.max(0, ...words.map((word) => rankWord(read, word)));
}

function rankWord(text: string, word: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = !isLetter(text[at - 1]);
    const ends = !isLetter(text[at + word.length]);
    best = Math.min(best, begins ? (ends ? 1 : 2) : 3);
  }
  return best;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && letter.test(character);
}
