import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoLayout } from '../../testing/demoLayout.ts';
import { dragByMouse, findSpot } from '../../testing/pointer.ts';
import { drawCanvas, renderBuilder } from '../../testing/renderBuilder.tsx';

const line = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-line="${id}"]`);
  if (!found) throw new Error(`no line ${id}`);
  return found;
};
async function open() {
  const builder = await renderBuilder(demoLayout);
  await userEvent.click(page.getByRole('tab', { name: 'Outline' }));
  return builder;
}
const stored = (api: Awaited<ReturnType<typeof open>>['api'], uid: string) =>
  new RegExp(`"uid":"${uid}"[^{}]*"builder":({[^{}]*})`).exec(JSON.stringify(api.stored.draft))?.[1];

it('names a part by F2 or a double press, shows the name, and keeps it in the layout', async () => {
  const { api } = await open();
  await userEvent.click(line('title'));
  line('title').focus();
  await userEvent.keyboard('{F2}');
  await userEvent.fill(page.getByLabelText('Name in the outline'), 'Welcome');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => line('title').textContent).toContain('Welcome');
  expect(document.activeElement).toBe(line('title'));
  await userEvent.dblClick(line('r2'));
  await userEvent.fill(page.getByLabelText('Name in the outline'), 'no');
  await userEvent.keyboard('{Escape}');
  expect(line('r2').textContent?.trim()).toBe('Row 2');
  await expect.poll(() => stored(api, 'title')).toBe('{"name":"Welcome"}');
});

it('tells of a part that is folded what it holds', async () => {
  await open();
  expect(line('r1').textContent?.trim()).toBe('Row 1');
  await userEvent.click(line('r1').querySelector('.bd-outline__toggle') as Element);
  await expect.poll(() => line('r1').textContent?.trim()).toBe('Row 1เรียนรู้ได้ทุกที่ ทุกเวลา');
});

it('hides a part from readers and shows it again', async () => {
  const { find } = await open();
  await userEvent.hover(line('join'));
  await userEvent.click(line('join').querySelector('[aria-label="Hide from readers"]') as Element);
  await expect.poll(() => find('join').dataset.hidden).toBe('true');
  await userEvent.click(line('join').querySelector('[aria-label="Show to readers"]') as Element);
  await expect.poll(() => find('join').dataset.hidden).toBeUndefined();
});

it('locks a part: it is not changed, moved or removed until it is unlocked', async () => {
  const { find } = await open();
  const start = drawCanvas();
  await userEvent.hover(line('join'));
  await userEvent.click(line('join').querySelector('[aria-label="Lock against changes"]') as Element);
  await expect.poll(() => find('join').dataset.locked).toBe('true');
  line('join').focus();
  await userEvent.keyboard('{Delete}{Alt>}{ArrowUp}{/Alt}');
  await dragByMouse(findSpot(line('join')), findSpot(line('title')));
  await dragByMouse(findSpot(find('join')), findSpot(find('title')));
  expect(drawCanvas()).toBe(start);
  await userEvent.click(line('join'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Text' }), 'other');
  await expect.element(page.getByText('This part is locked.', { exact: false }).first()).toBeVisible();
  expect(find('join').textContent).toContain('สมัครเรียน');
  await userEvent.click(line('join').querySelector('[aria-label="Unlock"]') as Element);
  line('join').focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => drawCanvas()).not.toBe(start);
});

/** A page of many rows, of which the outline shows some. */
const longLayout = {
  ...demoLayout,
  rows: Array.from({ length: 40 }, (_row, at) => ({
    uid: `row${at}`,
    columns: [{ uid: `col${at}`, objects: [{ uid: `part${at}`, type: 'header', v: 1, text: `Part ${at}`, level: 2 }] }],
  })),
};

it('does not move under the pointer, and scrolls to what is selected elsewhere only if that is out of view', async () => {
  const { find } = await renderBuilder(longLayout, { height: 500 });
  await userEvent.click(page.getByRole('tab', { name: 'Outline' }));
  const pane = document.getElementById('bd-left-panel') as HTMLElement;
  const press = (id: string, options: MouseEventInit = {}) =>
    line(id).dispatchEvent(new MouseEvent('click', { bubbles: true, ...options }));
  const rest = () => new Promise((resolve) => setTimeout(resolve, 50));
  const { top } = pane.getBoundingClientRect();
  pane.scrollTop += line('part9').getBoundingClientRect().top - top + 10;
  const place = pane.scrollTop;
  expect(place).toBeGreaterThan(100);
  // The first line is cut by the edge of the pane.
  press('part9');
  await rest();
  expect([line('part9').getAttribute('aria-selected'), pane.scrollTop]).toEqual(['true', place]);
  press('part11', { ctrlKey: true });
  pane.scrollTop = place + 600;
  press('part31', { ctrlKey: true });
  press('part31', { ctrlKey: true });
  await rest();
  expect(pane.scrollTop).toBe(place + 600);
  const shown = [...pane.querySelectorAll<HTMLElement>('[data-line^="part"]')].find(
    (each) => each.getBoundingClientRect().top > top + 60,
  );
  find(shown?.dataset.line ?? '').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => shown?.getAttribute('aria-selected')).toBe('true');
  expect(pane.scrollTop).toBe(place + 600);
  find('part0').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => pane.scrollTop).toBeLessThan(100);
});

it('leaves open what the selection opened, when another line is pressed', async () => {
  const { find } = await open();
  await userEvent.click(line('r2').querySelector('.bd-outline__toggle') as Element);
  await expect.poll(() => document.querySelector('[data-line="join"]')).toBeNull();
  await userEvent.click(find('join'));
  await expect.poll(() => document.querySelector('[data-line="join"]')).not.toBeNull();
  const { top } = line('r4').getBoundingClientRect();
  await userEvent.click(line('r4'));
  await expect.poll(() => line('r4').getAttribute('aria-selected')).toBe('true');
  expect(line('r4').getBoundingClientRect().top).toBe(top);
});

it('moves lines by mouse: an object above another, a row below another', async () => {
  await open();
  await dragByMouse(findSpot(line('join'), { right: 0.4 }), findSpot(line('title'), { right: 0.4, down: 0.2 }));
  await expect.poll(() => drawCanvas()).toBe('join title intro | card[inside] /  | old');
  await dragByMouse(findSpot(line('r1'), { right: 0.4 }), findSpot(line('r4'), { right: 0.4, down: 0.8 }));
  await expect.poll(() => drawCanvas()).toBe('card[inside] /  | old | join title intro');
});

it('moves a line by Alt and an arrow', async () => {
  await open();
  await userEvent.click(line('title'));
  line('title').focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => drawCanvas()).toBe('intro title | card[inside] join /  | old');
});

it('marks what not everybody sees: by a condition of its own, or by an answer to another question', async () => {
  const layout = structuredClone(demoLayout);
  const [first] = layout.rows[0]?.columns[0]?.objects ?? [];
  Object.assign(first ?? {}, { show: { $user: { role: 'member' } } });
  Object.assign(layout.rows[1]?.columns[0]?.objects[1] ?? {}, {
    logics: [{ method: 'show', destination: { uid: 'intro' } }],
  });
  await renderBuilder(layout);
  await userEvent.click(page.getByRole('tab', { name: 'Outline' }));
  const marked = [...document.querySelectorAll('[data-line]:has(.bd-outline__condition)')];
  expect(marked.map((each) => each.getAttribute('data-line'))).toEqual(['title', 'intro']);
  await expect.element(page.getByRole('img', { name: 'Shown on a condition' }).first()).toBeVisible();
});
