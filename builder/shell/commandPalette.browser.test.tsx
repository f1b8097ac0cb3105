import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { waitFor } from '../../tests/support/waitFor.ts';
import { demoLayout } from '../testing/demoLayout.ts';
import { drawCanvas, renderBuilder } from '../testing/renderBuilder.tsx';

const draw = () => drawCanvas().replace(/\b\w{12}\b/g, 'n');

async function choose(typed: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(page.getByRole('combobox', { name: 'Find a command' }), typed);
  await expect.element(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
}

it('finds every command by its name in Thai or English, does it, and adds widgets', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('title'));
  await choose('dupli');
  await waitFor(() => expect(draw()).toBe('title n intro | card[inside] join /  | old'));
  await choose('เลิกทำ');
  await waitFor(() => expect(draw()).toBe('title intro | card[inside] join /  | old'));
  // The bar of the selection may lie above it.
  find('title').click();
  await choose('ปุ่ม button');
  await waitFor(() => expect(draw()).toBe('title n intro | card[inside] join /  | old'));
  await choose('outline');
  await expect.element(page.getByRole('tab', { name: 'Outline' })).toHaveAttribute('aria-selected', 'true');
});
