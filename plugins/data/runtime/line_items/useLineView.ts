import { useEffect, useMemo, useState } from 'react';
import { deviceStore } from 'sala/runtime';
import { isJsonObject } from 'sala/schemas';
import type { LineColumn } from './lineColumns.ts';

interface LineView {
  /** Fields that were shown or hidden by hand. */
  shown: Record<string, boolean>;
  widths: Record<string, number>;
}

const usual: LineView = { shown: {}, widths: {} };
const narrowest = 60;

/** Which columns this person sees, and how wide; kept on the device. */
export function useLineView(key: string, all: readonly LineColumn[]) {
  const [view, setView] = useState(usual);
  const place = `sala.lines.${key}`;
  useEffect(() => setView(readView(place)), [place]);
  const change = (next: LineView) => {
    setView(next);
    deviceStore.write(place, next);
  };
  const columns = useMemo(
    () =>
      all
        .filter(
          ({ field, schema, required }) => required || (view.shown[field] ?? !schema['x-hidden-in']?.includes('form')),
        )
        .map((column) => ({ ...column, width: view.widths[column.field] ?? column.width })),
    [all, view],
  );
  return {
    columns,
    toggle: (field: string) => {
      const isNow = columns.some((column) => column.field === field);
      change({ ...view, shown: { ...view.shown, [field]: !isNow } });
    },
    widen: (field: string, width: number) =>
      change({ ...view, widths: { ...view.widths, [field]: Math.max(narrowest, Math.round(width)) } }),
    reset: () => change(usual),
  };
}

function readView(place: string): LineView {
  const stored = deviceStore.read(place);
  if (!isJsonObject(stored) || !isJsonObject(stored.shown) || !isJsonObject(stored.widths)) return usual;
  const widths = Object.entries(stored.widths).filter((one): one is [string, number] => typeof one[1] === 'number');
  const shown = Object.entries(stored.shown).map(([field, value]): [string, boolean] => [field, value === true]);
  return { shown: Object.fromEntries(shown), widths: Object.fromEntries(widths) };
}
