import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../runtime/api/ApiError.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { demoLayout } from '../testing/demoLayout.ts';
import { drawCanvas, renderBuilder } from '../testing/renderBuilder.tsx';

const start = 'title intro | card[inside] join /  | old';
const draw = () => drawCanvas().replace(/\b\w{12}\b/g, 'n');

/** The event that a browser makes of the keys, with a clipboard that the test may read. */
function sendClipboard(kind: 'copy' | 'cut' | 'paste', text = ''): string {
  const clipboardData = new DataTransfer();
  if (text) clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return clipboardData.getData('text/plain');
}

it('copies, cuts and pastes several at once, each as one step', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('title'));
  await userEvent.click(find('intro'), { modifiers: ['Shift'] });
  await expect.element(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  const text = sendClipboard('copy');
  expect(text).toContain('sala-layout-parts');
  await userEvent.click(find('join'));
  sendClipboard('paste', text);
  await waitFor(() => expect(draw()).toBe('title intro | card[inside] join n n /  | old'));
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(draw()).toBe(start));
  await userEvent.click(find('title'));
  await userEvent.click(find('old'), { modifiers: ['ControlOrMeta'] });
  const cut = sendClipboard('cut');
  await waitFor(() => expect(draw()).toBe('intro | card[inside] join / '));
  await userEvent.click(find('c3'));
  sendClipboard('paste', cut);
  await waitFor(() => expect(drawCanvas()).toBe('intro | card[inside] join / title old'));
  await expect.element(page.getByText(/does not have marquee3000/)).toBeVisible();
});

it('keeps the last of many pasted parts in sight, though those before it are drawn later', async () => {
  const text = 'หัวข้อที่สูงกว่าที่ว่างที่เว้นไว้ '.repeat(8);
  const objects = Array.from({ length: 60 }, (_, at) => ({ uid: `p${at}`, type: 'header', v: 1, text }));
  const rows = [{ uid: 'r', columns: [{ uid: 'c', size: 12, objects }] }];
  const { find } = await renderBuilder({ version: 1, kind: 'page', settings: {}, rows });
  await userEvent.click(find('p0'));
  await userEvent.click(find('p59'), { modifiers: ['Shift'] });
  const clip = sendClipboard('copy');
  await userEvent.click(find('p1'));
  sendClipboard('paste', clip);
  await waitFor(() => expect(document.querySelectorAll('.bd-paper [data-kind="object"]')).toHaveLength(120));
  const canvas = document.querySelector('.bd-canvas')?.getBoundingClientRect();
  const last = () => [...document.querySelectorAll('.bd-paper [data-selected]')].at(-1)?.getBoundingClientRect().bottom;
  await waitFor(() => expect(last()).toBeLessThanOrEqual((canvas?.bottom ?? 0) + 1));
});

it('leaves what is typed to the field, and says why a foreign text is no page', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('title'));
  await userEvent.click(page.getByLabelText('Text'));
  expect(sendClipboard('cut')).toBe('');
  expect(draw()).toBe(start);
  await userEvent.click(find('title'));
  sendClipboard('paste', 'hello');
  expect(draw()).toBe(start);
  await expect.element(page.getByText(/not copied in a page builder/)).toBeVisible();
});

it('does all of it without keys: the menu of the selection, by the right button and by its button', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('title'));
  await userEvent.click(page.getByRole('button', { name: 'More actions' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Cut' }));
  await waitFor(() => expect(draw()).toBe('intro | card[inside] join /  | old'));
  await userEvent.click(find('join'), { button: 'right' });
  await userEvent.click(page.getByRole('menuitem', { name: 'Paste' }));
  await waitFor(() => expect(drawCanvas()).toBe('intro | card[inside] join title /  | old'));
});

it('selects several without a keyboard, and acts on all of them', async () => {
  const { find } = await renderBuilder(demoLayout, { width: 390, height: 780 });
  await userEvent.click(find('title'));
  await userEvent.click(page.getByRole('button', { name: 'More actions' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Select several' }));
  await waitFor(() => expect(document.querySelector('.s-popover')).toBeNull());
  await userEvent.click(find('join'));
  await expect.element(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Delete' }));
  expect(draw()).toBe('intro | card[inside] /  | old');
});

it('extends the selection in the outline by Shift and arrows', async () => {
  await renderBuilder(demoLayout);
  await userEvent.click(page.getByRole('tab', { name: 'Outline' }));
  await userEvent.click(page.getByRole('treeitem', { name: /Heading/ }));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(page.getByRole('heading', { name: '2 selected' })).toBeVisible();
  await userEvent.keyboard('{Delete}');
  expect(draw()).toBe('card[inside] join /  | old');
});

it('tells why a page is not published in place of what was said before, and again when asked again', async () => {
  const { find, api } = await renderBuilder(demoLayout);
  api.publish = () => Promise.reject(new ApiError({ status: 400, code: 'refused', message: 'a field lacks its name' }));
  await userEvent.click(find('title'));
  sendClipboard('paste', 'words of another program');
  const notice = () => document.querySelector('.bd-notice')?.textContent ?? '';
  await waitFor(() => expect(notice()).not.toBe(''));
  for (const _ of ['once', 'again']) {
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(notice()).toContain('a field lacks its name'));
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(notice()).toBe(''));
  }
});
