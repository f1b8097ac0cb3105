import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../runtime/api/createApi.ts';
import type { DraftDataAnswer, Layout } from '../../schemas/index.ts';
import { buildSite } from '../../tests/factories/buildPage.ts';
import { waitFor, waitUntil } from '../../tests/support/waitFor.ts';
import { createCatalog } from '../document/catalog/catalog.ts';
import { Builder } from '../shell/Builder.tsx';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { FakeParts } from '../testing/FakeBuilder.tsx';
import { fakeCatalog } from '../testing/fakeCatalog.ts';
import { WithApi } from '../testing/WithApi.tsx';

const cards = fakeCatalog.entries.map((entry) =>
  entry.definition.type === 'card' ? { ...entry, definition: { ...entry.definition, repeats: 'items' } } : entry,
);
/** Headings whose text may name values. */
const binding = cards.map((entry) => {
  const { definition } = entry;
  const { properties } = definition.props;
  if (definition.type !== 'header' || !properties.text) return entry;
  const text = { ...properties.text, 'x-bind': true as const };
  return {
    ...entry,
    definition: { ...definition, props: { ...definition.props, properties: { ...properties, text } } },
  };
});
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
            { uid: 'title', type: 'header', v: 1, text: 'หัวข้อ' },
            {
              uid: 'list',
              type: 'card',
              v: 1,
              rows: [
                {
                  uid: 'r2',
                  columns: [{ uid: 'c2', objects: [{ uid: 'name', type: 'header', v: 1, text: '{{item.name}}' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
const drawn = (name: string) => ({
  uid: `list.${name}.r2`,
  tab: name,
  columns: [
    {
      uid: `list.${name}.c2`,
      objects: [{ uid: `list.${name}.name`, type: 'header', v: 1, text: name, level: 2 }],
    },
  ],
});
const answer: DraftDataAnswer = {
  data: { list: { items: { total: 2 } } },
  rows: { list: [drawn('ปากกา'), drawn('สมุด')] },
  widgets: {},
  asks: ['list'],
  items: { list: { id: 'pen', name: 'ปากกา', price: 12.5 } },
};

const node = (id: string) => document.querySelector(`[data-node="${id}"]`) as Element; // it was waited for

let unmount = () => {};
afterEach(() => unmount());

async function open(answerData: (path: string) => Promise<DraftDataAnswer>, shown = layout, entries = cards) {
  await page.viewport(1280, 800);
  const asked = vi.fn(answerData);
  const api = ((path: string) =>
    path.startsWith('/api/builder/data') ? asked(path) : Promise.reject(new Error(path))) as Api;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const stored = createFakeApi(shown);
  root.render(
    <FakeParts layout={shown} language="en" catalog={createCatalog(entries)} api={stored}>
      <WithApi api={api}>
        <Builder name="หน้า" exitHref="#" />
      </WithApi>
    </FakeParts>,
  );
  unmount = () => {
    root.unmount();
    host.remove();
  };
  await waitUntil(() => document.querySelector('[data-node="list"]') && !document.querySelector('.bd-loading'));
  return { asked, stored };
}

it('shows what is repeated for its first records, beside the template that is edited', async () => {
  await open(async () => answer);
  await waitUntil(() => document.querySelector('.bd-shown'));
  const preview = document.querySelector<HTMLElement>('.bd-shown');
  expect(preview?.innerText).toContain('ปากกา');
  expect(preview?.innerText).toContain('สมุด');
  expect(preview?.inert).toBe(true);
  expect(preview?.querySelector('[data-node]')).toBeNull();
});

it('leaves out of the preview what tells editors alone what the rows below are', async () => {
  await open(async () => answer);
  await waitUntil(() => document.querySelector('.bd-shown'));
  const note = document.createElement('p');
  note.className = 's-placeholder';
  document.querySelector('.bd-shown')?.before(note);
  expect(note.checkVisibility()).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Preview' }));
  expect(note.checkVisibility()).toBe(false);
});

it('shows in the preview the copies of what is repeated, and nothing that is hidden', async () => {
  const hidden = structuredClone(layout);
  hidden.rows[0]!.columns[0]!.objects.push({ uid: 'gone', type: 'header', v: 1, text: 'Not yet', show: false });
  await open(async () => answer, hidden);
  await waitUntil(() => document.querySelector('.bd-shown'));
  const template = document.querySelector('.bd-shown')?.previousElementSibling;
  const seen = () => [template, document.querySelector('.bd-shown'), node('gone')].map((one) => one?.checkVisibility());
  expect(seen()).toEqual([true, true, true]);
  await userEvent.click(page.getByRole('button', { name: 'Preview' }));
  expect(seen()).toEqual([false, true, false]);
});

it('shows the first record in what is repeated, whose texts are edited as they are written', async () => {
  await open(async () => answer, layout, binding);
  await waitFor(() => expect(node('name').textContent).toBe('ปากกา'));
  await userEvent.click(node('name'));
  const field = page.getByLabelText('Text', { exact: true });
  await expect.element(field).toHaveValue('{{item.name}}');
  await userEvent.fill(field, '{{item.name}} {{= item.price * 2 | money}} {{site.name}}');
  await waitFor(() => expect(node('name').textContent).toBe('ปากกา ฿25.00 ศาลา'));
  await userEvent.fill(field, '{{item.name}} for {{form.person}}');
  await waitFor(() => expect(node('name').textContent).toBe('{{item.name}} for {{form.person}}'));
  await userEvent.fill(field, 'For {{item.name}}');
  await userEvent.dblClick(node('name'));
  await waitFor(() => expect(document.querySelector('.bd-typing')?.textContent).toBe('For {{item.name}}'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(node('name').textContent).toBe('For ปากกา'));
});

it('dims what the first record does not meet the condition of, which stays editable', async () => {
  const conditional = structuredClone(layout);
  const { rows } = conditional.rows[0]!.columns[0]!.objects[1] as { rows: Layout['rows'] };
  rows[0]!.columns[0]!.objects.push(
    { uid: 'free', type: 'header', v: 1, text: 'Free', show: { 'item.price': 0 } },
    { uid: 'member', type: 'header', v: 1, text: 'Member', show: { 'user.role': 'student' } },
  );
  await open(async () => answer, conditional, binding);
  const strength = (id: string) => getComputedStyle(node(id).querySelector('.bd-widget')!).opacity;
  await waitFor(() => expect(strength('free')).toBe('0.45'));
  expect(getComputedStyle(node('free'), '::after').content).toBe('"Condition not met"');
  expect(node('free').getAttribute('aria-label')).toContain('Condition not met');
  for (const shown of ['name', 'member']) expect(strength(shown), shown).toBe('1');
  await userEvent.click(node('free'));
  await userEvent.fill(page.getByLabelText('Text', { exact: true }), 'No fee');
  await waitFor(() => expect(node('free').textContent).toBe('No fee'));
});

it('shows what was added as it is stored: it asks after that was saved, never before', async () => {
  const { asked, stored } = await open(async () => answer);
  await waitUntil(() => document.querySelector('.bd-shown'));
  const storedWhenAsked: number[] = [];
  asked.mockImplementation(async () => {
    storedWhenAsked.push(stored.stored.version);
    return answer;
  });
  const { version } = stored.stored;
  await userEvent.click(node('title'));
  await userEvent.click(page.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(storedWhenAsked.length).toBeGreaterThan(0));
  expect(Math.min(...storedWhenAsked)).toBeGreaterThan(version);
});

it('asks again once a question was saved in another form, not for a text beside it', async () => {
  const { asked, stored } = await open(async () => answer);
  await waitUntil(() => document.querySelector('.bd-shown'));
  await userEvent.click(node('title'));
  await userEvent.fill(page.getByLabelText('Text'), 'อื่น');
  await waitUntil(() => stored.stored.version === 2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toHaveBeenCalledTimes(1);
  await userEvent.click(node('name'));
  await userEvent.fill(page.getByLabelText('Text'), 'ชื่อ');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

it('fills the texts of a page about a record with the sample that is chosen, and edits them as they are written', async () => {
  const about = structuredClone(layout);
  Object.assign(about.rows[0]!.columns[0]!.objects[0]!, { text: 'About {{record.name}}' });
  const names = { pen: 'ปากกา', book: 'สมุด' };
  const { asked } = await open(
    async (path) => {
      const id = new URL(path, location.href).searchParams.get('about') === 'book' ? 'book' : 'pen';
      const samples = Object.entries(names).map(([each, title]) => ({
        id: each,
        title,
        ...(each === id && { chosen: true }),
      }));
      return { ...answer, samples, record: { id, name: names[id] } };
    },
    about,
    binding,
  );
  await waitFor(() => expect(node('title').textContent).toBe('About ปากกา'));
  await page.getByRole('combobox', { name: 'Show this page with the data of' }).selectOptions('สมุด');
  await waitFor(() => expect(node('title').textContent).toBe('About สมุด'));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(node('name').textContent).toBe('ปากกา');
  await userEvent.click(node('title'));
  await expect.element(page.getByLabelText('Text', { exact: true })).toHaveValue('About {{record.name}}');
  await userEvent.dblClick(node('title'));
  await waitFor(() => expect(document.querySelector('.bd-typing')?.textContent).toBe('About {{record.name}}'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(node('title').textContent).toBe('About สมุด'));
});

it('calls the site as readers of the language do in which the page is looked at, and asks again when it is another', async () => {
  const named = (path: string) => (path.includes('language=en') ? 'Sala Academy' : 'สถาบันศาลา');
  const { asked } = await open(async (path) => {
    const site = buildSite({ name: named(path) });
    return { ...answer, around: { shell: 'public' as const, header: [], footer: [], site } };
  });
  const header = () => document.querySelector('[data-around="header"]')?.textContent;
  await waitFor(() => expect(header()).toContain('Sala Academy'));
  await userEvent.click(page.getByRole('button', { name: 'ไทย' }));
  await waitFor(() => expect(header()).toContain('สถาบันศาลา'));
  expect(asked.mock.calls.at(-1)?.[0]).toContain('language=th');
});

it('draws the header that visitors see around the page, which is edited elsewhere', async () => {
  const around = { shell: 'public' as const, header: [drawn('หัวเว็บ')], footer: [] };
  await open(async () => ({ ...answer, around }));
  await waitFor(() => expect(document.querySelector('[data-around="header"]')?.textContent).toContain('หัวเว็บ'));
  const header = document.querySelector<HTMLElement>('[data-around="header"]')!;
  expect(header.querySelector<HTMLElement>('.bd-around__drawn')?.inert).toBe(true);
  expect(header.querySelector('[data-node]')).toBeNull();
  const link = page.getByRole('link', { name: 'Edit the header of the site' });
  await expect.element(link).toHaveAttribute('href', '/cms/builder/site%2Fheader');
  expect(document.querySelector('[data-around="footer"] .s-footer')).not.toBeNull();
});

it('keeps the frame on what is selected when it grows after it was drawn', async () => {
  await open(async () => answer);
  await userEvent.click(node('title'));
  const height = (element: Element) => Math.round(element.getBoundingClientRect().height);
  const frame = () => document.querySelector('.bd-selection')!;
  await waitFor(() => expect(height(frame())).toBe(height(node('title'))));
  node('title').querySelector<HTMLElement>('.bd-widget')!.style.blockSize = '180px';
  await waitFor(() => expect(height(frame())).toBe(height(node('title'))));
  expect(height(frame())).toBeGreaterThan(90);
});

it('stays quiet and can be edited when nothing can be read', async () => {
  await open(async () => {
    throw new Error('no');
  });
  await userEvent.click(node('title'));
  await expect.element(page.getByLabelText('Text')).toHaveValue('หัวข้อ');
  expect(document.querySelector('.bd-shown')).toBeNull();
});
