import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import { editorRoles } from '../../sites/guards.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';

/** Whether somebody comes to the builder at all: a site may give it to managers and superadmins. */
export function mayOpenBuilder(app: Pick<PageParts, 'registry'>, { site, session }: Visit): boolean {
  if (!session || !editorRoles.includes(session.role)) return false;
  const builder = siteRoutes(app.registry, site).routes.find((route) => route.entry === 'builder');
  return builder !== undefined && decideRoute(builder, visitorOf(session)) === 'allow';
}
