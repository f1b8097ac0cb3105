import { keyTooLong, roleTooHigh } from '../../identity/accounts.errors.ts';
import { listApiKeys } from '../../identity/keys/apiKeys.ts';
import { endApiKey, issueApiKey } from '../../identity/keys/issueApiKey.ts';
import { roleExceeds } from '../../identity/roles/roles.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { list, maybe, nothing, object, string, stringOf, textOf, time } from '../call/fields.ts';

const keyFields = { id: string, name: string, role: string, collections: list(string) };
const scope = stringOf(61, { pattern: '^(\\*|[A-Za-z][A-Za-z0-9_-]{0,60})$', example: 'post' });

/** Keys for other servers that call this site. */
export const apiKeyCalls: CallGroup = {
  name: 'ApiKeys',
  title: { th: 'คีย์ API', en: 'API keys' },
  calls: [
    defineCall({
      id: 'listApiKeys',
      method: 'get',
      path: '/api/api-keys',
      summary: { th: 'คีย์สำหรับเซิร์ฟเวอร์อื่น', en: 'Keys for other servers' },
      who: 'administrator',
      answer: list(
        object({
          ...keyFields,
          hint: string,
          createdAt: time,
          createdBy: maybe(string),
          expiresAt: time,
          usedAt: maybe(time),
          revokedAt: maybe(time),
        }),
      ),
      handle: async ({ visit }) => ({ data: await listApiKeys(visit.db) }),
    }),
    defineCall({
      id: 'createApiKey',
      method: 'post',
      path: '/api/api-keys',
      summary: { th: 'ออกคีย์ (แสดงครั้งเดียว)', en: 'Make a key (shown once)' },
      who: 'administrator',
      audit: { within: ['api_key.created'] },
      body: {
        name: textOf(100),
        role: textOf(40, { example: 'user' }),
        collections: list(scope, { minItems: 1, maxItems: 200 }),
        'expiresAt?': textOf(40),
      },
      limits: { body: '16kb' },
      answer: object({ ...keyFields, key: string, expiresAt: time }),
      status: 201,
      cache: 'no-store',
      errors: [roleTooHigh, roleExceeds, keyTooLong],
      handle: async ({ app, visit, session, body: { name, role, collections, expiresAt } }) => {
        const given = { name, role, collections, expiresAt };
        return { data: await issueApiKey(app, visit, { session, given }) };
      },
    }),
    defineCall({
      id: 'revokeApiKey',
      method: 'delete',
      path: '/api/api-keys/:id',
      summary: { th: 'ยกเลิกคีย์', en: 'Revoke a key' },
      who: 'administrator',
      audit: { within: ['api_key.revoked'] },
      answer: nothing,
      handle: async ({ visit, params }) => {
        await endApiKey(visit, params.id);
        return { data: null };
      },
    }),
  ],
};
