import { useEffect, useState } from 'react';
import type { Json } from 'sala/schemas';
import type { Grid } from './grid.ts';
import type { LineColumn } from './lineColumns.ts';
import type { FoundRecord } from './useReferences.ts';

export interface ListOption {
  id: string;
  title: string;
  note?: string;
  /** Of a choice. */
  value?: Json;
  found?: FoundRecord;
}

interface Options {
  options: readonly ListOption[];
  status: 'done' | 'searching' | 'searchFailed';
}

const pauseMs = 120;

/** What can be chosen for what is typed: choices at once, records when the server has answered. */
export function useOptions(grid: Grid, column: LineColumn, typed: string): Options {
  const [found, setFound] = useState<Options & { typed?: string }>({ options: [], status: 'searching' });
  const isReference = column.editor === 'reference';
  const { search } = grid.references;
  useEffect(() => {
    if (!isReference) return;
    let isOver = false;
    const timer = setTimeout(
      () => {
        search(column, typed).then(
          (records) => {
            const options = records.map((one) => ({ id: one.id, title: one.title, note: one.note, found: one }));
            if (!isOver) setFound({ options, status: 'done', typed });
          },
          () => !isOver && setFound({ options: [], status: 'searchFailed', typed }),
        );
      },
      typed === '' ? 0 : pauseMs,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isReference, search, column, typed]);
  if (!isReference) return { options: narrow(column, typed), status: 'done' };
  // The answer to an earlier text stays in sight, and is not taken for that of this one.
  return found.typed === typed ? found : { options: found.options, status: 'searching' };
}

function narrow({ choices = [], schema }: LineColumn, typed: string): ListOption[] {
  const asked = typed.trim().toLowerCase();
  const all = choices.map(({ value, title }) => ({
    id: value,
    title,
    value: schema.enum?.find((one) => String(one) === value) as Json | undefined, // choices are JSON
  }));
  if (asked === '') return all;
  const begins = all.filter(({ id, title }) => [id, title].some((text) => text.toLowerCase().startsWith(asked)));
  const holds = all.filter((one) => !begins.includes(one) && one.title.toLowerCase().includes(asked));
  return [...begins, ...holds];
}
