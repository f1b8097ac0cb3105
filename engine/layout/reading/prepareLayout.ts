import type { Layout } from '../../../schemas/index.ts';
import { mapObjects } from '../mapObjects.ts';
import { type FindDefinition, migrateLayout } from '../migrateLayout.ts';
import { dropNotes } from './dropNotes.ts';
import { type PrepareOptions, prepareObject } from './prepareObject.ts';

/**
 * Prepares a stored layout for drawing: migrates it and prepares every object for its view. Rows that are repeated per
 * record are set aside until their records have been read (`expandRepeaters`).
 */
export function prepareLayout(layout: Layout, findDefinition: FindDefinition, options: PrepareOptions): Layout {
  const lifted = migrateLayout(layout, findDefinition);
  return {
    ...lifted,
    rows: mapObjects(dropNotes(lifted.rows), (object) => {
      const definition = findDefinition(object.type);
      if (!definition || (object.v ?? 1) > definition.version) return object;
      const prepared = prepareObject(object, definition, options);
      const arranged = definition.arrange?.(prepared) ?? prepared;
      return definition.repeats ? { ...arranged, rows: undefined, repeated: arranged.rows } : arranged;
    }),
  };
}
