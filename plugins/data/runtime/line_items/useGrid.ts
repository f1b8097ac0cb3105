import { useEffect, useRef, useState } from 'react';
import { useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { useFormat } from '../grid/useFormat.ts';
import { type Grid, type GridState, goTo } from './grid.ts';
import type { LineColumn } from './lineColumns.ts';
import { lineTexts } from './lineTexts.ts';
import { useLines } from './useLines.ts';
import { useLineView } from './useLineView.ts';
import { useReferences } from './useReferences.ts';

interface Options {
  name: string;
  title: string;
  all: readonly LineColumn[];
  isLocked: boolean;
  /** Under which the choice of columns is kept. */
  viewKey: string;
}

export type OpenGrid = ReturnType<typeof useGrid>;

/** The lines of a field with everything that edits them; `grid` stays the same object. */
export function useGrid({ name, title, all, isLocked, viewKey }: Options) {
  const say = useText(lineTexts);
  const format = useFormat();
  const { lines, error, id, now, write, step, setError, findFaulty } = useLines(name, all);
  const references = useReferences(all, lines);
  const view = useLineView(viewKey, all);
  const [state, setState] = useState<GridState>(atStart);
  const [told, setTold] = useState('');
  const latest = useRef(state);
  const grid = useRef({ page: 12, leave: () => undefined, focusCursor: () => undefined } as unknown as Grid).current; // filled on the next line
  Object.assign(grid, {
    ...{ name, title, all, isLocked, format, references, say, state: latest.current },
    columns: view.columns,
    lines: now,
    ...{ step, setError },
    write: (next: readonly JsonObject[], mark?: string) => {
      setTold(''); // what was said is about the lines before
      write(next, mark);
    },
    set: (part: Partial<GridState>) => {
      latest.current = { ...latest.current, ...part };
      grid.state = latest.current;
      setState(latest.current);
    },
    announce: setTold,
    widen: view.widen,
  } satisfies Partial<Grid>);
  // The cursor goes to the first line that was refused, so that it is drawn and can be led to.
  useEffect(() => {
    const row = error === undefined ? -1 : findFaulty();
    if (row >= 0 && !grid.state.editing) goTo(grid, { row, column: 0 });
  }, [error, findFaulty, grid]);
  return { grid, lines, error, id, view, state, told, names: references.names };
}

const atStart: GridState = { cursor: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };
