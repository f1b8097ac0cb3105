import { findField } from '../../../engine/layout/form/findField.ts';
import type { Json } from '../../../schemas/index.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { isInUse, readUnique } from './checkUnique.ts';
import { findForm } from './findForm.ts';
import { openFormRecords } from './storeSubmission.ts';

/**
 * Whether the value of a unique field exists already. Only for fields that the builder marked as unique, and only for
 * valid values.
 */
export async function isValueTaken(
  app: PageParts,
  visit: Visit,
  { key, path, name, value }: { key: string; path?: string; name: string; value?: Json },
): Promise<boolean> {
  const { layout, publishers } = await findForm(app, visit, { key, path });
  const object = findField(layout.rows, name)?.object;
  const definition = object && app.registry.widget(object.type)?.definition;
  if (!object || !definition?.unique?.(object)) throw badRequest({ what: 'name' });
  const unique = definition.check?.(value, object) ? undefined : readUnique(definition, object, value);
  return unique ? isInUse(await openFormRecords(app, visit), unique, publishers) : false;
}
