import { defineServer } from 'sala/server';
import { readPerson } from './readPerson.ts';
import { readSite } from './readSite.ts';

/** What the screens show at their first paint. Each asks the house as the visitor himself would, and is refused as he would be. */
export const server = defineServer({
  sources: {
    people: ({ ask, params }) => ask('people', params),
    person: readPerson,
    invitations: ({ ask }) => ask('invitations'),
    signIns: ({ ask, params }) => ask('signIns', params),
    audit: ({ ask, params }) => ask('audit', params),
    permissions: ({ ask }) => ask('permissions'),
    overrides: ({ ask }) => ask('permissions.overrides'),
    settings: ({ ask }) => ask('site'),
    overview: ({ ask }) => ask('site.overview'),
    sites: ({ ask }) => ask('sites'),
    site: readSite,
  },
});
