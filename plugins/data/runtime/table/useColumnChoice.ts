import { useSyncExternalStore } from 'react';
import type { ChangeAddress } from 'sala/runtime';
import type { WidgetAddress } from 'sala/schemas';
import type { GridColumn } from '../../shared/columns.ts';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import type { ListViews } from './useListViews.ts';

export type Density = 'compact' | 'normal' | 'relaxed';

export interface ColumnChoice {
  /** Visible columns in the chosen order. */
  columns: readonly GridColumn[];
  all: { column: GridColumn; shown: boolean }[];
  density: Density;
  /** True after hydration: controls that need scripts may be shown. */
  isReady: boolean;
  toggle: (field: string) => void;
  move: (field: string, by: 1 | -1) => void;
  setDensity: (density: Density) => void;
  reset: () => void;
}

export const densities: readonly Density[] = ['compact', 'normal', 'relaxed'];

interface Options {
  answer: ListAnswer | undefined;
  /** The address with what views say. */
  address: WidgetAddress;
  change: ChangeAddress;
  views: ListViews;
  density: Density;
}

/** The columns of a list: in the address, and kept on the server as what this person chose unless a view is open. */
export function useColumnChoice({ answer, address, change, views, density }: Options): ColumnChoice {
  const isReady = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const columns = answer?.columns ?? [];
  const shown = columns.map(({ field }) => field);
  const rest = (answer?.fields ?? []).filter(({ field, kind }) => !shown.includes(field) && kind !== 'person');
  const choose = (part: { cols?: string; density?: string }) => {
    change(part);
    views.keep(part);
  };
  return {
    columns,
    all: [...columns.map((column) => ({ column, shown: true })), ...rest.map((column) => ({ column, shown: false }))],
    density: densities.find((one) => one === address.density) ?? density,
    isReady,
    toggle: (field) => {
      const next = shown.includes(field) ? shown.filter((each) => each !== field) : [...shown, field];
      if (next.length > 0) choose({ cols: next.join(',') }); // at least one column stays visible
    },
    move: (field, by) => {
      const at = shown.indexOf(field);
      const other = shown[at + by];
      if (at >= 0 && other !== undefined)
        choose({
          cols: shown
            .with(at, other)
            .with(at + by, field)
            .join(','),
        });
    },
    setDensity: (next) => choose({ density: next }),
    reset: () => choose({ cols: undefined, density: undefined }),
  };
}

function subscribeNever(): () => void {
  return () => undefined;
}
