import type { JsonObject } from 'sala/schemas';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';

/** The rows of a list that were read so far, by page. */
export interface KnownRows {
  /** The address of the list without the page: another one is another list. */
  list: string;
  /** The answer that the page shows. */
  answer: ListAnswer;
  pages: ReadonlyMap<number, readonly JsonObject[]>;
  /** Pages that are as new as the answer; others are shown until they have been read again. */
  fresh: ReadonlySet<number>;
}

/** Begins with an answer; another answer of the same list leaves the other pages, to be read again when they are seen. */
export function takeRows(known: KnownRows | undefined, answer: ListAnswer, list: string): KnownRows {
  const { page, rows, total, limit } = answer;
  const isSame = known?.list === list && known.answer.limit === limit;
  const last = Math.ceil(total / limit);
  const kept = isSame ? [...known.pages].filter(([number]) => number <= last) : [];
  return { list, answer, pages: new Map([...kept, [page, rows]]), fresh: new Set([page]) };
}

export function addPage(known: KnownRows, page: number, rows: readonly JsonObject[]): KnownRows {
  return { ...known, pages: new Map(known.pages).set(page, rows), fresh: new Set(known.fresh).add(page) };
}

/** All known rows, in the order of the list; one that moved to another page meanwhile is there once. */
export function listRows({ pages }: KnownRows): JsonObject[] {
  const seen = new Set<unknown>();
  const ordered = [...pages].sort(([one], [other]) => one - other).flatMap(([, rows]) => rows);
  return ordered.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export function rowAt({ pages, answer }: KnownRows, index: number): JsonObject | undefined {
  return pages.get(Math.floor(index / answer.limit) + 1)?.[index % answer.limit];
}

/** The index of a record that was read; -1 of any other. */
export function placeOf({ pages, answer }: KnownRows, id: string): number {
  for (const [page, rows] of pages) {
    const at = rows.findIndex((row) => String(row.id) === id);
    if (at >= 0) return (page - 1) * answer.limit + at;
  }
  return -1;
}

/** The pages between two rows that have to be read. */
export function missingPages({ fresh, answer }: KnownRows, from: number, to: number): number[] {
  const { limit, total } = answer;
  const first = Math.floor(Math.max(from, 0) / limit) + 1;
  const last = Math.floor(Math.max(Math.min(to, total) - 1, 0) / limit) + 1;
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at).filter(
    (page) => !fresh.has(page),
  );
}

/** How a page is asked for: by the record next to it where that is known, else by its number. */
export function askPage({ pages, fresh, answer }: KnownRows, page: number): Record<string, string | undefined> {
  const before = fresh.has(page - 1) ? pages.get(page - 1) : undefined;
  const after = fresh.has(page + 1) ? pages.get(page + 1) : undefined;
  const last = before?.length === answer.limit ? before.at(-1)?.id : undefined;
  const beside = last ? `after.${last}` : after?.[0] ? `before.${after[0].id}` : undefined;
  return { page: page === 1 ? undefined : String(page), beside };
}
