import type { AnyStateMachine } from 'xstate';
import {
  type Column,
  type Layout,
  type LayoutObject,
  layoutVersion,
  type Row,
  type Text,
} from '../../../schemas/index.ts';
import type { Collection, CollectionField } from '../../collection/compiled/collection.ts';
import { readFieldType } from '../../collection/compiled/readFieldType.ts';
import { listPlaces } from '../../machine/listPlaces.ts';
import { arrangeSections, holdsLines, holdsParts, type Section } from './arrangeSections.ts';
import { chooseWidget } from './chooseWidget.ts';
import type { ScreenKind } from './screenKey.ts';
import { titleBoard, writeBoard } from './writeBoard.ts';
import { titleDashboard, writeDashboard } from './writeDashboard.ts';

/** A generated layout: what stands on a page of a collection until its plugin or its site writes another. */
export function writeScreen(kind: ScreenKind, collection: Collection, machine?: AnyStateMachine): Layout {
  return {
    version: layoutVersion,
    kind: 'screen',
    settings: { title: titles[kind]?.(collection.title) ?? collection.title },
    rows: writers[kind](collection, machine),
  };
}

/** What pages are called that are not called as their collection. */
const titles: Partial<Record<ScreenKind, (title: Text) => Text>> = { dashboard: titleDashboard, board: titleBoard };

const writers: Record<ScreenKind, (collection: Collection, machine?: AnyStateMachine) => Row[]> = {
  list: (collection) => [
    row('list', [{ uid: 'list', type: 'record_list', v: 1, title: collection.title, collection: collection.name }]),
  ],
  form: (collection, machine) => [
    row('form', [
      {
        uid: 'form',
        type: 'record_form',
        v: 1,
        collection: collection.name,
        rows: arrangeSections(describeForm(collection, machine), 'form').map(writeFormSection),
      },
    ]),
  ],
  detail: writeDetail,
  dashboard: writeDashboard,
  board: writeBoard,
};

/**
 * What a record must hold in its first state and in every later one that demands anything is required by the form, which serves all of
 * them. Who took a step and when is written by its event, over whatever stood there, so nobody is asked for it.
 */
function describeForm(collection: Collection, machine?: AnyStateMachine): Collection {
  const demands = collection.schema['x-required-in'] ?? {};
  const needed = (demands[String(machine?.config.initial)] ?? []).filter((field) =>
    Object.values(demands).every((fields) => fields.includes(field)),
  );
  const signed = machine ? listSigned(machine) : [];
  const fields = [...collection.fields.values()].map((field): [string, CollectionField] => [
    field.name,
    {
      ...field,
      required: field.required || needed.includes(field.name),
      readonly: field.readonly || (signed.includes(field.name) && !field.required),
    },
  ]);
  return { ...collection, fields: new Map(fields) };
}

/** The fields that a step fills with the person who took it, and with its time beside that. */
function listSigned(machine: AnyStateMachine): string[] {
  return listPlaces(machine).flatMap(({ stamps }) =>
    Object.values(stamps).includes('user') ? Object.keys(stamps) : [],
  );
}

/** The head over everything; below it what the record holds, and beside that how it stands. */
function writeDetail(collection: Collection): Row[] {
  const about = { v: 1, collection: collection.name };
  const place = (type: string): LayoutObject => ({ uid: type.replace('record_', ''), type, ...about });
  const sections = arrangeSections(collection, 'detail').map(({ title, fields }) => ({
    ...(title && { title }),
    fields: fields.map(({ name }) => name),
  }));
  return [
    row('head', [place('record_head')]),
    {
      uid: 'body-row',
      width: 'wide',
      columns: [
        {
          uid: 'main-column',
          size: mainSize,
          objects: [{ ...place('record_detail'), sections }, place('record_related')],
        },
        {
          uid: 'side-column',
          size: widths.full - mainSize,
          objects: besides.map(place),
        },
      ],
    },
  ];
}

function row(uid: string, objects: LayoutObject[]): Row {
  return { uid: `${uid}-row`, width: 'wide', columns: [{ uid: `${uid}-column`, objects }] };
}

/** What stands beside a record, in the order in which people look for it. */
const besides = ['record_progress', 'record_comments', 'record_files', 'record_effects', 'record_history'];

/** The column of a record beside the one that says how it stands, in twelfths of a row. */
const mainSize = 8;

/** Widths of fields in twelfths of a row. */
const widths = { full: 12, half: 6, third: 4, quarter: 3 };

/** A titled group of fields; the fields of an object stand in a group of their own. */
function writeFormSection({ title, fields, folded }: Section, at: number): Row {
  const uid = `section-${at}`;
  const [first] = fields;
  const isObject = first !== undefined && holdsParts(first);
  const columns = isObject
    ? listParts(first).map((part) => writeColumn(part, first))
    : fields.map((one) => writeColumn(one));
  const grouped = isObject && ({ dataMode: 'set', dataSetName: first.name } as const);
  return row(uid, [
    {
      uid,
      type: 'record_section',
      v: 1,
      ...(title && { title }),
      ...(folded && { folded }),
      ...(isObject && { name: first.name }),
      rows: splitColumns(columns).map((some, index) => ({ uid: `${uid}-fields-${index}`, ...grouped, columns: some })),
    },
  ]);
}

/** A row holds at most twelve columns: the next one begins where a line of it ends. */
function splitColumns(columns: readonly Column[]): Column[][] {
  const rows: Column[][] = [];
  let used = 0;
  for (const column of columns) {
    const { size = widths.full } = column;
    const isNewLine = used === 0 || used + size > widths.full;
    used = isNewLine ? size : used + size;
    const row = rows.at(-1);
    if (!row || (isNewLine && row.length >= fullRow)) rows.push([column]);
    else row.push(column);
  }
  return rows;
}

/** A further line of it has at most four columns. */
const fullRow = 9;

/** The parts of an object as fields. */
function listParts({ schema, secret, readonly, computed }: CollectionField): CollectionField[] {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  return Object.entries(schema.properties ?? {}).map(([name, part]) => ({
    name,
    type: readFieldType(part),
    title: part['x-title'] ?? { th: name, en: name },
    schema: part,
    required: required.has(name),
    secret,
    readonly,
    computed,
  }));
}

function writeColumn(field: CollectionField, whole?: CollectionField): Column {
  const place = whole ? `${whole.name}-${field.name}` : field.name;
  return { uid: `column-${place}`, size: widthOf(field), objects: [writeField(field, `field-${place}`)] };
}

function writeField(field: CollectionField, uid: string): LayoutObject {
  const { name, title, schema, required } = field;
  const chosen = chooseWidget(field);
  const common = { uid, name, label: title };
  if (!chosen) return { ...common, type: 'record_value', v: 1 };
  const help = schema['x-help'];
  return {
    ...common,
    type: chosen.type,
    v: 1,
    ...(required && { required: true }),
    ...(help && { help }),
    ...(schema['x-sequence'] !== undefined && chosen.type === 'input' && { placeholder: numberedText }),
    ...chosen.properties,
  };
}

const numberedText: Text = { th: 'ออกเลขให้เมื่อบันทึก', en: 'Numbered when saved' };

const wideTypes = new Set([
  'textarea',
  'rich_text_input',
  'line_items',
  'address',
  'json',
  'flow',
  'record_upload',
  'checkbox',
]);

function widthOf(field: CollectionField): number {
  const { schema } = field;
  if (schema['x-width']) return widths[schema['x-width']];
  if (holdsLines(field)) return widths.full;
  const chosen = chooseWidget(field);
  return chosen && wideTypes.has(chosen.type) ? widths.full : widths.third;
}
