import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { overridePath } from '../../engine/route/applyOverrides.ts';
import { checkOverride } from '../../engine/route/checkOverride.ts';
import type { TableRoute } from '../../engine/route/matchRoute.ts';
import { type RouteOverride, routeOverridesSchema, type Site } from '../../schemas/index.ts';
import { writeAudit } from '../accounts/writeAudit.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { shippedRoutes } from '../pages/siteRoutes.ts';
import { overrideRefused, overridesInvalid, overridesStale, routeUnknown } from './permissions.errors.ts';

interface OverridesBody {
  overrides: RouteOverride[];
  masterConfigChecksum: string;
}

const isBody = new Ajv2020({ strict: false }).compile<OverridesBody>(routeOverridesSchema);

/** Tells whether the routes are still those that someone looked at when he decided. */
export function checksumRoutes(routes: TableRoute[]): string {
  const lines = routes.map(({ path, roles, auth, plugin }) => [plugin, path, roles ?? null, auth !== false]);
  return createHash('sha256').update(JSON.stringify(lines.sort())).digest('hex');
}

/** Stores what the site decides about its routes; every process follows at once. */
export async function saveOverrides(app: App, context: Context, body: unknown): Promise<void> {
  const { site, session } = context.state;
  if (!isBody(body)) {
    const [first] = isBody.errors ?? [];
    throw overridesInvalid({ what: `${first?.instancePath || '/'} ${first?.message ?? ''}` });
  }
  const shipped = shippedRoutes(app.registry, site);
  const checksum = checksumRoutes(shipped);
  if (body.masterConfigChecksum !== checksum) throw overridesStale();
  const changed = findChanged(site.routeOverrides ?? [], body.overrides);
  for (const override of changed) refuseWrong(app, shipped, { override, editorRole: session?.role ?? 'public' });
  await app.db.site(site.id).transaction(async (tx) => {
    await tx.run(
      `insert into route_override (site_id, overrides, checksum, updated_by) values (current_site(), $1, $2, $3)
       on conflict (site_id) do update set overrides = excluded.overrides, checksum = excluded.checksum,
         updated_at = now(), updated_by = excluded.updated_by`,
      [JSON.stringify(body.overrides), checksum, session?.userId],
    );
    await writeAudit(tx, context, {
      action: 'routes.permissions_changed',
      targetKind: 'site',
      targetId: site.id,
      changes: { routes: changed },
    });
  });
  await app.sites.changed(site.id);
}

export function presentOverrides(app: App, site: Site) {
  return {
    overrides: site.routeOverrides ?? [],
    masterConfigChecksum: checksumRoutes(shippedRoutes(app.registry, site)),
  };
}

/** Lines that are new or different, and removed ones as an override that says nothing: what is left alone needs no right. */
function findChanged(before: RouteOverride[], after: RouteOverride[]): RouteOverride[] {
  const text = (override: RouteOverride) => JSON.stringify([overridePath(override), override.overrides]);
  const known = new Set(before.map(text));
  const kept = new Set(after.map(overridePath));
  const removed = before
    .filter((override) => !kept.has(overridePath(override)))
    .map((override) => ({ ...override, overrides: {} }));
  return [...after.filter((override) => !known.has(text(override))), ...removed];
}

function refuseWrong(
  app: App,
  shipped: TableRoute[],
  { override, editorRole }: { override: RouteOverride; editorRole: string },
): void {
  const path = overridePath(override);
  const route = shipped.find((one) => one.path === path && !one.redirect);
  const removes = Object.keys(override.overrides).length === 0;
  if (!route) {
    if (removes) return;
    throw routeUnknown({ path });
  }
  const core = app.registry.plugin(route.plugin)?.manifest.core === true;
  const fault = checkOverride({ route, core, change: override.overrides, editorRole });
  if (fault) throw overrideRefused(fault, path);
}
