import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Runtime, useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { storeAnswer } from '../../../runtime/data/storeAnswer.ts';
import { loadRowParts } from '../../../runtime/render/loadRowParts.ts';
import type { ReadyMadeKind, ReadyMadeList, Row } from '../../../schemas/index.ts';
import { listReadyMade, type ReadyMade, readReadyMade, watchReadyMade } from '../../api/readyMade.ts';

/** What this site may use; `failed` when the list cannot be had, undefined while it is on its way. */
export function useReadyMadeList(): ReadyMadeList | 'failed' | undefined {
  const { api } = useRuntime();
  const [list, setList] = useState<ReadyMadeList | 'failed'>();
  useEffect(() => {
    let isHere = true;
    const read = () => {
      listReadyMade(api).then(
        (found) => isHere && setList(found),
        () => isHere && setList('failed'),
      );
    };
    read();
    const stop = watchReadyMade(api, read);
    return () => {
      isHere = false;
      stop();
    };
  }, [api]);
  return list;
}

/** The rows of a section or whole page with all they need, read when the element comes near to being seen. */
export function useShownRows(
  kind: ReadyMadeKind,
  name: string,
): { place: RefObject<HTMLDivElement | null>; rows: Row[] | 'failed' | undefined } {
  const runtime = useRuntime();
  const place = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<Row[] | 'failed'>();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isHere = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        readReadyMade(runtime.api, kind, name)
          .then(({ shown }) => prepareShown(runtime, shown))
          .then(
            (found) => isHere && setRows(found),
            () => isHere && setRows('failed'),
          );
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      isHere = false;
      observer.disconnect();
    };
  }, [runtime, kind, name]);
  return { place, rows };
}

/** Fetches what shown rows are drawn with, and gives them their data. */
export async function prepareShown(runtime: Runtime, { rows, data, widgets }: ReadyMade['shown']): Promise<Row[]> {
  const { views, page } = runtime;
  views.add(widgets);
  await Promise.all([loadRowParts(rows), ...Object.keys(widgets).map((type) => views.load(type))]);
  for (const [uid, answer] of Object.entries(data)) storeAnswer(page.get().data, uid, { data: answer });
  return rows;
}
