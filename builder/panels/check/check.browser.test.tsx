import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../../runtime/api/ApiError.ts';
import type { Api } from '../../../runtime/api/createApi.ts';
import type { Layout, LayoutObject, WidgetDefinition } from '../../../schemas/index.ts';
import { createCatalog } from '../../document/catalog/catalog.ts';
import { demoLayout } from '../../testing/demoLayout.ts';
import { fakeCatalog } from '../../testing/fakeCatalog.ts';
import { openBuilder } from '../../testing/openBuilder.tsx';
import { renderBuilder } from '../../testing/renderBuilder.tsx';

/** The demo page without its last row, which holds a widget that nobody knows. */
const knownRows = () => structuredClone(demoLayout.rows.slice(0, -1));

it('lists what should be mended, leads to its place, and is empty once it is mended', async () => {
  const rows = knownRows();
  rows[0]!.columns[0]!.objects.push({ uid: 'sub', type: 'header', v: 1, text: 'Later', level: 4 });
  const { find } = await renderBuilder({ ...demoLayout, rows });
  await userEvent.click(page.getByRole('tab', { name: 'Check' }));
  await userEvent.click(page.getByRole('button', { name: /Heading levels are skipped \(1 → 4\)/ }));
  expect(find('sub').dataset.selected).toBe('true');
  await userEvent.fill(page.getByLabelText('Level'), '2');
  await expect.element(page.getByText('Nothing to mend before publishing')).toBeVisible();
});

it('breaks what is too long for a line of the panel', async () => {
  const asset = { src: '/fake/photo.js', view: 'View', css: [], imports: [], hydrate: 'never' as const, version: 1 };
  const properties = { url: { type: 'string', 'x-control': 'image' }, alt: { type: 'string' } } as const;
  const definition: WidgetDefinition = {
    ...{ type: 'photo', title: { th: 'ภาพ', en: 'Photo' }, icon: 'image', version: 1 },
    ...{ category: 'content', hydrate: 'never', props: { type: 'object', properties } },
  };
  const rows = knownRows();
  const url = '/files/1/the-oldest-house-of-the-village-seen-from-the-bridge-in-the-morning.jpg';
  rows[0]!.columns[0]!.objects.push({ uid: 'photo', type: 'photo', v: 1, url });
  await renderBuilder(
    { ...demoLayout, rows },
    { catalog: createCatalog([...fakeCatalog.entries, { definition, asset }]) },
  );
  await userEvent.click(page.getByRole('tab', { name: 'Check' }));
  const mend = page.getByRole('button', { name: /^Use the file’s name/ });
  await expect.element(mend).toBeVisible();
  const panel = document.querySelector('.bd-findings')?.parentElement?.getBoundingClientRect();
  expect(mend.element().getBoundingClientRect().right).toBeLessThanOrEqual(panel?.right ?? 0);
});

it('mends what can be mended by one press, as one step', async () => {
  const rows = knownRows();
  rows[0]!.columns[0]!.objects.push({
    uid: 'sub',
    type: 'header',
    v: 1,
    text: 'Later',
    style: { textColor: '#bbbbbb' },
  });
  const { find } = await renderBuilder({ ...demoLayout, rows });
  await userEvent.click(page.getByRole('tab', { name: 'Check' }));
  await userEvent.click(page.getByRole('button', { name: /^Mend it: Heading: Later/ }));
  await expect.element(page.getByText('Nothing to mend before publishing')).toBeVisible();
  expect(find('sub').style.color).toBe('');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByRole('button', { name: /^Mend it/ })).toBeVisible();
});

it('reminds of an example until it is replaced, or kept by one press', async () => {
  const rows = knownRows();
  const examples = ['Name of the shop'];
  rows[0]!.columns[0]!.objects.push(
    { uid: 'one', type: 'header', v: 1, text: 'Name of the shop', builder: { examples } },
    { uid: 'two', type: 'header', v: 1, text: 'Name of the shop', builder: { name: 'Second', examples } },
  );
  await renderBuilder({ ...demoLayout, rows });
  await userEvent.click(page.getByRole('tab', { name: 'Check' }));
  await userEvent.click(page.getByRole('button', { name: /^Heading: Name of the shop/ }));
  await userEvent.fill(page.getByLabelText('Text', { exact: true }), 'Manee');
  await expect.element(page.getByText('To look at before publishing: 1')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Keep this text: Heading: Second' }));
  await expect.element(page.getByText('Nothing to mend before publishing')).toBeVisible();
});

/** The demo page with one more object, checked by somebody who knows the places of the site. */
async function check(object: LayoutObject, width = 1280): Promise<void> {
  const rows = knownRows();
  rows[0]!.columns[0]!.objects.push(object);
  const places = {
    pages: [{ path: '/new', title: 'New' }],
    layouts: [],
    others: [],
    mediaHosts: [],
    unread: [],
    fillable: [],
  };
  const api = (async (path: string) => {
    if (path === '/api/builder/places') return { data: places };
    throw new Error(`nobody answers ${path}`);
  }) as Api;
  await openBuilder(api, { layout: { ...demoLayout, rows }, width });
  if (width < 600) await userEvent.click(page.getByRole('button', { name: 'Outline' }));
  await userEvent.click(page.getByRole('tab', { name: 'Check' }));
}
const fine = page.getByText('Nothing to mend before publishing');

it('leads a dead link to a page that is chosen, by keys alone, or takes it away', async () => {
  await check({ uid: 'go', type: 'button', v: 1, text: 'Go', action: 'link', link: '/gone' });
  const choose = page.getByRole('button', { name: 'Choose where it leads: Button: Go' });
  await expect.element(choose).toBeVisible();
  (choose.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('option', { name: /New/ }));
  await expect.element(fine).toBeVisible();
  await expect.element(page.getByLabelText('Link', { exact: true })).toHaveValue('/new');
  // What was pressed is gone: keys go on from the sum.
  expect(document.activeElement?.className).toBe('bd-findings__sum');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove the link: Button: Go' }));
  await expect.element(fine).toBeVisible();
  await expect.element(page.getByLabelText('Link', { exact: true })).toHaveValue('');
});

it.each([1280, 390])(
  'copies the text of the other language, and leads to where it is translated, %i wide',
  async (width) => {
    await check({ uid: 'go', type: 'button', v: 1, text: { th: 'สมัครเรียน', en: '' } }, width);
    await userEvent.click(page.getByRole('button', { name: /^Copy the Thai text to translate it: Button/ }));
    await expect.element(page.getByLabelText('Text (English)')).toHaveValue('สมัครเรียน');
    await expect.element(page.getByLabelText('Text (English)')).toHaveFocus();
  },
);

it('tells of many texts without English in one line, leads to each, and publishes the page in Thai only by one press', async () => {
  const objects = Array.from({ length: 6 }, (_, at) => ({
    ...{ uid: `go${at}`, type: 'button', v: 1 },
    text: { th: `สมัคร ${at}`, en: '' },
  }));
  const rows = [{ uid: 'r', columns: [{ uid: 'c', objects }] }];
  const { api, find } = await renderBuilder({ ...demoLayout, rows });
  await userEvent.click(page.getByRole('tab', { name: 'Check' }));
  await expect.element(page.getByText('To look at before publishing: 1')).toBeVisible();
  await userEvent.click(page.getByText('Show each of them (6)'));
  await userEvent.click(page.getByRole('button', { name: /สมัคร 4.* is not translated yet/ }));
  expect(find('go4').dataset.selected).toBe('true');
  await userEvent.click(page.getByRole('button', { name: /^Publish in Thai only/ }));
  await expect.element(fine).toBeVisible();
  await expect.poll(() => api.stored.draft?.settings.onlyIn).toBe('th');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByRole('button', { name: /^Publish in Thai only/ })).toBeVisible();
});

it('tells of a widget that visitors do not see, leads to it, and takes it away as one step', async () => {
  await check({ uid: 'lost', type: 'vanished', v: 1 });
  await userEvent.click(page.getByRole('button', { name: /The widget “vanished” is not installed/ }));
  expect(document.querySelector('[data-selected="true"] .bd-unknown')).not.toBeNull();
  await userEvent.click(page.getByRole('button', { name: /^Remove this part/ }));
  await expect.element(fine).toBeVisible();
  expect(document.querySelector('.bd-unknown')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }).first());
  await expect.element(page.getByRole('button', { name: /^Remove this part/ })).toBeVisible();
});

it('adds the fields that a form lacks to make its records, as one step', async () => {
  const task = { properties: { title: { type: 'string', 'x-title': { th: 'งาน', en: 'Task' } } }, required: ['title'] };
  // A field is drawn as a button here.
  const entries = fakeCatalog.entries.map(({ definition, ...entry }) => {
    const isField = definition.type === 'button';
    return { ...entry, definition: isField ? { ...definition, field: true, aliases: ['input'] } : definition };
  });
  const catalog = createCatalog(entries);
  const form = { version: 1, kind: 'form', settings: { record: 'task' }, rows: [] } as unknown as Layout;
  const api = (async (path: string) => {
    if (path === '/api/collection') return { data: [{ name: 'task', title: 'Tasks', schema: task }] };
    throw new Error(`nobody answers ${path}`);
  }) as Api;
  await openBuilder(api, { layout: form, catalog });
  await userEvent.click(page.getByRole('tab', { name: 'Check' }));
  await userEvent.click(page.getByRole('button', { name: /^Add the missing field: / }));
  const drawn = () => document.querySelectorAll('[data-rows="ROOT"] [data-kind="object"]').length;
  const told = () => document.querySelector('.bd-findings')?.textContent;
  await expect.poll(told).not.toContain('can make no record');
  expect(drawn()).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByRole('button', { name: /^Add the missing field/ })).toBeVisible();
});

it('is one press away when the server refuses to publish for what it lists', async () => {
  const objects = [{ uid: 'a', type: 'header', v: 1, text: 'Ask', level: 1 }];
  const rows = [{ uid: 'r', columns: [{ uid: 'c', objects }] }];
  const { api } = await renderBuilder({ version: 1, kind: 'form', settings: {}, rows });
  api.publish = () => Promise.reject(new ApiError({ status: 422, code: 'page_faults', message: 'no field' }));
  await userEvent.click(page.getByRole('button', { name: 'Publish' }));
  await userEvent.click(page.getByRole('button', { name: 'Show what to mend (1)' }));
  await expect.element(page.getByRole('tab', { name: 'Check' })).toHaveAttribute('aria-selected', 'true');
});
