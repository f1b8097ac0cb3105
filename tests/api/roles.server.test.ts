import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStaff } from '../../engine/people/isStaff.ts';
import { roleNames } from '../../schemas/index.ts';
import type { Call } from '../../server/api/call/defineCall.ts';
import { guards } from '../../server/api/call/who.ts';
import { callGroups } from '../../server/api/calls/callGroups.ts';
import type { Visit } from '../../server/sites/visit.ts';
import { callAs, type MarkedRecords, markRecords, type Target } from '../support/markedRecords.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/**
 * Every call by everybody within one site: what its definition says of a role is what the role gets, nothing breaks, and no answer
 * holds a text of a record that the role does not read in the record itself.
 */
const ending = new Set(['signOut', 'endOwnSessions', 'lockSession', 'signOutEverywhere']);
const calls = callGroups.flatMap((group) => group.calls).filter(({ id, anySite }) => !anySite && !ending.has(id));
/** How many collections each call about one is tried with, by each role. */
const collectionsEach = 3;
let test: TestApp;
let marked: MarkedRecords;
let shown = 0;
beforeAll(async () => {
  test = await openTestApp();
  marked = await markRecords(test);
}, 300_000);
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

interface Asked {
  path: string;
  /** A record that is there is asked about by calls that change nothing. */
  about?: Target;
}

/** The places that a call is tried at: nowhere, and at records that are there if it only reads. */
function listPlaces(call: Call, turn: number): Asked[] {
  const nowhere = { path: call.path.replace(':collection', 'task').replace(/:\w+/g, 'none') };
  const reads = call.method === 'get' || (call.audit !== undefined && 'none' in call.audit);
  if (!reads || !call.path.includes(':collection')) return [nowhere];
  const { targets } = marked;
  const about = Array.from(
    { length: collectionsEach },
    (_, at) => targets[(turn + at * 17) % targets.length] as Target,
  );
  return [
    nowhere,
    ...about.map((target, at) => ({
      // A wrong version, so that the record stays.
      path: `${call.path.replace(':collection', target.name).replace(/:\w+/g, target.ids[at % 3] ?? '')}?version=999`,
      about: target,
    })),
  ];
}

/** What a query of a caller may ask for: all of it, by one field, and grouped. */
function writeBody(role: string, about: Target | undefined, turn: number): object {
  const field = about?.texts[turn % (about.texts.length || 1)] ?? 'id';
  return {
    ...{ data: {}, version: 999, [role]: [role] },
    ...(about && { method: 'find', args: [{ [field]: { $regex: '^zq' } }], sort: { [field]: 1 } }),
    ...(about && { pipeline: [{ $group: { _id: `$${field}`, all: { $push: '$$ROOT' } } }] }),
    ...(about && { collections: [about.name], operations: [], ids: about.ids }),
  };
}

it.each([...roleNames, 'visitor'])(
  '%s reaches the calls that are theirs, and no others',
  async (role) => {
    const wrong: string[] = [];
    const turnOfRole = roleNames.indexOf(role as never) * 5; // a visitor has none
    for (const [at, call] of calls.entries())
      for (const { path, about } of listPlaces(call, turnOfRole + at)) {
        const method = call.method.toUpperCase();
        const body = call.body ? writeBody(role, about, turnOfRole + at) : undefined;
        const { status, text } = await callAs(test, role, path, { method, body });
        const refused = [401, 403].includes(status) || (call.link === true && status >= 300);
        // Rules about a record, a site or an account may refuse more than the guard of a call does, never less.
        const isOpen = role === 'visitor' ? call.who === 'anyone' : isOpenTo(role, call);
        if (status >= 500 || (status === 401 && role !== 'visitor') || (!refused && !isOpen))
          wrong.push(`${call.id} ${path} ${status}`);
        shown += Number(text.includes('qz'));
        // Staff have it to see what was; `tests/records/attacksRecords.server.test.ts` says that others have not.
        if (isStaff(role) && call.id === 'readHistory') continue;
        for (const leak of await marked.findLeaks(role, text)) wrong.push(`${call.id} ${path} tells ${leak}`);
      }
    expect(wrong).toEqual([]);
  },
  120_000,
);

it('was told of records, so that the answers were looked at', () => {
  // Refusals alone would prove nothing.
  expect(shown).toBeGreaterThan(roleNames.length * 5);
});
