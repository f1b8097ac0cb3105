import type { Language } from '../../../../schemas/text.ts';
import { durationUnits, readDuration, splitDuration, writeDuration } from '../../../content/duration.ts';
import { latinDigits } from '../../../content/latinDigits.ts';
import type { FieldTypeDefinition } from './fieldType.ts';
import { rangeCondition } from './rangeCondition.ts';

const written = { th: 'ต้องเป็นระยะเวลา เช่น 1:30 หรือ 1 ชม. 30 นาที', en: 'must be a duration such as 1:30 or 1 h 30 min' };

/** A length of time as ISO 8601, in one spelling: equal lengths are equal texts. A day has 24 hours. */
export const duration: FieldTypeDefinition = {
  title: { th: 'ระยะเวลา', en: 'Duration' },
  written,
  settings: {},
  schema: () => ({ type: 'string', maxLength: 60 }),
  shape: (value) => (typeof value === 'string' ? (readTyped(value) ?? value) : value),
  check: (value) => (typeof value !== 'string' || readDuration(value) !== undefined ? undefined : written),
  show: (value, language) => {
    const length = typeof value === 'string' ? readDuration(value) : undefined;
    return length === undefined ? '' : showLength(length, language);
  },
  read: readTyped,
  filter: {
    kind: 'range',
    where: (field, asked) => {
      const range = rangeCondition(asked, readTyped);
      return range && { [field]: { $duration: range } };
    },
  },
  sort: (field) => field,
  measure: { kind: 'duration' },
  atEnd: true,
};

const units: Record<Language, readonly [string, string, string, string]> = {
  th: ['วัน', 'ชม.', 'นาที', 'วินาที'],
  en: ['d', 'h', 'min', 's'],
};

function showLength(length: number, language: Language): string {
  const { days, hours, minutes, seconds } = splitDuration(length);
  const parts = [days, hours, minutes, seconds].flatMap((count, index) =>
    count === 0 ? [] : [`${count} ${units[language][index]}`],
  );
  return parts.length > 0 ? parts.join(' ') : `0 ${units[language][2]}`;
}

const [week, day, hour, minute, second] = durationUnits;

/** What people call the units, longest first. */
const named: readonly (readonly [RegExp, number])[] = [
  [/^(?:สัปดาห์|weeks?|w)$/i, week],
  [/^(?:วัน|days?|d)$/i, day],
  [/^(?:ชั่วโมง|ชม\.?|hours?|hrs?|h)$/i, hour],
  [/^(?:นาที|น\.?|minutes?|mins?|m)$/i, minute],
  [/^(?:วินาที|วิ\.?|seconds?|secs?|s)$/i, second],
];

/** ISO 8601, `1:30`, `1:30:15` or `1 ชม. 30 นาที`, as ISO 8601 in one spelling. */
function readTyped(text: string): string | undefined {
  const typed = latinDigits(text.trim());
  const length = readDuration(typed.toUpperCase()) ?? readClock(typed) ?? readNamed(typed);
  return length === undefined || length / week > 999_999 ? undefined : writeDuration(length);
}

function readClock(text: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * hour + Number(minutes) * minute + Number(seconds) * second;
}

function readNamed(text: string): number | undefined {
  const found = [...text.matchAll(/(\d{1,6}(?:\.\d{1,3})?)\s*([^\d\s]+)\s*/g)];
  if (found.length === 0 || found.map(([part]) => part).join('') !== text) return undefined;
  let sum = 0;
  for (const [, count = '', unit = ''] of found) {
    const [, length] = named.find(([pattern]) => pattern.test(unit)) ?? [];
    if (length === undefined) return undefined;
    sum += Math.round(Number(count) * length);
  }
  return sum;
}
