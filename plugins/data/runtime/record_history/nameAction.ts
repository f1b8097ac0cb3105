import type { HistoryEntry } from '../../shared/historyAnswer.ts';

const known = ['create', 'import', 'update', 'transition', 'delete', 'restore', 'rollup'] as const;

/** The name of the text that says what was done. */
export function nameAction({ action, from }: HistoryEntry): (typeof known)[number] | 'moved' {
  return from ? 'moved' : (known.find((one) => one === action) ?? 'update');
}
