import { notAllowed } from '../../engine/errors/recordErrors.ts';
import { migrateLayout } from '../../engine/layout/migrateLayout.ts';
import { type Layout, layoutVersion } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { badRequest, signInNeeded } from '../errors/httpErrors.ts';
import { findFormStep } from '../forms/findFormStep.ts';
import type { Context } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { checkLayout } from './checkLayout.ts';
import type { LayoutRecord } from './layoutStore.ts';
import { layoutInvalid, layoutUnknown } from './layouts.errors.ts';

export const editorRoles = ['root', 'superadmin', 'admin', 'manager'];

const keyPattern = /^[a-z][a-z0-9_-]{0,40}\/[^/?#\s]{1,120}$/;

/** What the builder asks of the server: which widgets there are, and the layouts it edits. */
export function addLayoutRoutes(router: Router, app: App): void {
  router.get('/api/builder/catalog', async (context) => {
    requireEditor(context);
    const widgets = app.registry
      .definitions()
      .map((definition) => ({ definition, asset: app.assets.widget(definition.type) }));
    context.body = { status: 200, data: { widgets } };
  });

  router.get('/api/layouts', async (context) => {
    requireEditor(context);
    context.body = { status: 200, data: await app.layouts.list(context.state.site.id) };
  });

  router.get('/api/layout', async (context) => {
    requireEditor(context);
    const key = readKey(context.query.key);
    const layout = await app.layouts.read(context.state.site.id, key);
    if (!layout && !key.startsWith('page/')) throw layoutUnknown({ key });
    const lift = (stored: Layout | null) =>
      stored && migrateLayout(stored, (type) => app.registry.widget(type)?.definition);
    const data = layout ?? blankPage(key);
    // The builder has no migrations: what it opens is of today's versions.
    context.body = { status: 200, data: { ...data, draft: lift(data.draft), published: lift(data.published) } };
  });

  router.put('/api/layout', async (context) => {
    const userId = requireEditor(context);
    const body = await readBody(context, '6mb');
    const layout = checkLayout(body.layout);
    // It would leave with the layout; it is set beside it by `PUT /api/layout/lock`.
    if ('password' in (layout.settings ?? {})) throw layoutInvalid({ what: '/settings/password' });
    const draft = {
      key: readKey(body.key),
      layout,
      version: readVersion(body.version),
      userId,
    };
    context.body = { status: 200, data: await app.layouts.saveDraft(context.state.site.id, draft) };
  });

  router.post('/api/layout/publish', async (context) => {
    const userId = requireEditor(context);
    const body = await readBody(context);
    const { site } = context.state;
    const draft = (await app.layouts.read(site.id, readKey(body.key)))?.draft;
    // What no plugin does would fail for everybody who sends the form: better said now, and to the one who can change it.
    if (draft) findFormStep(app, site, draft);
    const publication = { key: readKey(body.key), version: readVersion(body.version), userId };
    context.body = { status: 200, data: await app.layouts.publish(context.state.site.id, publication) };
  });
}

/** A page that does not exist yet: its first save makes it. */
function blankPage(key: string): LayoutRecord {
  const draft: Layout = { version: layoutVersion, kind: 'page', settings: {}, rows: [] };
  return { key, draft, published: null, version: 0, publishedVersion: null, updated_at: null };
}

export function requireEditor(context: Context): string {
  const { session } = context.state;
  if (!session) throw signInNeeded();
  if (!editorRoles.includes(session.role)) throw notAllowed();
  return session.userId;
}

export function readKey(value: unknown): string {
  if (typeof value === 'string' && keyPattern.test(value)) return value;
  throw badRequest({ what: 'key' });
}

function readVersion(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw badRequest({ what: 'version' });
}
