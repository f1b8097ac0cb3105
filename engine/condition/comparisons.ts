import type { Json } from '../../schemas/json.ts';
import type { FilterOperator, FilterRow } from './filterRows.ts';

const name = String.raw`[a-zA-Z_]\w*(?:\.\w+)*`;
const text = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const signs: Partial<Record<FilterOperator, string>> = {
  is: '==',
  not: '!=',
  more: '>',
  atLeast: '>=',
  less: '<',
  atMost: '<=',
};

/**
 * The lines of a formula of which all must hold; nothing for one that says more than lines can. `words` are names that may stand for
 * a value, such as `today`.
 */
export function readComparisons(source: string, words: readonly string[] = []): FilterRow[] | undefined {
  if (source.trim() === '') return [];
  if (source.trimEnd().endsWith('&&')) return undefined;
  const one = comparisonWith(words);
  const rows: FilterRow[] = [];
  for (let at = 0; at < source.length; at = one.lastIndex) {
    one.lastIndex = at;
    const { groups } = one.exec(source) ?? {};
    if (!groups) return undefined;
    rows.push(readRow(groups));
  }
  return rows;
}

function comparisonWith(words: readonly string[]): RegExp {
  const literal = [text, String.raw`-?\d+(?:\.\d+)?`, 'true', 'false', ...words].join('|');
  return new RegExp(
    String.raw`\s*(?:(?<not>!?)\s*has\((?<given>${name})\)|(?<holder>${name})\.contains\((?<part>${text})\)|(?<member>${text})\s+in\s+(?<list>${name})|(?<field>${name})\s*(?<sign>==|!=|>=|<=|>|<)\s*(?<value>${literal}))\s*(?:&&|$)`,
    'y',
  );
}

type Parts = Record<string, string | undefined>;

function readRow({ not, given, holder, part, member, list, field, sign, value }: Parts): FilterRow {
  if (given !== undefined) return { field: given, operator: not ? 'empty' : 'filled', value: null };
  if (holder !== undefined) return { field: holder, operator: 'contains', value: readLiteral(part ?? '') };
  if (list !== undefined) return { field: list, operator: 'includes', value: readLiteral(member ?? '') };
  const [operator] = Object.entries(signs).find(([, own]) => own === sign) ?? ['is'];
  return { field: field ?? '', operator: operator as FilterOperator, value: readLiteral(value ?? '') }; // a key of signs
}

function readLiteral(written: string): Json {
  if (written.startsWith("'")) return written.slice(1, -1).replace(/\\(.)/g, '$1');
  return /^["\d-]|^(?:true|false)$/.test(written) ? (JSON.parse(written) as Json) : written; // a literal of JSON, or a word
}

/** The formula that lines say; those without a field say nothing yet. */
export function writeComparisons(
  rows: readonly FilterRow[],
  writeValue: (row: FilterRow) => string = ({ value }) => JSON.stringify(value ?? ''),
): string {
  return rows
    .filter(({ field }) => field !== '')
    .map((row) => writeRow(row, writeValue))
    .join(' && ');
}

function writeRow(row: FilterRow, writeValue: (row: FilterRow) => string): string {
  const { field, operator, value } = row;
  if (operator === 'filled' || operator === 'empty') return `${operator === 'empty' ? '!' : ''}has(${field})`;
  if (operator === 'contains') return `${field}.contains(${JSON.stringify(String(value ?? ''))})`;
  if (operator === 'includes') return `${JSON.stringify(String(value ?? ''))} in ${field}`;
  return `${field} ${signs[operator]} ${writeValue(row)}`;
}
