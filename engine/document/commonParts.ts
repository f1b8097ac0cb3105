import type { DocumentDeclaration, DocumentLines, DocumentMail, DocumentValue, Text } from '../../schemas/index.ts';

/** What documents of a company have in common; a declaration that says one of it differently has its own. */
export const commonParts = {
  paper: 'a4',
  copies: {
    original: { label: { th: 'ต้นฉบับ', en: 'ORIGINAL' }, color: '#1d4ed8' },
    copy: { label: { th: 'สำเนา', en: 'COPY' }, color: '#b42318' },
  } satisfies DocumentDeclaration['copies'],
  cancelled: { state: { $in: ['cancelled', 'canceled', 'voided', 'void'] } } satisfies DocumentDeclaration['cancelled'],
  signs: 'issuer',
  mail: {
    subject: { th: '{title} {number} จาก {sellerName}', en: '{title} {number} from {sellerName}' },
    text: {
      th: `เรียน {partyName}

{sellerName} ขอส่ง{title} {number} ตามไฟล์ PDF ที่แนบมาพร้อมนี้
หากต้องการสอบถามเพิ่มเติม ตอบกลับอีเมลฉบับนี้ได้ทันที

ขอแสดงความนับถือ
{sender}
{sellerName}
โทร. {sellerPhone}`,
      en: `Dear {partyName},

Please find attached {title} {number} from {sellerName}.
If you have any questions, simply reply to this e-mail.

Kind regards,
{sender}
{sellerName}
Tel. {sellerPhone}`,
    },
  } satisfies DocumentMail,
  /** As many on a page as fit, where a document does not say how many. */
  lines: { perPage: 200, padTo: 5, rowHeight: 20 } satisfies Partial<DocumentLines>,
  values: {
    sellerName: { from: ['company.name'] },
    sellerAddress: { from: ['company.address'] },
    sellerTax: { from: ['company.taxId'] },
    sellerBranch: { from: ['company.branchCode|branch'] },
    sellerPhone: { from: ['company.phone'] },
    sellerEmail: { from: ['company.email'] },
    printed: { from: ['document.now|datetime:medium'] },
  } satisfies Record<string, DocumentValue>,
  labels: {
    seller: { th: 'ผู้ขาย', en: 'Seller' },
    party: { th: 'ลูกค้า', en: 'Customer' },
    references: { th: 'อ้างอิง', en: 'References' },
    terms: { th: 'เงื่อนไข', en: 'Terms' },
    taxNumber: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax ID' },
    phone: { th: 'โทร.', en: 'Tel.' },
    email: { th: 'อีเมล', en: 'E-mail' },
    contact: { th: 'ผู้ติดต่อ', en: 'Contact' },
    number: { th: 'เลขที่', en: 'No.' },
    date: { th: 'วันที่', en: 'Date' },
    due: { th: 'ครบกำหนด', en: 'Due date' },
    notes: { th: 'หมายเหตุ', en: 'Remarks' },
    status: { th: 'สถานะ', en: 'Status' },
    printed: { th: 'พิมพ์เมื่อ', en: 'Printed' },
    subtotal: { th: 'รวมเป็นเงินก่อนภาษี', en: 'Subtotal before tax' },
    discount: { th: 'ส่วนลดรวม', en: 'Total discount' },
    reduced: { th: 'ยอดหลังหักส่วนลด', en: 'After discount' },
    shipping: { th: 'ค่าขนส่ง', en: 'Shipping' },
    vat: { th: 'ภาษีมูลค่าเพิ่ม {vatRate}%', en: 'VAT {vatRate}%' },
    pay: { th: 'สแกนจ่ายด้วยพร้อมเพย์', en: 'Scan to pay (PromptPay)' },
    total: { th: 'ยอดรวมทั้งสิ้น', en: 'Grand total' },
    signedOn: { th: 'วันที่ ........../........../..........', en: 'Date ........../........../..........' },
    issuer: { th: 'ผู้ออกเอกสาร', en: 'Issued by' },
    receiver: { th: 'ผู้รับเอกสาร', en: 'Received by' },
  } satisfies Record<string, Text>,
};
