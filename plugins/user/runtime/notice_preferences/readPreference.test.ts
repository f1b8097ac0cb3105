import { noticeTopics } from 'sala/schemas';
import { expect, it } from 'vitest';
import { readPreference } from './readPreference.ts';

const topics = Object.fromEntries(
  noticeTopics.map((topic) => [topic, { toast: true, mail: 'digest' as const, line: true }]),
) as Parameters<typeof readPreference>[1]['topics'];

it('reads what was chosen, and leaves LINE as it was where the site has none', () => {
  const form = new FormData();
  form.set('mail.approval', 'now');
  form.set('toast.form', 'on');
  form.set('digestAt', '07:30:00');
  form.set('quietFrom', '');
  form.set('quietTo', '');
  const read = readPreference(form, { topics, line: null });
  expect(read).toMatchObject({ digestAt: '07:30', quietFrom: null, quietTo: null });
  expect(read.topics.approval).toEqual({ toast: false, mail: 'now', line: true });
  expect(read.topics.form).toEqual({ toast: true, mail: 'digest', line: true });
  expect(readPreference(form, { topics, line: {} }).topics.approval.line).toBe(false);
});
