import { defineError, SalaError } from '../../../schemas/errors/errors.ts';

export const badQuery = defineError('bad_query', 400, {
  th: 'คำสั่งค้นหาไม่ถูกต้องที่ {path}: {th}',
  en: 'Bad query at {path}: {en}',
});

/** The reason for refusing a query, in both languages. */
export interface Refusal {
  th: string;
  en: string;
}

/** Refuses a condition, sort, projection or pipeline; `path` says which part of it. */
export function refuseQuery(path: string, reason: Refusal): never {
  const place = path === '' ? '(root)' : path;
  throw badQuery({ path: place, ...reason }, [{ path: place, code: 'bad_query', message: reason.en }]);
}

/** Runs a parser of untrusted input; any exception in it, including from hostile getters, becomes a refusal. */
export function readSafely<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SalaError) throw error;
    return refuseQuery('', { th: 'อ่านข้อมูลไม่ได้', en: 'it cannot be read' });
  }
}
