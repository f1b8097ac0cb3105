import { expect, it } from 'vitest';
import { commonParts } from './commonParts.ts';
import { draftMail } from './draftMail.ts';

const missing = { th: 'ไม่ระบุ', en: 'Not given' };
const declaration = {
  mail: commonParts.mail,
  values: { partyName: { from: ['record.name'], missing }, number: { from: ['record.number'], missing } },
};
const view = {
  title: 'ใบเสนอราคา',
  values: { partyName: 'บริษัท ก', partyEmail: 'a@b.co', number: 'QT-1', sellerName: 'ร้าน ข', sellerPhone: '02 123' },
};

it('fills in the address, the subject and the text', () => {
  const draft = draftMail(declaration, view, { sender: 'มาลี', language: 'th' });
  expect(draft).toMatchObject({ to: 'a@b.co', subject: 'ใบเสนอราคา QT-1 จาก ร้าน ข' });
  expect(draft.text.split('\n')).toEqual([
    'เรียน บริษัท ก',
    '',
    'ร้าน ข ขอส่งใบเสนอราคา QT-1 ตามไฟล์ PDF ที่แนบมาพร้อมนี้',
    'หากต้องการสอบถามเพิ่มเติม ตอบกลับอีเมลฉบับนี้ได้ทันที',
    '',
    'ขอแสดงความนับถือ',
    'มาลี',
    'ร้าน ข',
    'โทร. 02 123',
  ]);
});

it('leaves out what the record does not say, and the words that stand for it', () => {
  const values = { partyName: 'Not given', number: 'Not given', sellerName: 'Shop B', sellerPhone: '' };
  const draft = draftMail(declaration, { title: 'Quotation', values }, { sender: '', language: 'en' });
  expect(draft).toMatchObject({ to: '', subject: 'Quotation from Shop B' });
  expect(draft.text).toBe(
    'Please find attached Quotation from Shop B.\nIf you have any questions, simply reply to this e-mail.\n\nKind regards,\nShop B',
  );
});
