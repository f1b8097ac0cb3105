import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../../runtime/api/createApi.ts';
import type { Layout, SavedBlock } from '../../../schemas/index.ts';
import { openBlockBuilder } from '../../testing/openBlockBuilder.tsx';

/** A server with these blocks. */
function serve(blocks: SavedBlock[], stored: Record<string, Layout> = {}, sections: object[] = []) {
  const calls: { path: string; body?: unknown }[] = [];
  const api = (async (path: string, options?: { body?: unknown }) => {
    calls.push({ path, body: options?.body });
    if (path === '/api/builder/ready-made') return { data: { sections, templates: [], blocks } };
    if (path.startsWith('/api/builder/ready-made/one')) {
      const name = new URLSearchParams(path.split('?')[1]).get('name') ?? '';
      return { data: { layout: stored[name], shown: { rows: [], data: {}, widgets: {} } } };
    }
    if (path === '/api/builder/places')
      return { data: { pages: [], layouts: [], others: [], mediaHosts: [], unread: [], fillable: [] } };
    return { data: {} };
  }) as Api;
  return { api, calls };
}

const hero: SavedBlock = {
  name: 'block/hero',
  title: { th: 'หัวเรื่อง', en: 'Opening' },
  isPublished: true,
  usedBy: ['page/a', 'page/b'],
};
const source: Layout = {
  version: 1,
  kind: 'page',
  settings: { title: 'Opening' },
  rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'h', type: 'header', v: 1, text: 'From the block' }] }] }],
};

it('saves what is selected as a block and lets the page use it', async () => {
  const { api } = serve([]);
  const { layouts, read } = await openBlockBuilder({ api });
  await userEvent.click(page.elementLocator(document.querySelector('[data-node="title"]') as Element));
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await userEvent.click(page.getByRole('menuitem', { name: 'Save as a block…' }));
  await userEvent.fill(page.getByLabelText('Name of the block'), 'Top of page');
  await userEvent.click(page.getByRole('button', { name: 'Save the block' }));
  await expect.poll(() => Object.keys(layouts)).toEqual(['block/Top-of-page']);
  expect(layouts['block/Top-of-page']).toMatchObject({
    isPublished: true,
    layout: { settings: { title: 'Top of page' } },
  });
  await expect.poll(() => JSON.stringify(read())).toContain('"block":"Top-of-page"');
});

it('adds a block from the ready-made sections, writes a text for this page only, and turns it into a copy', async () => {
  const { api } = serve([hero], { 'block/hero': source });
  const { read } = await openBlockBuilder({ api, layouts: { 'block/hero': source } });
  await userEvent.click(page.getByRole('tab', { name: 'Sections' }));
  await expect.element(page.getByText('Pages that use it: 2')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add Opening' }));
  await userEvent.click(page.getByRole('button', { name: 'Write for this page only: Heading · Text' }));
  await expect.element(page.getByLabelText('Heading · Text', { exact: true })).toHaveFocus();
  await userEvent.fill(page.getByLabelText('Heading · Text', { exact: true }), 'Only here');
  await expect.poll(() => JSON.stringify(read())).toContain('"changes":{"h":{"text":"Only here"}}');
  const shown = read().rows.flatMap(({ columns }) => columns.flatMap(({ objects }) => objects));
  const uid = shown.find(({ type }) => type === 'synced')?.uid;
  await userEvent.click(page.elementLocator(document.querySelector(`[data-node="${uid}"]`) as Element));
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await userEvent.click(page.getByRole('menuitem', { name: 'Turn into a copy' }));
  await expect.poll(() => JSON.stringify(read())).not.toContain('"type":"synced"');
  expect(JSON.stringify(read())).toContain('"text":"Only here"');
});

it('asks before it deletes a block, and says what becomes of its pages', async () => {
  const { api, calls } = serve([hero]);
  await openBlockBuilder({ api });
  await userEvent.click(page.getByRole('tab', { name: 'Sections' }));
  await userEvent.click(page.getByRole('button', { name: 'What can be done with the block Opening' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete the block' }));
  await expect.element(page.getByText(/The pages that use this block \(2\) keep a copy/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Delete the block', exact: true }));
  await expect.poll(() => calls.find(({ path }) => path === '/api/pages/trash')?.body).toEqual({ key: 'block/hero' });
});

it('finds sections among the widgets too, by what they are for, and adds them from there', async () => {
  const sections = [
    { name: 'x/plans', title: { th: 'สามแบบ', en: 'Three plans' }, category: 'prices' },
    { name: 'x/one', title: { th: 'หนึ่ง', en: 'One row' }, category: 'hero' },
  ];
  const { api } = serve([], { 'x/plans': source }, sections);
  const { read } = await openBlockBuilder({ api });
  const search = page.getByRole('searchbox', { name: 'Search widgets' });
  await expect.element(search).toBeVisible();
  expect(page.getByRole('button', { name: 'Add Three plans' }).query()).toBeNull();
  await userEvent.fill(search, 'ราคา');
  await expect.element(page.getByRole('heading', { name: 'Ready-made sections' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Add One row' }).query()).toBeNull();
  expect(page.getByText(/^No widget matches/).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Add Three plans' }));
  await expect.poll(() => JSON.stringify(read())).toContain('From the block');
});

it('finds the blocks of the site among the widgets too, by their name, and uses them from there', async () => {
  const edited = { ...hero, name: 'page/home', title: { th: 'ตัวเอง', en: 'Itself' } };
  const { api } = serve([hero, edited], { 'block/hero': source });
  const { read } = await openBlockBuilder({ api, layouts: { 'block/hero': source } });
  const search = page.getByRole('searchbox', { name: 'Search widgets' });
  await userEvent.fill(search, 'หัวเรื่อง');
  await expect.element(page.getByRole('heading', { name: 'Blocks of this site' })).toBeVisible();
  await expect.element(page.getByText('Pages that use it: 2')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Ready-made sections' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Add Opening' }));
  await expect.poll(() => JSON.stringify(read())).toContain('"block":"hero"');
  for (const nothing of ['nothing of this name', 'Itself']) {
    await userEvent.fill(search, nothing);
    await expect.element(page.getByText(`No widget matches “${nothing}”`)).toBeVisible();
  }
  await expect.poll(() => page.getByRole('heading', { name: 'Blocks of this site' }).query()).toBeNull();
});

it('selects every row of a section that was added, so that the next one stands below all of them', async () => {
  const row = (uid: string) => ({
    uid,
    columns: [{ uid: `${uid}c`, objects: [{ uid: `${uid}h`, type: 'header', v: 1, text: `Text of ${uid}` }] }],
  });
  const sections = [
    { name: 'x/two', title: { th: 'สอง', en: 'Two rows' }, category: 'hero' },
    { name: 'x/one', title: { th: 'หนึ่ง', en: 'One row' }, category: 'hero' },
  ];
  const stored = {
    'x/two': { ...source, rows: [row('a'), row('b')] },
    'x/one': { ...source, rows: [row('c')] },
  };
  const { api } = serve([], stored, sections);
  const { read } = await openBlockBuilder({ api });
  await userEvent.click(page.elementLocator(document.querySelector('[data-node="title"]') as Element));
  await userEvent.click(page.getByRole('tab', { name: 'Sections' }));
  await userEvent.click(page.getByRole('button', { name: 'Add Two rows' }));
  await expect.element(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add One row' }));
  await expect.poll(() => JSON.stringify(read())).toMatch(/Text of a.*Text of b.*Text of c/);
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => JSON.stringify(read())).not.toContain('Text of c');
});
