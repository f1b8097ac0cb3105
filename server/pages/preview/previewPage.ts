import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import { notAllowed } from '../../../engine/record/recordErrors.ts';
import type { PagePayload } from '../../../schemas/index.ts';
import { pageUnknown, signInNeeded } from '../../platform/errors/httpErrors.ts';
import { requireEditor, requirePerson } from '../../sites/guards.ts';
import { type Session, type Visit, visitorOf } from '../../sites/visit.ts';
import { findDraftRoute } from '../editing/loadDraft.ts';
import { openLayout } from '../layouts/openLayout.ts';
import type { PageParts } from '../pageParts.ts';
import { buildPayload } from '../resolve/resolvePage.ts';
import { requireEditing } from '../rights/editingRights.ts';
import type { PageHead } from '../seo/pageHead.ts';
import { findPreviewed } from './previewLinks.ts';
import { openAsRole } from './previewRoles.ts';

interface PreviewedPage {
  payload: PagePayload;
  head: PageHead;
}

/** The draft behind a link, as a visitor would see it. Who has the link has passed the gates of the page. */
export async function previewByLink(app: PageParts, visit: Visit, token: string): Promise<PreviewedPage> {
  return drawDraft(app, visit, { key: await findPreviewed(visit.db, token), session: null });
}

/** The draft as a visitor, a role (`as`), or the editor in person (`me`) would see it. */
export async function previewAs(
  app: PageParts,
  visit: Visit,
  page: { key: string; as: string },
): Promise<PreviewedPage> {
  const session = requirePerson({ session: requireEditor(visit) });
  const { key, as } = page;
  requireEditing({ ...visit, session }, key, 'content');
  if (as === 'me') return drawDraft(app, visit, { key, session });
  const seen = as === '' ? null : await openAsRole(app, { ...visit, session }, as);
  return drawDraft(app, visit, { key, session: seen });
}

async function drawDraft(
  app: PageParts,
  visit: Visit,
  { key, session }: { key: string; session: Session | null },
): Promise<PreviewedPage> {
  const { draft, published } = await openLayout(app, visit.site, key);
  const layout = draft ?? published;
  if (!layout) throw pageUnknown();
  const match = findDraftRoute(app, visit, key);
  const decision = decideRoute(match.route, visitorOf(session));
  if (decision === 'sign-in') throw signInNeeded();
  if (decision === 'forbidden') throw notAllowed();
  const found = { match, layout, key, path: fillPath(match), query: new URLSearchParams() };
  const { payload, head } = await buildPayload(app, { ...visit, session }, found);
  // Nobody could answer the cookie banner: the page sends nothing.
  return { payload: { ...payload, editable: false, consent: undefined }, head: { ...head, robots: 'noindex' } };
}

/** The address that the page has once it is published. */
function fillPath({ route, params }: RouteMatch): string {
  return route.path.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
