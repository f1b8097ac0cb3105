import { useCallback, useEffect, useRef, useState } from 'react';
import { nameRecord, usualDisplay } from 'sala/engine';
import { type Choice, useLanguage, useRecords } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { RecordTitle } from '../../shared/fieldValues.ts';
import type { Known } from './useKnown.ts';

type References = Readonly<Record<string, readonly string[]>>;

/** What records are called, by their collections and ids; each is read once. Those that may not be read keep their ids. */
export function useRecordTitles(references: References, { collections }: Known) {
  const recordsOf = useRecords();
  const language = useLanguage();
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const asked = useRef(new Set<string>());
  const know = useCallback(
    (collection: string, records: readonly unknown[]): Choice[] => {
      const display = collections[collection]?.schema['x-display'] ?? usualDisplay;
      const named = (records as JsonObject[]).map((record) => nameRecord(record, display, language)); // records are JSON
      for (const { id } of named) asked.current.add(keyOf(collection, id));
      setTitles((before) => ({
        ...before,
        ...Object.fromEntries(named.map(({ id, title }) => [keyOf(collection, id), title])),
      }));
      return named;
    },
    [collections, language],
  );
  useEffect(() => {
    for (const [collection, ids] of Object.entries(references)) {
      const wanted = ids.filter((id) => !/^$|[={]/.test(id) && !asked.current.has(keyOf(collection, id)));
      if (wanted.length === 0 || !Object.hasOwn(collections, collection)) continue;
      for (const id of wanted) asked.current.add(keyOf(collection, id));
      const find = recordsOf(collection).find({ filter: { id: { $in: wanted } }, limit: wanted.length });
      find.then(
        ({ data }) => know(collection, data),
        () => undefined,
      );
    }
  }, [references, collections, recordsOf, know]);
  const titleOf = useCallback<RecordTitle>((collection, id) => titles[keyOf(collection, id)], [titles]);
  return { titleOf, know };
}

function keyOf(collection: string, id: string): string {
  return `${collection}/${id}`;
}
