import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { fillText } from '../../../schemas/fillText.ts';
import type { Language, Text } from '../../../schemas/text.ts';
import { groupDigits } from '../../content/groupDigits.ts';

const texts = {
  target_missing: {
    th: 'ไม่พบรายการ {collection} ที่ {title} อ้างถึง ({value})',
    en: "The record of {collection} that '{title}' refers to does not exist: {value}",
  },
  target_empty: { th: 'กรุณาระบุ{title}', en: "'{title}' is needed for this step" },
  below_minimum: {
    th: '{title} มีเพียง {have} ไม่พอสำหรับ {asked}',
    en: '{title}: only {have} left, {asked} asked for',
  },
  above_maximum: {
    th: '{title} จะเป็น {result} ซึ่งเกิน {max}',
    en: '{title} would become {result}, which is more than {max}',
  },
  nothing_open: { th: 'ไม่มีรายการคงค้างใน{title}', en: "Nothing of '{title}' is open" },
  not_a_number: { th: '{title} ไม่ใช่ตัวเลข', en: "'{title}' is not a number" },
  formula_failed: { th: 'คำนวณ{title}ไม่ได้: {reason}', en: "'{title}' cannot be computed: {reason}" },
} satisfies Record<string, Text>;

export interface RefusalSubject {
  path: string;
  title?: Text | undefined;
  message?: Text | undefined;
  values?: Record<string, string | number | Text>;
}

/** Why an action cannot be taken, in both languages, at the field that a person can change. */
export function describeRefusal(
  code: keyof typeof texts,
  { path, title, message, values }: RefusalSubject,
): ErrorDetail {
  const template = message ?? texts[code];
  const all: [string, string | number | Text][] = Object.entries({ title: title ?? path, ...values });
  const fill = (language: Language) =>
    fillText(template[language], Object.fromEntries(all.map(([name, value]) => [name, showIn(language, value)])));
  const text = { th: fill('th'), en: fill('en') };
  return { path, code, message: text.en, text };
}

function showIn(language: Language, value: string | number | Text): string {
  if (typeof value === 'object') return value[language];
  return typeof value === 'number' ? groupDigits(value) : value;
}
