import type { PagePayload } from '../../schemas/index.ts';
import type { ViewRegistry } from '../context/viewRegistry.ts';
import { loadParts } from './loadParts.ts';

/**
 * Loads everything a page needs before it is drawn, in parallel. A widget that cannot be loaded fails on its own,
 * later.
 */
export async function preparePage(views: ViewRegistry, payload: PagePayload): Promise<void> {
  views.add(payload.widgets);
  await Promise.all([
    loadParts(payload),
    ...Object.keys(payload.widgets).map((type) => views.load(type).catch(() => undefined)),
  ]);
}
