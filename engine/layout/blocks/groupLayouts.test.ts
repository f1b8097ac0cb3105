import { expect, it } from 'vitest';
import { buildLayout } from '../../../tests/factories/buildPage.ts';
import { listObjects } from '../walkLayout.ts';
import { groupLayouts } from './groupLayouts.ts';

it('shows the children below the page, each under uids of its own', () => {
  const child = buildLayout({}, [{ uid: 'text', type: 'paragraph' }]);
  const logics = [{ method: 'show' as const, destination: { uid: 'text' } }];
  const other = buildLayout({}, [
    { uid: 'text', type: 'paragraph' },
    { uid: 'field', type: 'input', logics },
  ]);
  const grouped = groupLayouts(buildLayout({}, [{ uid: 'text', type: 'header' }]), [child, other]);
  const objects = listObjects(grouped);
  expect(objects.map(({ uid }) => uid)).toEqual(['text', 'child-1.text', 'child-2.text', 'child-2.field']);
  expect(objects[3]?.logics).toMatchObject([{ destination: { uid: 'child-2.text' } }]);
});

it('survives a child that is no sound layout', () => {
  const broken = { version: 1, kind: 'page', rows: [{ uid: 1 }, null] } as never;
  expect(groupLayouts(buildLayout({ rows: [] }), [broken]).rows).toEqual([]);
});
