import type { DataRequest, Layout } from '../../schemas/index.ts';
import type { FindDefinition } from './migrateLayout.ts';
import { listObjects } from './walkLayout.ts';

/** What all widgets of a layout ask to be read for them, by object uid and request name. */
export function collectRequests(
  layout: Pick<Layout, 'rows'>,
  findDefinition: FindDefinition,
): Record<string, Record<string, DataRequest>> {
  const requests: Record<string, Record<string, DataRequest>> = {};
  for (const object of listObjects(layout)) {
    const asked = findDefinition(object.type)?.data?.(object);
    if (asked && Object.keys(asked).length > 0) requests[object.uid] = asked;
  }
  return requests;
}
