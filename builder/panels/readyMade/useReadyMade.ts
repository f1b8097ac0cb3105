import { type RefObject, useEffect, useState } from 'react';
import { type Runtime, useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { storeAnswer } from '../../../runtime/data/storeAnswer.ts';
import { loadRowParts } from '../../../runtime/render/loadRowParts.ts';
import type { ReadyMadeKind, ReadyMadeList, Row } from '../../../schemas/index.ts';
import { listReadyMade, type ReadyMade, readReadyMade, watchReadyMade } from '../../api/readyMade.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { useSeen } from '../../ui/useSeen.ts';

/** What may be used on what is edited; `failed` when the list cannot be had, undefined while it is on its way. */
export function useReadyMadeList(): ReadyMadeList | 'failed' | undefined {
  const { api } = useRuntime();
  const { draft } = useBuilder();
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
  if (list === undefined || list === 'failed') return list;
  // A block cannot stand in itself.
  return { ...list, blocks: list.blocks.filter(({ name }) => name !== draft.key) };
}

/** The rows of a section or whole page with all they need, read when the element comes near to being seen. */
export function useShownRows(
  kind: ReadyMadeKind,
  name: string,
): { place: RefObject<HTMLDivElement | null>; rows: Row[] | 'failed' | undefined } {
  const runtime = useRuntime();
  const { place, isSeen } = useSeen();
  const [rows, setRows] = useState<Row[] | 'failed'>();
  useEffect(() => {
    if (!isSeen) return;
    let isHere = true;
    readReadyMade(runtime.api, kind, name)
      .then(({ shown }) => prepareShown(runtime, shown))
      .then(
        (found) => isHere && setRows(found),
        () => isHere && setRows('failed'),
      );
    return () => {
      isHere = false;
    };
  }, [runtime, kind, name, isSeen]);
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
