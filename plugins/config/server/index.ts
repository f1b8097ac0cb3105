import { defineServer } from 'sala/server';
import { listSites } from './listSites.ts';
import { readDeliveries } from './readDeliveries.ts';
import { readInvitations } from './readInvitations.ts';
import { readOwnCollections } from './readOwnCollections.ts';
import { readPerson } from './readPerson.ts';
import { readSite } from './readSite.ts';

/** Data of the first paint of each screen: the answers of the same API calls, with the visitor's own rights. */
export const server = defineServer({
  sources: {
    person: readPerson,
    invitations: readInvitations,
    signIns: ({ ask, params }) => ask('listSignIns', params),
    audit: ({ ask, params }) => ask('listAudit', params),
    permissions: ({ ask }) => ask('listPermissions'),
    overrides: ({ ask }) => ask('readRouteOverrides'),
    roles: ({ ask }) => ask('listRoles'),
    settings: ({ ask }) => ask('readSettings'),
    overview: ({ ask }) => ask('readOverview'),
    approvalTiers: ({ ask }) => ask('listApprovalTiers'),
    mailTemplates: ({ ask }) => ask('listMailTemplates'),
    jobs: ({ ask, params }) => ask('listJobs', params),
    serverState: ({ ask, person }) => (person.role === 'root' ? ask('readServerState') : Promise.resolve(null)),
    gateways: ({ ask }) => ask('readGateways'),
    ownCollections: readOwnCollections,
    webhooks: ({ ask }) => ask('listWebhooks'),
    deliveries: readDeliveries,
    sites: (context) => listSites(context),
    units: (context) => listSites(context, 'unit'),
    siteCollections: (context) => listSites(context, 'collection'),
    site: readSite,
  },
});
