import { expect, it } from 'vitest';
import type { Audit } from '../../server/api/call/auditCall.ts';
import { callGroups } from '../../server/api/calls/callGroups.ts';
import table from './auditTable.json' with { type: 'json' };

/** What a call writes to the log, in one line. */
function describe(audit: Audit): string {
  if ('none' in audit) return `nothing: ${audit.none}`;
  if ('within' in audit) return audit.within.join(', ');
  const { action, on, id, keeps = [] } = audit;
  return [action, 'on', on, id, ...(keeps.length > 0 ? ['with', ...keeps] : [])].join(' ');
}

it('is what the table says of every call that changes something: nobody changes it by the way', () => {
  const calls = callGroups.flatMap((group) => group.calls);
  const written = calls.flatMap(({ id, audit }) => (audit ? [[id, describe(audit)]] : []));
  expect(Object.fromEntries(written)).toEqual(table);
});
