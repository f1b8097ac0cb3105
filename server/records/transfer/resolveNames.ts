import { describeIssue } from '../../../engine/collection/validate/issue.ts';
import { compileAggregate } from '../../../engine/query/compileAggregate.ts';
import { compileFind } from '../../../engine/query/compileFind.ts';
import { type QueryRow, readRow } from '../../../engine/query/readRow.ts';
import type { ErrorDetail, JsonObject, Text } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { catalogFor, type RecordsContext } from '../context/recordsContext.ts';
import { runQuery } from '../context/runQuery.ts';
import type { FileColumn } from './lines/fileColumns.ts';
import type { Understanding } from './lines/readRow.ts';

/** The id of the record that a file calls so, or that several are. */
type Found = { id: string } | 'many';

interface NamedRow {
  input: JsonObject;
  understood: Understanding[];
  faults: ErrorDetail[];
}

/** Finds, for a whole import, the records that a file refers to by a code or a name in place of their ids. */
export function createNameResolver(context: RecordsContext, columns: readonly FileColumn[]) {
  const references = columns.filter(({ refersTo, name }) => refersTo && !name.endsWith('_by'));
  const known = new Map<string, Map<string, Found>>();
  return async (rows: readonly NamedRow[]): Promise<void> => {
    for (const [collection, group] of Map.groupBy(references, ({ refersTo = '' }) => refersTo)) {
      const stored = context.collections.get(collection);
      if (!stored) continue;
      const found = known.get(collection) ?? new Map<string, Found>();
      if (found.size > mostKnown) found.clear();
      known.set(collection, found);
      const texts = new Set(rows.flatMap(({ input }) => group.flatMap(({ name }) => listTexts(input[name]))));
      const unknown = [...texts].filter((text) => !found.has(text));
      for (let at = 0; at < unknown.length; at += atOnce)
        await findAll(context, stored, { texts: unknown.slice(at, at + atOnce), found });
      for (const row of rows) for (const column of group) replaceNames(row, column, found);
    }
  };
}

const mostKnown = 50_000;
/** How many texts one query looks for. */
const atOnce = 400;
/** Longer texts name nothing. */
const longestName = 300;

function listTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (item) => typeof item === 'string' && item !== '' && item.length <= longestName,
  );
}

function replaceNames(row: NamedRow, { name, title }: { name: string; title: Text }, found: Map<string, Found>): void {
  const replace = (text: string): string => {
    const record = found.get(text);
    if (record === 'many') row.faults.push(describeIssue('reference_unclear', { path: name, title }, { value: text }));
    if (record === undefined || record === 'many') return text;
    if (record.id !== text) row.understood.push({ path: name, from: text, to: record.id });
    return record.id;
  };
  const value = row.input[name];
  if (typeof value === 'string') row.input[name] = replace(value);
  if (Array.isArray(value)) row.input[name] = value.map((item) => (typeof item === 'string' ? replace(item) : item));
}

/** Ids and unique codes first; what is neither may be a name. Only records that the caller may read are found. */
async function findAll(
  context: RecordsContext,
  stored: StoredCollection,
  { texts, found }: { texts: string[]; found: Map<string, Found> },
): Promise<void> {
  for (const [text, id] of await findByCode(context, stored, texts)) found.set(text, { id });
  const names = texts.filter((text) => !found.has(text));
  for (const [text, ids] of await findByName(context, stored, names)) {
    const [id, other] = ids;
    if (id !== undefined) found.set(text, other === undefined ? { id } : 'many');
  }
}

async function findByCode(
  context: RecordsContext,
  { collection }: StoredCollection,
  texts: string[],
): Promise<Map<string, string>> {
  const codes = collection.columns.filter(({ unique, type }) => unique && type === 'text').map(({ field }) => field);
  const keys = readableFields(context, collection.name, codes);
  const found = new Map<string, string>();
  if (texts.length === 0 || !keys) return found;
  const fields = ['id', ...keys];
  const query = compileFind({
    collection: collection.name,
    catalog: catalogFor(context),
    filter: { $or: fields.map((field) => ({ [field]: { $in: texts } })) },
    projection: Object.fromEntries(fields.map((field) => [field, 1])),
    paging: 'all',
  });
  const records = (await runQuery<QueryRow>(context, query)).map((row) => readRow<JsonObject & { id: string }>(row));
  for (const field of fields.reverse())
    for (const record of records) if (typeof record[field] === 'string') found.set(record[field], record.id);
  return found;
}

async function findByName(
  context: RecordsContext,
  { collection }: StoredCollection,
  texts: string[],
): Promise<Map<string, Set<string>>> {
  const indexed = collection.search.filter((name) => collection.fields.get(name)?.column);
  const names = readableFields(context, collection.name, [...new Set([...collection.display, ...indexed])]);
  const found = new Map<string, Set<string>>();
  if (texts.length === 0) return found;
  for (const field of names ?? []) {
    const typed = spellings(texts, collection.fields.get(field)?.schema.format === 'email');
    const pipeline = [
      { $match: { [field]: { $in: [...typed.keys()] } } },
      { $group: { _id: `$${field}`, first: { $min: '$id' }, last: { $max: '$id' } } },
    ];
    const query = compileAggregate({ collection: collection.name, catalog: catalogFor(context), pipeline });
    for (const row of await runQuery<QueryRow>(context, query, 'heavy')) {
      const { _id, first, last } = readRow<{ _id: string; first: string; last: string }>(row);
      for (const text of typed.get(_id) ?? []) found.set(text, new Set([...(found.get(text) ?? []), first, last]));
    }
  }
  return found;
}

/** What is looked for, with the texts that mean it: an address of mail is the same in capitals. */
function spellings(texts: readonly string[], isMail: boolean): Map<string, string[]> {
  const pairs = texts.flatMap((text): [string, string][] => [
    [text, text],
    ...(isMail && text !== text.toLowerCase() ? [[text.toLowerCase(), text] satisfies [string, string]] : []),
  ]);
  const grouped = Map.groupBy(pairs, ([spelling]) => spelling);
  return new Map([...grouped].map(([spelling, all]) => [spelling, all.map(([, text]) => text)]));
}

/** Those of the fields that the caller may read; undefined where they may read no record. */
function readableFields(context: RecordsContext, collection: string, fields: string[]): string[] | undefined {
  const access = catalogFor(context).accessFor(collection);
  if (access === 'none') return undefined;
  return fields.filter((field) => access.fields?.includes(field) ?? true);
}
