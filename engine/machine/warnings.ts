import type { Guard } from '../../schemas/collection/guard.ts';

/** Of an event that sends a document out: it may have no lines, but seldom on purpose. */
export const hasLines: Guard = {
  if: 'size(coalesce(record.items, [])) > 0',
  field: 'items',
  message: { th: 'เอกสารนี้ยังไม่มีรายการสินค้าหรือบริการ', en: 'This document has no lines yet.' },
  warns: true,
};
