import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Layout } from '../../../schemas/index.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { renderBuilder } from '../../testing/renderBuilder.tsx';

const layout: Layout = {
  version: 1,
  kind: 'page',
  settings: {},
  rows: [
    {
      uid: 'r',
      columns: [
        {
          uid: 'c',
          objects: [
            { uid: 'title', type: 'header', v: 1, text: 'หัวข้อ', level: 1 },
            { uid: 'intro', type: 'paragraph', v: 1, text: 'ข้อความที่ยาวพอให้แถบของสิ่งที่เลือกทับได้ '.repeat(12) },
            { uid: 'join', type: 'button', v: 1, text: 'สมัครเรียน' },
          ],
        },
      ],
    },
    { uid: 'r2', columns: [{ uid: 'c2', objects: [{ uid: 'last', type: 'header', v: 1, text: 'ท้าย' }] }] },
  ],
};

/** The lines of an object, not the box around them. */
function textBox(element: Element) {
  const range = document.createRange();
  range.selectNode(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!);
  return range.getBoundingClientRect();
}

it('covers no text of what stands around what is selected', async () => {
  const { find } = await renderBuilder(layout);
  const all = ['title', 'intro', 'join', 'last'];
  for (const selected of all) {
    await userEvent.click(find(selected));
    await waitFor(() => {
      expect(find(selected).dataset.selected).toBe('true');
      const bar = document.querySelector('.bd-selection__bar')!.getBoundingClientRect();
      expect(bar.width).toBeGreaterThan(100);
      for (const id of all) {
        const text = textBox(find(id).querySelector('.bd-widget')!);
        const isApart =
          text.bottom <= bar.top + 1 || text.top >= bar.bottom - 1 || text.right <= bar.left || text.left >= bar.right;
        expect(isApart, `the bar of ${selected} and ${id}`).toBe(true);
      }
    });
  }
});

it('looks for its place anew once somebody has typed on the page', async () => {
  const narrow = { uid: 'n', columns: [{ uid: 'n1', objects: [] }, { uid: 'n2', objects: [] }, column('n3', 'far')] };
  const { find } = await renderBuilder({ ...layout, rows: [narrow, ...layout.rows] } as Layout);
  await userEvent.dblClick(find('far'));
  await waitFor(() => expect(document.querySelector('.bd-typing')).not.toBeNull());
  await userEvent.keyboard('ปลาย{Escape}');
  await waitFor(() => {
    const bar = document.querySelector('.bd-selection__bar')!.getBoundingClientRect();
    expect(bar.width).toBeGreaterThan(100);
    expect(bar.right).toBeLessThanOrEqual(document.querySelector('.bd-canvas')!.getBoundingClientRect().right);
  });
});

it('is seen whole on a phone, where it is wider than what is left beside either end of its frame', async () => {
  const { find } = await renderBuilder(layout);
  await page.viewport(360, 800);
  await userEvent.click(find('intro'));
  await waitFor(() => {
    const bar = document.querySelector('.bd-selection__bar')!.getBoundingClientRect();
    expect(bar.width).toBeGreaterThan(300);
    expect(bar.left).toBeGreaterThanOrEqual(0);
    expect(bar.right).toBeLessThanOrEqual(360);
  });
});

it.each([
  ['tablet', 820, 700],
  ['small tablet', 660, 700],
  ['phone', 390, 800],
])('is pressable whole beside the open sheets of a %s', async (_, width, height) => {
  const pair = { uid: 'p', columns: [column('p1', 'near'), column('p2', 'far')] };
  const { find } = await renderBuilder({ ...layout, rows: [pair, ...layout.rows] } as Layout, { width, height });
  const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
  for (const sheet of ['Properties', 'Outline']) {
    for (const selected of ['near', 'far', 'title', 'intro', 'join', 'last']) {
      find(selected).click();
      await press(sheet);
      await waitFor(() => {
        expect(find(selected).dataset.selected).toBe('true');
        const buttons = [...document.querySelectorAll('.bd-selection__bar button')];
        expect(buttons.length).toBeGreaterThan(4);
        const covered = buttons.filter((button) => {
          const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const ends = [
            [left + 1, y],
            [right - 1, y],
            [x, top + 1],
            [x, bottom - 1],
          ] as const;
          return ends.some((end) => !button.contains(document.elementFromPoint(...end)));
        });
        expect(
          covered.map(({ ariaLabel }) => ariaLabel),
          `beside ${sheet}, of ${selected}`,
        ).toEqual([]);
      });
      await press(sheet);
    }
  }
});

const column = (uid: string, held: string) => ({ uid, objects: [{ uid: held, type: 'header', v: 1, text: 'ไกล' }] });

it('lets the second press of a double click through to the page, and can be pressed a moment later', async () => {
  const { find } = await renderBuilder(layout);
  const reached = () => {
    const bar = document.querySelector('.bd-selection__bar')!.getBoundingClientRect();
    return document.elementFromPoint(bar.left + bar.width / 2, bar.top + bar.height / 2)?.closest('.bd-selection__bar');
  };
  await userEvent.click(find('intro'));
  expect(reached()).toBeFalsy();
  await waitFor(() => expect(reached()).toBeTruthy());
});
