import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LayoutObject } from '../../schemas/index.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { demoLayout } from '../testing/demoLayout.ts';
import { dragByMouse, findSpot } from '../testing/pointer.ts';
import { drawCanvas, renderBuilder } from '../testing/renderBuilder.tsx';

const layoutOf = (...objects: LayoutObject[]) => ({
  ...demoLayout,
  rows: [
    {
      uid: 'r1',
      columns: [
        { uid: 'c1', objects },
        { uid: 'c2', objects: [] },
      ],
    },
  ],
});
const card: LayoutObject = { uid: 'card', type: 'card', v: 1 };
const emptyIn = (element: Element) => page.elementLocator(element).getByRole('button', { name: /tap to add/ });
const widget = (type: string) => document.querySelector(`[data-widget-type="${type}"]`)!;

it('takes the next widget into the empty container that was pressed', async () => {
  const { find } = await renderBuilder(layoutOf(card));
  await userEvent.click(emptyIn(find('card')));
  expect(find('card').dataset.selected).toBe('true');
  await expect.element(page.getByText('What you choose goes into Card')).toBeVisible();
  await userEvent.click(widget('header'));
  expect(drawCanvas()).toMatch(/^card\[\w{12}\] \/ $/);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }).first());
  expect(drawCanvas()).toBe('card[] / ');
});

it('is filled by keys alone', async () => {
  const { find } = await renderBuilder(layoutOf());
  const first = emptyIn(find('c1')).element() as HTMLElement;
  first.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.matches('.bd-palette__item')).toBe(true));
  await userEvent.keyboard('{Enter}');
  expect(drawCanvas()).toMatch(/^\w{12} \/ $/);
});

it('takes what is dropped there', async () => {
  const { find } = await renderBuilder(layoutOf({ uid: 'title', type: 'header', v: 1, text: 'ก' }, card));
  await dragByMouse(findSpot(find('title')), findSpot(find('card')));
  expect(drawCanvas()).toBe('card[title] / ');
});

it('adds behind the selection when something else was selected since', async () => {
  const { find } = await renderBuilder(layoutOf({ uid: 'title', type: 'header', v: 1, text: 'ก' }, card));
  await userEvent.click(emptyIn(find('card')));
  find('card').focus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(widget('button'));
  expect(drawCanvas()).toMatch(/^title \w{12} card\[\] \/ $/);
});

it('is not shown to those who look at the page as visitors', async () => {
  await renderBuilder(layoutOf(card));
  await userEvent.keyboard('{Control>}{Shift>}p{/Shift}{/Control}');
  await waitFor(() => expect(document.querySelector('.bd-empty-place')).toBeNull());
});
