import type { LayoutObject, Row } from '../../schemas/index.ts';

/** An object that may hold a value, under its full name (`address.city`), with everything it stands in. */
export interface PlacedField {
  name: string;
  object: LayoutObject;
  /** From the outermost row to the object itself: where one of them is hidden, so is the field. */
  path: (Row | LayoutObject)[];
  /** The tab of the layout, where there are tabs. */
  tab?: string;
}

/** Every object of these rows in reading order, as the form would call it. */
export function listFields(rows: Row[]): PlacedField[] {
  const found: PlacedField[] = [];
  collect(rows, { scope: '', path: [] }, found);
  return found;
}

function collect(
  rows: Row[],
  outer: { scope: string; path: (Row | LayoutObject)[]; tab?: string },
  found: PlacedField[],
): void {
  for (const row of rows) {
    const isGroup = row.dataMode && row.dataMode !== 'standalone' && row.dataSetName;
    const scope = isGroup ? `${outer.scope}${row.dataSetName}.` : outer.scope;
    const tab = outer.tab ?? row.tab;
    for (const column of row.columns)
      for (const object of column.objects) {
        const path = [...outer.path, row, object];
        found.push({ name: scope + (object.name || object.uid), object, path, tab });
        if (object.rows) collect(object.rows, { scope, path, tab }, found);
      }
  }
}
