import { useEffect, useState } from 'react';
import type { JsonObject } from 'sala/schemas';
import type { Endless } from '../../endless/useEndless.ts';

interface Options {
  id: string;
  rows: readonly JsonObject[];
  endless: Endless | undefined;
  /** To another record. */
  onMove: (id: string) => void;
}

/** Where a record stands in its list, and the way to those around it: a row of an endless list that was not read is read first. */
export function useBeside({ id, rows, endless, onMove }: Options) {
  const [wanted, setWanted] = useState<number>();
  const at = endless ? endless.placeOf(id) : rows.findIndex((row) => String(row.id) === id);
  const total = endless?.total ?? rows.length;
  const rowAt = (index: number) => (endless ? endless.at(index) : rows[index]);
  const found = wanted === undefined ? undefined : rowAt(wanted);
  // Rows come with another `endless`: the wish is kept until they are there.
  useEffect(() => {
    if (wanted === undefined) return;
    if (!found) return endless?.want(wanted, wanted + 1);
    setWanted(undefined);
    onMove(String(found.id));
  }, [wanted, found, endless, onMove]);
  return {
    at,
    total,
    move: (by: 1 | -1) => {
      const next = at + by;
      if (at >= 0 && next >= 0 && next < total) setWanted(next);
    },
  };
}
