import { expect, it } from 'vitest';
import { readDraft, toDraft } from './hook.ts';

it('a subscription comes back from its form as it was', () => {
  const whole = {
    collection: 'sales',
    events: ['created' as const, 'transition' as const],
    transitions: ['CONFIRM'],
    when: { total: { $gte: 1000 } },
  };
  expect(readDraft(toDraft(whole))).toEqual(whole);
  const plain = { collection: 'sales', events: ['deleted' as const] };
  expect(readDraft(toDraft(plain))).toEqual(plain);
});

it('transitions go with their event', () => {
  const draft = toDraft({ collection: 'sales', events: ['created'], transitions: ['CONFIRM'] });
  expect(readDraft(draft)).toEqual({ collection: 'sales', events: ['created'] });
});
