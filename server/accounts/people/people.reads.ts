import type { HouseRead } from '../../asking/houseRead.ts';
import { readPaging, readParam } from '../readInput.ts';
import { requireAdministrator } from '../requirePerson.ts';
import { findLock } from '../signInFailures.ts';
import { listSignIns } from '../signInLog.ts';
import { listInvitations, presentInvitation } from './invitations.ts';
import { listAudit } from './listAudit.ts';
import { listPeople, readPeopleSort } from './listPeople.ts';
import { listPersonSessions } from './listPersonSessions.ts';
import { listPersonSites } from './listPersonSites.ts';
import { findPerson } from './loadPerson.ts';
import { presentPerson, presentPersonDetail } from './presentPerson.ts';

/** What those who look after the people of a site may ask about them. */
export const peopleReads = {
  people: async ({ app, context, params }) => {
    requireAdministrator(context);
    const { site } = context.state;
    const paging = readPaging(params);
    const status = readParam(params, 'status');
    const { people, total } = await listPeople(app.db.site(site.id), {
      search: readParam(params, 'search', 100),
      role: readParam(params, 'role', 40),
      disabled: status === 'disabled' ? true : status === 'active' ? false : undefined,
      sort: readPeopleSort(readParam(params, 'sort', 20)),
      ...paging,
    });
    return {
      data: people.map((person) => ({ ...presentPerson(person, site.id), signedInAt: person.signed_in_at })),
      total,
      paging: { ...paging, totalPages: Math.ceil(total / paging.limit) },
    };
  },

  person: async ({ app, context, params }) => {
    requireAdministrator(context);
    const { site } = context.state;
    const person = await findPerson(app.db.site(site.id), readParam(params, 'id') ?? '');
    const lockedUntil = await findLock(app.db.site(person.home_site_id), `account ${person.id}`);
    return { data: presentPersonDetail(person, site.id, lockedUntil) };
  },

  'person.sessions': async ({ app, context, params }) => {
    requireAdministrator(context);
    const db = app.db.site(context.state.site.id);
    const person = await findPerson(db, readParam(params, 'id') ?? '');
    return { data: await listPersonSessions(db, person.id) };
  },

  /** Where else someone is at home is told to root alone: to others, other sites do not exist. */
  'person.sites': async ({ app, context, params }) => {
    const { role } = requireAdministrator(context);
    const { site } = context.state;
    const person = await findPerson(app.db.site(site.id), readParam(params, 'id') ?? '');
    const only = role === 'root' ? undefined : site.id;
    return { data: await listPersonSites(app.db.platform, { personId: person.id, only, current: site.id }) };
  },

  invitations: async ({ app, context }) => {
    requireAdministrator(context);
    const invitations = await listInvitations(app.db.site(context.state.site.id));
    return { data: invitations.map(presentInvitation) };
  },

  signIns: async ({ app, context, params }) => {
    requireAdministrator(context);
    const db = app.db.site(context.state.site.id);
    return { data: await listSignIns(db, { accountId: readParam(params, 'user'), ...readPaging(params) }) };
  },

  audit: async ({ app, context, params }) => {
    requireAdministrator(context);
    const about = { targetId: readParam(params, 'target'), actorId: readParam(params, 'actor') };
    return { data: await listAudit(app.db.site(context.state.site.id), { ...about, ...readPaging(params) }) };
  },
} satisfies Record<string, HouseRead>;
