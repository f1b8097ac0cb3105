import { listPeople } from '../../identity/people/listPeople.ts';
import { presentPerson } from '../../identity/people/presentPerson.ts';
import { createSite, readHosts, setHosts, setSuspended } from '../../sites/createSite.ts';
import { listAllSites, loadAnySite } from '../../sites/listAllSites.ts';
import {
  allowPlugins,
  changeSite,
  readAllowedPlugins,
  readSiteChange,
  refuseNotAllowed,
} from '../../sites/settings/changeSite.ts';
import { presentPlugins } from '../../sites/settings/presentSettings.ts';
import { hostTaken, pluginNotAllowed, siteInUse, siteInvalid, siteMissing } from '../../sites/sites.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, list, object, paged, paging, readPage, string, textOf, whole } from '../call/fields.ts';
import { listedPerson } from './people.calls.ts';
import { plugin, settings, siteFields } from './siteFields.ts';

const site = object(siteFields);
const hosts = list(string);
const allowedPlugins = { 'allowedPlugins?': list(string) };

/** All sites of this server, for root. */
export const allSitesCalls: CallGroup = {
  name: 'Sites',
  title: { th: 'เว็บไซต์ทั้งหมด', en: 'All sites' },
  calls: [
    defineCall({
      id: 'listSites',
      method: 'get',
      path: '/api/sites',
      summary: { th: 'เว็บไซต์ทั้งหมด', en: 'All sites' },
      who: 'root',
      asked: true,
      answer: list(object({ ...siteFields, current: flag })),
      beside: { total: whole },
      handle: async ({ app, visit }) => {
        const sites = await listAllSites(app.db.platform);
        return { data: sites.map((each) => ({ ...each, current: each.id === visit.site.id })), total: sites.length };
      },
    }),
    defineCall({
      id: 'createSite',
      method: 'post',
      path: '/api/sites',
      summary: { th: 'สร้างเว็บไซต์', en: 'Create a site' },
      who: 'root',
      audit: { within: ['site.created'] },
      body: { ...settings, ...allowedPlugins, name: textOf(120), hosts, 'template?': textOf(40) },
      answer: site,
      status: 201,
      errors: [siteInvalid, hostTaken, siteMissing, pluginNotAllowed],
      example: { body: { name: 'Sala', hosts: ['www.example.com'], plugins: ['cms'] } },
      handle: async ({ app, session, body: { hosts: given, template: from, allowedPlugins, ...rest } }) => {
        const { name = '', type, language, plugins, ...change } = readSiteChange(app, rest);
        const allowed = readAllowedPlugins(app, allowedPlugins);
        refuseNotAllowed(app, plugins, allowed);
        const template = from && (await loadAnySite(app.db.platform, from)).id;
        const about = { name, type, language, plugins, allowedPlugins: allowed, settings: change };
        const id = await createSite(app, { ...about, hosts: readHosts(given), template, createdBy: session.userId });
        return { data: await loadAnySite(app.db.platform, id) };
      },
    }),
    defineCall({
      id: 'readSite',
      method: 'get',
      path: '/api/sites/:id',
      summary: { th: 'เว็บไซต์หนึ่ง', en: 'One site' },
      who: 'root',
      asked: true,
      answer: object({ ...siteFields, current: flag, available: list(plugin) }),
      errors: [siteMissing],
      // Without an id (only from inside) it answers the options for a new site.
      handle: async ({ app, visit, params }) => {
        const found = params.id ? await loadAnySite(app.db.platform, params.id) : undefined;
        const current = found?.id === visit.site.id;
        return {
          data: {
            ...found,
            current,
            available: presentPlugins(app, found?.plugins ?? [], found?.allowedPlugins ?? undefined),
          },
        };
      },
    }),
    defineCall({
      id: 'changeSite',
      method: 'put',
      path: '/api/sites/:id',
      summary: { th: 'แก้ไขเว็บไซต์หนึ่ง', en: 'Change a site' },
      who: 'root',
      audit: { within: ['site.changed'] },
      body: { ...settings, ...allowedPlugins, 'allPluginsAllowed?': flag },
      answer: site,
      errors: [siteInvalid, siteMissing, pluginNotAllowed],
      example: { body: { name: 'Sala' } },
      handle: async ({ app, visit, params, body: { allowedPlugins, allPluginsAllowed, ...body } }) => {
        const found = await loadAnySite(app.db.platform, params.id);
        const { id } = found;
        const asked = allPluginsAllowed ? null : readAllowedPlugins(app, allowedPlugins, found.allowedPlugins);
        const allowed = (asked === undefined ? found.allowedPlugins : asked) ?? undefined;
        const isMore = asked === undefined || Object.values(body).some((value) => value !== undefined);
        const change = isMore ? readSiteChange(app, body, found) : {};
        refuseNotAllowed(app, change.plugins, allowed);
        // Sign-in roles are changed on the site itself, by somebody who would notice being locked out.
        if (change.accounts) throw siteInvalid({ what: '/accounts' });
        if (asked !== undefined) await allowPlugins(app, visit, { id, allowed: asked });
        if (isMore) await changeSite(app, visit, change, { id, allowedPlugins: allowed });
        return { data: await loadAnySite(app.db.platform, id) };
      },
    }),
    defineCall({
      id: 'changeHosts',
      method: 'put',
      path: '/api/sites/:id/hosts',
      summary: { th: 'กำหนดชื่อโดเมน', en: 'Set the host names of a site' },
      who: 'root',
      audit: { within: ['site.hosts_changed'] },
      body: { hosts },
      limits: { body: '16kb' },
      answer: site,
      errors: [siteInvalid, hostTaken, siteMissing],
      handle: async ({ app, session, params, body }) => {
        const { id } = await loadAnySite(app.db.platform, params.id);
        await setHosts(app, { siteId: id, hosts: readHosts(body.hosts), actorId: session.userId });
        return { data: await loadAnySite(app.db.platform, id) };
      },
    }),
    defineCall({
      id: 'suspendSite',
      method: 'post',
      path: '/api/sites/:id/suspend',
      summary: { th: 'ระงับเว็บไซต์', en: 'Suspend a site' },
      who: 'root',
      audit: { within: ['site.suspended'] },
      answer: site,
      errors: [siteInUse, siteMissing],
      handle: async ({ app, visit, session, params }) => {
        const { id } = await loadAnySite(app.db.platform, params.id);
        if (id === visit.site.id) throw siteInUse();
        await setSuspended(app, { siteId: id, suspended: true, actorId: session.userId });
        return { data: await loadAnySite(app.db.platform, id) };
      },
    }),
    defineCall({
      id: 'resumeSite',
      method: 'post',
      path: '/api/sites/:id/resume',
      summary: { th: 'เปิดเว็บไซต์อีกครั้ง', en: 'Resume a site' },
      who: 'root',
      audit: { within: ['site.resumed'] },
      answer: site,
      errors: [siteMissing],
      handle: async ({ app, session, params }) => {
        const { id } = await loadAnySite(app.db.platform, params.id);
        await setSuspended(app, { siteId: id, suspended: false, actorId: session.userId });
        return { data: await loadAnySite(app.db.platform, id) };
      },
    }),
    defineCall({
      id: 'listSitePeople',
      method: 'get',
      path: '/api/sites/:id/people',
      summary: { th: 'ผู้ใช้ของเว็บไซต์หนึ่ง', en: 'The people of a site' },
      who: 'root',
      asked: true,
      query: { 'search?': textOf(100), ...paging },
      answer: list(listedPerson),
      beside: paged,
      errors: [siteMissing],
      handle: async ({ app, params, query }) => {
        const { id } = await loadAnySite(app.db.platform, params.id);
        const page = readPage(query);
        const { people, total } = await listPeople(app.db.site(id), { search: query.search, sort: 'role', ...page });
        return {
          data: people.map((person) => ({ ...presentPerson(person, id), signedInAt: person.signed_in_at })),
          total,
          paging: { ...page, totalPages: Math.ceil(total / page.limit) },
        };
      },
    }),
  ],
};
