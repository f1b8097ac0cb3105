import { expect, it } from 'vitest';
import type { Layout } from '../../../schemas/index.ts';
import { toEditor } from '../convert/toEditor.ts';
import { toLayout } from '../convert/toLayout.ts';
import { rootId, type TreeNode } from '../tree/tree.ts';
import { insertReadyMade } from './insertReadyMade.ts';

const field = (uid: string) => ({ uid, type: 'input', name: 'email' });
const layoutOf = (kind: Layout['kind'], settings: object, objects: object[]): Layout =>
  ({ version: 1, kind, settings, rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }] }) as Layout; // objects as stored
const isForm = (type: unknown) => type === 'form';
const kinds = {
  isField: ({ data }: TreeNode) => data.type === 'input',
  isForm: ({ data }: TreeNode) => isForm(data.type),
};
const form = (uid: string, objects: object[]) => ({
  uid,
  type: 'form',
  rows: [{ uid: `${uid}r`, columns: [{ uid: `${uid}c`, objects }] }],
});

it('inserts rows with uids of their own; names of fields are told apart within one form', () => {
  const page = toEditor(layoutOf('page', {}, [form('f', [field('o')])]));
  const layout = layoutOf('page', {}, [form('f', [field('o'), field('p')])]);
  const place = { kind: 'row' as const, parent: rootId, index: 1 };
  const [first, second] = toLayout(insertReadyMade(page, { layout, place, kinds, isForm })).rows;
  const block = second?.columns[0]?.objects[0];
  expect(first?.uid).toBe('r');
  expect(second?.uid).not.toBe('r');
  expect(block?.uid).not.toBe('f');
  const names = block?.rows?.[0]?.columns[0]?.objects.map(({ name }) => name);
  expect(names).toEqual(['email', 'email_2']);
});

it('puts the fields of a form without its frame on a page that is a form', () => {
  const page = toEditor(layoutOf('form', {}, [field('o')]));
  const place = { kind: 'row' as const, parent: rootId, index: 1 };
  const layout = layoutOf('page', {}, [form('f', [field('o')])]);
  const [, second] = toLayout(insertReadyMade(page, { layout, place, kinds, isForm })).rows;
  expect(second?.columns[0]?.objects[0]).toMatchObject({ type: 'input', name: 'email_2' });
});

it('puts rows into the panel of their place', () => {
  const page = toEditor(layoutOf('page', {}, []));
  const place = { kind: 'row' as const, parent: rootId, index: 0, panel: 'second' };
  const next = toLayout(insertReadyMade(page, { layout: layoutOf('page', {}, []), place, kinds, isForm }));
  expect(next.rows.map(({ tab }) => tab)).toEqual(['second', undefined]);
});

it('gives an anchor that the page has already another name, which the links that came with it follow', () => {
  const objects = [
    { uid: 'h', type: 'header', anchor: 'contact' },
    { uid: 'b', type: 'button', link: '#contact' },
  ];
  const page = toEditor(layoutOf('page', {}, objects));
  const place = { kind: 'row' as const, parent: rootId, index: 1 };
  const layout = layoutOf('page', {}, objects);
  const [first, second] = toLayout(insertReadyMade(page, { layout, place, kinds, isForm })).rows;
  expect(first?.columns[0]?.objects[0]).toMatchObject({ anchor: 'contact' });
  expect(second?.columns[0]?.objects).toMatchObject([{ anchor: 'contact-2' }, { link: '#contact-2' }]);
});
