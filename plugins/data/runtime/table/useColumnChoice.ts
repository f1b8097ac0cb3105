import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { usePage } from 'sala/runtime';
import { isJsonObject } from 'sala/schemas';
import type { GridColumn } from '../../shared/columns.ts';

export type Density = 'compact' | 'normal' | 'relaxed';

/** A person's settings of one table, stored in the browser. */
interface Stored {
  order?: string[];
  hidden?: string[];
  density?: Density;
}

export interface ColumnChoice {
  /** Visible columns in the chosen order. */
  columns: GridColumn[];
  all: { column: GridColumn; shown: boolean }[];
  density: Density;
  /** True after hydration: controls that need scripts may be shown. */
  isReady: boolean;
  toggle: (field: string) => void;
  move: (field: string, by: 1 | -1) => void;
  setDensity: (density: Density) => void;
  reset: () => void;
}

const densities: readonly Density[] = ['compact', 'normal', 'relaxed'];
const changed = 'sala-table-choice';

export function useColumnChoice(
  uid: string,
  columns: readonly GridColumn[],
  options: { choosable: boolean; density: Density },
): ColumnChoice {
  const { route, session } = usePage();
  const key = `sala.table.${session.user?.id ?? ''}.${route.key ?? route.path}.${uid}`;
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  );
  const stored = useMemo(() => (options.choosable ? readStored(text) : {}), [text, options.choosable]);
  const all = useMemo(() => arrange(columns, stored), [columns, stored]);
  const write = useCallback(
    (next: Stored | undefined) => {
      writeText(key, next && JSON.stringify(next));
      window.dispatchEvent(new Event(changed));
    },
    [key],
  );
  const hidden = all.filter(({ shown }) => !shown).map(({ column }) => column.field);
  return {
    columns: all.filter(({ shown }) => shown).map(({ column }) => column),
    all,
    density: stored.density ?? options.density,
    isReady: text !== null,
    toggle: (field) => {
      const next = hidden.includes(field) ? hidden.filter((each) => each !== field) : [...hidden, field];
      if (next.length < all.length) write({ ...stored, hidden: next }); // at least one column stays visible
    },
    move: (field, by) => {
      const order = all.map(({ column }) => column.field);
      const at = order.indexOf(field);
      const other = order[at + by];
      if (other === undefined) return;
      write({ ...stored, order: order.with(at, other).with(at + by, field) });
    },
    setDensity: (density) => write({ ...stored, density }),
    reset: () => write(undefined),
  };
}

function arrange(columns: readonly GridColumn[], { order = [], hidden }: Stored) {
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...columns]
    .sort((one, other) => place(one.field) - place(other.field))
    .map((column) => ({ column, shown: hidden ? !hidden.includes(column.field) : !column.hidden }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changed, listener);
  };
}

/** Without storage the settings last until the page is left. */
function readText(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // storage is not available
  }
}

function readStored(text: string | null): Stored {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (!isJsonObject(value)) return {};
    return {
      order: readNames(value.order),
      hidden: readNames(value.hidden),
      density: densities.find((density) => density === value.density),
    };
  } catch {
    return {};
  }
}

function readNames(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;
}
