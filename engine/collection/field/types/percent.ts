import { countPlaces, isExact, readDecimal, showDecimal } from './decimalText.ts';
import type { FieldSettings, FieldTypeDefinition } from './fieldType.ts';
import { rangeCondition } from './rangeCondition.ts';

/** A number as people say it: 7 is 7 %. */
export const percent: FieldTypeDefinition = {
  title: { th: 'ร้อยละ', en: 'Percentage' },
  written: { th: 'เขียนเป็นตัวเลข เช่น 7.5 หรือ 7.5%', en: 'must be a number such as 7.5 or 7.5%' },
  settings: { decimals: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 6 },
  schema: () => ({ type: 'number' }),
  shape: (value) => (typeof value === 'string' ? (readPercent(value) ?? value) : value),
  check: (value, settings) => {
    if (typeof value !== 'number') return undefined;
    const most = decimalsOf(settings);
    if (countPlaces(value) <= most && isExact(value)) return undefined;
    return { th: `มีทศนิยมได้ไม่เกิน ${most} ตำแหน่ง`, en: `may have at most ${most} decimals` };
  },
  show: (value) => (typeof value === 'number' ? `${showDecimal(value, { least: 0 })}%` : ''),
  read: readPercent,
  filter: {
    kind: 'range',
    where: (field, asked) => {
      const range = rangeCondition(asked, readPercent);
      return range && { [field]: range };
    },
  },
  sort: (field) => field,
  atEnd: true,
};

function decimalsOf({ decimals }: FieldSettings): number {
  return typeof decimals === 'number' ? decimals : 2;
}

function readPercent(text: string): number | undefined {
  return readDecimal(text.trim().replace(/\s*[%％]$/, ''));
}
