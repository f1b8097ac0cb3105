import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Layout, LayoutObject } from '../../schemas/index.ts';
import { waitFor, waitUntil } from '../../tests/support/waitFor.ts';
import { demoLayout } from '../testing/demoLayout.ts';
import { drawCanvas, renderBuilder } from '../testing/renderBuilder.tsx';

const host = () => document.querySelector<HTMLElement>('.bd-typing');
const undo = () => userEvent.click(page.getByRole('button', { name: 'Undo' }).first());

function layoutOf(...objects: LayoutObject[]): Layout {
  return { ...demoLayout, rows: [{ uid: 'r1', columns: [{ uid: 'c1', objects }] }] };
}

async function startTyping(element: Element) {
  await userEvent.dblClick(element);
  await waitFor(() => expect(host()).not.toBeNull());
}

describe('a plain text', () => {
  it('is typed where it stands, as one step of history', async () => {
    const { find } = await renderBuilder(demoLayout);
    await startTyping(find('title'));
    expect(host()?.closest('h1')).not.toBeNull();
    await userEvent.keyboard('ยินดีต้อนรับ');
    await new Promise((resolve) => setTimeout(resolve, 1700));
    await userEvent.keyboard(' ทุกคน{Escape}');
    expect(host()).toBeNull();
    expect(find('title').textContent).toBe('ยินดีต้อนรับ ทุกคน');
    expect(document.activeElement).toBe(find('title'));
    await undo();
    expect(find('title').textContent).toBe('เรียนรู้ได้ทุกที่ ทุกเวลา');
  });

  it('keeps what was typed when something else is pressed, and draws nothing else anew', async () => {
    const { find } = await renderBuilder(demoLayout);
    await startTyping(find('title'));
    const drawn = vi.fn();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (!find('title').contains(target)) drawn(target);
    });
    observer.observe(document.querySelector('[data-canvas]')!, { subtree: true, childList: true, characterData: true });
    await userEvent.keyboard('{Control>}a{/Control}สวัสดี');
    observer.disconnect();
    expect(drawn).not.toHaveBeenCalled();
    await userEvent.click(find('inside'));
    expect(find('title').querySelector('h1')?.textContent).toBe('สวัสดี');
    expect(find('inside').dataset.selected).toBe('true');
  });

  it('begins by Enter on the selected object and ends by Enter', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('join'));
    find('join').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(host()).not.toBeNull());
    await userEvent.keyboard('เข้า เรียน{Enter}');
    expect(host()).toBeNull();
    expect(find('join').querySelector('a')?.textContent).toBe('เข้า เรียน');
    expect(drawCanvas()).toBe('title intro | card[inside] join /  | old');
  });

  it('changes the language that is shown', async () => {
    const text = { th: 'สวัสดี', en: 'Hello' };
    const { find, api } = await renderBuilder(layoutOf({ uid: 'title', type: 'header', v: 1, text }));
    await startTyping(find('title'));
    await userEvent.keyboard('{Control>}a{/Control}Welcome{Escape}');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(JSON.stringify(api.stored.draft)).toContain('"text":{"th":"สวัสดี","en":"Welcome"}'));
  });

  it('changes the language of a page that has one, whatever the builder speaks', async () => {
    const title = { uid: 'title', type: 'header', v: 1, text: { th: 'เดิม', en: 'Before' } } as unknown as LayoutObject;
    const { api, find } = await renderBuilder({ ...layoutOf(title), settings: { onlyIn: 'th' } });
    expect(find('title').textContent).toBe('เดิม');
    await startTyping(find('title'));
    await userEvent.keyboard('{Control>}a{/Control}ใหม่{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(api.stored.published?.rows[0]?.columns[0]?.objects[0]?.text).toEqual({ th: 'ใหม่', en: 'Before' }),
    );
  });

  it('takes a paste as plain text in one line', async () => {
    const { find } = await renderBuilder(demoLayout);
    await startTyping(find('title'));
    getSelection()?.selectAllChildren(host()!);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'หนึ่ง\nสอง');
    clipboardData.setData('text/html', '<b>หนึ่ง</b>');
    host()?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await userEvent.keyboard('{Escape}');
    expect(find('title').textContent).toBe('หนึ่ง สอง');
  });

  it('waits for a composed word before Enter means the end', async () => {
    const { find } = await renderBuilder(demoLayout);
    await startTyping(find('title'));
    host()?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }),
    );
    expect(host()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(host()).toBeNull();
  });

  it('is one entry of a list: the one that was pressed, also where two say the same', async () => {
    const items = ['หน้าแรก', 'ติดต่อ', 'ติดต่อ'].map((title, at) => ({ uid: `i${at}`, title }));
    const { find } = await renderBuilder(layoutOf({ uid: 'menu', type: 'navigation', v: 1, items }));
    const third = find('menu').querySelectorAll('li')[2]!.getBoundingClientRect();
    const at = find('menu').getBoundingClientRect();
    await userEvent.dblClick(find('menu'), { position: { x: third.left + 20 - at.left, y: third.top + 8 - at.top } });
    await waitFor(() => expect(host()).not.toBeNull());
    await userEvent.keyboard('{Control>}a{/Control}ที่ตั้ง{Escape}');
    expect([...find('menu').querySelectorAll('li')].map((each) => each.textContent)).toEqual(['หน้าแรก', 'ติดต่อ', 'ที่ตั้ง']);
  });
});

it('leaves without a word to what holds the text: a form would take it that its field was left empty', async () => {
  const { find } = await renderBuilder(demoLayout);
  await startTyping(find('title'));
  const left = vi.fn();
  find('title').addEventListener('focusout', ({ target }) => left(target));
  await userEvent.keyboard('ตกลง{Escape}');
  await startTyping(find('title'));
  await userEvent.click(find('inside'));
  expect(left.mock.calls.flat().filter((each: Element) => each.matches('.bd-typing'))).toEqual([]);
});

describe('Tab', () => {
  const price = (uid: string, title: string): LayoutObject => ({
    uid,
    type: 'button',
    v: 1,
    text: title,
    kind: 'primary',
  });
  const typed = () => host()?.textContent;

  it('goes on to the next text, marked to be typed over, also where the next ones said the same', async () => {
    const { find } = await renderBuilder(layoutOf(...['a', 'b', 'c'].map((uid) => price(uid, 'อ่านต่อ'))));
    await startTyping(find('a'));
    await userEvent.keyboard('หนึ่ง{Tab}');
    await waitFor(() => expect(find('b').contains(host())).toBe(true));
    expect(find('b').dataset.selected).toBe('true');
    await userEvent.keyboard('สอง{Tab}');
    await waitFor(() => expect(find('c').contains(host())).toBe(true));
    await userEvent.keyboard('สาม{Tab}');
    await waitFor(() => expect(host()).toBeNull());
    expect(['a', 'b', 'c'].map((uid) => find(uid).textContent)).toEqual(['หนึ่ง', 'สอง', 'สาม']);
    await undo();
    expect(find('c').textContent).toBe('อ่านต่อ');
    expect(find('b').textContent).toBe('สอง');
  });

  it('goes through the texts of one object, and back with Shift', async () => {
    const items = ['อ่านต่อ', 'อ่านต่อ', 'ติดต่อ'].map((title, at) => ({ uid: `i${at}`, title }));
    const { find } = await renderBuilder(
      layoutOf(price('before', 'ก่อน'), { uid: 'menu', type: 'navigation', v: 1, items }),
    );
    await startTyping(find('before'));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(find('menu').contains(host())).toBe(true));
    await userEvent.keyboard('หนึ่ง{Tab}');
    await waitFor(() => expect(typed()).toBe('อ่านต่อ'));
    await userEvent.keyboard('สอง{Tab}');
    await waitFor(() => expect(typed()).toBe('ติดต่อ'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(typed()).toBe('สอง'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(find('before').contains(host())).toBe(true));
    expect([...find('menu').querySelectorAll('li')].map((each) => each.textContent)).toEqual(['หนึ่ง', 'สอง', 'ติดต่อ']);
  });

  it('passes over what is folded', async () => {
    const { find } = await renderBuilder(layoutOf(price('a', 'ก'), price('b', 'ข'), price('c', 'ค')));
    find('b').style.display = 'none';
    await startTyping(find('a'));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(find('c').contains(host())).toBe(true));
  });

  it('indents at the beginning of a line of a list, and goes on from anywhere else in it', async () => {
    const list: LayoutObject = { uid: 'list', type: 'paragraph', v: 1, text: '<ul><li><p>หนึ่ง</p></li></ul>' };
    const { find } = await renderBuilder(layoutOf(list, price('after', 'ต่อไป')));
    await startTyping(find('list'));
    await userEvent.keyboard('แรก{Enter}');
    await userEvent.keyboard('{Tab}');
    expect(host()?.querySelector('li li')).not.toBeNull();
    await userEvent.keyboard('สอง{Enter}สาม{Tab}');
    await waitFor(() => expect(find('after').contains(host())).toBe(true));
    expect([...find('list').querySelectorAll('li li')].map((each) => each.textContent)).toEqual(['สอง', 'สาม']);
  });

  it('comes to the text of a container where the page shows it: after what stands in it', async () => {
    const inside = [{ uid: 'r2', columns: [{ uid: 'c2', objects: [price('field', 'ช่อง')] }] }];
    const form: LayoutObject = { uid: 'form', type: 'card', v: 1, send: 'ส่ง', rows: inside };
    const { find } = await renderBuilder(layoutOf(price('a', 'ก'), form, price('b', 'ข')));
    await startTyping(find('a'));
    for (const next of ['ช่อง', 'ส่ง', 'ข']) {
      await userEvent.keyboard('{Tab}');
      await waitFor(() => expect(typed()).toBe(next));
    }
    for (const next of ['ส่ง', 'ช่อง', 'ก']) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      await waitFor(() => expect(typed()).toBe(next));
    }
    await userEvent.keyboard('{Escape}');
  });

  it('comes to a rich text and leaves it', async () => {
    const { find } = await renderBuilder(demoLayout);
    await startTyping(find('title'));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(find('intro').contains(host())).toBe(true));
    await userEvent.keyboard('สวัสดี{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(find('title').contains(host())).toBe(true));
    expect(find('intro').textContent).toContain('สวัสดี');
  });
});

describe('a rich text', () => {
  it('that is short is marked to be typed over; in a long one the caret stands where it was pressed', async () => {
    const paragraph = (uid: string, text: string): LayoutObject => ({ uid, type: 'paragraph', v: 1, text });
    const { find } = await renderBuilder(
      layoutOf(paragraph('short', '<p>ข้อความตัวอย่าง</p>'), paragraph('long', '<p>หนึ่ง</p><p>สอง</p>')),
    );
    await startTyping(find('short'));
    await userEvent.keyboard('ของเรา{Escape}');
    expect(find('short').textContent).toBe('ของเรา');
    await startTyping(find('long'));
    await userEvent.keyboard('!{Escape}');
    expect(find('long').textContent).toMatch(/^(?=.*หนึ่ง)(?=.*สอง)(?=.*!)/);
  });

  it('is typed with its tools above it, and leaves the page as it was drawn', async () => {
    const { find } = await renderBuilder(demoLayout);
    await startTyping(find('intro'));
    await waitFor(() => expect(document.querySelector('.bd-typing-bar')).not.toBeNull());
    await userEvent.keyboard('{Control>}a{/Control}');
    // The properties have the same tools, before these.
    await userEvent.click(page.getByRole('button', { name: 'Bold' }).last());
    await userEvent.keyboard('{Escape}');
    expect(host()).toBeNull();
    expect(find('intro').querySelector('.s-rich-text strong')?.textContent).toContain('คอร์สออนไลน์');
    await undo();
    expect(find('intro').querySelector('strong')).toBeNull();
  });

  it('covers nothing with its tools while somebody writes; they are back once something is marked or the pointer rests on the text', async () => {
    const { find } = await renderBuilder(demoLayout);
    const isSeen = () => document.querySelector('.bd-typing-bar')?.checkVisibility({ visibilityProperty: true });
    await startTyping(find('intro'));
    await waitFor(() => expect(isSeen()).toBe(true));
    await userEvent.keyboard('เขียนใหม่');
    expect(isSeen()).toBe(false);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(isSeen()).toBe(true);
    await userEvent.keyboard('ม');
    expect(isSeen()).toBe(false);
    const move = (target: Element) => target.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    move(host() as Element);
    move(find('title'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(isSeen()).toBe(false);
    move(host() as Element);
    await waitFor(() => expect(isSeen()).toBe(true));
  });

  it('shows the tools of every day, and all of them from when they are asked for', async () => {
    const { find } = await renderBuilder(demoLayout);
    const isThere = () => document.querySelector('.bd-typing-bar [aria-label="Quotation"]') !== null;
    await startTyping(find('intro'));
    await waitFor(() => expect(document.querySelector('.bd-typing-bar')).not.toBeNull());
    expect(isThere()).toBe(false);
    await userEvent.click(page.getByRole('button', { name: 'All tools' }));
    expect(isThere()).toBe(true);
    expect(host()).toBe(document.activeElement);
    await userEvent.keyboard('{Escape}');
    await startTyping(find('intro'));
    await waitFor(() => expect(isThere()).toBe(true));
  });

  it('covers no text of the page with its tools where there is room beside it', async () => {
    const column = (uid: string): LayoutObject[] => [
      { uid: `title-${uid}`, type: 'header', v: 1, text: `หัวข้อ ${uid}` },
      { uid, type: 'paragraph', v: 1, text: '<p>ข้อความ</p>' },
    ];
    const columns = ['a', 'b', 'c'].map((uid) => ({ uid: `column-${uid}`, objects: column(uid) }));
    const { find } = await renderBuilder({ version: 1, kind: 'page', settings: {}, rows: [{ uid: 'r', columns }] });
    await startTyping(find('a'));
    const bar = await waitUntil(() => document.querySelector('.bd-typing-bar'));
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    for (const uid of ['title-a', 'title-b', 'a', 'b']) {
      const box = find(uid).getBoundingClientRect();
      const isCovered = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      expect(isCovered, uid).toBe(false);
    }
  });

  it('has the focus by the time its tools are there, so that no key goes to the canvas', async () => {
    const { find } = await renderBuilder(demoLayout);
    const hadFocus: boolean[] = [];
    const observer = new MutationObserver(() => {
      if (document.querySelector('.bd-typing-bar')) hadFocus.push(host() === document.activeElement);
    });
    observer.observe(document.body, { subtree: true, childList: true });
    await startTyping(find('intro'));
    await waitFor(() => expect(hadFocus.length).toBeGreaterThan(0));
    observer.disconnect();
    expect(hadFocus[0]).toBe(true);
  });

  it('opens among the properties where the page holds what it would lose', async () => {
    const html = '<p>a</p><video src="/a.mp4"></video><iframe src="https://x.example"></iframe>';
    const { find } = await renderBuilder(
      layoutOf({ uid: 'p', type: 'paragraph', v: 1, text: `<custom>${html}</custom>` }),
    );
    await userEvent.dblClick(find('p'));
    expect(find('p').textContent).toContain('a');
  });
});

it('of the button of a form does not send the form', async () => {
  const { find } = await renderBuilder(layoutOf({ uid: 'form', type: 'card', v: 1, send: 'ส่งแบบฟอร์ม', rows: [] }));
  await userEvent.dblClick(page.getByRole('button', { name: 'ส่งแบบฟอร์ม' }));
  await waitFor(() => expect(host()).not.toBeNull());
  await userEvent.keyboard('ส่ง เลย{Escape}');
  expect(find('form').querySelector('form')?.dataset.sent).toBe('false');
  expect(find('form').querySelector('button[type="submit"]')?.textContent).toBe('ส่ง เลย');
});

it('begins by Enter with the first text of a selected row', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('join'));
  await userEvent.keyboard('{Escape}{Escape}');
  expect(find('r2').dataset.selected).toBe('true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(find('inside').contains(host())).toBe(true));
});

it('is not offered for an object without texts', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('old'));
  expect(page.getByRole('button', { name: 'Edit text' }).query()).toBeNull();
});

it('ends by a press elsewhere without the bar of the selection coming between', async () => {
  const { find } = await renderBuilder(demoLayout);
  await startTyping(find('intro'));
  find('title').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await waitFor(() => expect(host()).toBeNull());
  const isShown = () => (document.querySelector('.bd-selection__bar')?.getClientRects().length ?? 0) > 0;
  expect(isShown()).toBe(false);
  find('title').click();
  await waitFor(() => expect(isShown()).toBe(true));
  expect(find('title').dataset.selected).toBe('true');
});
