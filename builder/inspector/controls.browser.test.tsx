import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Json, JsonObject, Layout, LayoutObject, PropertySchema } from '../../schemas/index.ts';
import { findFaultsHere } from '../../tests/support/findFaultsHere.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { createCatalog } from '../document/catalog/catalog.ts';
import { openInspector } from '../testing/openInspector.tsx';
import { renderBuilder } from '../testing/renderBuilder.tsx';

const title = (text: string) => ({ th: text, en: text });
const define = (type: string, properties: Record<string, PropertySchema>, field = false) => ({
  definition: {
    type,
    title: title(type),
    icon: 'square',
    category: 'content' as const,
    version: 1,
    hydrate: 'never' as const,
    field,
    props: { type: 'object' as const, properties },
  },
  asset: { src: 'x', view: 'X', css: [], imports: [], hydrate: 'never' as const, version: 1 },
});
const widgets = [
  define('part', {
    link: { type: 'string', 'x-control': 'link', 'x-title': title('Leads') },
    icon: { type: 'string', 'x-control': 'icon', 'x-title': title('Sign') },
    block: { type: 'string', 'x-control': 'block', 'x-title': title('Block') },
    anchor: { type: 'string', 'x-title': title('Anchor') },
  }),
  define('choices', {
    short: { type: 'string', enum: ['a', 'b', 'c', 'd', 'e'], 'x-title': title('Short') },
    long: {
      ...{ type: 'string', enum: ['a', 'b', 'c', 'd', 'e'], 'x-title': title('Long') },
      'x-enum-titles': { a: title('Once there are more than ten of them') },
    },
  }),
  define('ask', { label: { type: 'string', 'x-title': title('Label') } }, true),
];
const branch = { type: 'string', 'x-title': title('Branch') } as const;
const fee = { type: 'object', properties: { amount: { type: 'number', 'x-title': title('Fee') } } } as const;
const catalog = createCatalog(widgets, {
  forms: [{ settings: { branch } }, { steps: { lend: { title: title('Lend'), settings: { fee } } } }],
});
const places = {
  data: {
    pages: [
      { path: '/', title: 'Home' },
      { path: '/lesson/home', title: { th: 'หลักสูตร', en: 'Courses' }, key: 'lesson/home' },
      { path: '/cms/page/price', title: 'Prices', key: 'page/price' },
    ],
    layouts: [
      { key: 'block/foot', title: 'Footer' },
      { key: 'page/price', title: 'Prices' },
    ],
    others: [],
    mediaHosts: [],
    unread: [],
    fillable: [],
  },
};
const answers = { '/api/builder/places': places, '/api/collection': { data: [] } };
const build = (...objects: LayoutObject[]): Layout => ({
  version: 1,
  kind: 'page',
  settings: {},
  rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }],
});
const part = (more: JsonObject = {}): LayoutObject => ({ uid: 'a', type: 'part', v: 1, ...more });
const open = (object: LayoutObject, ...others: LayoutObject[]) =>
  openInspector({ id: 'a', layout: build(object, ...others), catalog, answers });
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as unknown as Json;
const ask: LayoutObject = { uid: 'a', type: 'ask', v: 1, name: 'coming', label: 'Coming?', options };

describe('link', () => {
  it('tells what an address leads to, and when it leads nowhere', async () => {
    await open(part({ link: '/lesson/home' }));
    await expect.element(page.getByText('Leads to Courses')).toBeVisible();
    const field = page.getByLabelText('Leads', { exact: true });
    await userEvent.fill(field, '/gone');
    await expect.element(page.getByText('This site has no such page')).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(field, 'javascript:x');
    await expect.element(page.getByText('This address leads nowhere')).toBeVisible();
    expect(await findFaultsHere()).toEqual([]);
  });

  it('chooses a page by its title with the keyboard', async () => {
    const { read } = await open(part());
    await userEvent.click(page.getByRole('button', { name: 'Choose where it leads: Leads' }));
    await expect.element(page.getByRole('combobox', { name: 'Search pages' })).toHaveFocus();
    await userEvent.keyboard('pric{ArrowDown}{Enter}');
    expect(read('a')?.link).toBe('/cms/page/price');
    expect(document.querySelector('.s-dialog')).toBeNull();
  });

  it('offers the anchors of the page and makes addresses of mails and numbers', async () => {
    const { read } = await open(part(), { uid: 'b', type: 'part', anchor: 'top' });
    const choose = page.getByRole('button', { name: 'Choose where it leads: Leads' });
    await userEvent.click(choose);
    await userEvent.click(page.getByText('On this page'));
    await userEvent.click(page.getByRole('option', { name: /#top/ }));
    expect(read('a')?.link).toBe('#top');
    await userEvent.click(choose);
    await userEvent.click(page.getByText('E-mail'));
    await userEvent.fill(page.getByLabelText('E-mail').last(), 'nobody');
    await expect.element(page.getByRole('button', { name: 'OK' })).toBeDisabled();
    await userEvent.fill(page.getByLabelText('E-mail').last(), 'a@b.example');
    expect(await findFaultsHere()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(read('a')?.link).toBe('mailto:a@b.example');
    await userEvent.click(choose);
    await userEvent.click(page.getByText('Telephone'));
    await userEvent.fill(page.getByLabelText('Telephone').last(), '02 123-4567');
    await userEvent.keyboard('{Enter}');
    expect(read('a')?.link).toBe('tel:021234567');
  });
});

describe('icon', () => {
  it('is found by a Thai word and chosen by the arrows, with few of the many drawn', async () => {
    const { read } = await open(part());
    await userEvent.click(page.getByRole('button', { name: 'Choose an icon: Sign' }));
    const search = page.getByRole('combobox', { name: /Search icons/ });
    await expect.element(search).toBeVisible();
    expect(document.querySelectorAll('[role="option"]').length).toBeLessThan(400);
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('ดาว');
    await userEvent.keyboard('{Enter}');
    expect(read('a')?.icon).toBe('star');
  });

  it('walks through the grid and keeps what is active in sight', async () => {
    const { read } = await open(part());
    await userEvent.click(page.getByRole('button', { name: 'Choose an icon: Sign' }));
    await expect.element(page.getByRole('combobox', { name: /Search icons/ })).toHaveFocus();
    const active = () => document.querySelector('[role="option"][data-focused]');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()?.getAttribute('aria-posinset')).toBe(active()?.getAttribute('aria-setsize')));
    expect(document.querySelectorAll('[role="option"]').length).toBeLessThan(400);
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(active()?.getAttribute('aria-posinset')).toBe('2'));
    const name = active()?.getAttribute('aria-label');
    expect(await findFaultsHere()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(read('a')?.icon).toBe(name);
  });
});

describe('block', () => {
  it('is chosen from the shared blocks, without the part of the key that they all have', async () => {
    const { read } = await open(part());
    const block = page.getByRole('combobox', { name: 'Block' });
    await expect.element(block).toHaveAttribute('aria-autocomplete', 'list');
    await userEvent.click(block);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option', { name: /Footer/ })).toBeVisible();
    expect(page.getByRole('option', { name: /Prices/ }).query()).toBeNull();
    await userEvent.click(page.getByRole('option', { name: /Footer/ }));
    expect(read('a')?.block).toBe('foot');
    await expect
      .element(page.getByRole('link', { name: 'Edit it' }))
      .toHaveAttribute('href', '/cms/builder/block%2Ffoot');
  });
});

describe('show', () => {
  it('is written as lines and groups', async () => {
    const { read } = await open(part(), { ...ask, uid: 'b' });
    await userEvent.click(page.getByText('When…'));
    expect(read('a')).not.toHaveProperty('show'); // until the first line says something
    await userEvent.selectOptions(page.getByLabelText('Field of condition 1'), 'form.coming');
    await userEvent.selectOptions(page.getByLabelText('Value of condition 1'), 'yes');
    expect(read('a')?.show).toEqual({ 'form.coming': 'yes' });
    await userEvent.click(page.getByRole('button', { name: /^Or…/ }));
    const second = page.getByRole('group', { name: 'Group 2 of conditions' });
    await userEvent.selectOptions(second.getByLabelText('Field of condition 1'), 'user.role');
    await userEvent.selectOptions(second.getByLabelText('Value of condition 1'), 'member');
    expect(read('a')?.show).toEqual({ $or: [{ 'form.coming': 'yes' }, { 'user.role': 'member' }] });
    await expect.element(page.getByText(/^Shown when .+ is “.+” or .+ is “.+”$/)).toBeVisible();
    expect(await findFaultsHere()).toEqual([]);
    await userEvent.click(page.getByText('Never'));
    expect(read('a')?.show).toBe(false);
    await userEvent.click(page.getByText('Always'));
    expect(read('a')).not.toHaveProperty('show');
  });

  it('knows answers that are named without their scope', async () => {
    await open(part({ show: { coming: 'no' } }), { ...ask, uid: 'b' });
    await expect.element(page.getByLabelText('Value of condition 1')).toHaveValue('no');
  });

  it('leaves what it does not understand as it is', async () => {
    const show = { $nor: [{ a: 1 }] };
    const { read } = await open(part({ show }));
    await expect.element(page.getByText(/says more than lines can/)).toBeVisible();
    expect(read('a')?.show).toEqual(show);
  });
});

it('puts a choice below its label where it would be cut beside it', async () => {
  await page.viewport(1280, 800);
  await open({ uid: 'a', type: 'choices', v: 1 });
  const place = (name: string) => page.getByLabelText(name).element().getBoundingClientRect();
  const label = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect();
  expect(place('Short').top).toBeLessThan(label('Short').bottom);
  expect(place('Long').top).toBeGreaterThanOrEqual(label('Long').bottom);
  const pane = page.getByLabelText('Long').element().closest('.bd-section__fields')!;
  expect(place('Long').right).toBeLessThanOrEqual(pane.getBoundingClientRect().right);
});

describe('what an answer shows', () => {
  it('is written as a rule, and keeps what it does not know', async () => {
    const odd = { method: 'show', destination: { uid: 'b', row: 3 }, when: ['x'], extra: 1 };
    const { read } = await open(
      { ...ask, logics: [odd, 'junk'] as unknown as LayoutObject['logics'] },
      part({ uid: 'b' }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Add a rule' }));
    const rule = page.getByRole('group', { name: 'Rule 3' });
    await userEvent.selectOptions(rule.getByLabelText('When the answer is'), 'yes');
    await userEvent.selectOptions(rule.getByLabelText('What happens'), 'hide');
    await userEvent.selectOptions(rule.getByLabelText('What is shown or hidden'), 'b');
    expect(read('a')?.logics).toEqual([odd, 'junk', { method: 'hide', destination: { uid: 'b' }, when: 'yes' }]);
    await userEvent.click(rule.getByLabelText('Hide it too while nothing is answered'));
    expect(await findFaultsHere()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Remove rule 2' }));
    expect(read('a')?.logics).toMatchObject([odd, { default: true }]);
  });

  it('begins with the next question that it has no rule for, and without a fault where there is none', async () => {
    const { read } = await open(
      ask,
      part({ uid: 'b' }),
      { ...ask, uid: 'c', name: 'c' },
      { ...ask, uid: 'd', name: 'd' },
    );
    const add = page.getByRole('button', { name: 'Add a rule' });
    for (const _ of [1, 2, 3]) await userEvent.click(add);
    const aims = ['c', 'd', ''].map((uid) => ({ method: 'show', destination: { uid } }));
    expect(read('a')?.logics).toEqual(aims);
    const last = page.getByRole('group', { name: 'Rule 3' }).getByLabelText('What is shown or hidden');
    await expect.element(last).toHaveDisplayValue('Choose a question of the page');
    await expect.element(last).toBeValid();
  });

  it('calls a question by what it asks alone, and any other part with its kind', async () => {
    await open(ask, part({ uid: 'b' }), { ...ask, uid: 'c', label: 'Number of the taxpayer' });
    await userEvent.click(page.getByRole('button', { name: 'Add a rule' }));
    const options = page.getByLabelText('What is shown or hidden').element().querySelectorAll('option');
    expect([...options].map(({ textContent }) => textContent)).toEqual(['part', 'Number of the taxpayer']);
  });

  it('says of a part that is gone that it is not there', async () => {
    await open({ ...ask, logics: [{ method: 'show', destination: { uid: 'gone' } }] } as typeof ask);
    await expect.element(page.getByLabelText('What is shown or hidden')).toBeInvalid();
  });

  it('has its target pointed out on the page, and Escape gives up', async () => {
    const field = {
      uid: 'f',
      type: 'button',
      v: 1,
      text: 'Field',
      logics: [{ method: 'show', destination: { uid: '' } }],
    };
    const { api, find } = await renderBuilder(
      build(field as LayoutObject, { uid: 'b', type: 'paragraph', v: 1, text: 'Target' }),
    );
    await userEvent.click(find('f'));
    const pick = page.getByRole('button', { name: 'Point it out on the page' });
    await userEvent.click(pick);
    await expect.element(page.getByText(/^Press an object/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(pick).toHaveAttribute('aria-pressed', 'false');
    expect(find('f').dataset.selected).toBe('true');
    await userEvent.click(pick);
    await userEvent.click(find('b'));
    await expect.element(page.getByLabelText('What is shown or hidden')).toHaveValue('b');
    expect(find('f').dataset.selected).toBe('true');
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(api.stored.published?.rows[0]?.columns[0]?.objects[0]?.logics).toEqual([
        { method: 'show', destination: { uid: 'b' } },
      ]),
    );
  });
});

it('keeps both languages of a longer text', async () => {
  const { read } = await openInspector({
    id: null,
    layout: { ...build(part()), settings: { description: { th: 'ไทย', en: 'English' } } },
    catalog,
    answers,
  });
  await userEvent.fill(page.getByLabelText('Description (English)'), 'Other');
  expect(read('ROOT')?.settings).toEqual({ description: { th: 'ไทย', en: 'Other' } });
});

describe('page', () => {
  it('reaches every setting of a form, those of plugins too', async () => {
    const layout: Layout = { ...build(part()), kind: 'form', settings: { keep: 1 } };
    const { read } = await openInspector({ id: null, layout, catalog, answers });
    await userEvent.fill(page.getByLabelText('Words on the send button'), 'Register');
    await userEvent.fill(page.getByLabelText('Branch'), 'North');
    expect(page.getByLabelText('Fee').query()).toBeNull();
    await userEvent.click(page.getByText('Lend'));
    await userEvent.fill(page.getByLabelText('Fee'), '250');
    await userEvent.click(page.getByLabelText('Kept out of search engines'));
    expect(read('ROOT')?.settings).toEqual({
      next: 'lend',
      keep: 1,
      submit: 'Register',
      branch: 'North',
      fee: { amount: 250 },
      noindex: true,
    });
  });

  it('makes tabs and puts rows into them', async () => {
    const tabs = [
      { uid: 't1', title: 'One' },
      { uid: 't2', title: { th: 'สอง', en: 'Two' } },
    ];
    const layout: Layout = { ...build(part()), tabs };
    const { read } = await openInspector({ id: 'r', layout, catalog, answers });
    await userEvent.click(page.getByText('Two'));
    expect(read('r')?.tab).toBe('t2');
  });

  it('sends the password to its own place and keeps it out of the layout', async () => {
    const layout: Layout = { ...build(part()), settings: { locked: true } };
    const { read, calls } = await openInspector({
      id: null,
      layout,
      catalog,
      answers: { ...answers, '/api/layout/lock': { data: null } },
    });
    await userEvent.fill(page.getByLabelText(/New password/), 'secret-word');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The password is set')).toBeVisible();
    expect(calls.at(-1)).toEqual({
      path: '/api/layout/lock',
      options: { method: 'PUT', body: { key: 'page/home', password: 'secret-word' } },
    });
    expect(JSON.stringify(read('ROOT'))).not.toContain('secret-word');
  });
});

it('says of a picture that data decides, and not that it is missing', async () => {
  const picture: PropertySchema = { type: 'string', 'x-control': 'image', 'x-title': title('Picture') };
  await openInspector({
    id: 'a',
    layout: build({ uid: 'a', type: 'card', v: 1, picture: '{{item.cover}}' }),
    catalog: createCatalog([define('card', { picture })]),
    answers,
  });
  await expect.element(page.getByText('Data decides which image')).toBeVisible();
});

it('finds the record that a property names by what it is called', async () => {
  const course = { name: 'course', title: 'Course', schema: { 'x-display': ['name'] } };
  const found = { data: [{ id: 'c1', name: 'Safety at work' }], total: 1, paging: {} };
  const entries = [define('enrol', { course: { type: 'string', 'x-ref': 'course', 'x-title': title('Course') } })];
  const { read } = await openInspector({
    id: 'a',
    layout: build({ uid: 'a', type: 'enrol', v: 1 }),
    catalog: createCatalog(entries),
    answers: { ...answers, '/api/collection': { data: [course] }, '/api/course/query': found },
  });
  await userEvent.click(page.getByRole('combobox', { name: 'Course' }));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(page.getByRole('option', { name: 'Safety at work' }));
  expect(read('a')?.course).toBe('c1');
});

const user = { name: 'user', title: 'People', schema: {} };
const fillable = [{ name: 'task', fields: ['due'] }];
const fillingTasks = { ...answers, '/api/builder/places': { data: { ...places.data, fillable } } };

it('offers a form those collections alone of which it may make records; one that is chosen already stays', async () => {
  const record = { type: 'string', 'x-control': 'filled-collection', 'x-title': title('Make a record of') } as const;
  const task = { name: 'task', title: 'Task', schema: {} };
  await openInspector({
    id: 'a',
    layout: build({ uid: 'a', type: 'ask', v: 1, record: 'user' }),
    catalog: createCatalog([define('ask', { record })]),
    answers: { ...fillingTasks, '/api/collection': { data: [task, user, { ...user, name: 'site' }] } },
  });
  const choice = () => document.querySelector<HTMLSelectElement>('.bd-inspector select');
  const offered = () => [...(choice()?.options ?? [])].map(({ text }) => text);
  await expect.poll(offered).toEqual(['Not set', 'People', 'Task']);
  expect(choice()?.value).toBe('user');
});

it('offers the fields of the collection of which a form makes records as names of its fields', async () => {
  const task = {
    name: 'task',
    title: 'Task',
    schema: { properties: { due: { 'x-title': title('Due on') }, made: {} } },
  };
  const layout: Layout = {
    ...build({ uid: 'a', type: 'ask', v: 1 }),
    kind: 'form',
    settings: { record: 'task' } as JsonObject,
  };
  await openInspector({
    id: 'a',
    layout,
    catalog,
    answers: { ...fillingTasks, '/api/collection': { data: [task, user] } },
  });
  await expect.poll(() => document.querySelector('datalist option[value="due"]')?.textContent).toBe('Due on');
  const input = page.getByLabelText('Name', { exact: true }).element() as HTMLInputElement; // labelled by its field
  expect(input.list?.options).toHaveLength(1);
});
