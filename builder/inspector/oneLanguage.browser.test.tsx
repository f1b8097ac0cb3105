import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Layout, PropertySchema, Text } from '../../schemas/index.ts';
import { readPath } from '../document/tree/readPath.ts';
import { openPart } from '../testing/openPart.tsx';

const title = (text: string): Text => ({ th: text, en: text });
const words = (name: string, more: PropertySchema = {}): PropertySchema => ({
  type: 'string',
  'x-title': title(name),
  'x-translate': true,
  ...more,
});
const properties = {
  line: words('Line', { 'x-bind': true }),
  lines: words('Lines', { 'x-control': 'textarea' }),
  rich: words('Rich', { 'x-control': 'rich-text' }),
  plain: words('Plain'),
  items: { type: 'array', 'x-title': title('Items'), items: { type: 'object', properties: { label: words('Label') } } },
} as const;
const both = { th: 'เดิม', en: 'Before' };
const values = {
  ...{ line: both, lines: both, rich: both, plain: 'Same' },
  items: [{ label: { th: 'หนึ่ง', en: 'One' } }],
};
const open = (id: 'part' | null, settings: Layout['settings']) =>
  openPart({ properties, values, settings, isPage: id === null, answers: { '/api/': { data: [] } } });
const field = (path: string) => document.querySelector<HTMLElement>(`[data-field="${path}"]`);

it('offers the language of a page of one language alone, and keeps what is stored in the other', async () => {
  const { read } = await open('part', { onlyIn: 'th' });
  await userEvent.fill(page.getByLabelText('Line', { exact: true }), 'ใหม่');
  await userEvent.fill(page.getByLabelText('Lines', { exact: true }), 'หลายบรรทัด');
  await expect.element(page.getByRole('textbox', { name: 'Rich', exact: true })).toBeVisible();
  await userEvent.fill(page.getByLabelText('Label', { exact: true }), 'เอก');
  expect(read('part')).toMatchObject({
    line: { th: 'ใหม่', en: 'Before' },
    lines: { th: 'หลายบรรทัด', en: 'Before' },
    items: [{ label: { th: 'เอก', en: 'One' } }],
  });
  expect(document.querySelector('.bd-inspector')?.textContent).not.toMatch(/EN|ไทย/);
  expect(page.getByRole('textbox', { name: /English|Thai/ }).elements(), 'no language is named').toEqual([]);
  expect(page.getByRole('button', { name: 'Translate' }).elements(), 'nor a translation offered').toEqual([]);
  expect(page.getByText('เอก', { exact: true }).elements(), 'an item goes by what is shown').not.toEqual([]);
});

it('inserts a placeholder at the caret, into the language that is shown', async () => {
  const { read } = await open('part', { onlyIn: 'en' });
  const line = page.getByLabelText('Line', { exact: true });
  await userEvent.fill(line, 'Dear ,');
  (line.element() as HTMLInputElement).setSelectionRange(5, 5);
  await userEvent.click(page.getByRole('button', { name: 'Insert data into Line', exact: true }));
  await userEvent.click(page.getByRole('dialog').getByRole('option').first());
  expect(readPath(read('part'), ['line', 'en'])).toMatch(/^Dear \{\{.+\}\},$/);
  expect(readPath(read('part'), ['line', 'th'])).toBe('เดิม');
});

it('follows the setting of the page at once', async () => {
  const { read } = await open(null, { title: both, description: both });
  const boxes = (name: string) => field(`settings.${name}`)?.querySelectorAll('input, textarea').length;
  expect([boxes('title'), boxes('description')]).toEqual([2, 2]);
  await userEvent.selectOptions(page.getByLabelText('Published in', { exact: true }), 'Thai only');
  await expect.poll(() => [boxes('title'), boxes('description')]).toEqual([1, 1]);
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('เดิม');
  await userEvent.selectOptions(page.getByLabelText('Published in', { exact: true }), 'English only');
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('Before');
  await userEvent.selectOptions(page.getByLabelText('Published in', { exact: true }), 'Both languages');
  await expect.poll(() => [boxes('title'), boxes('description')]).toEqual([2, 2]);
  expect(read('ROOT')?.settings).toMatchObject({ title: both, description: both });
});
