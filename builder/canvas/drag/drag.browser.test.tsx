import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Layout } from '../../../schemas/index.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { dragByMouse, dragByTouch, findSpot, findStill } from '../../testing/pointer.ts';
import { drawCanvas, renderBuilder } from '../../testing/renderBuilder.tsx';

const header = (uid: string) => ({ uid, type: 'header', v: 1, text: uid });

/** Two rows: `a b / c` and `card[d] | `, with an empty column at the end. */
const layout: Layout = {
  version: 1,
  kind: 'page',
  settings: {},
  rows: [
    {
      uid: 'r0',
      columns: [
        { uid: 'k0', objects: [header('a'), header('b')] },
        { uid: 'k1', objects: [header('c')] },
      ],
    },
    {
      uid: 'r1',
      columns: [
        {
          uid: 'k2',
          objects: [
            {
              uid: 'card',
              type: 'card',
              v: 1,
              rows: [{ uid: 'r2', columns: [{ uid: 'k4', objects: [header('d')] }] }],
            },
          ],
        },
        { uid: 'k3', objects: [] },
      ],
    },
  ],
};

const start = 'a b / c | card[d] / ';
const said = () => document.querySelector('[data-announcer]')?.textContent ?? '';
const paletteItem = (type: string) => document.querySelector<HTMLElement>(`[data-widget-type="${type}"]`)!;

it('moves an object with the mouse: before another, into an empty column, into a container', async () => {
  const { find } = await renderBuilder(layout);
  expect(drawCanvas()).toBe(start);
  await dragByMouse(findSpot(find('b')), findSpot(find('a'), { down: 0.2 }));
  expect(drawCanvas()).toBe('b a / c | card[d] / ');
  await dragByMouse(findSpot(find('b')), findSpot(find('k3')));
  expect(drawCanvas()).toBe('a / c | card[d] / b');
  await dragByMouse(findSpot(find('b')), findSpot(find('d'), { down: 0.9 }));
  expect(drawCanvas()).toBe('a / c | card[d b] / ');
});

it('makes a new column at the side of a row and a new row between rows', async () => {
  const { find } = await renderBuilder(layout);
  const row = find('r0').getBoundingClientRect();
  await dragByMouse(findSpot(find('b')), findSpot(find('k0'), { right: 0.005 }));
  expect(drawCanvas()).toBe('b / a / c | card[d] / ');
  await dragByMouse(findSpot(find('c')), {
    x: row.left + row.width / 2,
    y: find('r0').getBoundingClientRect().bottom - 1,
  });
  expect(drawCanvas()).toBe('b / a /  | c | card[d] / ');
});

it('shows while dragging where the object would fall, and drops nowhere outside the canvas', async () => {
  const { find } = await renderBuilder(layout);
  await dragByMouse(findSpot(find('b')), findSpot(find('c'), { down: 0.1 }), { drop: false });
  const mark = document.querySelector<HTMLElement>('.bd-drop-mark');
  expect(mark?.dataset.shape).toBe('across');
  expect(Math.abs(mark!.getBoundingClientRect().top - find('c').getBoundingClientRect().top)).toBeLessThan(12);
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('.bd-drop-mark')).toBeNull();
  expect(drawCanvas()).toBe(start);
  await dragByMouse(findSpot(find('b')), { x: 640, y: 20 });
  expect(drawCanvas()).toBe(start);
});

it('drags a new widget out of the palette', async () => {
  const { find, api } = await renderBuilder(layout);
  await dragByMouse(findSpot(paletteItem('button')), findSpot(find('k3')));
  expect(drawCanvas()).toMatch(/^a b \/ c \| card\[d\] \/ \w{12}$/);
  await waitFor(() => expect(JSON.stringify(api.stored.draft)).toContain('"type":"button"'));
});

it('does not put a container into itself', async () => {
  const { find } = await renderBuilder(layout);
  const card = find('card').getBoundingClientRect();
  await dragByMouse({ x: card.left + 4, y: card.top + 4 }, findSpot(find('d')));
  expect(drawCanvas()).toBe(start);
});

it('moves a row by its handle', async () => {
  const { find } = await renderBuilder(layout);
  await userEvent.click(find('a'));
  await userEvent.keyboard('{Escape}{Escape}');
  const handle = await findStill('[data-drag-node="r0"]');
  await dragByMouse(findSpot(handle), findSpot(find('r1'), { down: 0.95 }));
  expect(drawCanvas()).toBe('card[d] /  | a b / c');
});

it('moves an object with a finger that rests on it first', async () => {
  const { find } = await renderBuilder(layout);
  await dragByTouch(findSpot(find('b')), findSpot(find('k3')));
  expect(drawCanvas()).toBe('a / c | card[d] / b');
});

it('leaves the page to a finger that moves at once', async () => {
  const { find } = await renderBuilder(layout);
  await dragByTouch(findSpot(find('b')), findSpot(find('k3')), { hold: 0 });
  expect(drawCanvas()).toBe(start);
});

it('drags out of the sheet of a phone, which makes way', async () => {
  const { find } = await renderBuilder({ ...layout, rows: layout.rows.slice(1) }, { width: 390, height: 760 });
  await userEvent.click(document.querySelector('.bd-bottom-bar button')!);
  await waitFor(() => expect(paletteItem('button').getBoundingClientRect().top).toBeLessThan(700));
  const widget = await findStill('[data-widget-type="button"]');
  await dragByTouch(findSpot(widget), findSpot(find('k3')));
  expect(drawCanvas()).toMatch(/^card\[d\] \/ \w{12}$/);
});

it('moves an object by keyboard and says where it is', async () => {
  const { find } = await renderBuilder(layout);
  await userEvent.click(find('a'));
  await userEvent.keyboard(' ');
  await waitFor(() => expect(said()).toContain('lifted'));
  await nextTask();
  await userEvent.keyboard('{ArrowDown}');
  expect(said()).toContain('at the end of row 1, column 1');
  await userEvent.keyboard(' ');
  await waitFor(() => expect(drawCanvas()).toBe('b a / c | card[d] / '));
  expect(said()).toContain('dropped');
});

it('gives a keyboard drag up on Escape', async () => {
  const { find } = await renderBuilder(layout);
  await userEvent.click(find('a'));
  await userEvent.keyboard(' ');
  await nextTask();
  await userEvent.keyboard('{End}{Escape}');
  await waitFor(() => expect(said()).toContain('cancelled'));
  expect(drawCanvas()).toBe(start);
});

it('places a widget of the palette by keyboard', async () => {
  await renderBuilder(layout);
  paletteItem('button').focus();
  await userEvent.keyboard(' ');
  await nextTask();
  await userEvent.keyboard('{Home} ');
  await waitFor(() => expect(drawCanvas()).toMatch(/^\w{12} \| a b/));
});

/** dnd-kit listens to keys one task after the drag has started. */
function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done, 50));
}
