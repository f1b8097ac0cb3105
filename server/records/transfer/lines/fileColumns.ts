import type { FieldType } from '../../../../engine/collection/collection.ts';
import type { TitledField } from '../../../../engine/record/titledFields.ts';
import { type FieldSchema, type Language, readText, systemFieldNames, type Text } from '../../../../schemas/index.ts';
import type { StoredCollection } from '../../storedCollection.ts';
import { titledFieldsOf } from '../../titleRecords.ts';
import { type ReadCell, showCell } from './cells.ts';
import { headingUnclear } from './lines.errors.ts';

/** A column of a file, and what is known of its values. */
export interface FileColumn extends TitledField {
  /** The field; '' for a column that belongs to none. */
  name: string;
  title: Text;
  type: FieldType;
  schema: FieldSchema;
}

const systemTitles: Record<(typeof systemFieldNames)[number], Text> = {
  id: { th: 'รหัสรายการ', en: 'Record id' },
  state: { th: 'สถานะ', en: 'Status' },
  version: { th: 'รุ่น', en: 'Version' },
  created_at: { th: 'สร้างเมื่อ', en: 'Created' },
  created_by: { th: 'สร้างโดย', en: 'Created by' },
  updated_at: { th: 'แก้ไขเมื่อ', en: 'Changed' },
  updated_by: { th: 'แก้ไขโดย', en: 'Changed by' },
};
const trailing = ['version', 'created_at', 'created_by', 'updated_at', 'updated_by'];

/** Columns of an exported file: the system fields around the collection's own readable ones. */
export function listColumns(stored: StoredCollection, readable: readonly string[] | undefined): FileColumn[] {
  const columns = describeColumns(stored);
  const hidden = new Set(stored.collection.secrets);
  const own = [...stored.collection.fields.keys()].filter(
    (name) => !hidden.has(name) && (readable === undefined || readable.includes(name)),
  );
  return ['id', 'state', ...own, ...trailing].flatMap((name) => columns.get(name) ?? []);
}

/** The titles of columns; the name of a field whose title another one has too, so that the file can be imported. */
export function writeHeadings(columns: readonly FileColumn[], language: Language): string[] {
  const titles = columns.map(({ title }) => readText(title, language));
  const isOwn = (title: string) => titles.filter((other) => plain(other) === plain(title)).length === 1;
  return columns.map(({ name }, at) => {
    const title = titles[at] ?? '';
    return title !== '' && isOwn(title) ? title : name;
  });
}

/**
 * The columns of a file by its headings, which may be names, aliases or titles in either language. A title that two fields have
 * is refused, so that no value comes into a field by chance.
 */
export function readHeadings(stored: StoredCollection, cells: readonly ReadCell[]): FileColumn[] {
  const columns = describeColumns(stored);
  const { aliases, systemAliases } = stored.collection;
  return [...cells].map((cell) => {
    const heading = showCell(cell).trim();
    const named = columns.get(aliases.get(heading) ?? systemAliases.get(heading) ?? heading);
    if (named) return named;
    const titled = [...columns.values()].filter((column) => isCalled(column, heading));
    const own = titled.filter(({ name }) => stored.collection.fields.has(name));
    const [column, other] = own.length > 0 ? own : titled;
    if (column && other)
      throw headingUnclear({ heading, names: (own.length > 0 ? own : titled).map(({ name }) => name).join(', ') });
    return column ?? { name: '', title: { th: heading, en: heading }, type: 'any', schema: {}, choices: [] };
  });
}

function describeColumns(stored: StoredCollection): Map<string, FileColumn> {
  const titled = titledFieldsOf(stored);
  const describe = (name: string, field: Pick<FileColumn, 'title' | 'type' | 'schema'>): [string, FileColumn] => [
    name,
    { name, ...field, choices: [], ...titled.get(name) },
  ];
  return new Map([
    ...systemFieldNames.map((name) =>
      describe(name, { title: systemTitles[name], type: name === 'version' ? 'integer' : 'string', schema: {} }),
    ),
    ...[...stored.collection.fields.values()].map(({ name, title, type, schema }) =>
      describe(name, { title, type, schema }),
    ),
  ]);
}

function isCalled({ name, title }: FileColumn, heading: string): boolean {
  return heading !== '' && [name, title.th, title.en].some((called) => plain(called) === plain(heading));
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
