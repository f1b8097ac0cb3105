import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { demoLayout } from '../../testing/demoLayout.ts';
import { renderBuilder } from '../../testing/renderBuilder.tsx';

it('shows every text that says it, replaces one or all, each as one step, and leads to the place', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('title'));
  const before = ['title', 'intro', 'join'].map((id) => find(id).textContent);
  await userEvent.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
  await userEvent.fill(page.getByLabelText('Find', { exact: true }), 'เรียน');
  await userEvent.fill(page.getByLabelText('Replace with'), 'ฝึก');
  await expect.element(page.getByText(/^Found \d+ times in \d+ texts$/)).toBeVisible();
  expect(document.querySelector('.bd-find__hits ins')?.textContent).toBe('ฝึก');
  await userEvent.click(page.getByRole('button', { name: 'Replace all' }));
  await expect.element(page.getByText('Nothing was found')).toBeVisible();
  // The button that was pressed is switched off, and the keys are not lost with it.
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
  await userEvent.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
  await userEvent.fill(page.getByLabelText('Find', { exact: true }), 'ฝึก');
  await expect.element(page.getByText(/^Found \d+ times in \d+ texts$/)).toBeVisible();
  await userEvent.click(document.querySelector('.bd-find__text')!);
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(find('title').dataset.selected).toBe('true');
  expect(find('title').textContent).toBe(before[0]!.replaceAll('เรียน', 'ฝึก'));
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(['title', 'intro', 'join'].map((id) => find(id).textContent)).toEqual(before));
});

it('tells on a phone how much was found in one line', async () => {
  await renderBuilder(demoLayout, { width: 390, height: 780 });
  await userEvent.click(page.getByRole('button', { name: 'Find and replace texts' }));
  await userEvent.fill(page.getByLabelText('Find', { exact: true }), 'เรียน');
  const told = page.getByText(/^Found \d+ times in \d+ texts$/);
  await expect.element(told).toBeVisible();
  expect(told.element().getBoundingClientRect().height).toBeLessThan(40);
});
