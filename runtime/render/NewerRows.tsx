import { useMemo } from 'react';
import type { Row } from '../../schemas/index.ts';
import { DrawContext, useDraw } from './DrawContext.ts';
import { logicsOf } from './visibility/conditions.ts';

/** Rows that were added after the page was loaded: they have no server HTML, and their own logics. */
export function NewerRows({ rows }: { rows: Row[] }) {
  const outer = useDraw();
  const draw = useMemo(
    () => ({
      ...outer,
      kept: new Set<string>(),
      modes: {},
      logics: new Map([...outer.logics, ...logicsOf(rows)]),
    }),
    [outer, rows],
  );
  return <DrawContext value={draw}>{outer.drawRows(rows)}</DrawContext>;
}
