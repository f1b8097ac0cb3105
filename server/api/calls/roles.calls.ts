import { type OwnRole, ownRoleId, recordActionNames } from '../../../schemas/index.ts';
import { roleTooHigh } from '../../identity/accounts.errors.ts';
import { changeOwnRole, createRole, removeOwnRole } from '../../identity/roles/changeRoles.ts';
import { listRoles } from '../../identity/roles/listRoles.ts';
import { readRights } from '../../identity/roles/readRights.ts';
import {
  roleBaseFixed,
  roleExceeds,
  roleInvalid,
  roleShipped,
  roleTaken,
  roleUnknown,
  roleYours,
  tooManyRoles,
} from '../../identity/roles/roles.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  count,
  flag,
  list,
  map,
  maybe,
  nothing,
  object,
  oneOf,
  string,
  stringOf,
  textOf,
  words,
} from '../call/fields.ts';

const name = textOf(100);
const names = list(name, { maxItems: 300 });
const some = { maxItems: 300 };
const rights = {
  collection: name,
  'actions?': list(oneOf(...recordActionNames), { maxItems: recordActionNames.length }),
  'events?': names,
  'fields?': names,
};
const title = object({ th: textOf(100), en: textOf(100) });
const ruled = {
  title,
  base: textOf(40, { example: 'employee' }),
  'grants?': list(object({ ...rights, 'owner?': flag, 'when?': map }), some),
  'denies?': list(object(rights), some),
  'pages?': list(textOf(500), some),
  'closedPages?': list(textOf(500), some),
};
const role = { id: stringOf(40, { pattern: ownRoleId, example: 'librarian' }), ...ruled };
const example = {
  id: 'librarian',
  title: { th: 'บรรณารักษ์', en: 'Librarian' },
  base: 'employee',
  grants: [{ collection: 'book', actions: ['read', 'update'], fields: ['title'] }],
};
const unmakeable = [roleInvalid, roleTooHigh, roleExceeds];
const unchangeable = [...unmakeable, roleUnknown, roleShipped, roleYours];
const choices = list(object({ value: string, title: words }));
const allowed = { allowed: flag, base: flag };

/** The roles of a site: given ones, those that plugins bring, and those that it makes on top of them. */
export const roleCalls: CallGroup = {
  name: 'Roles',
  title: { th: 'บทบาท', en: 'Roles' },
  calls: [
    defineCall({
      id: 'listRoles',
      method: 'get',
      path: '/api/roles',
      summary: { th: 'บทบาทของเว็บไซต์', en: 'The roles of a site' },
      who: 'administrator',
      asked: true,
      answer: object({
        given: list(object({ id: string, title: words, people: count, givable: flag })),
        own: list(object({ ...role, 'plugin?': string, people: count, givable: flag })),
      }),
      handle: async ({ app, visit }) => ({ data: await listRoles(app, visit) }),
    }),
    defineCall({
      id: 'readRights',
      method: 'get',
      path: '/api/roles/:id/rights',
      summary: { th: 'บทบาทหนึ่งทำอะไรได้บ้าง', en: 'What a role may do' },
      who: 'administrator',
      asked: true,
      answer: object({
        id: string,
        title: words,
        base: string,
        collections: list(
          object({
            name: string,
            title: words,
            fields: list(object({ name: string, title: words, type: string, choices })),
            states: choices,
            actions: list(object({ action: string, some: flag, fields: maybe(list(string)), ...allowed })),
            events: list(object({ event: string, title: words, ...allowed })),
          }),
        ),
        pages: list(object({ path: string, title: words, core: flag, ...allowed })),
      }),
      errors: [roleUnknown],
      handle: async ({ app, visit, params }) => ({ data: await readRights(app, visit, params.id) }),
    }),
    defineCall({
      id: 'createRole',
      method: 'post',
      path: '/api/roles',
      summary: { th: 'สร้างบทบาท', en: 'Make a role' },
      who: 'setter',
      audit: { within: ['role.created'] },
      body: role,
      limits: { body: '256kb' },
      answer: object(role),
      status: 201,
      errors: [...unmakeable, roleTaken, tooManyRoles],
      example: { body: example },
      handle: async ({ app, visit, body }) => {
        const made = body satisfies OwnRole;
        await createRole(app, visit, made);
        return { data: made };
      },
    }),
    defineCall({
      id: 'changeOwnRole',
      method: 'put',
      path: '/api/roles/:id',
      summary: { th: 'เปลี่ยนสิทธิ์ของบทบาท', en: 'Change what a role may do' },
      who: 'setter',
      audit: { within: ['role.changed'] },
      body: ruled,
      limits: { body: '256kb' },
      answer: object(role),
      errors: [...unchangeable, roleBaseFixed],
      handle: async ({ app, visit, params, body }) => {
        const changed = { id: params.id, ...body } satisfies OwnRole;
        await changeOwnRole(app, visit, changed);
        return { data: changed };
      },
    }),
    defineCall({
      id: 'removeRole',
      method: 'delete',
      path: '/api/roles/:id',
      summary: { th: 'ลบบทบาท ผู้ที่มีบทบาทนี้กลับไปใช้บทบาทตั้งต้น', en: 'Remove a role; its people fall back to its base' },
      who: 'setter',
      audit: { within: ['role.removed'] },
      answer: nothing,
      errors: unchangeable,
      handle: async ({ app, visit, params }) => {
        await removeOwnRole(app, visit, params.id);
        return { data: null };
      },
    }),
  ],
};
