import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoLayout } from '../../testing/demoLayout.ts';
import { renderBuilder } from '../../testing/renderBuilder.tsx';

it('lists what should be mended, leads to its place, and is empty once it is mended', async () => {
  const rows = structuredClone(demoLayout.rows);
  rows[0]!.columns[0]!.objects.push({ uid: 'sub', type: 'header', v: 1, text: 'Later', level: 4 });
  const { find } = await renderBuilder({ ...demoLayout, rows });
  await userEvent.click(page.getByRole('tab', { name: 'Check' }));
  await userEvent.click(page.getByRole('button', { name: /Heading levels are skipped \(1 → 4\)/ }));
  expect(find('sub').dataset.selected).toBe('true');
  await userEvent.fill(page.getByLabelText('Level'), '2');
  await expect.element(page.getByText('Nothing to mend before publishing')).toBeVisible();
});

it('mends what can be mended by one press, as one step', async () => {
  const rows = structuredClone(demoLayout.rows);
  rows[0]!.columns[0]!.objects.push({
    uid: 'sub',
    type: 'header',
    v: 1,
    text: 'Later',
    style: { textColor: '#bbbbbb' },
  });
  const { find } = await renderBuilder({ ...demoLayout, rows });
  await userEvent.click(page.getByRole('tab', { name: 'Check' }));
  await userEvent.click(page.getByRole('button', { name: /^Mend it: Heading: Later/ }));
  await expect.element(page.getByText('Nothing to mend before publishing')).toBeVisible();
  expect(find('sub').style.color).toBe('');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByRole('button', { name: /^Mend it/ })).toBeVisible();
});

it('reminds of an example until it is replaced, or kept by one press', async () => {
  const rows = structuredClone(demoLayout.rows);
  const examples = ['Name of the shop'];
  rows[0]!.columns[0]!.objects.push(
    { uid: 'one', type: 'header', v: 1, text: 'Name of the shop', builder: { examples } },
    { uid: 'two', type: 'header', v: 1, text: 'Name of the shop', builder: { name: 'Second', examples } },
  );
  await renderBuilder({ ...demoLayout, rows });
  await userEvent.click(page.getByRole('tab', { name: 'Check' }));
  await userEvent.click(page.getByRole('button', { name: /^Heading: Name of the shop/ }));
  await userEvent.fill(page.getByLabelText('Text', { exact: true }), 'Manee');
  await expect.element(page.getByText('To look at before publishing: 1')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Keep this text: Heading: Second' }));
  await expect.element(page.getByText('Nothing to mend before publishing')).toBeVisible();
});
