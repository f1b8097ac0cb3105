import { defineError, type ErrorDetail, type SalaError } from '../../../schemas/errors/errors.ts';
import type { Text } from '../../../schemas/text.ts';

const invalid = defineError('collection_invalid', 400, {
  th: 'คำอธิบายคอลเลกชัน {name} ไม่ถูกต้อง: {th}',
  en: 'The collection {name} is not well described: {en}',
});

function refuseCollection(name: string, faults: ErrorDetail[]): SalaError {
  const list = (language: 'th' | 'en') =>
    faults
      .slice(0, 5)
      .map((fault) => `${fault.path ? `${fault.path}: ` : ''}${fault.text?.[language] ?? fault.message}`);
  return invalid({ name, th: list('th').join('; '), en: list('en').join('; ') }, faults);
}

/** The schema is not a valid collection; lists every fault with its path. */
export const collectionInvalid = Object.assign(refuseCollection, { definition: invalid.definition });

export const dataWouldBeLost = defineError('data_would_be_lost', 409, {
  th: 'เปลี่ยนคอลเลกชัน {name} แบบนี้ไม่ได้ เพราะข้อมูลเดิมจะหาย: {fields}',
  en: 'The collection {name} cannot change like this, data would be lost: {fields}',
});

export function fault(path: string, text: Text): ErrorDetail {
  return { path, code: 'schema', message: text.en, text };
}
