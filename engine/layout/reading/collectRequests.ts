import type { DataRequest, Layout, LayoutObject, WidgetAddress, WidgetDefinition } from '../../../schemas/index.ts';
import type { FindDefinition } from '../migrateLayout.ts';
import { listObjects } from '../walkLayout.ts';
import type { WidgetAddresses } from './address.ts';

/** The data requests of all widgets of a layout, by object uid and request name. */
export function collectRequests(
  layout: Pick<Layout, 'rows'>,
  findDefinition: FindDefinition,
  addresses: WidgetAddresses = new Map(),
): Record<string, Record<string, DataRequest>> {
  const requests: Record<string, Record<string, DataRequest>> = {};
  for (const object of listObjects(layout)) {
    const asked = ask(object, findDefinition(object.type), addresses.get(object.uid) ?? {});
    if (Object.keys(asked).length > 0) requests[object.uid] = asked;
  }
  return requests;
}

/** A widget whose request function throws requests nothing, and the page still renders. */
function ask(
  object: LayoutObject,
  definition: WidgetDefinition | undefined,
  address: WidgetAddress,
): Record<string, DataRequest> {
  try {
    return definition?.data?.(object, address) ?? {};
  } catch {
    return {};
  }
}
