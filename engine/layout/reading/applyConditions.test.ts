import { expect, it } from 'vitest';
import type { Condition, Layout, LayoutObject } from '../../../schemas/index.ts';
import { applyConditions } from './applyConditions.ts';
import { collectLogics } from './collectLogics.ts';
import type { PageFacts } from './pageFacts.ts';

const facts: PageFacts = { user: { role: 'member', id: 'u1' }, site: { type: 'unit' }, route: { id: '7' } };

function shown(...objects: Partial<LayoutObject>[]): string[] {
  const placed = objects.map((object, index) => ({ uid: String(index), type: 'x', ...object }));
  const layout: Layout = {
    version: 1,
    kind: 'page',
    settings: {},
    rows: [{ uid: 'r', columns: [{ uid: 'c', objects: placed }] }],
  };
  const applied = applyConditions(layout, facts, new Set(collectLogics(layout).keys()));
  return applied.rows.flatMap((row) => row.columns.flatMap((column) => column.objects.map(({ uid }) => uid)));
}

it('leaves out what the visitor may not see', () => {
  const forAdmin: Condition = { 'user.role': 'admin' };
  const forMember: Condition = { 'user.role': 'member' };
  expect(shown({ show: forAdmin }, { show: forMember }, { show: false }, {})).toEqual(['1', '3']);
});

it('knows the parameters of the page and the site', () => {
  expect(shown({ show: { 'route.id': '7' } }, { show: { 'site.type': 'origin' } })).toEqual(['0']);
});

it('leaves conditions about the form to the browser', () => {
  expect(
    shown({ show: { age: { $gt: 20 } } }, { show: { $or: [{ 'form.age': 1 }, { 'user.role': 'admin' }] } }),
  ).toEqual(['0', '1']);
});

it('hides what a broken condition guards', () => {
  expect(shown({ show: { 'user.role': { $unknown: 1 } } })).toEqual([]);
});

it('keeps a hidden object only where some field can show it', () => {
  const source = { name: 'plan', logics: [{ method: 'show' as const, destination: { uid: '2' }, when: 'x' }] };
  expect(shown(source, { hidden: true }, { hidden: true })).toEqual(['0', '2']);
});
