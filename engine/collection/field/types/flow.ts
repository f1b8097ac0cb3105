import { isJsonObject, type Json } from '../../../../schemas/json.ts';
import type { FieldTypeDefinition } from './fieldType.ts';
import { json } from './json.ts';

/** The steps of a flow; what is wrong with them is reported by the check of flows. */
export const flow: FieldTypeDefinition = {
  ...json,
  title: { th: 'ขั้นตอนของโฟลว์', en: 'Steps of a flow' },
  written: { th: 'เพิ่มขั้นตอนของโฟลว์ในตัวแก้ไขขั้นตอน', en: 'must be steps made in the editor of steps' },
  show: (value, language) => {
    const count = countSteps(value);
    return language === 'th' ? `${count} ขั้นตอน` : `${count} ${count === 1 ? 'step' : 'steps'}`;
  },
  changed: { th: 'แก้ไขแล้ว', en: 'changed' },
  write: (value) => JSON.stringify(value),
};

/** Whatever lists of a step hold them. */
function countSteps(value: Json): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countSteps(item), 0);
  if (!isJsonObject(value)) return 0;
  const { params: _, ...rest } = value;
  const own = typeof value.uid === 'string' && typeof value.code === 'string' ? 1 : 0;
  return Object.values(rest).reduce<number>((sum, part) => sum + countSteps(part), own);
}
