import { expect, it } from 'vitest';
import { draftReshape, type OwnCollection, readReshape } from './reshapeDraft.ts';

const title = { th: 'ก', en: 'A' };
const box: OwnCollection = {
  name: 'box',
  title,
  schema: {
    properties: {
      weight: { type: 'string', maxLength: 10, 'x-title': title, 'x-index': true },
      note: { type: 'string' },
      size: { type: 'string', enum: ['s', 'l'] },
    },
  },
};
const change = (changes: Record<string, object>, more = {}) => {
  const draft = draftReshape(box);
  const fields = draft.fields.map((field) => ({ ...field, ...changes[field.from] }));
  return readReshape({ ...draft, fields, ...more }, box);
};

it('asks for nothing where nothing was changed', () => {
  expect(change({})).toBeUndefined();
  expect(change({ weight: { to: ' ' } }, { name: ' ' })).toBeUndefined();
});

it('renames, removes and converts under the new name, without limits of the old type', () => {
  expect(change({ weight: { to: 'kilograms', type: 'number' }, note: { remove: true } }, { name: 'parcel' })).toEqual({
    rename: { weight: 'kilograms' },
    remove: ['note'],
    convert: { kilograms: { type: 'number', 'x-title': title, 'x-index': true } },
    name: 'parcel',
  });
});

it('removes the whole collection, whatever else was filled in', () => {
  expect(change({ weight: { to: 'kilograms' } }, { drop: true })).toEqual({ drop: true });
});

it('offers no other type for choices', () => {
  expect(draftReshape(box).fields.find(({ from }) => from === 'size')?.type).toBe('');
});
