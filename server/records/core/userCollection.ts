import { isAdministrator } from '../../../engine/people/rankRole.ts';
import { type CollectionSchema, languageTitles, roleNames, roles } from '../../../schemas/index.ts';
import type { CoreSource } from './coreSource.ts';

/**
 * The members of a site, as their administrators list them (`/api/people`). The view contains no password, no factor,
 * no token, no citizen number and nothing of a person's other sites.
 */
const schema: CollectionSchema = {
  name: 'user',
  title: { th: 'ผู้ใช้', en: 'Person' },
  type: 'object',
  properties: {
    name: { type: 'string', 'x-title': { th: 'ชื่อ', en: 'Name' }, 'x-search': true, 'x-index': true },
    firstname: { type: 'string', 'x-title': { th: 'ชื่อจริง', en: 'First name' } },
    lastname: { type: 'string', 'x-title': { th: 'นามสกุล', en: 'Last name' } },
    avatar: { type: 'string', 'x-title': { th: 'รูป', en: 'Picture' } },
    email: {
      type: 'string',
      format: 'email',
      'x-title': { th: 'อีเมล', en: 'E-mail' },
      'x-search': true,
      'x-index': true,
    },
    email_verified: { type: 'boolean', 'x-title': { th: 'ยืนยันอีเมลแล้ว', en: 'E-mail confirmed' } },
    username: { type: 'string', 'x-title': { th: 'ชื่อผู้ใช้', en: 'User name' }, 'x-search': true, 'x-index': true },
    phone: { type: 'string', 'x-title': { th: 'โทรศัพท์', en: 'Phone' }, 'x-search': true },
    role: {
      type: 'string',
      enum: roleNames,
      'x-enum-titles': roles,
      'x-roles': true,
      'x-title': { th: 'บทบาท', en: 'Role' },
      'x-index': true,
    },
    own_role: { type: 'string', 'x-title': { th: 'บทบาทของเว็บไซต์', en: 'Role of the site' }, 'x-index': true },
    language: {
      type: 'string',
      enum: ['th', 'en'],
      'x-enum-titles': languageTitles,
      'x-title': { th: 'ภาษา', en: 'Language' },
    },
    signed_in_at: {
      type: 'string',
      format: 'date-time',
      'x-title': { th: 'เข้าสู่ระบบล่าสุด', en: 'Last sign-in' },
    },
    disabled: { type: 'boolean', 'x-title': { th: 'ถูกระงับ', en: 'Disabled' } },
    guest: { type: 'boolean', 'x-title': { th: 'บัญชีของเว็บไซต์อื่น', en: 'Account of another site' } },
  },
  additionalProperties: false,
  'x-icon': 'users',
  'x-display': ['name', 'username'],
  'x-by-reference': ['name', 'avatar'],
  'x-access': { read: [{ roles: roleNames.filter(isAdministrator) }, { when: { id: '$user.id' } }] },
};

export const userCollection: CoreSource = {
  schema,
  view: 'core_user',
  core: {
    changedBy: { create: 'POST /api/people', update: 'PUT /api/people/:id', delete: 'DELETE /api/people/:id' },
    personal: true,
  },
};
