import { expect, it } from 'vitest';
import { groupThousands, readTyped } from './amountText.ts';
import { addTier, approverRoles, canMove, draftTiers, moveTier, readTiers, type Tiers } from './tierDraft.ts';

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
  ownRoles: [{ id: 'chair', title }],
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

it('adds a level of the site above all others, with its name in both languages, and moves it, though never to the bottom', () => {
  const drafts = addTier(draftTiers(tiers), tiers);
  const named = drafts.map((one) =>
    one.title ? { ...one, roles: ['chair'], title: { th: ' กรรมการ ', en: '' } } : one,
  );
  const board = { level: 'own_1', title: { th: 'กรรมการ', en: 'กรรมการ' }, roles: ['chair'] };
  expect(readTiers(named)).toEqual([low, high, board]);
  expect(readTiers(moveTier(named, 'own_1', -1))).toEqual([low, board, high]);
  expect(canMove(moveTier(named, 'own_1', -1), 'own_1', -1)).toBe(false);
  expect(addTier(drafts, tiers).at(-1)?.level).toBe('own_2');
  const shown = { ...tiers, levels: [...tiers.levels, { level: 'own_1', title }], tiers: [low, high, board] };
  expect(readTiers(draftTiers(shown))).toEqual([low, high, board]);
  expect(approverRoles(tiers)).toContain('chair');
});

it.each([
  ['1234567.5', '1,234,567.5'],
  ['999', '999'],
  ['', ''],
  ['12a', '12a'],
])('shows %s as %s', (value, shown) => {
  expect(groupThousands(value)).toBe(shown);
  expect(readTyped(shown)).toBe(value);
});

it('reads Thai digits', () => {
  expect(readTyped('๑,๐๐๐')).toBe('1000');
});
