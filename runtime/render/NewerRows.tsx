import { useMemo } from 'react';
import type { Row } from '../../schemas/index.ts';
import { logicsOf } from '../visibility/conditions.ts';
import { DrawContext, useDraw } from './DrawContext.ts';

/** Rows that came after the page: nothing of them stands there as HTML yet, and their logics are their own. */
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
