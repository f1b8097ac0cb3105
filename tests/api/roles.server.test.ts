import { afterAll, beforeAll, expect, it } from 'vitest';
import { roleNames } from '../../schemas/index.ts';
import type { Call } from '../../server/api/call/defineCall.ts';
import { guards } from '../../server/api/call/who.ts';
import { callGroups } from '../../server/api/calls/callGroups.ts';
import type { Visit } from '../../server/sites/visit.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** Every call by everybody within one site: what its definition says of a role is what the role gets, and nothing breaks. */
const ending = new Set(['signOut', 'endOwnSessions', 'lockSession', 'signOutEverywhere']);
const calls = callGroups.flatMap((group) => group.calls).filter(({ id, anySite }) => !anySite && !ending.has(id));
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

function isOpenTo(role: string, { who }: Call): boolean {
  const session = { userId: `demo_${role}`, role, via: 'password' };
  try {
    guards[who].check({ session } as Visit);
    return true;
  } catch {
    return false;
  }
}

const fill = (path: string, id: string) => path.replace(':collection', 'task').replace(/:\w+/g, id);

it.each(roleNames)('%s reaches the calls that are theirs, and no others', async (role) => {
  const send = test.as(role);
  const wrong: string[] = [];
  for (const call of calls) {
    const method = call.method.toUpperCase();
    const body = call.body ? { data: {}, version: 999, [role]: [role] } : undefined;
    const answer = await send(fill(call.path, 'none'), { method, body });
    const refused = [401, 403].includes(answer.status) || (call.link === true && answer.status >= 300);
    // Rules about a record, a site or an account may refuse more than the guard of a call does, never less.
    const isWrong = answer.status >= 500 || answer.status === 401 || (!refused && !isOpenTo(role, call));
    if (isWrong) wrong.push(`${call.id} ${answer.status}`);
  }
  expect(wrong).toEqual([]);
});
