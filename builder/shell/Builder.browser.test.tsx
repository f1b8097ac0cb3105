import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findFaultsHere } from '../../tests/support/findFaultsHere.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { buildLayout } from '../testing/buildLayout.ts';
import { demoLayout } from '../testing/demoLayout.ts';
import { dragByMouse, findSpot } from '../testing/pointer.ts';
import { drawCanvas, renderBuilder } from '../testing/renderBuilder.tsx';

const start = 'title intro | card[inside] join /  | old';

describe('canvas', () => {
  it('draws the widgets with their defaults, and a placeholder for one that nobody knows', async () => {
    const { find } = await renderBuilder(demoLayout);
    expect(drawCanvas()).toBe(start);
    expect(find('title').querySelector('h1')?.textContent).toBe('เรียนรู้ได้ทุกที่ ทุกเวลา');
    expect(find('old').textContent).toContain('marquee3000');
  });

  it('selects instead of acting when something on the page is pressed', async () => {
    const { find } = await renderBuilder(demoLayout);
    const before = location.href;
    await userEvent.click(find('join'));
    expect(find('join').dataset.selected).toBe('true');
    expect(location.href).toBe(before);
    await expect.element(page.getByRole('heading', { name: 'Button' })).toBeVisible();
  });

  it('gives the focus back to the button of the preview, which the page takes it from when Escape ends it', async () => {
    const { find } = await renderBuilder(demoLayout);
    const button = page.getByRole('button', { name: /^Preview/ });
    await userEvent.click(button);
    const pressable = find('join').querySelector<HTMLElement>('a, button');
    pressable?.focus();
    expect(document.activeElement).toBe(pressable);
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('draws only what was edited anew', async () => {
    const { find } = await renderBuilder(buildLayout(40));
    const others = [...document.querySelectorAll('[data-kind="object"]')].filter((each) => each !== find('object-4'));
    const drawn = vi.fn();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (others.some((other) => other.contains(target))) drawn(target);
    });
    await userEvent.click(find('object-4'));
    observer.observe(document.querySelector('[data-canvas]')!, { subtree: true, childList: true, characterData: true });
    await userEvent.fill(page.getByLabelText('Text'), 'ใหม่');
    await waitFor(() => expect(find('object-4').textContent).toContain('ใหม่'));
    observer.disconnect();
    expect(drawn).not.toHaveBeenCalled();
  });
});

describe('keys', () => {
  it('steps through the parts of the builder by F6, and back', async () => {
    const { find } = await renderBuilder(demoLayout);
    const inspected = () => document.querySelector('.bd-inspector h2')?.textContent;
    const whole = inspected();
    page.getByRole('tab', { name: 'Widgets' }).element().focus();
    await userEvent.keyboard('{F6}');
    expect(document.activeElement?.className).toBe('bd-canvas');
    await userEvent.keyboard('{ArrowDown}');
    expect(find('title').dataset.selected).toBe('true');
    // The properties follow a frame later, and take the place of those that were there, with the focus in them.
    await expect.poll(inspected).not.toBe(whole);
    await userEvent.keyboard('{F6}{F6}');
    expect(document.activeElement?.closest('.bd-pane--right')).not.toBeNull();
    await userEvent.keyboard('{F6}');
    expect(document.activeElement?.closest('.bd-toolbar')).not.toBeNull();
    await userEvent.keyboard('{Shift>}{F6}{F6}{F6}{/Shift}');
    expect(document.activeElement?.closest('.bd-canvas')).not.toBeNull();
  });

  it('passes by the panes that are closed on a tablet', async () => {
    const { find } = await renderBuilder(demoLayout, { width: 820 });
    await userEvent.click(find('title'));
    await userEvent.keyboard('{F6}');
    expect(document.activeElement?.closest('.bd-canvas')).toBeNull();
    await userEvent.keyboard('{F6}');
    const passed = document.activeElement;
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).not.toBe(passed);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('moves, duplicates, removes and takes back', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('title'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(drawCanvas()).toBe('intro title | card[inside] join /  | old');
    await userEvent.keyboard('{Delete}');
    expect(drawCanvas()).toBe('intro | card[inside] join /  | old');
    await userEvent.keyboard('{Control>}zz{/Control}');
    expect(drawCanvas()).toBe(start);
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(drawCanvas()).toBe('intro title | card[inside] join /  | old');
    await userEvent.click(find('title'));
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(drawCanvas()).toMatch(/^intro title \w{12} \| card/);
  });

  it('walks through the page by arrow keys, the focus with it', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('title'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(find('card'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(find('r2'));
  });

  it('leaves keys to the text that is being typed', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('title'));
    await userEvent.click(page.getByLabelText('Text'));
    await userEvent.keyboard('{Backspace}{Delete}?');
    expect(drawCanvas()).toBe(start);
    expect(document.querySelector('.s-dialog')).toBeNull();
  });

  it('shows the list of shortcuts and closes it again', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('title'));
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('.s-dialog')).toBeNull();
  });
});

describe('inspector', () => {
  it('changes the page while one types, as one step of history', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('title'));
    await userEvent.fill(page.getByLabelText('Text'), 'ยินดีต้อนรับ');
    expect(find('title').textContent).toBe('ยินดีต้อนรับ');
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    expect(find('title').textContent).toBe('เรียนรู้ได้ทุกที่ ทุกเวลา');
    await expect.element(page.getByLabelText('Text')).toHaveValue('เรียนรู้ได้ทุกที่ ทุกเวลา');
  });

  it('follows the selection after the frame that shows it on the page', async () => {
    const { find } = await renderBuilder(demoLayout);
    const shown = () => document.querySelector('.bd-inspector h2')?.textContent;
    find('title').click();
    await Promise.resolve();
    expect(find('title').dataset.selected).toBe('true');
    expect(shown()).toBe('Page');
    await waitFor(() => expect(shown()).toBe('Heading'));
  });

  it('shows a property only when another calls for it', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('join'));
    expect(page.getByLabelText('Link', { exact: true }).query()).toBeNull();
    await userEvent.click(page.getByText('Open a link'));
    await userEvent.fill(page.getByLabelText('Link', { exact: true }), '/courses');
    await userEvent.click(document.querySelectorAll('.bd-segments label')[1]!);
    expect(find('join').querySelector('a')?.className).toContain('s-button--outline');
  });

  it('adds, fills, orders and removes the items of a list', async () => {
    const menu = { uid: 'menu', type: 'navigation', v: 1, items: [{ uid: 'i1', title: 'หนึ่ง' }] };
    const { find } = await renderBuilder({
      ...demoLayout,
      rows: [{ uid: 'r', columns: [{ uid: 'k', objects: [menu] }] }],
    });
    const read = () => [...find('menu').querySelectorAll('li')].map((item) => item.textContent);
    await userEvent.click(find('menu'));
    await userEvent.click(page.getByRole('button', { name: /Add an item/ }));
    await userEvent.fill(page.getByLabelText('Title').last(), 'สอง');
    expect(read()).toEqual(['หนึ่ง', 'สอง']);
    await userEvent.click(page.getByRole('button', { name: 'Move item 2 up' }));
    expect(read()).toEqual(['สอง', 'หนึ่ง']);
    await userEvent.click(page.getByRole('button', { name: 'Remove item 2' }));
    expect(read()).toEqual(['สอง']);
  });

  it('sets the look of an object and the columns of a row', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('title'));
    await userEvent.click(page.getByText('Spacing and background'));
    await userEvent.fill(page.getByLabelText('Top').first(), '4');
    expect(find('title').style.paddingBlockStart).toBe('16px');
    await userEvent.keyboard('{Tab}');
    await userEvent.click(find('title'));
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(page.getByRole('button', { name: '4 : 8' }));
    expect(drawCanvas()).toBe('title intro /  | card[inside] join /  | old');
  });
});

describe('work', () => {
  it('saves by itself what was changed, and every unknown property with it', async () => {
    const { find, api } = await renderBuilder(demoLayout);
    await userEvent.click(find('title'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(page.getByText('Unsaved')).toBeVisible();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(api.stored.draft?.rows[0]?.columns[0]?.objects.map(({ uid }) => uid)).toEqual(['intro', 'title']);
    expect(api.stored.draft?.rows.slice(1)).toEqual(demoLayout.rows.slice(1));
  });

  it('publishes', async () => {
    const { find, api } = await renderBuilder(demoLayout);
    await userEvent.click(find('old'));
    await userEvent.keyboard('{Delete}');
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await expect.element(page.getByRole('button', { name: 'Published' })).toBeVisible();
    expect(JSON.stringify(api.stored.published)).not.toContain('marquee3000');
  });

  it('asks whose layout to keep when another saved meanwhile; the other stays one step away', async () => {
    const { find, api } = await renderBuilder(demoLayout);
    api.stored.draft = { ...demoLayout, rows: demoLayout.rows.slice(0, 1) };
    api.stored.version += 1;
    await userEvent.click(find('old'));
    await userEvent.keyboard('{Delete}');
    await userEvent.click(page.getByRole('button', { name: 'Choose…' }));
    const answer = page.getByRole('button', { name: 'Use the one on the server' });
    await expect.element(answer).toBeVisible();
    await userEvent.click(answer);
    expect(drawCanvas()).toBe('title intro');
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    expect(drawCanvas()).toBe('title intro | card[inside] join / ');
  });

  it('keeps the changes of both when another saved meanwhile, and asks what to take where both changed the same', async () => {
    const { find, api } = await renderBuilder(demoLayout);
    const other = structuredClone(demoLayout);
    const [title, intro] = other.rows[0]!.columns[0]!.objects;
    Object.assign(title!, { text: 'ของอีกคน' });
    Object.assign(intro!, { text: 'เพิ่มโดยอีกคน' });
    api.stored.draft = other;
    api.stored.version += 1;
    await userEvent.click(find('title'));
    await userEvent.fill(page.getByLabelText('Text'), 'ของ');
    await expect.element(page.getByRole('button', { name: 'Choose…' })).toBeVisible();
    await userEvent.keyboard('ฉัน');
    expect(document.activeElement).toBe(page.getByLabelText('Text').element());
    expect(document.querySelector('[role="dialog"], [role="alertdialog"]')).toBeNull();
    expect(await findFaultsHere()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Keep both' }));
    const asked = page.getByRole('dialog').getByRole('group');
    await expect.element(asked).toBeVisible(); // one, or it would be refused
    await expect.element(asked).toHaveAccessibleName(/^Heading: ของฉัน · Text/);
    expect(await findFaultsHere()).toEqual([]);
    await userEvent.click(asked.getByLabelText(/The other person’s/));
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(find('title').textContent).toContain('ของอีกคน'));
    expect(find('intro').textContent).toContain('เพิ่มโดยอีกคน');
    await waitFor(() => expect(JSON.stringify(api.stored.draft)).toContain('เพิ่มโดยอีกคน'));
  });

  it('keeps both without asking where nobody changed the same', async () => {
    const { find, api } = await renderBuilder(demoLayout);
    const other = structuredClone(demoLayout);
    Object.assign(other.rows[0]!.columns[0]!.objects[1]!, { text: 'เพิ่มโดยอีกคน' });
    api.stored.draft = other;
    api.stored.version += 1;
    await userEvent.click(find('title'));
    await userEvent.fill(page.getByLabelText('Text'), 'ของฉัน');
    await userEvent.click(page.getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(find('intro').textContent).toContain('เพิ่มโดยอีกคน'));
    await waitFor(() => expect(JSON.stringify(api.stored.draft)).toMatch(/ของฉัน.*เพิ่มโดยอีกคน/));
    expect(document.querySelector('[data-tone="danger"]')).toBeNull();
  });

  it('adds a pressed widget after what is selected', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('title'));
    await userEvent.click(page.getByRole('button', { name: 'Paragraph' }));
    expect(drawCanvas()).toMatch(/^title \w{12} intro/);
  });
});

describe('columns', () => {
  const sizes = () => ['c2', 'c3'].map((id) => document.querySelector<HTMLElement>(`[data-node="${id}"]`)!.style);
  const spans = () => sizes().map((style) => style.getPropertyValue('--s-span'));

  it('changes their widths by dragging the handle between them, as one step', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('join'));
    const handle = document.querySelector('.bd-column-handle')!;
    const row = find('r2').querySelector('.s-row__grid')!;
    await dragByMouse(findSpot(handle), findSpot(row, { right: 0.5 }));
    expect(spans()).toEqual(['6', '6']);
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    expect(spans()).toEqual(['8', '4']);
  });

  it('changes their widths by arrow keys', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('join'));
    document.querySelector<HTMLElement>('.bd-column-handle')!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(spans()).toEqual(['9', '3']);
  });
});

describe('views', () => {
  it('shows the page at the width of a device', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(page.getByRole('button', { name: 'Phone' }));
    await waitFor(() => expect(Math.round(find('r1').getBoundingClientRect().width)).toBe(390));
    const [left, right] = [find('c2'), find('c3')].map((column) => column.getBoundingClientRect());
    expect(right!.top).toBeGreaterThanOrEqual(left!.bottom);
  });

  it('shows a popup as wide as its dialog', async () => {
    await renderBuilder({ ...demoLayout, kind: 'popup' });
    const paper = () => document.querySelector<HTMLElement>('[data-canvas]')?.style.inlineSize;
    expect(paper()).toBe('464px');
    await userEvent.click(page.getByRole('button', { name: 'Phone' }));
    await waitFor(() => expect(paper()).toBe('390px'));
  });

  it('calls a popup a popup, in both languages', async () => {
    await renderBuilder({ ...demoLayout, kind: 'popup', rows: [] });
    await expect.element(page.getByText('This popup is still empty')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'The popup being edited' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'ไทย' }));
    await expect.element(page.getByText('ป๊อปอัปนี้ยังว่างอยู่')).toBeVisible();
  });

  it('shows the page without the builder, and comes back', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(find('join'));
    await userEvent.click(page.getByRole('button', { name: /Preview/ }));
    expect(document.querySelector('.bd-selection')).toBeNull();
    expect(document.querySelector('.bd-paper [inert]')).toBeNull();
    expect(getComputedStyle(document.querySelector('.bd-pane--left')!).display).toBe('none');
    await userEvent.click(page.getByRole('button', { name: /Preview/ }));
    expect(document.querySelector('.bd-selection')).not.toBeNull();
    await userEvent.click(page.getByRole('button', { name: /Preview/ }));
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('.bd-selection')).not.toBeNull();
  });

  it('pulls the properties up on a phone and changes the page with them', async () => {
    const { find } = await renderBuilder(demoLayout, { width: 390, height: 780 });
    await userEvent.click(find('title'));
    await userEvent.click(page.getByRole('button', { name: 'Properties' }));
    await userEvent.fill(page.getByLabelText('Text'), 'บนมือถือ');
    expect(find('title').textContent).toBe('บนมือถือ');
  });

  it('keeps what is selected above the sheet with its properties on a phone', async () => {
    const { find } = await renderBuilder(demoLayout, { width: 390, height: 520 });
    await userEvent.click(find('join'));
    await userEvent.click(page.getByRole('button', { name: 'Properties' }));
    const sheet = document.querySelector('.bd-pane--right') as Element;
    await expect.poll(() => getComputedStyle(sheet).translate).toBe('none');
    await waitFor(() => {
      expect(find('join').getBoundingClientRect().bottom).toBeLessThanOrEqual(sheet.getBoundingClientRect().top);
    });
  });

  it('speaks Thai and English', async () => {
    await renderBuilder(demoLayout, { language: 'th' });
    await expect.element(page.getByRole('button', { name: 'เผยแพร่' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'English' }));
    await expect.element(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  });
});

it('opens each panel at its top, however far down the one before it was read', async () => {
  await renderBuilder(demoLayout, { height: 400 });
  const body = () => document.querySelector<HTMLElement>('#bd-left-panel')!;
  body().scrollTop = 150;
  expect(body().scrollTop).toBe(150);
  await userEvent.click(page.getByRole('tab', { name: 'Outline' }));
  expect(body().scrollTop).toBe(0);
});

describe('outline', () => {
  it('selects by click and by arrow keys', async () => {
    const { find } = await renderBuilder(demoLayout);
    await userEvent.click(page.getByRole('tab', { name: 'Outline' }));
    await userEvent.click(page.getByRole('treeitem', { name: /Card/ }));
    expect(find('card').dataset.selected).toBe('true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(find('inside').dataset.selected).toBe('true');
    await userEvent.keyboard('{ArrowLeft}');
    expect(find('r3').dataset.selected).toBe('true');
  });
});

describe('accessibility', () => {
  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
  ])('has no violations axe can find, %s at %i px', async (theme, width) => {
    document.documentElement.dataset.theme = theme;
    const { find } = await renderBuilder(demoLayout, { language: 'th', width });
    for (const id of ['title', 'join', 'r2']) {
      await userEvent.click(find(id === 'r2' ? 'c3' : id));
      if (id === 'r2') await userEvent.keyboard('{Escape}');
      await waitFor(() => {
        for (const section of document.querySelectorAll<HTMLDetailsElement>('.bd-section')) section.open = true;
        expect(document.querySelectorAll('.bd-section:not(:has(.bd-section__fields))')).toHaveLength(0);
      });
      expect(await findFaultsHere('.bd-shell')).toEqual([]);
    }
    document.documentElement.dataset.theme = '';
  });
});
