import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PropertySchema, Text } from '../../schemas/index.ts';
import { openPart } from '../testing/openPart.tsx';

const title = (text: string): Text => ({ th: text, en: text });
const options: PropertySchema = {
  type: 'array',
  maxItems: 6,
  'x-title': title('Options'),
  items: {
    type: 'object',
    properties: {
      label: { type: 'string', default: '', 'x-title': title('Text') },
      value: { type: 'string', default: '', 'x-title': title('Stored value'), 'x-distinct': true },
    },
  },
};
const first = ['1', '2', '3'].map((value) => ({ value, label: { th: `ข้อ ${value}`, en: `Item ${value}` } }));

it('opens a new item with the focus in its first text, and one after the other by Enter', async () => {
  const { read } = await openPart({ properties: { options }, values: { options: first } });
  expect(page.getByText('Item 1', { exact: true }).elements(), 'an item goes by what people read').not.toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Add an item: Options' }));
  const inThai = page.getByRole('textbox', { name: 'Text (Thai)' }).last();
  await expect.element(inThai).toHaveFocus();
  await userEvent.keyboard('สี่{Tab}Four{Enter}');
  await expect.element(inThai).toHaveValue('');
  await expect.element(inThai).toHaveFocus();
  await userEvent.keyboard('{Enter}ห้า{Enter}');
  await expect.poll(() => read('part')?.options).toHaveLength(6);
  await expect.element(inThai).toHaveValue('');
  await expect.element(inThai).toHaveFocus();
  await userEvent.keyboard('หก{Enter}');
  expect(read('part')?.options, 'an empty line adds none, nor does a full list').toEqual([
    ...first,
    { value: '4', label: { th: 'สี่', en: 'Four' } },
    { value: '5', label: { th: 'ห้า', en: '' } },
    { value: '6', label: { th: 'หก', en: '' } },
  ]);
});
