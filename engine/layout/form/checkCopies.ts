import { fillText, type Json, type Row, type Text } from '../../../schemas/index.ts';
import { copyBounds, listCopies } from './copies.ts';

const texts = {
  tooFew: { th: 'ต้องมีอย่างน้อย {n} รายการ', en: 'At least {n} entries are needed.' },
  tooMany: { th: 'มีได้ไม่เกิน {n} รายการ', en: 'At most {n} entries are possible.' },
} satisfies Record<string, Text>;

/** Whether a row has an allowed number of copies. */
export function checkCopies(row: Row, value: Json | undefined): Text | undefined {
  const { min, max } = copyBounds(row);
  const count = listCopies(row, value).length;
  if (count < min) return fill(texts.tooFew, min);
  return count > max || (Array.isArray(value) && value.length > count) ? fill(texts.tooMany, max) : undefined;
}

function fill({ th, en }: Text, n: number): Text {
  return { th: fillText(th, { n }), en: fillText(en, { n }) };
}
