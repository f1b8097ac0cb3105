import { remoteActions } from '../../../schemas/index.ts';
import { personUnknown, roleTooHigh } from '../../identity/accounts.errors.ts';
import { commandPages } from '../../identity/people/commandPages.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { list, map, object, oneOf, textOf } from '../call/fields.ts';

export const remoteCalls: CallGroup = {
  name: 'Remote',
  title: { th: 'สั่งหน้าจอที่เปิดอยู่', en: 'Open pages' },
  calls: [
    defineCall({
      id: 'commandPages',
      method: 'post',
      path: '/api/remote',
      summary: {
        th: 'สั่งหน้าจอที่ผู้ใช้เปิดอยู่ (`to` เป็น `*` ได้เมื่อ alert)',
        en: 'Command the pages a person has open (`to` may be `*` for an alert)',
      },
      who: 'setter',
      audit: { within: remoteActions.map((action) => `remote.${action}`) },
      body: {
        to: textOf(64, { example: 'demo_user' }),
        action: oneOf(...remoteActions),
        'path?': textOf(2000),
        'text?': textOf(500),
      },
      limits: { body: '16kb', rate: { name: 'remote', per: 'person' } },
      answer: object({ answers: list(map) }),
      errors: [personUnknown, roleTooHigh],
      handle: async ({ app, visit, session, body: { to, action, path, text } }) => {
        const answers = await commandPages(app, visit, { session, given: { to, action, path, text } });
        return { data: { answers } };
      },
    }),
  ],
};
