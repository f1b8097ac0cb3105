import { expect, it } from 'vitest';
import { readStepKey } from './readStepKey.ts';
import { showDuration } from './showSeconds.ts';

it('tells where a step was taken', () => {
  expect(readStepKey('order')).toEqual({ uid: 'order', depth: 0, items: [], isJoin: false });
  expect(readStepKey('each/3/large/then/mail')).toEqual({ uid: 'mail', depth: 2, items: [4], isJoin: false });
  expect(readStepKey('!error/tell')).toEqual({ uid: 'tell', depth: 0, items: [], isJoin: false });
  expect(readStepKey('side/0/joined').isJoin).toBe(false);
  expect(readStepKey('each/0/side/joined')).toMatchObject({ depth: 1, isJoin: true });
});

it('says how long something took', () => {
  expect(showDuration(15, 'en')).toBe('15 ms');
  expect(showDuration(62_000, 'th')).toBe('1 นาที 2 วินาที');
  expect(showDuration(172_800_000 + 3_600_000, 'en')).toBe('2 days 1 hours');
});
