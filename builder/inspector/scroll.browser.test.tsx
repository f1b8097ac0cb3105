import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { waitFor } from '../../tests/support/waitFor.ts';
import { demoLayout } from '../testing/demoLayout.ts';
import { renderBuilder } from '../testing/renderBuilder.tsx';

const panel = () => document.querySelector('.bd-inspector') as HTMLElement;
const heading = () => panel().querySelector('h2')?.textContent;

it.each([
  [1280, 420],
  [390, 700],
])('begins at its top for another part, and stays for the same one, at %i × %i', async (width, height) => {
  const { find } = await renderBuilder(demoLayout, { width, height });
  if (width < 600) await userEvent.click(page.getByRole('button', { name: 'Properties' }));
  await userEvent.click(find('title'));
  await waitFor(() => expect(heading()).toBe('Heading'));
  const text = page.getByLabelText('Text', { exact: true });
  await userEvent.fill(text, 'Other');
  panel().scrollTop = 120;
  expect(panel().scrollTop).toBe(120);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }).first());
  await waitFor(() => expect(find('title').textContent).toContain('เรียนรู้ได้'));
  expect(panel().scrollTop).toBe(120);
  find('intro').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await waitFor(() => expect(heading()).not.toBe('Heading'));
  expect(panel().scrollTop).toBe(0);
});
