import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { Input } from '../../plugins/forms/runtime/input/Input.tsx';
import { widget as input } from '../../plugins/forms/runtime/input/input.ts';
import { ApiError } from '../../runtime/api/ApiError.ts';
import type { Api, ApiOptions } from '../../runtime/api/createApi.ts';
import { createPageStore } from '../../runtime/context/pageStore.ts';
import { RuntimeContext } from '../../runtime/context/RuntimeContext.ts';
import { createViewRegistry } from '../../runtime/context/viewRegistry.ts';
import type { WidgetViewComponent } from '../../runtime/context/widgetView.ts';
import { Page } from '../../runtime/page/Page.tsx';
import { preparePage } from '../../runtime/page/preparePage.ts';
import type { Layout, PagePayload } from '../../schemas/index.ts';
import { buildLayout, buildPage, buildSession } from '../factories/buildPage.ts';
import { prepareWidget } from '../support/drawWidget.tsx';
import { waitFor } from '../support/waitFor.ts';

let root: Root | undefined;
const calls: { path: string; body: unknown }[] = [];
let answer: (path: string) => unknown;

beforeEach(() => {
  sessionStorage.clear();
  calls.length = 0;
  answer = () => ({ status: 201, data: {} });
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const field = (name: string, more: object = {}) => ({
  ...prepareWidget(input, { label: name, name, ...more }),
  uid: name,
});

const api = (async (path: string, { body }: ApiOptions = {}) => {
  calls.push({ path, body });
  return answer(path);
}) as Api; // each test says what the server answers

async function show(layout: Partial<Layout>, more: Partial<PagePayload> = {}) {
  const objects = [
    field('name', { required: true, reqError: 'กรุณากรอกชื่อ' }),
    field('secret', { inputType: 'password' }),
  ];
  const asset = { src: 'input', view: 'Input', css: [], imports: [], hydrate: 'load' as const, version: 1 };
  const payload = buildPage({
    layout: buildLayout({ kind: 'form', ...layout }, objects),
    layoutKey: 'page/apply',
    widgets: { input: asset },
    ...more,
  });
  const views = createViewRegistry(async () => Input as unknown as WidgetViewComponent);
  await preparePage(views, payload);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <RuntimeContext value={{ page: createPageStore(payload), views, navigate: async () => undefined, api }}>
      <Page fallback={null} />
    </RuntimeContext>,
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'ส่งข้อมูล' }));
const nameField = () => screen.getByRole('textbox', { name: 'name' });

it('lists what is wrong and leads to the field, before anything is sent', async () => {
  await show({});
  await submit();
  await expect.element(screen.getByRole('heading', { name: 'รายการที่ต้องแก้ไข' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'name: กรุณากรอกชื่อ' }));
  await expect.element(nameField()).toHaveFocus();
  expect(calls).toEqual([]);
});

it('sends the values under the key of the layout, says so and is empty again', async () => {
  await show({});
  await userEvent.fill(nameField(), 'สมชาย');
  await submit();
  await expect.element(screen.getByRole('heading', { name: 'ส่งข้อมูลเรียบร้อยแล้ว' })).toBeVisible();
  const path = location.pathname + location.search;
  expect(calls).toEqual([
    { path: '/api/form', body: { key: 'page/apply', path, values: { name: 'สมชาย', secret: '' } } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  await expect.element(nameField()).toHaveValue('');
});

it('shows at each field what the server refused', async () => {
  answer = () => {
    const details = [{ path: 'name', uid: 'name', code: 'field_invalid', message: 'มีชื่อนี้แล้ว' }];
    throw new ApiError({ status: 400, code: 'validation_failed', message: 'x', details });
  };
  await show({});
  await userEvent.fill(nameField(), 'สมชาย');
  await submit();
  await expect.element(screen.getByRole('button', { name: 'name: มีชื่อนี้แล้ว' })).toBeVisible();
  await expect.element(nameField()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(nameField()).toHaveValue('สมชาย');
});

it('gives back what was typed before, or was cleared by mistake, but no password', async () => {
  await show({});
  await userEvent.fill(nameField(), 'สมชาย');
  await userEvent.fill(screen.getByLabelText('secret', { exact: true }), 'geheim');
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('สมชาย'));
  expect(JSON.stringify(sessionStorage)).not.toContain('geheim');
  root?.unmount();
  await show({});
  await expect.element(nameField()).toHaveValue('สมชาย');
  await userEvent.click(screen.getByRole('button', { name: 'ล้างข้อมูล' }));
  await expect.element(nameField()).toHaveValue('');
  await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('สมชาย'));
  await userEvent.click(screen.getByRole('button', { name: 'เรียกคืน' }));
  await expect.element(nameField()).toHaveValue('สมชาย');
});

it.each([
  ['has a clear button where nothing is said, as forms had before', undefined, 1],
  ['has none where it is switched off', false, 0],
])('%s', async (_, clearButton, shown) => {
  await show({ settings: { title: 'a', ...(clearButton !== undefined && { clearButton }) } });
  await expect.element(screen.getByRole('button', { name: 'ส่งข้อมูล' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'ล้างข้อมูล' }).elements()).toHaveLength(shown);
});

it('goes on to the next step only when this one is in order', async () => {
  const row = (tab: string, name: string) => ({
    uid: `row-${tab}`,
    tab,
    columns: [{ uid: `column-${tab}`, objects: [field(name, { required: true })] }],
  });
  const tabs = [
    { uid: 'one', title: 'หนึ่ง' },
    { uid: 'two', title: 'สอง' },
  ];
  await show({ tabs, rows: [row('one', 'name'), row('two', 'town')] });
  const next = screen.getByRole('button', { name: 'ถัดไป' });
  await userEvent.click(next);
  await expect.element(nameField()).toBeVisible();
  await userEvent.fill(nameField(), 'สมชาย');
  await userEvent.click(next);
  await userEvent.fill(screen.getByRole('textbox', { name: 'town' }), 'ตรัง');
  await submit();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
});

it('tells somebody who is signed in that they sent it before', async () => {
  answer = (path) =>
    path.startsWith('/api/form/earlier?key=') ? { data: { sentAt: '2026-11-21T00:00:00Z', once: false } } : {};
  const user = { id: 'u1', name: 'สมชาย', email: 'a@b.co', role: 'member' };
  await show({}, { session: buildSession({ user, role: 'member' }) });
  await expect.element(screen.getByText('คุณส่งแบบฟอร์มนี้แล้วเมื่อ 21 พฤศจิกายน 2569', { exact: false })).toBeVisible();
});

const copies = (more: object = {}) => ({
  rows: [
    {
      uid: 'people',
      dataMode: 'copy' as const,
      dataSetName: 'people',
      copyTitle: 'ผู้เข้าอบรม',
      columns: [{ uid: 'c', objects: [field('name', { required: true, reqError: 'กรุณากรอกชื่อ' })] }],
      ...more,
    },
  ],
});
const names = () => screen.getByRole('textbox', { name: 'name' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('repeats a row, puts its copies in another order and takes them away', async () => {
  await show(copies());
  await userEvent.fill(names(), 'ก');
  await press('เพิ่มผู้เข้าอบรม');
  await expect.element(names().nth(1)).toHaveFocus();
  await userEvent.fill(names().nth(1), 'ข');
  await press('เลื่อน ผู้เข้าอบรม 2 ขึ้น');
  await expect.element(names().nth(0)).toHaveValue('ข');
  await expect.element(screen.getByRole('button', { name: 'เลื่อน ผู้เข้าอบรม 1 ลง' })).toHaveFocus();
  await expect.element(screen.getByText('ย้ายไปเป็นลำดับที่ 1 แล้ว')).toBeInTheDocument();
  await press('ลบ ผู้เข้าอบรม 2');
  await expect.element(names()).toHaveValue('ข');
  await submit();
  await expect.element(screen.getByRole('heading', { name: 'ส่งข้อมูลเรียบร้อยแล้ว' })).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ values: { people: ['2'], 'people.2.name': 'ข' } });
  expect(calls[0]?.body).not.toHaveProperty(['values', 'people.1.name']);
});

it('names the copy at fault and leads into it', async () => {
  await show(copies());
  await userEvent.fill(names(), 'ก');
  await press('เพิ่มผู้เข้าอบรม');
  await submit();
  await press('ผู้เข้าอบรม 2 · name: กรุณากรอกชื่อ');
  await expect.element(names().nth(1)).toHaveFocus();
  expect(calls).toEqual([]);
});

it('adds no copy beyond the most and takes none below the least', async () => {
  await show(copies({ minCopies: 1, maxCopies: 2 }));
  await expect.element(screen.getByRole('button', { name: 'ลบ ผู้เข้าอบรม 1' })).not.toBeInTheDocument();
  await press('เพิ่มผู้เข้าอบรม');
  await expect.element(screen.getByRole('button', { name: 'เพิ่มผู้เข้าอบรม' })).toBeDisabled();
});

it('gives back the copies of a draft', async () => {
  await show(copies());
  await press('เพิ่มผู้เข้าอบรม');
  await userEvent.fill(names().nth(1), 'ข');
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('ข'));
  root?.unmount();
  await show(copies());
  await expect.element(names().nth(1)).toHaveValue('ข');
});

it('says that somebody is registered for the course, and takes no second form', async () => {
  answer = (path) => {
    if (path === '/api/form') throw new ApiError({ status: 409, code: 'form_registered', message: 'x' });
    return { data: [] };
  };
  await show({});
  await userEvent.fill(nameField(), 'สมชาย');
  await submit();
  await expect.element(screen.getByRole('alertdialog', { name: 'การลงทะเบียนสำเร็จแล้ว' })).toBeVisible();
  await expect.element(screen.getByText('คุณลงทะเบียนหลักสูตรนี้เรียบร้อยแล้ว!')).toBeVisible();
  await expect.element(nameField()).toHaveValue('สมชาย');
});

it('asks for no correction where the system failed, and keeps what was filled in', async () => {
  answer = (path) => {
    if (path === '/api/form') throw new ApiError({ status: 500, code: 'internal', message: 'x' });
    return { data: [] };
  };
  await show({});
  await userEvent.fill(nameField(), 'สมชาย');
  await submit();
  await expect.element(screen.getByRole('heading', { name: 'ยังไม่สำเร็จ สิ่งที่กรอกไว้ยังอยู่ครบ' })).toBeVisible();
  await expect.element(nameField()).toHaveValue('สมชาย');
});

it('lists what is wrong in the order of the form', async () => {
  const rows = ['b', 'a', 'c'].map((name) => ({
    uid: `row-${name}`,
    columns: [{ uid: `column-${name}`, objects: [field(name, { required: true })] }],
  }));
  await show({ rows });
  await userEvent.click(screen.getByRole('textbox', { name: 'c' }));
  await submit();
  await expect.element(screen.getByRole('heading', { name: 'รายการที่ต้องแก้ไข' })).toBeVisible();
  const lines = [...document.querySelectorAll('.s-form__problems li')].map((line) => line.textContent?.slice(0, 1));
  expect(lines).toEqual(['b', 'a', 'c']);
});

const lines = () => [...document.querySelectorAll('.s-form__problems li')].map((line) => line.textContent);
const rowOf = (name: string, more: object = {}, row: object = {}) => ({
  uid: `row-${name}`,
  columns: [{ uid: `column-${name}`, objects: [field(name, { required: true, reqError: 'กรุณากรอก', ...more })] }],
  ...row,
});
const fill = (name: string, text: string) => userEvent.fill(screen.getByRole('textbox', { name }), text);

it('lists a fault until its field is right, in its present words, and nothing after the last', async () => {
  await show({ rows: [rowOf('a'), rowOf('b', { inputType: 'email' })] });
  await submit();
  await waitFor(() => expect(lines()).toEqual(['a: กรุณากรอก', 'b: กรุณากรอก']));
  await fill('b', 'x');
  await waitFor(() => expect(lines()[1]).toContain('อีเมล'));
  await fill('a', 'x');
  await waitFor(() => expect(lines()).toHaveLength(1));
  await fill('b', 'a@b.co');
  await expect.element(screen.getByRole('heading', { name: 'รายการที่ต้องแก้ไข' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'b' })).toHaveFocus();
});

it('lists no fault of a field that is hidden now, and again when it is shown', async () => {
  await show({
    rows: [rowOf('a', { required: false }), rowOf('b', {}, { show: { 'form.a': { $ne: 'x' } } }), rowOf('c')],
  });
  await submit();
  await waitFor(() => expect(lines()).toHaveLength(2));
  await fill('a', 'x');
  await waitFor(() => expect(lines()).toEqual(['c: กรุณากรอก']));
  await fill('a', 'y');
  await waitFor(() => expect(lines()).toEqual(['b: กรุณากรอก', 'c: กรุณากรอก']));
});

it('lists no fault of a copy that was taken away', async () => {
  await show(copies());
  await press('เพิ่มผู้เข้าอบรม');
  await submit();
  await waitFor(() => expect(lines()).toHaveLength(2));
  await press('ลบ ผู้เข้าอบรม 2');
  await waitFor(() => expect(lines()).toHaveLength(1));
});
