import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PropertySchema } from '../../schemas/index.ts';
import { openPart } from '../testing/openPart.tsx';

const title = (text: string) => ({ th: text, en: text });
const option = { type: 'object' as const, properties: {} };
const options = [
  { value: '1', label: { th: 'หมู', en: 'Pork' } },
  { value: '2', label: { th: 'ไก่', en: 'Chicken' } },
];
const ask = (type: PropertySchema['type']): Record<string, PropertySchema> => ({
  options: { type: 'array', items: option, 'x-title': title('Options') },
  first: { type, 'x-control': 'option', 'x-title': title('Chosen at first') },
});

it('offers the options of the field by their labels, and stores the value of one', async () => {
  const { read } = await openPart({ properties: ask('string'), values: { options, first: 'gone' } });
  const choice = page.getByRole('combobox', { name: 'Chosen at first' });
  await expect.element(choice).toHaveValue('gone'); // what was written by hand stays
  await choice.selectOptions('Chicken');
  expect(read('part')?.first).toBe('2');
  await choice.selectOptions('Not set');
  expect(read('part')).not.toHaveProperty('first');
});

it('takes several where the field does, in their order', async () => {
  const { read } = await openPart({ properties: ask(['array', 'string']), values: { options, multiple: true } });
  await userEvent.click(page.getByRole('checkbox', { name: 'Chicken' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Pork' }));
  expect(read('part')?.first).toEqual(['1', '2']);
  await userEvent.click(page.getByRole('checkbox', { name: 'Chicken' }));
  expect(read('part')?.first).toEqual(['1']);
});

it('says what to do first where there are none', async () => {
  await openPart({ properties: ask('string'), values: {} });
  await expect.element(page.getByText('Add options first, then choose here')).toBeVisible();
});

it('tells labels in the language of the page', async () => {
  await openPart({ properties: ask('array'), values: { options }, settings: { onlyIn: 'th' } });
  await expect.element(page.getByRole('checkbox', { name: 'ไก่' })).toBeVisible();
});
