import type { FilterOperator, FilterRow } from 'sala/engine';
import { type Json, type Language, readText, type Text } from 'sala/schemas';

const name = String.raw`[a-zA-Z_]\w*(?:\.\w+)*`;
const text = String.raw`"(?:[^"\\]|\\.)*"|'[^'\\]*'`;
const literal = String.raw`${text}|-?\d+(?:\.\d+)?|true|false`;
const one = new RegExp(
  String.raw`\s*(?:(?<not>!?)\s*has\((?<given>${name})\)|(?<holder>${name})\.contains\((?<part>${text})\)|(?<member>${text})\s+in\s+(?<list>${name})|(?<field>${name})\s*(?<sign>==|!=|>=|<=|>|<)\s*(?<value>${literal}))\s*(?:&&|$)`,
  'y',
);
const signs: Partial<Record<FilterOperator, string>> = {
  is: '==',
  not: '!=',
  more: '>',
  atLeast: '>=',
  less: '<',
  atMost: '<=',
};

/** The lines of a condition of which all must hold; nothing for one that says more than lines can. */
export function readComparisons(source: string): FilterRow[] | undefined {
  const rows: FilterRow[] = [];
  if (source.trim() === '' || source.trimEnd().endsWith('&&')) return source.trim() === '' ? rows : undefined;
  for (let at = 0; at < source.length; at = one.lastIndex) {
    one.lastIndex = at;
    const { groups } = one.exec(source) ?? {};
    if (!groups) return undefined;
    rows.push(readRow(groups));
  }
  return rows;
}

type Parts = Record<string, string | undefined>;

function readRow({ not, given, holder, part, member, list, field, sign, value }: Parts): FilterRow {
  if (given !== undefined) return { field: given, operator: not ? 'empty' : 'filled', value: null };
  if (holder !== undefined) return { field: holder, operator: 'contains', value: readLiteral(part ?? '') };
  if (list !== undefined) return { field: list, operator: 'includes', value: readLiteral(member ?? '') };
  const [operator] = Object.entries(signs).find(([, own]) => own === sign) ?? ['is'];
  return { field: field ?? '', operator: operator as FilterOperator, value: readLiteral(value ?? '') }; // a key of signs
}

/** The condition that lines say; those without a field say nothing yet. */
export function writeComparisons(rows: readonly FilterRow[]): string {
  return rows.flatMap((row) => (row.field === '' ? [] : [writeRow(row)])).join(' && ');
}

function writeRow({ field, operator, value }: FilterRow): string {
  if (operator === 'filled' || operator === 'empty') return `${operator === 'empty' ? '!' : ''}has(${field})`;
  if (operator === 'contains') return `${field}.contains(${JSON.stringify(String(value ?? ''))})`;
  if (operator === 'includes') return `${JSON.stringify(String(value ?? ''))} in ${field}`;
  return `${field} ${signs[operator]} ${JSON.stringify(value ?? '')}`;
}

function readLiteral(written: string): Json {
  return written.startsWith("'") ? written.slice(1, -1) : (JSON.parse(written) as Json); // a literal of JSON
}

/** What people call a value that a formula or a filter names, or with a value of it what they call that. */
export type TitleOf = (name: string, value?: string) => Text | string | undefined;

interface Saying {
  language: Language;
  titleOf: TitleOf;
}

/** A condition in words, where it is one that lines can say; else as it is written. */
export function sayCondition(source: string, saying: Saying): string {
  const rows = readComparisons(source);
  return rows && rows.length > 0 ? sayRows(rows, saying) : source;
}

/** Lines of a condition in words. */
export function sayRows(rows: readonly FilterRow[], { language, titleOf }: Saying): string {
  const numbers = new Intl.NumberFormat(language === 'th' ? 'th-TH' : 'en-GB');
  const sayValue = (field: string, value: Json) =>
    typeof value === 'number'
      ? numbers.format(value)
      : readText(titleOf(field, String(value ?? '')) ?? String(value ?? ''), language);
  return rows
    .map(({ field, operator, value }) => {
      const words = [readText(titleOf(field) ?? field, language), readText(operatorTexts[operator], language)];
      return [...words, ...(operator === 'filled' || operator === 'empty' ? [] : [sayValue(field, value)])].join(' ');
    })
    .join(language === 'th' ? ' และ ' : ' and ');
}

export const operatorTexts = {
  is: { th: 'เท่ากับ', en: 'is' },
  not: { th: 'ไม่เท่ากับ', en: 'is not' },
  contains: { th: 'มีคำว่า', en: 'contains' },
  includes: { th: 'มี', en: 'includes' },
  more: { th: 'มากกว่า', en: 'is more than' },
  atLeast: { th: 'อย่างน้อย', en: 'is at least' },
  less: { th: 'น้อยกว่า', en: 'is less than' },
  atMost: { th: 'ไม่เกิน', en: 'is at most' },
  filled: { th: 'มีค่า', en: 'has a value' },
  empty: { th: 'ว่าง', en: 'is empty' },
} satisfies Record<FilterOperator, Text>;
