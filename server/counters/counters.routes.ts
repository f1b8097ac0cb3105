import { requirePerson } from '../accounts/requirePerson.ts';
import type { App } from '../app/app.ts';
import type { Router } from '../http/router.ts';
import { countForPerson } from './countForPerson.ts';

/** `GET /api/counters`: the numbers of the header again, after something changed. */
export function addCounterRoutes(router: Router, app: App): void {
  router.get('/api/counters', async (context) => {
    requirePerson(context);
    context.set('Cache-Control', 'private, no-store');
    context.body = { status: 200, data: await countForPerson(app, context) };
  });
}
