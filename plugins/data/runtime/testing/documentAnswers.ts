import type { DocumentAnswer, ListedDocument } from '../document_editor/settingsAnswer.ts';

export const listedDocuments: ListedDocument[] = [
  { name: 'quotation', title: { th: 'ใบเสนอราคา', en: 'Quotation' }, collection: 'quotation', isChanged: true },
  { name: 'invoice', title: { th: 'ใบแจ้งหนี้', en: 'Invoice' }, collection: 'invoice', isChanged: false },
  {
    name: 'withholding_certificate',
    title: { th: 'หนังสือรับรองการหักภาษี ณ ที่จ่าย', en: 'Withholding tax certificate' },
    collection: 'finance',
    isChanged: false,
  },
];

/** A document with columns, a block, a message and two versions. */
export const documentAnswer: DocumentAnswer = {
  name: 'quotation',
  version: 2,
  settings: {
    color: '#0b5394',
    messages: [{ text: { th: 'ราคานี้ยืน 30 วัน', en: 'Valid for 30 days' }, on: 'closing', when: { state: 'sent' } }],
  },
  original: {
    paper: 'a4',
    papers: [
      { name: 'a4', title: { th: 'A4 (210 × 297 มม.)', en: 'A4 (210 × 297 mm)' } },
      { name: 'a5', title: { th: 'A5 (148 × 210 มม.)', en: 'A5 (148 × 210 mm)' } },
    ],
    title: { th: 'ใบเสนอราคา', en: 'Quotation' },
    labels: { date: { th: 'วันที่', en: 'Date' }, vat: { th: 'ภาษีมูลค่าเพิ่ม {vatRate}%', en: 'VAT {vatRate}%' } },
    copies: { original: { th: 'ต้นฉบับ', en: 'ORIGINAL' }, copy: { th: 'สำเนา', en: 'COPY' } },
    blocks: { totals: ['date', 'vat'] },
    perPage: 20,
    columns: [
      { name: 'sequence', title: { th: 'ลำดับ', en: 'No.' }, width: 46 },
      { name: 'name', title: { th: 'รายการ', en: 'Description' }, width: 272 },
      { name: 'amount', title: { th: 'จำนวนเงิน', en: 'Amount' }, width: 100 },
    ],
    parts: ['logo', 'notes', 'foot'],
  },
  versions: [
    { version: 2, settings: { color: '#0b5394' }, saved_at: '2026-11-24T03:00:00.000Z', by: 'มาลี แก้วใส' },
    { version: 1, settings: { hidden: ['foot'] }, saved_at: '2026-11-23T03:00:00.000Z', by: null },
  ],
  records: [{ id: 'q-1', title: 'QT202611-00001' }],
  choices: [
    {
      field: 'state',
      title: 'สถานะ',
      values: [
        { value: 'draft', title: 'ร่าง' },
        { value: 'sent', title: 'ส่งแล้ว' },
      ],
    },
  ],
};

/** What a mail with a document would say. */
export const proposedMail = {
  to: 'buyer@namsai.example',
  subject: 'ใบเสนอราคา QT202611-00001 จาก บริษัท ศาลา จำกัด',
  text: 'เรียน บริษัท น้ำใส จำกัด\n\nบริษัท ศาลา จำกัด ขอส่งใบเสนอราคา QT202611-00001 ตามไฟล์ PDF ที่แนบมาพร้อมนี้',
  file: 'ใบเสนอราคา-QT202611-00001.pdf',
  replyTo: 'mali@sala.example',
};
