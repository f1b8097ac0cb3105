import { expect, it } from 'vitest';
import type { Layout } from '../../../schemas/index.ts';
import { toEditor } from '../../document/convert/toEditor.ts';
import { toLayout } from '../../document/convert/toLayout.ts';
import { fakeCatalog } from '../../testing/fakeCatalog.ts';
import { beginPage } from './beginPage.ts';

const template: Layout = {
  version: 1,
  kind: 'page',
  settings: { title: 'Our course', description: 'What one learns' },
  rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'h', type: 'header', v: 1, text: 'Hello' }] }] }],
};
const emptyPage = (settings: Layout['settings']) => toEditor({ version: 1, kind: 'page', settings, rows: [] });

it('gives a page the content of a template, and leaves the name that it was given', () => {
  const begun = toLayout(beginPage(emptyPage({ title: 'Open day' }), template, fakeCatalog));
  expect(begun.settings).toEqual({ title: 'Open day', description: 'What one learns' });
  expect(begun.rows[0]?.columns[0]?.objects[0]).toMatchObject({ type: 'header', text: 'Hello' });
  expect(toLayout(beginPage(emptyPage({}), template, fakeCatalog)).settings.title).toBe('Our course');
});
