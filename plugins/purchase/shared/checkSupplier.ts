import type { JsonObject, RecordCheck, RecordProblem, Text } from 'sala/schemas';

/** Documents expected of a supplier, by type. */
const expectedDocuments: Record<string, Record<string, Text>> = {
  company: {
    business_registration: { th: 'หนังสือรับรองบริษัท', en: 'business registration' },
    vat_registration: { th: 'ภ.พ.20', en: 'VAT registration' },
  },
  foreign: { business_registration: { th: 'หนังสือรับรองบริษัท', en: 'business registration' } },
  none: {},
};

const documentsOf: Record<string, string> = { international: 'foreign', individual: 'none', government: 'none' };

/** Warnings about a supplier: an invalid phone number, missing documents. */
export const checkSupplier: RecordCheck = (supplier) => ({
  errors: [],
  warnings: [...checkPhone(supplier), ...checkDocuments(supplier)],
});

function checkPhone({ phone }: JsonObject): RecordProblem[] {
  if (typeof phone !== 'string' || phone === '') return [];
  if (/^[\d\s()+-]+$/.test(phone) && phone.replace(/\D/g, '').length >= 9) return [];
  const message = { th: 'รูปแบบโทรศัพท์ไม่ถูกต้อง', en: 'The phone number does not look right' };
  return [{ path: 'phone', code: 'phone_unusual', message }];
}

function checkDocuments({ type, documents }: JsonObject): RecordProblem[] {
  if (typeof type !== 'string') return [];
  const expected = expectedDocuments[documentsOf[type] ?? 'company'] ?? {};
  const handedIn = new Set(Array.isArray(documents) ? documents.map((each) => (each as JsonObject | null)?.kind) : []); // the schema makes each an object
  return Object.entries(expected)
    .filter(([kind]) => !handedIn.has(kind))
    .map(([, title]) => ({
      path: 'documents',
      code: 'document_missing',
      message: { th: `ยังไม่มีเอกสาร: ${title.th}`, en: `Document missing: ${title.en}` },
    }));
}
