import { expect, it } from 'vitest';
import { describeAudit } from './auditCall.ts';

const values = {
  params: { id: 'a' },
  query: {},
  body: { key: 'page/home', password: 'secret', data: { name: 'book' } },
  data: { version: 3 },
};

it('keeps of a call what its definition names, and nothing else', () => {
  const audit = { action: 'layout.saved', on: 'layout', id: 'body.key', keeps: ['data.version', 'body.data'] } as const;
  expect(describeAudit(audit, values)).toEqual({
    action: 'layout.saved',
    targetKind: 'layout',
    targetId: 'page/home',
    changes: { version: 3, data: { name: 'book' } },
  });
});

it('writes nothing for a call that says why, or whose change writes it', () => {
  expect(describeAudit({ none: 'changes nothing' }, values)).toBeUndefined();
  expect(describeAudit({ within: ['person.created'] }, values)).toBeUndefined();
  expect(describeAudit(undefined, values)).toBeUndefined();
});
