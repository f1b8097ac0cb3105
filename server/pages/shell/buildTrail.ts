import { splitPath } from '../../../engine/access/route/matchRoute.ts';
import { corePaths, readText, type TrailStep } from '../../../schemas/index.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { describePlaces } from '../work/describePlaces.ts';

const editing = { th: 'แก้ไข', en: 'Change' };

/** Where a page of the back office stands: its module, the pages above it by their addresses, and itself. */
export async function buildTrail(app: PageParts, visit: SignedInVisit, path: string): Promise<TrailStep[]> {
  const match = siteRoutes(app.registry, visit.site).match(path);
  if (!match || match.route.auth === false) return [];
  const segments = splitPath(path);
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const steps = await describePlaces(app, visit, above);
  const manifest = app.registry.plugin(match.route.plugin)?.manifest;
  const base = manifest?.base;
  const first = steps[0];
  // A module of one screen may have the title of that screen, which is then shown once.
  const isSaid = manifest && first?.title === readText(manifest.title, visit.language);
  const module =
    manifest && first && first.path !== base && !isSaid
      ? [{ title: manifest.title, ...(base && path !== base && { path: base }) }]
      : [];
  const own = steps.map(({ path: to, title }) => ({ title, path: to }));
  // The edit page of a record has the record above it, with the same title.
  const last = own.at(-1);
  if (match.route.screen === 'edit' && last) last.title = readText(editing, visit.language);
  // The start page of staff has no pages above it.
  return match.route.path === corePaths.work ? [] : [...module, ...own];
}
