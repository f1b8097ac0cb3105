import type { HistoryEntry } from '../../shared/historyAnswer.ts';

/** What was done, and to what: the state that was reached, or the fields that were changed. */
export function describeEntry({ to, changes }: HistoryEntry, action: string): string {
  const what = to?.title ?? changes.map(({ title }) => title).join(', ');
  return what === '' ? action : `${action} – ${what}`;
}
