import type { Layout, LayoutObject } from '../../../schemas/index.ts';
import { mapObjects } from '../mapObjects.ts';
import type { FindDefinition } from '../migrateLayout.ts';
import { readFrame } from '../readFrame.ts';

/** The layout without what acts in the name of whoever uses the page (`x-acts`). */
export function dropActs(layout: Layout, findDefinition: FindDefinition): Layout {
  const frame = readFrame(layout);
  const drop = (object: LayoutObject): LayoutObject => {
    const properties = findDefinition(object.type)?.props.properties ?? {};
    const kept = Object.entries(object).filter(([name]) => !properties[name]?.['x-acts']);
    return Object.fromEntries(kept) as LayoutObject; // no widget declares `uid`, `type` or `v` itself
  };
  return { ...frame, rows: mapObjects(frame.rows, drop) };
}
