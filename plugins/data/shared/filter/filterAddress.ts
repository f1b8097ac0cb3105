import {
  type Clause,
  type ClauseGroup,
  isComplete,
  type Join,
  type ListFilter,
  noFilter,
  operators,
  tidyFilter,
} from './clause.ts';

const longest = 4000;
const mostClauses = 30;
const mostValues = 100;
const longestValue = 200;
const signs: Record<Join, string> = { and: ';', or: '|' };

/** A filter in the page's address: `state.in.draft~shipped;(total.gte.100|paid.yes)`. */
export function writeFilterAddress(filter: ListFilter): string {
  const { join, groups } = tidyFilter(filter);
  return groups.map(writeGroup).join(signs[join]);
}

function writeGroup({ join, clauses }: ClauseGroup): string {
  const text = clauses.map(writeClause).join(signs[join]);
  return clauses.length > 1 ? `(${text})` : text;
}

function writeClause({ field, operator, values }: Clause): string {
  return [field, operator, ...(values.length > 0 ? [values.map(escapeValue).join('~')] : [])].join('.');
}

/** Signs of this language are written as `!` and two hexadecimal digits. */
function escapeValue(text: string): string {
  return text.replace(/[!~;|()]/g, (sign) => `!${sign.charCodeAt(0).toString(16)}`);
}

function unescapeValue(text: string): string {
  return text.replace(/!([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Parses an untrusted parameter: what is no clause is ignored. */
export function readFilterAddress(text: string | undefined): ListFilter {
  if (!text || text.length > longest) return noFilter;
  const { join, parts } = splitOutside(text);
  let left = mostClauses;
  const groups = parts.flatMap((part): ClauseGroup[] => {
    const isGroup = part.startsWith('(') && part.endsWith(')');
    const inner = isGroup ? splitOutside(part.slice(1, -1)) : { join: 'and' as const, parts: [part] };
    const clauses = inner.parts.flatMap((each) => readClause(each) ?? []).slice(0, left);
    left -= clauses.length;
    return [{ join: inner.join, clauses }];
  });
  return tidyFilter({ join, groups });
}

/** What stands in the parameter and is no clause, as it stands there: a link that was cut off, or one of another version. */
export function listUnread(text: string | undefined): string[] {
  if (!text) return [];
  if (text.length > longest) return [shorten(text)];
  const clauses = splitOutside(text).parts.flatMap((part) =>
    part.startsWith('(') && part.endsWith(')') ? splitOutside(part.slice(1, -1)).parts : [part],
  );
  const isRead = (part: string) => {
    const clause = readClause(part);
    return clause !== undefined && isComplete(clause);
  };
  return clauses.filter((part, at) => part !== '' && (at >= mostClauses || !isRead(part))).map(shorten);
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** The parts between the signs that stand in no brackets; the first such sign says how they are joined. */
function splitOutside(text: string): { join: Join; parts: string[] } {
  const parts = [''];
  let depth = 0;
  let join: Join | undefined;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && (sign === signs.and || sign === signs.or)) {
      join ??= sign === signs.or ? 'or' : 'and';
      parts.push('');
    } else parts[parts.length - 1] += sign;
  }
  return { join: join ?? 'and', parts };
}

const clausePattern = /^([A-Za-z][A-Za-z0-9_]{0,59})\.([a-z]+)(?:\.([^()]*))?$/s;

function readClause(text: string): Clause | undefined {
  const [, field, name, rest] = clausePattern.exec(text) ?? [];
  const operator = operators.find((one) => one === name);
  if (field === undefined || operator === undefined) return undefined;
  const values = rest === undefined ? [] : rest.split('~').slice(0, mostValues);
  return { field, operator, values: values.map((value) => unescapeValue(value).slice(0, longestValue)) };
}
