import { isJob } from '../../../engine/people/isJob.ts';
import { titleOfRole } from '../../../engine/people/titleOfRole.ts';
import { notAllowed } from '../../../engine/record/recordErrors.ts';
import { readText, type Text } from '../../../schemas/index.ts';
import { listRoles } from '../../identity/roles/listRoles.ts';
import { mayGive } from '../../identity/roles/requireGivable.ts';
import { holderOf, siteJobs, siteRoles } from '../../sites/siteRoles.ts';
import type { Session, SignedInVisit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';

/**
 * The roles as which a person may look at a page: those of the site that they may give. They could make a person of such a role,
 * who would see no less.
 */
export async function listPreviewRoles(app: PageParts, visit: SignedInVisit): Promise<{ id: string; title: Text }[]> {
  const { given, own } = await listRoles(app, visit);
  const jobs = siteJobs(app.registry, visit.site);
  const met = given.filter(({ id }) => !isJob(id) || jobs.has(id));
  return [...met, ...own].filter(({ givable }) => givable).map(({ id, title }) => ({ id, title }));
}

/** A session of a role, of no particular person. */
export async function openAsRole(
  app: PageParts,
  { site, session, language }: SignedInVisit,
  id: string,
): Promise<Session> {
  const own = siteRoles(app.registry, site).get(id)?.role;
  const given = { role: own?.base ?? id, ownRole: own?.id ?? null };
  if (!(await mayGive(app, { site, giver: session, given }))) throw notAllowed();
  const holder = holderOf({ registry: app.registry, site }, given);
  const name = readText(titleOfRole(holder), language);
  return {
    ...{ key: '', userId: '', name, email: '', expiresAt: '', createdAt: '' },
    ...{ mustReset: false, needsFactor: false, locked: false },
    ...holder,
    homeSiteId: site.id,
    via: 'switch',
  };
}
