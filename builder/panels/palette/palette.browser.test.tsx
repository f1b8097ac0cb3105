import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCatalog } from '../../document/catalog/catalog.ts';
import { demoLayout } from '../../testing/demoLayout.ts';
import { fakeCatalog } from '../../testing/fakeCatalog.ts';
import { dragByMouse, findSpot } from '../../testing/pointer.ts';
import { drawCanvas, renderBuilder } from '../../testing/renderBuilder.tsx';

beforeEach(() => localStorage.removeItem('sala.builder.favourites'));

it('puts favourites first, remembers them, and adds them to the page as any other widget', async () => {
  await renderBuilder(demoLayout);
  const star = () => page.getByRole('button', { name: 'Favourite: Heading' });
  await userEvent.click(star());
  await expect.element(page.getByRole('heading', { name: 'Favourites' })).toBeVisible();
  expect(document.querySelector('.bd-palette [data-widget-type]')?.getAttribute('data-widget-type')).toBe('header');
  expect(JSON.parse(localStorage.getItem('sala.builder.favourites') ?? '')).toEqual(['header']);
  const count = () => document.querySelectorAll('.bd-paper [data-kind="object"]').length;
  const before = count();
  await userEvent.click(page.getByRole('button', { name: 'Heading', exact: true }).first());
  await expect.poll(count).toBe(before + 1);
  await userEvent.click(star().first());
  expect(page.getByRole('heading', { name: 'Favourites' }).query()).toBeNull();
});

it('marks what has the focus by a key, and its star is no stop on the way through the list', async () => {
  await renderBuilder(demoLayout);
  const item = document.querySelector<HTMLElement>('.bd-palette [data-widget-type="header"]');
  item?.focus();
  await userEvent.keyboard('*');
  await expect.element(page.getByRole('heading', { name: 'Favourites' })).toBeVisible();
  item?.focus();
  await userEvent.tab();
  expect(document.activeElement?.hasAttribute('data-widget-type')).toBe(true);
});

it('shows what a press would put onto the page, and the icon of what draws nothing yet', async () => {
  await renderBuilder(demoLayout);
  const tile = (type: string) =>
    document.querySelector(`.bd-palette li:has([data-widget-type="${type}"]) .bd-palette__picture`);
  await expect.poll(() => tile('header')?.querySelector('h2')?.textContent).toBe('หัวข้อใหม่');
  const isIconShown = (type: string) => tile(type)?.querySelector('.s-icon')?.checkVisibility();
  expect(isIconShown('header')).toBe(false);
  await expect.poll(() => tile('navigation')?.querySelector('.s-object')).not.toBeNull();
  expect(isIconShown('navigation')).toBe(true);
  // Nobody but the eye meets it.
  expect(tile('header')?.hasAttribute('inert')).toBe(true);
});

it('keeps pictures still, whatever a widget moves on the page', async () => {
  const style = document.createElement('style');
  style.textContent =
    '@layer widget { @keyframes moves { to { rotate: 1turn; } } :is(h1, h2) { animation: moves 9s infinite; } }';
  document.head.append(style);
  await renderBuilder(demoLayout);
  const heading = (inside: string) => document.querySelector(`${inside} :is(h1, h2)`);
  await expect.poll(() => heading('.bd-paper')?.getAnimations().length).toBe(1);
  await expect.poll(() => heading('.bd-palette__picture')).not.toBeNull();
  expect(heading('.bd-palette__picture')?.getAnimations()).toEqual([]);
  style.remove();
});

it('shows what is seen only elsewhere as the widget that its example names draws it', async () => {
  const example = { as: 'header', object: { text: { th: 'หน้าแรก', en: 'Home' } } };
  const entries = fakeCatalog.entries.map((entry) =>
    entry.definition.type === 'navigation' ? { ...entry, definition: { ...entry.definition, example } } : entry,
  );
  await renderBuilder(demoLayout, { catalog: createCatalog(entries) });
  const tile = () => document.querySelector('.bd-palette li:has([data-widget-type="navigation"]) .bd-palette__picture');
  await expect.poll(() => tile()?.querySelector('h2')?.textContent).toContain('Home');
});

/** Browsers draw it blue, and tell nobody how they draw it. */
it('empties the search by a cross that is not blue', async () => {
  await renderBuilder(demoLayout);
  const field = page.getByRole('searchbox').first();
  await userEvent.fill(field, 'heading');
  const base64 = await page.screenshot({ element: field, save: false });
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const isAt = (at: number, from = at * 4) =>
    (data[from + 2] ?? 0) > Math.max(data[from] ?? 0, data[from + 1] ?? 0) + 40;
  expect(Array.from({ length: data.length / 4 }, (_, at) => at).filter((at) => isAt(at))).toEqual([]);
});

const demo = 'title intro | card[inside] join /  | old';

it('gives the keyboard to what a press adds, and leaves it with whoever adds by Enter', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('title'));
  const tile = document.querySelector<HTMLElement>('.bd-palette [data-widget-type="header"]')!;
  await userEvent.click(page.elementLocator(tile));
  expect(drawCanvas()).toMatch(/^title \w{12} intro/);
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(drawCanvas()).toMatch(/^title \w{12} \w{12} intro/);
  await userEvent.keyboard('{Delete}');
  await userEvent.click(find('title'));
  tile.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(tile);
  await userEvent.keyboard('{Delete}{Enter}');
  expect(drawCanvas()).toMatch(/^title \w{12} \w{12} \w{12} intro/);
});

it('gives the keyboard to what was dragged out of it', async () => {
  const { find } = await renderBuilder(demoLayout);
  const tile = document.querySelector('.bd-palette [data-widget-type="header"]') as Element;
  await dragByMouse(findSpot(tile), findSpot(find('c3')));
  expect(drawCanvas()).toMatch(/join \/ \w{12} \|/);
  await userEvent.keyboard('{Delete}');
  expect(drawCanvas()).toBe(demo);
});

it('takes no keys from its search, from which a part may be added as well', async () => {
  const { find } = await renderBuilder(demoLayout);
  await userEvent.click(find('title'));
  await userEvent.fill(page.getByRole('searchbox').first(), 'headi');
  await userEvent.keyboard('{Backspace}{Delete}');
  expect(page.getByRole('searchbox').first().element()).toHaveProperty('value', 'head');
  expect(drawCanvas()).toBe(demo);
});
