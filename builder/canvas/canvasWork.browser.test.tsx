import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Layout } from '../../schemas/index.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { fakeCatalog } from '../testing/fakeCatalog.ts';
import { dragByMouse, findSpot } from '../testing/pointer.ts';
import { renderBuilder } from '../testing/renderBuilder.tsx';

const header = (uid: string) => ({ uid, type: 'header', v: 1, text: uid });
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
  ],
};

it('lets Tab come to what is selected, and to it alone, also after it was moved', async () => {
  const { find } = await renderBuilder(layout);
  const listEntries = () =>
    ['a', 'b', 'c'].filter((id) => find(id).tabIndex === 0).map((id) => find(id).dataset.node ?? '');
  expect(listEntries()).toEqual([]);
  find('a').click();
  await waitFor(() => expect(listEntries()).toEqual(['a']));
  expect(document.activeElement).toBe(find('a'));
  find('b').click();
  await waitFor(() => expect(listEntries()).toEqual(['b']));
  await dragByMouse(findSpot(find('b')), findSpot(find('c'), { down: 0.9 }));
  await waitFor(() => expect(find('b').closest('[data-kind="column"]')).toBe(find('k1')));
  await waitFor(() => expect(listEntries()).toEqual(['b']));
  expect(document.activeElement).toBe(find('b'));
});

it('means a card, by a press between its parts, unless columns divide it', async () => {
  const card = (uid: string, ...columns: string[]) => ({
    ...{ uid, type: 'card', v: 1 },
    rows: [{ uid: `${uid}r`, columns: columns.map((each) => ({ uid: each, objects: [header(`${each}h`)] })) }],
  });
  const objects = [card('whole', 'inside'), card('divided', 'one', 'two')];
  const { find } = await renderBuilder({ ...layout, rows: [{ uid: 'r', columns: [{ uid: 'k', objects }] }] });
  for (const [pressed, meant] of [
    ['inside', 'whole'],
    ['one', 'one'],
    ['k', 'k'],
  ] as const) {
    find(pressed).click();
    await waitFor(() => expect(find(meant).dataset.selected).toBe('true'));
  }
});

it('stays where it is when what follows a removed part is seen from its beginning', async () => {
  const card = (uid: string, count: number) => ({
    ...{ uid: `row-${uid}` },
    columns: [
      {
        uid: `column-${uid}`,
        objects: [
          {
            ...{ uid, type: 'card', v: 1 },
            rows: [{ uid: `in-${uid}`, columns: [{ uid: `k-${uid}`, objects: names(uid, count).map(header) }] }],
          },
        ],
      },
    ],
  });
  const names = (uid: string, count: number) => Array.from({ length: count }, (_, at) => `${uid}${at}`);
  const { find } = await renderBuilder({ ...layout, rows: [card('short', 2), card('long', 60), card('end', 2)] });
  const canvas = find('long').closest('.bd-canvas') as HTMLElement;
  find('short').click();
  await waitFor(() => expect(find('short').dataset.selected).toBe('true'));
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(find('long').dataset.selected).toBe('true'));
  expect(find('long').getBoundingClientRect().bottom).toBeGreaterThan(canvas.getBoundingClientRect().bottom);
  await new Promise(requestAnimationFrame);
  expect(canvas.scrollTop).toBe(0);
});

it('measures a new selection in the frame that shows it, not also while it is drawn', async () => {
  const { find } = await renderBuilder(layout);
  await userEvent.click(find('a'));
  await waitFor(() => expect(document.querySelector('.bd-selection')).not.toBeNull());
  const measured: Element[] = [];
  const { getBoundingClientRect } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    measured.push(this);
    return getBoundingClientRect.call(this);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const listStages = () => measured.filter((element) => element.matches('.bd-stage')).length;
  find('c').click();
  // React draws what a press changes before anything else happens.
  await Promise.resolve();
  expect(find('c').dataset.selected).toBe('true');
  expect(listStages()).toBe(0);
  await waitFor(() => expect(listStages()).toBeGreaterThan(0));
});

it('does not draw the palette again with the steps of a drag', async () => {
  let draws = 0;
  const counted = Object.defineProperty({ ...fakeCatalog }, 'entries', {
    get: () => {
      draws += 1;
      return fakeCatalog.entries;
    },
  });
  const { find } = await renderBuilder(layout, { catalog: counted });
  const before = draws;
  await dragByMouse(findSpot(find('b')), findSpot(find('a'), { down: 0.2 }));
  expect(draws).toBe(before);
});
