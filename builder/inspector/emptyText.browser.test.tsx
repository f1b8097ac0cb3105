import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formDefaults, type PropertySchema, type Text } from '../../schemas/index.ts';
import { openPart } from '../testing/openPart.tsx';

const title = (text: string): Text => ({ th: text, en: text });
const say = (name: string, more: PropertySchema): PropertySchema => ({
  type: 'string',
  'x-title': title(name),
  ...more,
});
const properties = {
  label: say('Text', {}),
  value: say('Stored value', { 'x-empty': { property: 'label' } }),
  note: say('Note', { 'x-control': 'textarea', 'x-empty': { th: 'หมายเหตุ', en: 'A note' } }),
};
const answers = { '/api/': { data: [] } };

it('says in an emptied box what visitors see then, in each language', async () => {
  const { read } = await openPart({
    ...{ properties, values: {}, answers, kind: 'form', isPage: true },
    settings: { submittedTitle: { th: 'ขอบคุณ', en: 'Thanks' } },
  });
  const inThai = page.getByLabelText('Title once sent (Thai)');
  const inEnglish = page.getByLabelText('Title once sent (English)');
  await userEvent.clear(inEnglish);
  // The Thai words stand for the English.
  await expect.element(inEnglish).toHaveAttribute('placeholder', 'ขอบคุณ');
  await userEvent.clear(inThai);
  await expect.element(inThai).toHaveAttribute('placeholder', formDefaults.submittedTitle.th);
  await expect.element(inEnglish).toHaveAttribute('placeholder', formDefaults.submittedTitle.en);
  expect(read('ROOT')?.settings).toEqual({ submittedTitle: { th: '', en: '' } });
  const button = page.getByLabelText('Words on the send button', { exact: true });
  await expect.element(button).toHaveAttribute('placeholder', formDefaults.submit.en);
});

it('names what stands beside it, in the language of the page', async () => {
  await openPart({ properties, values: {}, settings: { onlyIn: 'th' } });
  await userEvent.fill(page.getByLabelText('Text', { exact: true }), 'ใช่');
  await expect.element(page.getByLabelText('Stored value', { exact: true })).toHaveAttribute('placeholder', 'ใช่');
  await expect.element(page.getByLabelText('Note', { exact: true })).toHaveAttribute('placeholder', 'หมายเหตุ');
});
