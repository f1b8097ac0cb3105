import { expect, it } from 'vitest';
import { draftTiers, readTiers, type Tiers } from './tierDraft.ts';

const title = { th: 'ก', en: 'A' };
const low = { level: 'low', roles: ['sales'], limits: { amount: 100 } };
const high = { level: 'high', roles: ['manager'] };
const tiers: Tiers = {
  collection: 'order',
  title,
  measures: [{ name: 'amount', title }],
  levels: [
    { level: 'low', title },
    { level: 'high', title },
  ],
  tiers: [low, high],
  declared: [low, high],
  own: false,
  mayChange: true,
};

it('sends what was not touched as it came', () => {
  expect(readTiers(draftTiers(tiers))).toEqual([low, high]);
});

it('keeps a level that is off with what it declares, and leaves it out of what is sent', () => {
  const drafts = draftTiers({ ...tiers, tiers: [high], own: true });
  expect(drafts[0]).toEqual({ level: 'low', on: false, roles: ['sales'], limits: { amount: '100' } });
  expect(readTiers(drafts)).toEqual([high]);
});

it('takes an empty limit for none', () => {
  const [draft] = draftTiers(tiers);
  expect(readTiers(draft ? [{ ...draft, limits: { amount: ' ' } }] : [])).toEqual([{ level: 'low', roles: ['sales'] }]);
});
