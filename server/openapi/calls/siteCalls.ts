import { type JsonObject, routeOverridesSchema, siteSettingsSchema } from '../../../schemas/index.ts';
import {
  type ApiCall,
  flag,
  list,
  map,
  maybe,
  nothing,
  object,
  oneOf,
  paged,
  paging,
  text,
  time,
  whole,
} from './apiCall.ts';
import { listedPerson } from './peopleCalls.ts';

const settings = fieldsOf(siteSettingsSchema);
const overrides = object({ overrides: list(map), masterConfigChecksum: text });
const plugin = object({
  id: text,
  title: map,
  'description?': map,
  group: text,
  'icon?': text,
  core: flag,
  requires: list(text),
  on: flag,
});
const siteFields = {
  id: text,
  name: text,
  type: oneOf('origin', 'collection', 'unit'),
  language: oneOf('th', 'en'),
  timeZone: text,
  plugins: list(text),
  logo: maybe(text),
  createdAt: time,
  suspendedAt: maybe(time),
  hosts: list(text),
  people: whole,
};
const mail = {
  id: text,
  kind: text,
  to: text,
  subject: text,
  status: text,
  tries: whole,
  error: maybe(text),
  createdAt: time,
  sentAt: maybe(time),
};
const line = object(siteFields);
const missing = ['404 site_missing'];

/** Each may be named or not: a change names only what it changes. */
function fieldsOf(schema: object): Record<string, JsonObject> {
  const { properties } = schema as { properties: Record<string, JsonObject> }; // our own schema
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [`${name}?`, field]));
}

/** Settings of a site, what its people may do, its mail, and all sites. */
export const siteCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/site',
    summary: { th: 'การตั้งค่าของเว็บไซต์นี้', en: 'Settings of this site' },
    caller: 'administrator',
    answer: map,
  },
  {
    method: 'put',
    path: '/api/site',
    summary: { th: 'แก้ไขการตั้งค่าของเว็บไซต์นี้', en: 'Change them' },
    caller: 'administrator',
    body: settings,
    answer: map,
    errors: ['400 site_invalid', '400 own_role_shut_out'],
  },
  {
    method: 'get',
    path: '/api/site/overview',
    summary: { th: 'ภาพรวมของเว็บไซต์', en: 'The site in figures' },
    caller: 'administrator',
    answer: object({
      people: map,
      pages: map,
      records: map,
      plugins: list(plugin),
      changes: list(map),
      needs: list(text),
    }),
  },
  {
    method: 'get',
    path: '/api/sites/mine',
    summary: { th: 'เว็บไซต์ของฉัน', en: 'My sites' },
    caller: 'person',
    answer: list(
      object({ id: text, name: text, type: text, logo: maybe(text), role: text, host: maybe(text), current: flag }),
    ),
    errors: ['403 not_allowed'],
  },
  {
    method: 'post',
    path: '/api/sites/switch',
    summary: { th: 'ไปยังเว็บไซต์อื่นของฉันโดยไม่ต้องเข้าสู่ระบบใหม่', en: 'Go to another of my sites without signing in again' },
    caller: 'person',
    body: { siteId: text, 'path?': text },
    answer: object({ url: text, expiresAt: time }),
    errors: ['403 not_allowed', '404 site_not_yours'],
  },
  {
    method: 'get',
    path: '/api/sites/enter',
    summary: { th: 'ปลายทางของการสลับเว็บไซต์', en: 'Where a switch arrives' },
    caller: 'anybody',
    query: { ticket: text },
    status: 302,
  },
  {
    method: 'get',
    path: '/api/sites',
    summary: { th: 'เว็บไซต์ทั้งหมด', en: 'All sites' },
    caller: 'root',
    answer: list(object({ ...siteFields, current: flag })),
    beside: { total: whole },
  },
  {
    method: 'post',
    path: '/api/sites',
    summary: { th: 'สร้างเว็บไซต์', en: 'Make a site' },
    caller: 'root',
    body: { ...settings, name: text, hosts: list(text), 'template?': text },
    answer: line,
    status: 201,
    errors: ['400 site_invalid', '409 host_taken', ...missing],
  },
  {
    method: 'get',
    path: '/api/sites/{id}',
    summary: { th: 'เว็บไซต์หนึ่ง', en: 'One site' },
    caller: 'root',
    answer: object({ ...siteFields, current: flag, available: list(plugin) }),
    errors: missing,
  },
  {
    method: 'put',
    path: '/api/sites/{id}',
    summary: { th: 'แก้ไขเว็บไซต์หนึ่ง', en: 'Change one' },
    caller: 'root',
    body: settings,
    answer: line,
    errors: ['400 site_invalid', ...missing],
  },
  {
    method: 'put',
    path: '/api/sites/{id}/hosts',
    summary: { th: 'กำหนดชื่อโดเมน', en: 'Set its host names' },
    caller: 'root',
    body: { hosts: list(text) },
    answer: line,
    errors: ['400 site_invalid', '409 host_taken', ...missing],
  },
  {
    method: 'post',
    path: '/api/sites/{id}/suspend',
    summary: { th: 'ระงับเว็บไซต์', en: 'Suspend it' },
    caller: 'root',
    answer: line,
    errors: ['400 site_in_use', ...missing],
  },
  {
    method: 'post',
    path: '/api/sites/{id}/resume',
    summary: { th: 'เปิดเว็บไซต์อีกครั้ง', en: 'Open it again' },
    caller: 'root',
    answer: line,
    errors: missing,
  },
  {
    method: 'get',
    path: '/api/sites/{id}/people',
    summary: { th: 'ผู้ใช้ของเว็บไซต์หนึ่ง', en: 'The people of one' },
    caller: 'root',
    query: { 'search?': text, ...paging },
    answer: list(listedPerson),
    beside: paged,
    errors: missing,
  },
  {
    method: 'get',
    path: '/api/permissions',
    summary: { th: 'ใครทำอะไรได้: หน้าและข้อมูลต่อบทบาท', en: 'Who may do what: pages and collections by role' },
    caller: 'administrator',
    answer: object({ roles: list(text), plugins: list(map), routes: list(map), collections: list(map) }),
  },
  {
    method: 'get',
    path: '/api/permissions/explain',
    summary: { th: 'ทำไมคนหรือบทบาทนี้เข้าได้หรือไม่ได้', en: 'Why a person or a role may or may not' },
    caller: 'administrator',
    query: {
      'user?': text,
      'role?': text,
      'path?': text,
      'collection?': text,
      'action?': oneOf('read', 'create', 'update', 'delete', 'export', 'import'),
    },
    answer: object({ role: text, id: maybe(text), 'name?': text, allowed: flag, text }),
    errors: ['400 route_unknown', '404 person_unknown'],
  },
  {
    method: 'get',
    path: '/api/router_permission',
    summary: { th: 'สิ่งที่เว็บไซต์กำหนดเองเกี่ยวกับหน้า', en: 'What the site decided about its pages' },
    caller: 'administrator',
    answer: overrides,
  },
  {
    method: 'put',
    path: '/api/router_permission',
    summary: { th: 'กำหนดสิทธิ์และเมนูของหน้า', en: 'Decide about pages' },
    caller: 'administrator',
    body: overridesFields(),
    answer: overrides,
    errors: [
      '400 overrides_invalid',
      '400 route_unknown',
      '403 override_entrance',
      '403 override_house',
      '403 override_not_yours',
      '403 override_role',
      '409 overrides_stale',
    ],
  },
  {
    method: 'get',
    path: '/api/mails',
    summary: { th: 'จดหมายที่ส่ง รอส่ง และส่งไม่ได้', en: 'Mail that was sent, waits or failed' },
    caller: 'administrator',
    query: paging,
    answer: list(object(mail)),
    beside: paged,
  },
  {
    method: 'get',
    path: '/api/mails/{id}',
    summary: { th: 'จดหมายหนึ่งฉบับ', en: 'One mail' },
    caller: 'administrator',
    answer: object({ ...mail, text, html: text, linkHidden: flag }),
    errors: ['404 mail_unknown'],
  },
  {
    method: 'post',
    path: '/api/mails/{id}/send',
    summary: { th: 'ส่งอีกครั้ง', en: 'Send it again' },
    caller: 'administrator',
    answer: nothing,
    errors: ['404 mail_unknown'],
  },
];

function overridesFields(): Record<string, JsonObject> {
  const { properties } = routeOverridesSchema as { properties: Record<string, JsonObject> }; // our own schema
  return properties;
}
