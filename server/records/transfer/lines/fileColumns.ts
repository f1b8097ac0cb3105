import type { FieldType } from '../../../../engine/collection/compiled/collection.ts';
import type { TitledField } from '../../../../engine/record/titledFields.ts';
import { type FieldSchema, type Language, readText, systemFieldNames, type Text } from '../../../../schemas/index.ts';
import type { StoredCollection } from '../../collections/storedCollection.ts';
import { titledFieldsOf } from '../../find/titleRecords.ts';
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

/** Whether a column holds moments, which people read on the clocks of their site. */
export function isMoment({ name, type, schema }: FileColumn): boolean {
  return (type === 'date' && schema.format === 'date-time') || name === 'created_at' || name === 'updated_at';
}

/** Columns of an exported file: the system fields around the collection's own readable ones. */
export function listColumns(stored: StoredCollection, readable: readonly string[] | undefined): FileColumn[] {
  const columns = describeColumns(stored);
  const hidden = new Set(stored.collection.secrets);
  const own = [...stored.collection.fields.keys()].filter(
    (name) => !hidden.has(name) && (readable === undefined || readable.includes(name)),
  );
  return ['id', 'state', ...own, ...trailing].flatMap((name) => columns.get(name) ?? []);
}

/** The fields that a file may fill in, as people choose them for its columns. */
export function listImportable(stored: StoredCollection, writable: readonly string[]): FileColumn[] {
  const columns = describeColumns(stored);
  const open = [...stored.collection.fields.values()].filter(
    ({ name, computed }) => !computed && writable.includes(name),
  );
  return ['id', 'state', ...open.map(({ name }) => name)].flatMap((name) => columns.get(name) ?? []);
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

/** What somebody says of the columns of a file: a field, '' for none, null where the heading is to say it. */
export type ChosenColumns = readonly (string | null)[];

/**
 * The columns of a file by its headings, which may be names, aliases or titles in either language. A title that two fields have
 * is refused, so that no value comes into a field by chance; where somebody chooses the fields it is left for them to say.
 */
export function readHeadings(
  stored: StoredCollection,
  cells: readonly ReadCell[],
  chosen?: ChosenColumns,
): FileColumn[] {
  const columns = describeColumns(stored);
  const headings = [...cells].map((cell) => showCell(cell).trim());
  const sure = headings.map((heading, at): FileColumn | undefined => {
    const said = chosen?.[at] ?? null;
    if (said !== null) return columns.get(said) ?? withoutField(heading);
    return findColumn(stored, columns, heading, chosen !== undefined);
  });
  const taken = new Set(sure.flatMap((column) => column?.name ?? []));
  return sure.map((column, at) => {
    const heading = headings[at] ?? '';
    if (column) return column;
    const guess = chosen && guessColumn([...columns.values()], heading);
    if (!guess || taken.has(guess.name)) return withoutField(heading);
    taken.add(guess.name);
    return guess;
  });
}

function withoutField(heading: string): FileColumn {
  return { name: '', title: { th: heading, en: heading }, type: 'any', schema: {}, choices: [] };
}

/** The column that a heading names: refused where it names several, unless somebody is asked which. */
function findColumn(
  stored: StoredCollection,
  columns: ReadonlyMap<string, FileColumn>,
  heading: string,
  isAsked: boolean,
): FileColumn | undefined {
  const { aliases, systemAliases, fields } = stored.collection;
  const named = columns.get(aliases.get(heading) ?? systemAliases.get(heading) ?? heading);
  if (named) return named;
  const titled = [...columns.values()].filter((column) => isCalled(column, heading));
  const own = titled.filter(({ name }) => fields.has(name));
  const [column, other] = own.length > 0 ? own : titled;
  if (!column || !other) return column;
  if (isAsked) return withoutField(heading);
  throw headingUnclear({ heading, names: (own.length > 0 ? own : titled).map(({ name }) => name).join(', ') });
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

const leastGuessed = 3;

/** The only field whose name or title is nearly this heading, or begins with it; somebody sees the guess before it counts. */
function guessColumn(columns: readonly FileColumn[], heading: string): FileColumn | undefined {
  const wanted = loose(heading);
  if (wanted.length < leastGuessed) return undefined;
  const called = (fits: (text: string) => boolean) =>
    columns.filter(({ name, title }) => [name, title.th, title.en].some((text) => fits(loose(text))));
  const same = called((text) => text === wanted);
  const near = same.length > 0 ? same : called((text) => text.startsWith(wanted));
  return near.length === 1 ? near[0] : undefined;
}

function loose(text: string): string {
  return text.toLowerCase().replace(/[\s\p{P}\p{S}]+/gu, '');
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
