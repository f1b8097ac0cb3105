import { type JsonObject, routeOverridesSchema } from '../../../schemas/index.ts';
import { personUnknown } from '../../identity/accounts.errors.ts';
import { explainPermission } from '../../identity/permissions/explainPermission.ts';
import { listPermissions, recordActions } from '../../identity/permissions/listPermissions.ts';
import {
  overrideRefusals,
  overridesInvalid,
  overridesStale,
  routeUnknown,
} from '../../identity/permissions/permissions.errors.ts';
import { presentOverrides, saveOverrides } from '../../identity/permissions/routeOverrides.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { checkedByRules, flag, list, map, maybe, object, oneOf, string, text, textOf } from '../call/fields.ts';

const { properties } = routeOverridesSchema as { properties: Record<string, JsonObject> }; // our own schema
const overrides = object({ overrides: list(map), masterConfigChecksum: string });

/** Who may do what on a site, explanations, and the site's changes to routes. */
export const permissionCalls: CallGroup = {
  name: 'Permissions',
  title: { th: 'สิทธิ์', en: 'Permissions' },
  calls: [
    defineCall({
      id: 'listPermissions',
      method: 'get',
      path: '/api/permissions',
      summary: { th: 'ใครทำอะไรได้: หน้าและข้อมูลต่อบทบาท', en: 'Who may do what: pages and collections by role' },
      who: 'administrator',
      asked: true,
      answer: object({
        roles: list(string),
        ownRoles: list(map),
        plugins: list(map),
        routes: list(map),
        collections: list(map),
      }),
      handle: async ({ app, visit }) => ({ data: await listPermissions(app, visit) }),
    }),
    defineCall({
      id: 'explainPermission',
      method: 'get',
      path: '/api/permissions/explain',
      summary: { th: 'ทำไมคนหรือบทบาทนี้เข้าได้หรือไม่ได้', en: 'Why a person or a role may or may not' },
      who: 'administrator',
      query: {
        'user?': text,
        'role?': textOf(40),
        'path?': textOf(2000),
        'collection?': text,
        'action?': oneOf(...recordActions),
      },
      answer: object({ role: string, id: maybe(string), 'name?': string, allowed: flag, text: string }),
      errors: [routeUnknown, personUnknown],
      handle: async ({ app, visit, query }) => ({ data: await explainPermission(app, visit, query) }),
    }),
    defineCall({
      id: 'readRouteOverrides',
      method: 'get',
      path: '/api/router_permission',
      summary: { th: 'สิ่งที่เว็บไซต์กำหนดเองเกี่ยวกับหน้า', en: 'What the site decided about its pages' },
      who: 'administrator',
      asked: true,
      answer: overrides,
      handle: ({ app, visit }) => ({ data: presentOverrides(app, visit.site) }),
    }),
    defineCall({
      id: 'saveRouteOverrides',
      method: 'put',
      path: '/api/router_permission',
      summary: { th: 'กำหนดสิทธิ์และเมนูของหน้า', en: 'Decide about pages' },
      who: 'setter',
      audit: { within: ['routes.permissions_changed'] },
      body: {
        overrides: checkedByRules(properties.overrides ?? {}),
        masterConfigChecksum: checkedByRules(properties.masterConfigChecksum ?? {}),
      },
      answer: overrides,
      errors: [overridesInvalid, routeUnknown, overridesStale, ...Object.values(overrideRefusals)],
      example: { body: { overrides: [], masterConfigChecksum: '…' } },
      handle: async ({ app, visit, body }) => {
        await saveOverrides(app, visit, body);
        const site = await app.sites.byId(visit.site.id);
        return { data: presentOverrides(app, site ?? visit.site) };
      },
    }),
  ],
};
