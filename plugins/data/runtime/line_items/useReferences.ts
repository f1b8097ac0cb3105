import { useEffect, useMemo, useRef, useState } from 'react';
import { type NamedRecord, nameRecord } from 'sala/engine';
import { useLanguage, useRecords } from 'sala/runtime';
import type { Condition, JsonObject } from 'sala/schemas';
import { readValue } from '../../shared/readValue.ts';
import type { Names } from './cellValue.ts';
import type { LineColumn } from './lineColumns.ts';

export interface FoundRecord extends NamedRecord {
  record: JsonObject;
}

export interface References {
  names: Names;
  search: (column: LineColumn, typed: string) => Promise<FoundRecord[]>;
  /** Records by the whole of what they are called, by the texts that were asked for. */
  lookUp: (column: LineColumn, texts: ReadonlySet<string>) => Promise<Map<string, FoundRecord>>;
  note: (column: LineColumn, found: readonly FoundRecord[]) => void;
}

const mostFound = 12;
/** Texts of one question. */
const atOnce = 50;

/** The records to which lines refer: what they are called, and how they are found. */
export function useReferences(columns: readonly LineColumn[], lines: readonly JsonObject[]): References {
  const recordsOf = useRecords();
  const language = useLanguage();
  const [noted, setNoted] = useState<Names>(new Map());
  const names = useMemo<Names>(
    () => new Map([...columns.flatMap((column) => Object.entries(column.names ?? {})), ...noted]),
    [columns, noted],
  );
  const calls = useMemo(() => {
    const find = async (column: LineColumn, query: { search?: string; filter?: Condition; limit: number }) => {
      const { data } = await recordsOf(column.reference ?? '').find(query);
      return (data as JsonObject[]).map((record) => ({
        ...nameRecord(record, column.display ?? [], language),
        record,
      }));
    };
    return {
      search: (column: LineColumn, typed: string) =>
        find(column, { search: typed.trim() || undefined, limit: mostFound }),
      lookUp: (column: LineColumn, texts: ReadonlySet<string>) => lookUp(find, column, [...texts]),
      note: (_: LineColumn, found: readonly FoundRecord[]) => {
        if (found.length > 0) setNoted((before) => new Map([...before, ...nameAll(found)]));
      },
      find,
    };
  }, [recordsOf, language]);
  useUnknown(columns, lines, names, calls);
  return useMemo(() => ({ ...calls, names }), [calls, names]);
}

type Find = (
  column: LineColumn,
  query: { search?: string; filter?: Condition; limit: number },
) => Promise<FoundRecord[]>;

async function lookUp(find: Find, column: LineColumn, texts: string[]): Promise<Map<string, FoundRecord>> {
  const found = new Map<string, FoundRecord>();
  const fields = ['id', ...(column.display ?? [])];
  for (let at = 0; at < texts.length; at += atOnce) {
    const asked = texts.slice(at, at + atOnce);
    const filter: Condition = { $or: fields.map((field) => ({ [field]: { $in: asked } })) };
    for (const one of await find(column, { filter, limit: 100 }))
      for (const field of fields) {
        const text = String(readValue(one.record, field) ?? '');
        if (asked.includes(text) && !found.has(text)) found.set(text, one);
      }
  }
  // Other codes, such as bar codes: what the search finds once is meant.
  const others = texts.filter((text) => !found.has(text)).slice(0, atOnce);
  await Promise.all(
    others.map(async (text) => {
      const [one, ...more] = await find(column, { search: text, limit: 2 });
      if (one && more.length === 0) found.set(text, one);
    }),
  );
  return found;
}

/** Records whose name nobody told yet, such as those of a draft. */
function useUnknown(
  columns: readonly LineColumn[],
  lines: readonly JsonObject[],
  names: Names,
  { find, note }: { find: Find; note: References['note'] },
): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const column of columns.filter(({ editor }) => editor === 'reference')) {
      const ids = lines.flatMap((line) => {
        const id = line[column.field];
        return typeof id === 'string' && id !== '' && !names.has(id) && !asked.current.has(id) ? [id] : [];
      });
      const wanted = [...new Set(ids)].slice(0, 100);
      for (const id of wanted) asked.current.add(id);
      if (wanted.length > 0)
        find(column, { filter: { id: { $in: wanted } }, limit: 100 }).then(
          (found) => note(column, found),
          () => undefined, // their cells stay empty, as for records that this person may not see
        );
    }
  }, [columns, lines, names, find, note]);
}

function nameAll(found: readonly FoundRecord[]): [string, string][] {
  return found.map(({ id, title }) => [id, title]);
}
