import { expect, it } from 'vitest';
import type { Layout } from '../../../schemas/index.ts';
import { toEditor } from '../convert/toEditor.ts';
import { toLayout } from '../convert/toLayout.ts';
import { rootId } from '../tree/tree.ts';
import { insertReadyMade } from './insertReadyMade.ts';

const field = (uid: string) => ({ uid, type: 'input', name: 'email' });
const layoutOf = (kind: Layout['kind'], settings: object, objects: object[]): Layout =>
  ({ version: 1, kind, settings, rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }] }) as Layout; // objects as stored
const isField = () => true;

it('inserts rows with uids and field names that the page does not have, and makes it a form', () => {
  const page = toEditor(layoutOf('page', { title: 'Mine' }, [field('o')]));
  const layout = layoutOf('form', { title: 'Theirs', submit: 'Send' }, [field('o')]);
  const place = { kind: 'row' as const, parent: rootId, index: 1 };
  const next = toLayout(insertReadyMade(page, { layout, place, isField }));
  expect(next.kind).toBe('form');
  expect(next.settings).toEqual({ submit: 'Send', title: 'Mine' });
  const [first, second] = next.rows;
  expect(first?.uid).toBe('r');
  expect(second?.uid).not.toBe('r');
  expect(second?.columns[0]?.objects[0]).toMatchObject({ name: 'email_2' });
  expect(second?.columns[0]?.objects[0]?.uid).not.toBe('o');
});

it('puts rows into the panel of their place, and leaves a page without fields a page', () => {
  const page = toEditor(layoutOf('page', {}, []));
  const place = { kind: 'row' as const, parent: rootId, index: 0, panel: 'second' };
  const next = toLayout(insertReadyMade(page, { layout: layoutOf('page', {}, []), place, isField }));
  expect(next.kind).toBe('page');
  expect(next.rows.map(({ tab }) => tab)).toEqual(['second', undefined]);
});
