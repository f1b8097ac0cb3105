import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../runtime/api/createApi.ts';
import type { DraftDataAnswer, Layout } from '../../schemas/index.ts';
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
};

const node = (id: string) => document.querySelector(`[data-node="${id}"]`) as Element; // it was waited for

let unmount = () => {};
afterEach(() => unmount());

async function open(answerData: () => Promise<DraftDataAnswer>) {
  await page.viewport(1280, 800);
  const asked = vi.fn(answerData);
  const api = ((path: string) =>
    path.startsWith('/api/builder/data') ? asked() : Promise.reject(new Error(path))) as Api;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const stored = createFakeApi(layout);
  root.render(
    <FakeParts layout={layout} language="en" catalog={createCatalog(cards)} api={stored}>
      <WithApi api={api}>
        <Builder title="หน้า" exitHref="#" />
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
  expect(document.querySelector('[data-node="name"]')?.textContent).toBe('{{item.name}}');
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

it('stays quiet and can be edited when nothing can be read', async () => {
  await open(async () => {
    throw new Error('no');
  });
  await userEvent.click(node('title'));
  await expect.element(page.getByLabelText('Text')).toHaveValue('หัวข้อ');
  expect(document.querySelector('.bd-shown')).toBeNull();
});
