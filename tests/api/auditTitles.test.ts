import { expect, it } from 'vitest';
import { logTexts } from '../../plugins/config/runtime/parts/logTexts.ts';
import { callGroups } from '../../server/api/calls/callGroups.ts';

it('has a title in both languages for all that calls write into the log', () => {
  const declared = callGroups
    .flatMap(({ calls }) => calls)
    .flatMap(({ audit }) => {
      if (!audit) return [];
      return 'action' in audit ? [audit.action] : 'within' in audit ? [...audit.within] : [];
    });
  expect(declared.length).toBeGreaterThan(50);
  expect(declared.filter((action) => !Object.hasOwn(logTexts, action))).toEqual([]);
});
