import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { demoLayout } from '../../testing/demoLayout.ts';
import { renderBuilder } from '../../testing/renderBuilder.tsx';

const paper = () => document.querySelector<HTMLElement>('.bd-paper')!;
const readWidth = () => Number.parseFloat(paper().style.inlineSize);
const readZoom = () => Number(paper().style.zoom);

it('shows the page on the four devices, at any width, at any scale, by buttons and keys', async () => {
  const { find } = await renderBuilder(demoLayout);
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 820],
    ['Laptop', 1024],
    ['Desktop', 1440],
  ] as const) {
    await userEvent.click(page.getByRole('button', { name, exact: true }));
    await waitFor(() => expect(readWidth()).toBe(width));
    expect(paper().getBoundingClientRect().width).toBeLessThanOrEqual(
      document.querySelector('.bd-canvas')!.clientWidth,
    );
  }
  await userEvent.fill(page.getByLabelText('Width of the page (pixels)'), '600');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(readWidth()).toBe(600));
  document.querySelector<HTMLElement>('.bd-width-handle')!.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(readWidth()).toBe(590));
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(readZoom()).toBeGreaterThan(1));
  await userEvent.click(find('title'));
  await userEvent.keyboard('{Control>}0{/Control}');
  await waitFor(() => expect(readZoom()).toBeLessThanOrEqual(1));
  await userEvent.keyboard('{Control>}={/Control}');
  await waitFor(() => expect(readZoom()).toBe(1.25));
  find('title').dispatchEvent(
    new WheelEvent('wheel', { deltaY: 4000, ctrlKey: true, bubbles: true, cancelable: true }),
  );
  await waitFor(() => expect(readZoom()).toBe(0.5));
});

it('keeps to what was pressed when the page is enlarged: the selection stands around its object', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('title'));
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => {
    const [object, frame] = [find('title'), document.querySelector('.bd-selection')!].map((element) =>
      element.getBoundingClientRect(),
    );
    expect(Math.abs(object!.left - frame!.left)).toBeLessThan(2);
    expect(Math.abs(object!.width - frame!.width)).toBeLessThan(2);
  });
});

it('shows the page in dark colours while the builder stays light', async () => {
  await renderBuilder(demoLayout);
  const read = (selector: string) => getComputedStyle(document.querySelector(selector)!).backgroundColor;
  document.documentElement.dataset.theme = 'light';
  const bar = read('.bd-toolbar');
  const before = read('.bd-paper');
  await userEvent.click(page.getByRole('button', { name: 'See the page in dark colours' }));
  await waitFor(() => expect(read('.bd-paper')).not.toBe(before));
  expect(read('.bd-toolbar')).toBe(bar);
  document.documentElement.dataset.theme = '';
});

it('tells where the selection stands and leads to what is around it', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('inside'));
  const way = page.getByRole('navigation', { name: 'Where the selection stands' });
  await userEvent.click(way.getByRole('button', { name: 'Card' }));
  expect(find('card').dataset.selected).toBe('true');
  await userEvent.click(way.getByRole('button', { name: 'Page' }));
  expect(document.querySelector('.bd-selection')).toBeNull();
});
