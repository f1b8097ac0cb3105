import type { JsonObject } from 'sala/schemas';
import type { FormatContext } from '../../shared/formatValue.ts';
import { type Area, areaBetween, type Cell } from './editLines.ts';
import type { LineColumn } from './lineColumns.ts';
import type { lineTexts } from './lineTexts.ts';
import type { References } from './useReferences.ts';

/** A cell that is being edited. */
export interface Editing {
  /** What was typed over the cell; without it the editor begins with its value. */
  first?: string;
  /** The line before, for Escape; none where it began in the empty last row. */
  before: JsonObject | undefined;
  /** One step to undo. */
  mark: string;
}

export interface GridState {
  cursor: Cell;
  /** The other corner of what is selected. */
  anchor: Cell;
  editing?: Editing;
  /** The column to which Enter returns: where the row was begun. */
  home?: number;
  /** The row before which dragged rows would land. */
  drop?: number;
}

export type Say = (text: keyof typeof lineTexts, values?: Record<string, string | number>) => string;

/** One grid of lines: the same object as long as it stands, with what was drawn last. */
export interface Grid {
  /** The name of the field. */
  name: string;
  title: string;
  /** The columns that are shown. */
  columns: readonly LineColumn[];
  all: readonly LineColumn[];
  isLocked: boolean;
  state: GridState;
  page: number;
  format: FormatContext;
  references: References;
  say: Say;
  lines: () => readonly JsonObject[];
  /** Changes with the same mark are one step to undo. */
  write: (next: readonly JsonObject[], mark?: string) => void;
  step: (way: 'undo' | 'redo') => boolean;
  setError: (row: number, field: string, text: string | undefined) => void;
  set: (part: Partial<GridState>) => void;
  /** Told to screen readers. */
  announce: (text: string) => void;
  widen: (field: string, width: number) => void;
  /** Moves the focus behind the grid. */
  leave: () => void;
  /** Gives the focus to the cell under the cursor as soon as it is drawn, before another key is heard. */
  focusCursor: () => void;
  /** Takes over what stands in the open editor. */
  finish?: () => void;
}

/** The rows of a grid, the empty one at its end included. */
export function countRows(grid: Grid): number {
  return grid.lines().length + (grid.isLocked ? 0 : 1);
}

export function areaOf({ state }: Grid): Area {
  return areaBetween(state.anchor, state.cursor);
}

/** Puts the cursor into a cell, or stretches what is selected to it. */
export function goTo(grid: Grid, to: Cell, { extend = false, home }: { extend?: boolean; home?: number } = {}): void {
  const cursor = {
    row: Math.max(0, Math.min(to.row, countRows(grid) - 1)),
    column: Math.max(0, Math.min(to.column, grid.columns.length - 1)),
  };
  grid.set({ cursor, anchor: extend ? grid.state.anchor : cursor, home });
}

/** Finds the element of a cell in its grid. */
export function cellSelector({ row, column }: Cell): string {
  return `[data-row="${row}"] > [data-column="${column}"]`;
}
