import type { Layout, LayoutObject, WidgetDefinition } from '../../../schemas/index.ts';
import { listObjects } from '../walkLayout.ts';
import type { CheckFacts, Found } from './findings.ts';
import { type FoundProperty, listProperties } from './listProperties.ts';

/** A place for each property about which `find` has something to say; only the first of an object. */
export function onProperties<Own extends Omit<Found, 'uid'>>(
  layout: Layout,
  { findDefinition }: CheckFacts,
  find: (found: FoundProperty, definition: WidgetDefinition, object: LayoutObject) => Own | undefined,
): (Own & { uid: string })[] {
  return listObjects(layout).flatMap((object) => {
    const definition = findDefinition(object.type);
    if (!definition || object.show === false) return [];
    for (const found of listProperties(object, definition)) {
      const told = find(found, definition, object);
      if (told) return [{ uid: object.uid, ...told }];
    }
    return [];
  });
}
