import { expect, it } from 'vitest';
import { applyConditions } from '../../engine/layout/reading/applyConditions.ts';
import { prepareLayout } from '../../engine/layout/reading/prepareLayout.ts';
import { widget } from '../../plugins/structure/runtime/conditional/conditional.ts';
import { buildLayout } from '../factories/buildPage.ts';

const staff = { 'user.role': 'staff' };
const member = { 'user.role': 'member' };
const row = (tab?: string) => ({ uid: `row-${tab}`, tab, columns: [] });
const cases = [{ uid: 'a', condition: staff }, { uid: 'b', condition: member }, { uid: 'c' }, { uid: 'd' }];

function shown(role: string, object: Record<string, unknown> = {}) {
  const rows = [...cases.map((each) => row(each.uid)), row()];
  const layout = buildLayout({}, [{ uid: 'o', type: 'conditional', v: 1, cases, rows, ...object }]);
  const prepared = prepareLayout(layout, () => widget, { language: 'th', sanitizeHtml: (html) => html });
  const facts = { user: { id: 'u', role }, site: {}, route: {} } as unknown as Parameters<typeof applyConditions>[1];
  const left = applyConditions(prepared, facts, new Set()).rows[0]?.columns[0]?.objects[0]?.rows ?? [];
  return left.map((each) => each.tab);
}

it('sends the first case that is met and nothing of the others', () => {
  expect(shown('staff')).toEqual(['a']);
  expect(shown('member')).toEqual(['b']);
});

it('sends the case without a condition when none before it is met', () => {
  expect(shown('visitor')).toEqual(['c']);
});

it('keeps the condition a row has of its own', () => {
  const rows = [
    { ...row('a'), show: member },
    { ...row('a'), uid: 'x', show: staff },
  ];
  expect(shown('staff', { rows })).toEqual(['a']);
});

it('leaves to the page what depends on the form', () => {
  const form = [{ uid: 'a', condition: { age: { $gte: 20 } } }, { uid: 'c' }];
  expect(shown('visitor', { cases: form, rows: [row('a'), row('c')] })).toEqual(['a', 'c']);
});
