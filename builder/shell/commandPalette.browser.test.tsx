import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { waitFor } from '../../tests/support/waitFor.ts';
import { demoLayout } from '../testing/demoLayout.ts';
import { drawCanvas, renderBuilder } from '../testing/renderBuilder.tsx';

const titles: Record<string, string> = { palette: 'widgets', sections: 'sections', outline: 'outline', check: 'check' };
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

it.each(['palette', 'sections', 'outline', 'check'])('leads into the pane %s, and Escape back', async (pane) => {
  const { find } = await renderBuilder(demoLayout);
  find('title').focus();
  await choose(titles[pane] ?? '');
  const panel = () => document.getElementById('bd-left-panel');
  await waitFor(() => expect(panel()?.getAttribute('aria-labelledby')).toBe(`bd-tab-${pane}`));
  const area = () => panel()?.closest('[data-area]');
  await waitFor(() => expect(area()?.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(find('title'));
});

it('opens a pane as a sheet on a small screen; closing it gives the focus back', async () => {
  const { find } = await renderBuilder(demoLayout, { width: 820 });
  find('title').focus();
  await choose('outline');
  const pane = () => document.querySelector<HTMLElement>('.bd-pane--left');
  await waitFor(() => expect(pane()?.contains(document.activeElement)).toBe(true));
  expect(pane()?.dataset.open).toBe('true');
  pane()?.querySelector<HTMLElement>('.bd-sheet-close')?.click();
  await waitFor(() => expect(pane()?.dataset.open).toBeUndefined());
  expect(document.activeElement).toBe(find('title'));
});
