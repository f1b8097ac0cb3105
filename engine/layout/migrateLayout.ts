import { type Layout, type LayoutObject, layoutVersion, type WidgetDefinition } from '../../schemas/index.ts';
import { layoutNewer } from './layout.errors.ts';
import { mapObjects } from './mapObjects.ts';
import { readFrame } from './readFrame.ts';

/** The definition of a widget by its type or an alias of it; undefined for one that is not installed or not turned on. */
export type FindDefinition = (type: string) => WidgetDefinition | undefined;

/** `layoutMigrations[n]` lifts the frame of a layout from format n to n + 1. Append only. */
const layoutMigrations: Record<number, (layout: Layout) => Layout> = {};

/**
 * A stored layout as today's widgets understand it. Objects of unknown type, of a newer version, or that their migration
 * cannot lift stay exactly as they are.
 */
export function migrateLayout(layout: Layout, findDefinition: FindDefinition): Layout {
  let current = layout;
  for (let version = layout.version ?? 1; version < layoutVersion; version += 1)
    current = { ...(layoutMigrations[version]?.(current) ?? current), version: version + 1 };
  if (current.version > layoutVersion) throw layoutNewer({ version: current.version });
  const frame = readFrame(current);
  return { ...frame, rows: mapObjects(frame.rows, (object) => migrateObject(object, findDefinition(object.type))) };
}

/** Lifts one object to its widget's version and gives it the widget's own name where it used an alias. */
export function migrateObject(object: LayoutObject, definition: WidgetDefinition | undefined): LayoutObject {
  const from = object.v ?? 1;
  if (!definition || from > definition.version) return object;
  if (from === definition.version && object.type === definition.type) return object;
  try {
    let lifted = object;
    for (let version = from; version < definition.version; version += 1)
      lifted = definition.migrations?.[version]?.(lifted) ?? lifted;
    return { ...lifted, uid: object.uid, type: definition.type, v: definition.version };
  } catch {
    return object; // a migration that fails must not lose what is stored
  }
}
