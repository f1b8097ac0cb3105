import { useEffect, useMemo, useRef, useState } from 'react';
import { type ChangeAddress, useReadData } from 'sala/runtime';
import type { JsonObject, WidgetAddress } from 'sala/schemas';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import { addPage, askPage, type KnownRows, listRows, missingPages, placeOf, rowAt, takeRows } from './knownRows.ts';

/** A list that scrolls on: rows are read as they come into view. */
export interface Endless {
  /** What the list is called on its page. */
  key: string;
  total: number;
  limit: number;
  /** The page in the address: where the list stands. */
  page: number;
  /** Another list is another order or another filter: it begins at its page. */
  list: string;
  at: (index: number) => JsonObject | undefined;
  /** Where a record stands in the list; -1 while its row was not read. */
  placeOf: (id: string) => number;
  /** Rows from an index up to another are seen, or soon. */
  want: (from: number, to: number) => void;
  /** This row is the first that is seen. */
  see: (index: number) => void;
}

interface Options {
  uid: string;
  isOn: boolean;
  answer: ListAnswer | undefined;
  address: WidgetAddress;
  change: ChangeAddress;
}

/** The rows of a list as far as they were read, and how further ones are; undefined where the list has pages. */
export function useEndless({ uid, isOn, answer, address, change }: Options) {
  const [known, setKnown] = useState<KnownRows>();
  const { page: _, beside: __, ...rest } = address;
  const list = JSON.stringify(rest);
  // State that follows from the answer is set while drawing, as React asks: no frame shows the rows of another list.
  let current = known;
  if (answer && answer !== known?.answer) {
    current = takeRows(known, answer, list);
    setKnown(current);
  }
  const want = useReading(uid, current, setKnown);
  const rows = useMemo(() => (current ? listRows(current) : []), [current]);
  const page = Number(address.page ?? 1) || 1;
  const endless = useMemo<Endless | undefined>(() => {
    if (!isOn || !current || current.answer.grouped || current.answer.total <= current.answer.limit) return undefined;
    const { total, limit } = current.answer;
    return {
      key: uid,
      total,
      limit,
      page: Math.min(page, Math.ceil(total / limit)),
      list: current.list,
      at: (index) => rowAt(current, index),
      placeOf: (id) => placeOf(current, id),
      want,
      see: (index) => {
        const next = Math.floor(index / limit) + 1;
        change({ page: next === 1 ? undefined : String(next) }, { read: false });
      },
    };
  }, [uid, isOn, current, page, want, change]);
  return { endless, rows: endless ? rows : undefined };
}

/** Reads the pages that are wanted, each once at a time; the last wish counts. */
function useReading(uid: string, known: KnownRows | undefined, setKnown: (next: SetKnown) => void) {
  const read = useReadData(uid);
  const latest = useRef(known);
  latest.current = known;
  const flights = useRef(new Map<number, AbortController>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages that were asked for beside another answer are of no use
  useEffect(() => () => stopAll(flights.current), [known?.answer]);
  return useMemo(() => {
    async function readPage(page: number, from: KnownRows) {
      const flight = new AbortController();
      flights.current.set(page, flight);
      try {
        const data = await read(askPage(from, page), flight.signal);
        const found = data.list as unknown as ListAnswer | null | undefined; // what data.list answers
        if (found?.rows && !flight.signal.aborted)
          setKnown((now) => (now?.answer === from.answer ? addPage(now, page, found.rows) : now));
      } catch {
        // Its rows stay empty; they are asked for again when the list is scrolled.
      } finally {
        if (flights.current.get(page) === flight) flights.current.delete(page);
      }
    }
    return (from: number, to: number) => {
      const { current } = latest;
      if (!current) return;
      const pages = missingPages(current, from, to);
      for (const [page, flight] of flights.current) if (!pages.includes(page)) flight.abort();
      for (const page of pages) if (!flights.current.has(page)) readPage(page, current);
    };
  }, [read, setKnown]);
}

type SetKnown = (now: KnownRows | undefined) => KnownRows | undefined;

function stopAll(flights: Map<number, AbortController>): void {
  for (const flight of flights.values()) flight.abort();
  flights.clear();
}
