import type { PagePayload } from '../../schemas/index.ts';
import type { ViewRegistry } from '../widgets/viewRegistry.ts';
import { loadParts } from './loadParts.ts';

/** Fetches everything a page needs before it is drawn, all at once. A widget that cannot be fetched fails alone, later. */
export async function preparePage(views: ViewRegistry, payload: PagePayload): Promise<void> {
  views.add(payload.widgets);
  await Promise.all([
    loadParts(payload),
    ...Object.keys(payload.widgets).map((type) => views.load(type).catch(() => undefined)),
  ]);
}
