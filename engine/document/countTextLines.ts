/** Thai vowels and tone marks above and below letters take no room of their own. */
const marks = /\p{M}|[\u200B-\u200D]/u;
const wide = /[\u1100-\u115F\u2E80-\uFFEF\u{1F000}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** Upper bounds in parts of the size of the font: the fonts of documents are IBM Plex Sans Thai. */
const widths = { narrow: 0.57, capital: 0.74, wide: 1.1 };

/** How many lines a text takes at most in a column; a word longer than the column is broken. */
export function countTextLines(text: string, { width, size }: { width: number; size: number }): number {
  const fits = Math.max(1, width);
  return text.split('\n').reduce((lines, part) => lines + countPart(part, fits, size), 0);
}

function countPart(text: string, width: number, size: number): number {
  let used = 0;
  let lines = 1;
  for (const word of splitWords(text)) {
    const length = measure(word, size);
    if (used + length <= width) used += length;
    else if (length <= width) {
      lines += 1;
      used = length;
    } else {
      lines += Math.ceil((used + length) / (width * 0.9)) - 1;
      used = length % width;
    }
  }
  return lines;
}

/** Thai has no spaces between words, so a break may leave up to a long word of room at the end of a line. */
function splitWords(text: string): string[] {
  return text.match(/[\u0E00-\u0E7F]{1,5}|[^\s\u0E00-\u0E7F]+\s*|\s+/gu) ?? [];
}

function measure(text: string, size: number): number {
  let sum = 0;
  for (const sign of text) {
    if (marks.test(sign)) continue;
    sum += wide.test(sign) ? widths.wide : /[A-ZMW@%]/.test(sign) ? widths.capital : widths.narrow;
  }
  return sum * size;
}
