import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { overridePath } from '../../../engine/access/route/applyOverrides.ts';
import { checkOverride } from '../../../engine/access/route/checkOverride.ts';
import type { TableRoute } from '../../../engine/access/route/matchRoute.ts';
import { ownSchemaOptions } from '../../../engine/collection/validate/ownSchemaOptions.ts';
import type { RoleHolder } from '../../../engine/people/actor.ts';
import { type RouteOverride, routeOverridesSchema, type Site } from '../../../schemas/index.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import { siteRoles } from '../../sites/siteRoles.ts';
import { shippedRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { IdentityParts } from '../identityParts.ts';
import { overrideRefused, overridesInvalid, overridesStale, routeUnknown } from './permissions.errors.ts';

interface OverridesBody {
  overrides: RouteOverride[];
  masterConfigChecksum: string;
}

const isBody = new Ajv2020(ownSchemaOptions).compile<OverridesBody>(routeOverridesSchema);

/** A checksum of the routes; a change based on other routes is refused. */
export function checksumRoutes(routes: TableRoute[]): string {
  const lines = routes.map(({ path, roles, auth, plugin }) => [plugin, path, roles ?? null, auth !== false]);
  return createHash('sha256').update(JSON.stringify(lines.sort())).digest('hex');
}

/** Stores a site's changes to its routes; effective in every process at once. */
export async function saveOverrides(app: IdentityParts, visit: Visit, body: unknown): Promise<void> {
  const { site, session } = visit;
  if (!isBody(body)) {
    const [first] = isBody.errors ?? [];
    throw overridesInvalid({ what: `${first?.instancePath || '/'} ${first?.message ?? ''}` });
  }
  const shipped = shippedRoutes(app.registry, site);
  const checksum = checksumRoutes(shipped);
  if (body.masterConfigChecksum !== checksum) throw overridesStale();
  const changed = findChanged(site.routeOverrides ?? [], body.overrides);
  for (const override of changed) refuseWrong(app, shipped, { override, site, editor: visitorOf(session) });
  await app.db.site(site.id).transaction(async (tx) => {
    await tx.run(
      `insert into route_override (site_id, overrides, checksum, updated_by) values (current_site(), $1, $2, $3)
       on conflict (site_id) do update set overrides = excluded.overrides, checksum = excluded.checksum,
         updated_at = now(), updated_by = excluded.updated_by`,
      [JSON.stringify(body.overrides), checksum, session?.userId],
    );
    await writeAudit(tx, visit, {
      action: 'routes.permissions_changed',
      targetKind: 'site',
      targetId: site.id,
      changes: { routes: changed },
    });
  });
  await app.sites.changed(site.id);
}

export function presentOverrides(app: IdentityParts, site: Site) {
  return {
    overrides: site.routeOverrides ?? [],
    masterConfigChecksum: checksumRoutes(shippedRoutes(app.registry, site)),
  };
}

/** New and changed overrides, and removed ones as empty overrides: unchanged ones need no permission. */
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
  app: IdentityParts,
  shipped: TableRoute[],
  { override, site, editor }: { override: RouteOverride; site: Site; editor: RoleHolder },
): void {
  const path = overridePath(override);
  const route = shipped.find((one) => one.path === path && !one.redirect);
  const removes = Object.keys(override.overrides).length === 0;
  if (!route) {
    if (removes) return;
    throw routeUnknown({ path });
  }
  const ownRoles = [...siteRoles(app.registry, site).values()].map(({ role: own }) => own);
  const core = app.registry.plugin(route.plugin)?.manifest.core === true;
  const fault = checkOverride({ route, core, change: override.overrides, editor, ownRoles });
  if (fault) throw overrideRefused(fault, path);
}
