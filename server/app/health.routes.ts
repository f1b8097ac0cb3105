import type { Router } from '../http/router.ts';
import type { App } from './app.ts';

/** For load balancers and for people: is it alive, and what does it see of its database and queue. */
export function addHealthRoutes(router: Router, app: App): void {
  router.get('/api/health', async (context) => {
    const [database, queue] = await Promise.all([
      check(() => app.db.platform.query('select 1')),
      check(() => app.queue.isReady()),
    ]);
    const healthy = database.ok && queue.ok;
    context.status = healthy ? 200 : 503;
    context.set('Cache-Control', 'no-store');
    context.body = {
      status: context.status,
      healthy,
      version: app.version,
      role: app.config.role,
      database,
      queue: { ...queue, kind: app.queue.kind },
      uptime: Math.round(process.uptime()),
    };
  });

  router.get('/metrics', async (context) => {
    context.type = app.metrics.registry.contentType;
    context.body = await app.metrics.registry.metrics();
  });
}

async function check(look: () => Promise<unknown>): Promise<{ ok: boolean; ms: number }> {
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('no answer in time')), 3000);
  });
  try {
    await Promise.race([look(), late]);
    return { ok: true, ms: Math.round(performance.now() - started) };
  } catch {
    return { ok: false, ms: Math.round(performance.now() - started) };
  } finally {
    clearTimeout(timer);
  }
}
