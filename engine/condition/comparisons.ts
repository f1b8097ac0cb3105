import type { Json } from '../../schemas/json.ts';
import type { FilterOperator, FilterRow } from './filterRows.ts';

const name = String.raw`[a-zA-Z_]\w*(?:\.\w+)*`;
const text = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const literal = String.raw`${text}|-?\d+(?:\.\d+)?|true|false`;
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
  const ways = [
    String.raw`(?<not>!?)\s*has\((?<given>${name})\)`,
    String.raw`(?<holder>${name})\.contains\((?<part>${text})\)`,
    String.raw`(?<member>${text})\s+in\s+(?<list>${name})`,
    String.raw`(?<one>${name})\s+in\s+\[(?<several>(?:\s*(?:${literal})\s*(?:,|(?=\])))*)\s*\]`,
    String.raw`(?<nothing>${name})\s*(?<equal>==|!=)\s*null`,
    String.raw`(?<field>${name})\s*(?<sign>==|!=|>=|<=|>|<)\s*(?<value>${[literal, ...words].join('|')})`,
  ];
  return new RegExp(String.raw`\s*(?:${ways.join('|')})\s*(?:&&|$)`, 'y');
}

type Parts = Record<string, string | undefined>;

function readRow({ not, given, holder, part, member, list, one, several, nothing, equal, ...rest }: Parts): FilterRow {
  const { field, sign, value } = rest;
  if (given !== undefined) return { field: given, operator: not ? 'empty' : 'filled', value: null };
  if (holder !== undefined) return { field: holder, operator: 'contains', value: readLiteral(part ?? '') };
  if (list !== undefined) return { field: list, operator: 'includes', value: readLiteral(member ?? '') };
  if (one !== undefined) return { field: one, operator: 'oneOf', value: readLiterals(several ?? '') };
  if (nothing !== undefined) return { field: nothing, operator: equal === '==' ? 'empty' : 'filled', value: null };
  const [operator] = Object.entries(signs).find(([, own]) => own === sign) ?? ['is'];
  return { field: field ?? '', operator: operator as FilterOperator, value: readLiteral(value ?? '') }; // a key of signs
}

function readLiteral(written: string): Json {
  if (written.startsWith("'")) return written.slice(1, -1).replace(/\\(.)/g, '$1');
  return /^["\d-]|^(?:true|false)$/.test(written) ? (JSON.parse(written) as Json) : written; // a literal of JSON, or a word
}

function readLiterals(written: string): Json[] {
  return [...written.matchAll(new RegExp(literal, 'g'))].map(([one]) => readLiteral(one));
}

/** Whether a line says nothing yet: it has no field, or none of several values. */
export function isIncomplete({ field, operator, value }: FilterRow): boolean {
  return field === '' || (operator === 'oneOf' && Array.isArray(value) && value.length === 0);
}

/** The formula that lines say. */
export function writeComparisons(
  rows: readonly FilterRow[],
  writeValue: (row: FilterRow) => string = ({ value }) => JSON.stringify(value ?? ''),
): string {
  return rows
    .filter((row) => !isIncomplete(row))
    .map((row) => writeRow(row, writeValue))
    .join(' && ');
}

function writeRow(row: FilterRow, writeValue: (row: FilterRow) => string): string {
  const { field, operator, value } = row;
  if (operator === 'filled' || operator === 'empty') return `${operator === 'empty' ? '!' : ''}has(${field})`;
  if (operator === 'contains') return `${field}.contains(${JSON.stringify(String(value ?? ''))})`;
  if (operator === 'includes') return `${JSON.stringify(String(value ?? ''))} in ${field}`;
  if (operator === 'oneOf')
    return `${field} in [${listOf(value)
      .map((one) => JSON.stringify(one))
      .join(', ')}]`;
  return `${field} ${signs[operator]} ${writeValue(row)}`;
}

function listOf(value: Json): Json[] {
  return Array.isArray(value) ? value : [value];
}
