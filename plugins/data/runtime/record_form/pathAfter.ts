import type { ToldChange } from 'sala/runtime';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';

/** The page of a new record stands where this one's would: its address ends with the id. */
export function pathAfter({ paths, record }: RecordAnswer, id: unknown): string | undefined {
  if (record) return paths.detail;
  return paths.list && typeof id === 'string' ? `${paths.list}/${encodeURIComponent(id)}` : paths.list;
}

/** Where to be once what a form saved is taken back, and once that is done again. */
export function pathsOfUndo(answer: RecordAnswer, id: unknown): ToldChange['goes'] {
  const made = pathAfter(answer, id);
  const undone = answer.record ? made : answer.paths.list;
  return { ...(undone && { undone }), ...(made && { again: made }) };
}
