import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCatalog } from '../../builder/document/catalog/catalog.ts';
import { toLayout } from '../../builder/document/convert/toLayout.ts';
import { Inspector } from '../../builder/inspector/Inspector.tsx';
import { useEditor } from '../../builder/state/EditorProvider.tsx';
import type { Editor } from '../../builder/state/editor.ts';
import { FakeParts } from '../../builder/testing/FakeBuilder.tsx';
import { Selecting } from '../../builder/testing/Selecting.tsx';
import { widget as repeater } from '../../plugins/structure/runtime/repeater/repeater.ts';
import type { Api } from '../../runtime/api/createApi.ts';
import { type Runtime, RuntimeContext, useRuntime } from '../../runtime/context/RuntimeContext.ts';
import type { Layout } from '../../schemas/index.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { findFaultsHere } from '../support/findFaultsHere.ts';

const text = (th: string) => ({ th, en: th });
const product = {
  name: 'product',
  title: 'สินค้า',
  schema: {
    properties: {
      name: { type: 'string', 'x-title': text('ชื่อสินค้า') },
      price: { type: 'number', 'x-title': text('ราคา') },
      kind: { type: 'string', enum: ['pen', 'book'], 'x-title': text('ชนิด') },
      pin: { type: 'string', 'x-secret': true },
    },
  },
};
const catalog = createCatalog(
  [repeater, { ...repeater, type: 'note', container: undefined, repeats: undefined }].map((definition) => ({
    definition,
    asset: { src: 'x', view: 'X', css: [], imports: [], hydrate: 'never' as const, version: 1 },
  })),
);
const api = (async () => ({ data: [product] })) as unknown as Api;

let root: Root | undefined;
let editor: Editor;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function Held() {
  editor = useEditor();
  return <Inspector />;
}

function WithApi({ id }: { id: string }) {
  const runtime: Runtime = { ...useRuntime(), api };
  return (
    <RuntimeContext value={runtime}>
      <Selecting id={id}>
        <div className="bd-pane" style={{ inlineSize: 340 }}>
          <Held />
        </div>
      </Selecting>
    </RuntimeContext>
  );
}

async function open(id: string, layout: Layout): Promise<void> {
  await page.viewport(1280, 900);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <FakeParts layout={layout} language="th" catalog={catalog}>
      <WithApi id={id} />
    </FakeParts>,
  );
}

const stored = (id: string) => {
  const object = toLayout(editor.getTree()).rows[0]?.columns[0]?.objects.find(({ uid }) => uid === id);
  return object as Record<string, unknown> | undefined;
};
const choose = (name: string, option: string) =>
  userEvent.selectOptions(page.getByLabelText(name, { exact: true }), option);

it('builds a query by fields, comparisons and values', async () => {
  await open('list', buildLayout({}, [{ uid: 'list', type: 'repeater', v: 1 }]));
  await expect.element(page.getByRole('option', { name: 'สินค้า' })).toBeInTheDocument();
  await choose('ข้อมูลจาก', 'product');
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มเงื่อนไข' }));
  await choose('ฟิลด์ของเงื่อนไข ข้อ 1', 'price');
  await choose('วิธีเทียบ ข้อ 1', 'atLeast');
  await userEvent.fill(page.getByLabelText('ค่าของเงื่อนไข ข้อ 1'), '100');
  await choose('เรียงตาม', 'price');
  await choose('ลำดับ', '-1');
  expect(stored('list')?.query).toEqual({ collection: 'product', find: { price: { $gte: 100 } }, sort: { price: -1 } });
  expect(page.getByRole('option', { name: 'pin' }).query()).toBeNull();
  // Results are dimmed while others are asked for.
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  expect(await findFaultsHere()).toEqual([]);
});

it('leaves a filter that lines cannot say to JSON, as it is', async () => {
  const query = { collection: 'product', find: { $or: [{ price: 1 }, { kind: 'pen' }] } };
  await open('list', buildLayout({}, [{ uid: 'list', type: 'repeater', v: 1, query }]));
  await expect.poll(() => document.querySelector<HTMLTextAreaElement>('.bd-query textarea')?.value).toContain('$or');
});

it('puts data of the repeated record into a text', async () => {
  const note = { uid: 'note', type: 'note', v: 1, empty: 'ราคา ' };
  const rows = [{ uid: 'in', columns: [{ uid: 'inc', objects: [note] }] }];
  await open(
    'note',
    buildLayout({}, [{ uid: 'list', type: 'repeater', v: 1, query: { collection: 'product' }, rows }]),
  );
  await userEvent.click(page.getByRole('button', { name: /^แทรกข้อมูลใน/ }));
  await expect.element(page.getByRole('group', { name: 'รายการที่ทำซ้ำ' })).toBeVisible();
  await userEvent.fill(page.getByRole('combobox', { name: 'ค้นหาข้อมูล' }), 'ราคา');
  await userEvent.click(page.getByRole('option', { name: /item\.price/ }));
  expect(editor.getTree().note?.data.empty).toBe('ราคา {{item.price | number}}');
});
