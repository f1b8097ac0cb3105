import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import type { PageNames } from '../../../schemas/index.ts';
import { siteIn } from '../../sites/siteIn.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { titlePage } from '../seo/titlePage.ts';
import { buildTrail } from '../shell/buildTrail.ts';
import { nameByTrail } from '../shell/nameByTrail.ts';

/** What the page of a record is called by now: its name may have been changed on it. */
export async function readNames(
  app: PageParts,
  visit: Visit,
  { match, path }: { match: RouteMatch; path: string },
): Promise<PageNames | undefined> {
  const { session, site, language } = visit;
  if (!session || !match.route.screen || match.params.id === undefined) return undefined;
  const trail = await buildTrail(app, { ...visit, session }, path);
  const name = nameByTrail(match, trail, language);
  return name ? { title: titlePage(name, siteIn(site, language)), trail } : undefined;
}
