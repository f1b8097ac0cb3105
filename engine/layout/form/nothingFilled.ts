import type { Json } from '../../../schemas/json.ts';
import type { Text } from '../../../schemas/text.ts';

/** Why a form is refused in which nobody filled in anything. */
export const nothingFilled: Text = {
  th: 'ยังไม่ได้กรอกข้อมูลเลย กรุณากรอกอย่างน้อยหนึ่งช่องก่อนส่ง',
  en: 'Nothing is filled in yet: please fill in at least one field.',
};

/** Whether a value says something: no text, no item and a switch that is off do not. */
export function isAnswer(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === false) return false;
  return typeof value === 'string' ? value.trim() !== '' : !Array.isArray(value) || value.length > 0;
}
