import { expect, it } from 'vitest';
import { fillTexts } from './fillTexts.ts';

it('takes what is written in one language for both, and leaves out what is written in none', () => {
  const none = { th: ' ', en: '' };
  expect(
    fillTexts({
      title: { th: 'ใบเสนอราคา', en: '' },
      labels: { notes: none, terms: { th: '', en: 'Terms' } },
      copies: { original: { th: 'ต้นฉบับ', en: 'ORIGINAL' }, copy: none },
      columns: [{ name: 'amount', width: 80, title: none }],
      messages: [
        { text: { th: 'ขอบคุณ', en: '' }, on: 'closing', when: { state: 'sent' } },
        { text: none, on: 'first' },
      ],
    }),
  ).toEqual({
    title: { th: 'ใบเสนอราคา', en: 'ใบเสนอราคา' },
    labels: { terms: { th: 'Terms', en: 'Terms' } },
    columns: [{ name: 'amount', width: 80 }],
    messages: [{ text: { th: 'ขอบคุณ', en: 'ขอบคุณ' }, on: 'closing', when: { state: 'sent' } }],
  });
});
