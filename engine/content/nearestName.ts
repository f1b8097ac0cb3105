import type { Text } from '../../schemas/text.ts';

const longest = 80;

/** The name that somebody probably meant; undefined when none is close. Swapped letters count as one mistake. */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  if (written.length > longest) return undefined;
  const wanted = written.toLowerCase();
  const allowed = Math.max(1, Math.floor(written.replace(/^x-/, '').length / 3));
  let nearest: string | undefined;
  let fewest = allowed + 1;
  for (const name of known) {
    if (Math.abs(name.length - written.length) >= fewest) continue;
    const mistakes = countMistakes(wanted, name.toLowerCase());
    if (mistakes >= fewest) continue;
    fewest = mistakes;
    nearest = name;
  }
  return nearest;
}

/** The end of a message about an unknown name: "; did you mean …?", or nothing. */
export function suggestName(written: string, known: Iterable<string>): Text {
  return askFor(nearestName(written, known));
}

/** The same for a name that was found already. */
export function askFor(nearest: string | undefined): Text {
  if (nearest === undefined) return { th: '', en: '' };
  return { th: ` หมายถึง "${nearest}" หรือไม่`, en: `; did you mean "${nearest}"?` };
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function countMistakes(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const steps = [at(row, j - 1) + 1, at(last, j) + 1, at(last, j - 1) + same];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(at(before, j - 2) + 1);
      row.push(Math.min(...steps));
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
