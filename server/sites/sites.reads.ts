import { listPeople } from '../accounts/people/listPeople.ts';
import { presentPerson } from '../accounts/people/presentPerson.ts';
import { readPaging, readParam } from '../accounts/readInput.ts';
import type { HouseRead } from '../asking/houseRead.ts';
import { findSiteLine } from './findSiteLine.ts';
import { listAllSites } from './listAllSites.ts';
import { presentPlugins, presentSettings } from './presentSettings.ts';
import { readOverview } from './readOverview.ts';
import { requireRoot, requireSetter } from './requireSetter.ts';

/** What those who run a site may ask about it, and root about all sites. */
export const siteReads = {
  site: ({ app, context }) => {
    requireSetter(context);
    return { data: presentSettings(app, context.state.site) };
  },

  'site.overview': async ({ app, context }) => {
    requireSetter(context);
    return { data: await readOverview(app, context) };
  },

  sites: async ({ app, context }) => {
    requireRoot(context);
    const sites = await listAllSites(app.db.platform);
    const { id } = context.state.site;
    return { data: sites.map((site) => ({ ...site, current: site.id === id })), total: sites.length };
  },

  'sites.one': async ({ app, context, params }) => {
    requireRoot(context);
    const id = readParam(params, 'id', 40);
    const site = id ? await findSiteLine(app, id) : undefined;
    const current = site?.id === context.state.site.id;
    return { data: { ...site, current, available: presentPlugins(app, site?.plugins ?? []) } };
  },

  'sites.people': async ({ app, context, params }) => {
    requireRoot(context);
    const site = await findSiteLine(app, readParam(params, 'id', 40) ?? '');
    const paging = readPaging(params);
    const query = { search: readParam(params, 'search', 100), sort: 'role' as const, ...paging };
    const { people, total } = await listPeople(app.db.site(site.id), query);
    return {
      data: people.map((person) => ({ ...presentPerson(person, site.id), signedInAt: person.signed_in_at })),
      total,
      paging: { ...paging, totalPages: Math.ceil(total / paging.limit) },
    };
  },
} satisfies Record<string, HouseRead>;
