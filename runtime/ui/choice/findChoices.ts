import type { Choice } from './choice.ts';

/** The choices that hold what was typed in their title, note or id, whatever the case. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return choices;
  return choices.filter(({ id, title, note = '' }) => plain(`${title}\n${note}\n${id}`).includes(wanted));
}

/** The Thai vowel sara am is written as one code point or as two; this form always has two. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
