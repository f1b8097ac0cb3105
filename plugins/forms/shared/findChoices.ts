import type { Choice } from './choices.ts';

/** The choices whose text or description contains the query, ignoring case. */
export function findChoices(choices: Choice[], typed: string): Choice[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (!wanted) return choices;
  return choices.filter(({ label, description }) => `${label}\n${description}`.toLocaleLowerCase().includes(wanted));
}
