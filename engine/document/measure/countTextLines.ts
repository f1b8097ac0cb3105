import { measureText } from './letterWidths.ts';

/** Browsers find the words of Thai, which has no spaces between them, with the same dictionary. */
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Of a column, so that kerning and another version of the dictionary do not make one more line. */
const used = 0.992;

/** How many lines a text takes at most in a column; a word longer than the column is broken. */
export function countTextLines(text: string, { width, size }: { width: number; size: number }): number {
  const fits = (Math.max(1, width) * used) / size;
  return text.split('\n').reduce((lines, part) => lines + countPart(part, fits), 0);
}

function countPart(text: string, fits: number): number {
  // Most cells of a table: where words end matters to none of them.
  if (measureText(text.trimEnd()) <= fits) return 1;
  let filled = 0;
  let lines = 1;
  for (const piece of splitPieces(text)) {
    const word = piece.trimEnd();
    const length = measureText(word);
    if (filled > 0 && filled + length > fits) {
      lines += 1;
      filled = 0;
    }
    // Where a long word breaks, a letter and its marks stay together and leave some room; nothing is said to fit after it.
    if (length > fits) lines += Math.ceil(length / (fits * 0.9)) - 1;
    filled = length > fits ? fits : filled + length + measureText(piece.slice(word.length));
  }
  return lines;
}

/** Where a line may end: after spaces, between words of Thai, and after a hyphen inside of a word. */
function splitPieces(text: string): string[] {
  const pieces: string[] = [];
  let last = '';
  for (const { segment } of words.segment(text)) {
    if (last !== '' && mayBreak(last, segment)) {
      pieces.push(last);
      last = '';
    }
    last += segment;
  }
  return last === '' ? pieces : [...pieces, last];
}

function mayBreak(before: string, after: string): boolean {
  if (/\s$/.test(before)) return !/^\s/.test(after);
  if (/[\p{L}\d]-$/u.test(before)) return /^[\p{L}\d]/u.test(after);
  return /[\u0E01-\u0E4E]$/.test(before) && /^[\u0E01-\u0E4E]/.test(after);
}
