import { expect, it } from 'vitest';
import { defaultPreference, fillPreference, isQuiet, planNoticeTimes } from './noticeTimes.ts';

const timeZone = 'Asia/Bangkok';
/** 22:30 in Bangkok. */
const late = '2026-03-04T15:30:00.000Z';
/** 10:00. */
const morning = '2026-03-04T03:00:00.000Z';
const now = { toast: true, mail: 'now', line: true } as const;
const nightly = {
  ...defaultPreference,
  quietFrom: '21:00',
  quietTo: '07:00',
  topics: { ...defaultPreference.topics, flow: now },
};

it('sends at once what is wanted at once, and what comes at night when the night is over', () => {
  expect(planNoticeTimes(nightly, { topic: 'flow', at: morning, timeZone })).toEqual({ mail: morning, line: morning });
  const seven = '2026-03-05T00:00:00.000Z';
  expect(planNoticeTimes(nightly, { topic: 'flow', at: late, timeZone })).toEqual({ mail: seven, line: seven });
});

it('keeps for the daily mail what waits for somebody, and mails nothing else to whoever chose nothing', () => {
  const eight = '2026-03-05T01:00:00.000Z';
  const plan = (topic: 'approval' | 'form' | 'security') =>
    planNoticeTimes(defaultPreference, { topic, at: morning, timeZone });
  expect(plan('approval')).toEqual({ mail: eight, line: morning });
  expect(plan('form')).toEqual({});
  expect(plan('security')).toEqual({ line: morning });
});

it('moves a daily mail out of the quiet hours', () => {
  const six = { ...nightly, digestAt: '06:00' };
  expect(planNoticeTimes(six, { topic: 'approval', at: morning, timeZone }).mail).toBe('2026-03-05T00:00:00.000Z');
});

it('knows quiet hours within a day, over midnight, and none', () => {
  const noon = { quietFrom: '12:00', quietTo: '13:00' };
  expect([isQuiet(noon, '2026-03-04T05:59:00Z', timeZone), isQuiet(noon, morning, timeZone)]).toEqual([true, false]);
  expect([isQuiet(nightly, late, timeZone), isQuiet(defaultPreference, late, timeZone)]).toEqual([true, false]);
});

it('fills up what somebody stored before there were more topics', () => {
  const filled = fillPreference({ topics: { approval: now } as never, digestAt: '09:00' });
  expect(filled.topics.approval).toEqual(now);
  expect(filled.topics.form).toEqual(defaultPreference.topics.form);
  expect(filled).toMatchObject({ digestAt: '09:00', quietFrom: null });
});
