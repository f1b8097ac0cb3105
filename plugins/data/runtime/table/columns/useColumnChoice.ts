import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { ChangeAddress } from 'sala/runtime';
import type { WidgetAddress } from 'sala/schemas';
import type { GridColumn } from '../../../shared/columns.ts';
import { type ColumnLayout, moveColumn, readColumnLayout, writeWidths } from '../../../shared/list/columnLayout.ts';
import type { ListAnswer } from '../../../shared/list/listAnswer.ts';
import type { GridLayout } from '../../grid/columnStyle.ts';
import type { ListViews } from '../views/useListViews.ts';

export type Density = 'compact' | 'normal' | 'relaxed';

export interface ColumnChoice {
  /** Visible columns in the chosen order. */
  columns: readonly GridColumn[];
  all: { column: GridColumn; shown: boolean }[];
  layout: ColumnLayout;
  /** The same for the grid, with what dragging does. */
  grid: GridLayout;
  density: Density;
  /** True after hydration: controls that need scripts may be shown. */
  isReady: boolean;
  toggle: (field: string) => void;
  /** To a place among the columns. */
  move: (field: string, to: number) => void;
  /** Undefined: as wide as what it holds. */
  resize: (field: string, width: number | undefined) => void;
  freeze: (columns: number) => void;
  setDensity: (density: Density) => void;
  reset: () => void;
}

export const densities: readonly Density[] = ['compact', 'normal', 'relaxed'];

interface Options {
  /** Whether people may choose at all. */
  isOpen: boolean;
  answer: ListAnswer | undefined;
  /** The address with what views say. */
  address: WidgetAddress;
  change: ChangeAddress;
  views: ListViews;
  density: Density;
}

/** The columns of a list: in the address, and kept on the server as what this person chose unless a view is open. */
export function useColumnChoice({ isOpen, answer, address, change, views, density }: Options): ColumnChoice {
  const isReady = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const columns = answer?.columns ?? [];
  const shown = columns.map(({ field }) => field);
  const hidden = (answer?.fields ?? []).filter(({ field, kind }) => !shown.includes(field) && kind !== 'person');
  const layout = useMemo(() => readColumnLayout(address), [address]);
  const choose = (part: { cols?: string; widths?: string; freeze?: string; density?: string }) => {
    change(part);
    views.keep(part);
  };
  const choice: Omit<ColumnChoice, 'grid'> = {
    columns,
    all: [...columns.map((column) => ({ column, shown: true })), ...hidden.map((column) => ({ column, shown: false }))],
    layout,
    density: densities.find((one) => one === address.density) ?? density,
    isReady,
    toggle: (field) => {
      const next = shown.includes(field) ? shown.filter((each) => each !== field) : [...shown, field];
      if (next.length > 0) choose({ cols: next.join(',') }); // at least one column stays visible
    },
    move: (field, to) => {
      const next = moveColumn(shown, field, to).join(',');
      if (next !== shown.join(',')) choose({ cols: next });
    },
    resize: (field, width) => {
      const { [field]: _, ...rest } = layout.widths;
      choose({ widths: writeWidths(width === undefined ? rest : { ...rest, [field]: width }) || undefined });
    },
    freeze: (count) => choose({ freeze: count === 1 ? undefined : String(count) }),
    setDensity: (next) => choose({ density: next }),
    reset: () => choose({ cols: undefined, widths: undefined, freeze: undefined, density: undefined }),
  };
  return { ...choice, grid: useGridLayout(choice, isOpen && isReady) };
}

/** How the columns stand, the same object as long as they do, so that no row is drawn again for it. */
function useGridLayout(choice: Omit<ColumnChoice, 'grid'>, mayArrange: boolean): GridLayout {
  const { layout } = choice;
  const latest = useRef(choice);
  latest.current = choice;
  return useMemo(
    () => ({
      ...layout,
      ...(mayArrange && {
        onResize: (field, width) => latest.current.resize(field, width),
        onMove: (field, to) => latest.current.move(field, to),
      }),
    }),
    [layout, mayArrange],
  );
}

function subscribeNever(): () => void {
  return () => undefined;
}
