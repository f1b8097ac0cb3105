import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { waitFor } from '../../tests/support/waitFor.ts';
import { demoLayout } from '../testing/demoLayout.ts';
import { drawCanvas, renderBuilder } from '../testing/renderBuilder.tsx';

const told = () => document.querySelector('.bd-notice--removed');
const words = () => told()?.firstElementChild?.textContent;
const demo = 'title intro | card[inside] join /  | old';

it('says what was deleted and brings it back by one press, the row that went along too', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('old'));
  await userEvent.keyboard('{Delete}');
  expect(drawCanvas()).toBe('title intro | card[inside] join / ');
  await waitFor(() => expect(words()).toBe('Deleted “Unknown widget “marquee3000””'));
  expect(told()?.closest('[role="status"]')).not.toBeNull();
  await userEvent.click(page.elementLocator(told() as Element).getByRole('button', { name: 'Undo' }));
  expect(drawCanvas()).toBe(demo);
  expect(find('old').dataset.selected).toBe('true');
  expect(told()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(find('old')));
});

it('counts several, and goes with the next edit', async () => {
  const { find } = await renderBuilder(demoLayout, { language: 'th' });
  await userEvent.click(find('title'));
  await userEvent.click(find('intro'), { modifiers: ['Control'] });
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(words()).toBe('ลบแล้ว 2 ชิ้น'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(drawCanvas()).toBe(demo);
  await waitFor(() => expect(told()).toBeNull());
});

it('goes by itself, yet not under the pointer', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('join'));
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(told()).not.toBeNull());
  const pause = vi.spyOn(window, 'setTimeout');
  await userEvent.hover(told() as Element);
  await userEvent.unhover(told() as Element);
  await waitFor(() => expect(pause.mock.calls.some(([, ms]) => ms === 10_000)).toBe(true));
  const [go] = pause.mock.calls.find(([, ms]) => ms === 10_000) ?? [];
  pause.mockRestore();
  (go as () => void)();
  await waitFor(() => expect(told()).toBeNull());
});

it.each([
  [1280, 800],
  [820, 1180],
  [390, 844],
])('covers neither the bar of the selection nor the end of the window at %i × %i', async (width, height) => {
  const { find } = await renderBuilder(demoLayout, { width, height });
  await userEvent.click(find('intro'));
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(told()).not.toBeNull());
  await waitFor(() => expect(document.querySelector('.bd-selection__bar')).not.toBeNull());
  const box = (told() as Element).getBoundingClientRect();
  const bar = (document.querySelector('.bd-selection__bar') as Element).getBoundingClientRect();
  const canvas = (document.querySelector('.bd-canvas') as Element).getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(Math.min(bar.bottom, canvas.bottom) - 1);
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(width);
  expect(box.bottom).toBeLessThanOrEqual(height);
});
