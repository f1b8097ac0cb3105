import type { PagePayload } from '../../schemas/index.ts';
import { loadFormPage } from '../form/formPage.ts';
import { loadConditions, needsConditions } from '../visibility/conditions.ts';
import type { ViewRegistry } from '../widgets/viewRegistry.ts';

/** Fetches everything a page needs before it is drawn, all at once. A widget that cannot be fetched fails alone, later. */
export async function preparePage(views: ViewRegistry, payload: PagePayload): Promise<void> {
  views.add(payload.widgets);
  await Promise.all([
    payload.layout.kind === 'form' ? loadFormPage() : undefined,
    needsConditions(payload.layout.rows) ? loadConditions() : undefined,
    ...Object.keys(payload.widgets).map((type) => views.load(type).catch(() => undefined)),
  ]);
}
