import { type Layout, type LayoutObject, layoutVersion, type WidgetDefinition } from '../../schemas/index.ts';
import { layoutNewer } from './layout.errors.ts';
import { mapObjects } from './mapObjects.ts';
import { readFrame } from './readFrame.ts';

/** Finds the definition of a widget by its type or alias; undefined for one that is not installed or not enabled. */
export type FindDefinition = (type: string) => WidgetDefinition | undefined;

/** `layoutMigrations[n]` migrates a layout from format n to n + 1. Append only. */
const layoutMigrations: Record<number, (layout: Layout) => Layout> = {};

/**
 * Migrates a stored layout to the current versions of its widgets. Objects with an unknown type, a newer version or a
 * failing migration stay exactly as they are.
 */
export function migrateLayout(layout: Layout, findDefinition: FindDefinition): Layout {
  let current = layout;
  for (let version = layout.version ?? 1; version < layoutVersion; version += 1)
    current = { ...(layoutMigrations[version]?.(current) ?? current), version: version + 1 };
  if (current.version > layoutVersion) throw layoutNewer({ version: current.version });
  const frame = readFrame(current);
  return { ...frame, rows: mapObjects(frame.rows, (object) => migrateObject(object, findDefinition(object.type))) };
}

/** Migrates one object to its widget's version and replaces an alias by the widget's own type. */
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
