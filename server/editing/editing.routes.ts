import type { App } from '../app/app.ts';
import type { Router } from '../http/router.ts';
import { readKey, requireEditor } from '../layouts/layouts.routes.ts';
import { listPlaces } from './listPlaces.ts';
import { loadDraft } from './loadDraft.ts';

/** What the builder asks beside the layouts themselves: what links and blocks may name, and what a draft's widgets show. */
export function addEditingRoutes(router: Router, app: App): void {
  router.get('/api/builder/places', async (context) => {
    requireEditor(context);
    context.body = { status: 200, data: await listPlaces(app, context) };
  });

  router.get('/api/builder/data', async (context) => {
    requireEditor(context);
    context.set('Cache-Control', 'private, no-store');
    context.body = { status: 200, ...(await loadDraft(app, context, readKey(context.query.key))) };
  });
}
