import type { Text } from '../../../schemas/text.ts';
import type { NumberPattern } from './nextNumber.ts';
import { flatten, type PatternPart, parsePattern } from './parsePattern.ts';

/** Checks that an edited pattern cannot give duplicates or gaps; throws when it cannot be parsed. */
export function checkPattern(pattern: NumberPattern): Text[] {
  const parts = parsePattern(pattern.pattern);
  const always = parts.filter((part) => part.kind !== 'optional');
  const problems: Text[] = [];
  if (!always.some((part) => part.kind === 'sequence'))
    problems.push({ th: 'ต้องมีเลขลำดับ {sequence:N}', en: 'It needs a {sequence:N}' });
  if (flatten(parts).some((part) => part.kind === 'time'))
    problems.push({
      th: 'ใช้เวลาเป็นเลขที่เอกสารไม่ได้ เพราะอาจซ้ำหรือข้าม',
      en: 'A clock cannot number documents: it repeats and it skips',
    });
  if (!showsPeriod(always, pattern.reset))
    problems.push({
      th: 'รูปแบบต้องแสดงรอบที่เริ่มนับใหม่ มิฉะนั้นเลขที่จะซ้ำ',
      en: 'It must show the period after which it begins again, or numbers would repeat',
    });
  return problems;
}

function showsPeriod(parts: PatternPart[], reset: NumberPattern['reset']): boolean {
  const units = new Set(parts.map((part) => (part.kind === 'date' ? part.unit : '')));
  const year = units.has('year') || units.has('yy');
  if (reset === 'never') return true;
  if (reset === 'yearly') return year;
  return year && units.has('month') && (reset === 'monthly' || units.has('day'));
}
