import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Layout } from '../../../schemas/index.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { openInspector } from '../../testing/openInspector.tsx';

const layout: Layout = {
  version: 1,
  kind: 'page',
  settings: {},
  rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'title', type: 'header', v: 1, text: 'x' }] }] }],
};

it('keeps the lines of a condition in sight once it says something', async () => {
  const { read } = await openInspector({ id: 'title', layout, answers: { '/api/collection': { data: [] } } });
  await page.getByText('When…', { exact: true }).click();
  const field = page.getByLabelText('Field of condition 1');
  await expect.element(field).toBeVisible();
  await field.selectOptions('user.name');
  await expect.poll(() => read('title')?.show).toBeDefined();
  await waitFor(() => expect(page.getByLabelText('Value of condition 1').query()).not.toBeNull());
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(20);
});
