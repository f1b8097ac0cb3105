import type { Column, Layout, LayoutObject, Row } from '../../schemas/index.ts';

export interface LayoutVisitor {
  row?: (row: Row, parent?: LayoutObject) => void;
  column?: (column: Column, row: Row) => void;
  object?: (object: LayoutObject, column: Column) => void;
}

/**
 * Visits every row, column and object in reading order. Uses its own stack, so that no nesting depth can exhaust the
 * call stack.
 */
export function walkLayout(layout: Pick<Layout, 'rows'>, visitor: LayoutVisitor): void {
  const stack: { row: Row; parent?: LayoutObject }[] = [];
  const push = (rows: Row[] | undefined, parent?: LayoutObject) => {
    if (!Array.isArray(rows)) return;
    for (const row of rows.toReversed()) stack.push({ row, parent });
  };
  push(layout.rows);
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { row, parent } = step;
    visitor.row?.(row, parent);
    const containers: LayoutObject[] = [];
    for (const column of row.columns ?? []) {
      visitor.column?.(column, row);
      for (const object of column.objects ?? []) {
        visitor.object?.(object, column);
        if (object.rows) containers.push(object);
      }
    }
    for (const object of containers.toReversed()) push(object.rows, object);
  }
}

/** Every object of the layout, those inside containers too. */
export function listObjects(layout: Pick<Layout, 'rows'>): LayoutObject[] {
  const objects: LayoutObject[] = [];
  walkLayout(layout, { object: (object) => objects.push(object) });
  return objects;
}

/** The object with this uid, at any depth. */
export function findObject(layout: Pick<Layout, 'rows'>, uid: string): LayoutObject | undefined {
  return listObjects(layout).find((object) => object.uid === uid);
}
