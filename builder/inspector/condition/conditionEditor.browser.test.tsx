import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Layout, LayoutObject } from '../../../schemas/index.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { createCatalog } from '../../document/catalog/catalog.ts';
import { buildEntry } from '../../testing/buildEntry.ts';
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

const question = (name: string, options: string[] = []): LayoutObject => ({
  uid: name,
  type: 'question',
  v: 1,
  name,
  label: name,
  ...(options.length > 0 && { options: options.map((value) => ({ value, label: value.toUpperCase() })) }),
});
const form: Layout = {
  version: 1,
  kind: 'form',
  settings: {},
  rows: [
    {
      uid: 'r',
      columns: [
        {
          uid: 'c',
          objects: [
            question('far', ['x']),
            question('kind', ['firm', 'person']),
            question('text'),
            question('tax'),
            question('late', ['y']),
          ],
        },
      ],
    },
  ],
};

it('begins a condition with the nearest question with choices before the part, whose choices are its values', async () => {
  const catalog = createCatalog([buildEntry('question', { field: true })]);
  const { read } = await openInspector({
    id: 'tax',
    layout: form,
    catalog,
    answers: { '/api/collection': { data: [] } },
  });
  await page.getByText('When…', { exact: true }).click();
  await expect.element(page.getByLabelText('Field of condition 1')).toHaveValue('form.kind');
  await page.getByLabelText('Value of condition 1').selectOptions('FIRM');
  await expect.poll(() => read('tax')?.show).toEqual({ 'form.kind': 'firm' });
  await page.getByRole('button', { name: 'Add a condition' }).first().click();
  await expect.element(page.getByLabelText('Field of condition 2')).toHaveValue('form.kind');
  await page.getByLabelText('Field of condition 2').selectOptions('form.text');
  await expect
    .element(page.getByLabelText('Value of condition 2'))
    .toHaveAttribute('placeholder', 'Type the value to compare with');
});
