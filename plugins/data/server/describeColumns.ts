import { findType } from 'sala/engine';
import type { ColumnKind, ColumnSetting, GridColumn } from '../shared/columns.ts';
import { chooseFields } from './chooseFields.ts';
import type { CollectionView, FieldView } from './collection/collectionView.ts';

/** The columns of a table: the chosen ones that this reader may see, else the most useful fields. */
export function describeColumns(view: CollectionView, settings: ColumnSetting[]): GridColumn[] {
  if (settings.length === 0) return chooseFields(view).map((field) => describe(field, undefined, view));
  const seen = new Set<string>();
  return settings.flatMap((setting) => {
    const field = view.fields.get(setting.field) ?? findInner(view, setting.field);
    if (!field || seen.has(setting.field)) return [];
    seen.add(setting.field);
    return [describe(field, setting, view)];
  });
}

/** Every field that this reader may filter by or choose as a column. */
export function describeFields(view: CollectionView): GridColumn[] {
  return [...view.fields.values()]
    .filter(({ name, plain, kind, type }) => name !== 'id' && (plain || type !== undefined || kind === 'choice'))
    .filter(({ name, choices }) => name !== 'state' || choices !== undefined)
    .map((field) => describe(field, undefined, view));
}

function describe(field: FieldView, setting: ColumnSetting | undefined, view: CollectionView): GridColumn {
  const chosen = setting && readKind(setting, field);
  const kind = chosen ?? field.kind;
  const isOwn = view.fields.has(field.name);
  const used = chosen ? undefined : findType(field.type);
  return {
    field: field.name,
    title: setting?.title || field.title,
    kind,
    ...(used && { type: field.type }),
    sortable: used
      ? isOwn && used.type.sort !== undefined
      : isOwn && field.plain && kind !== 'reference' && kind !== 'image' && kind !== 'person',
    filterable: used
      ? isOwn && used.type.filter !== undefined
      : isOwn && (field.plain || kind === 'choice') && kind !== 'image',
    ...(isOwn && field.plain && !field.many && groupKinds.has(field.kind) && { groupable: true }),
    ...(isOwn && isSum(field) && { summable: true }),
    ...(field.choices && { choices: field.choices }),
    ...(kind === 'reference' && field.reference && { reference: field.reference }),
    ...(field.many && { many: true }),
    ...(setting?.hidden && { hidden: true }),
  };
}

/** The chosen kind; the id of another record is no text that anybody reads. */
function readKind({ kind }: ColumnSetting, { reference }: FieldView): ColumnKind | undefined {
  return kind === 'auto' || (kind === 'text' && reference) ? undefined : kind;
}

const groupKinds: ReadonlySet<ColumnKind> = new Set(['status', 'choice', 'reference', 'date', 'datetime', 'boolean']);
const sumKinds: ReadonlySet<ColumnKind> = new Set(['number', 'money']);

/** Amounts and numbers; other types of numbers, as durations, have sums of their own. */
function isSum({ plain, many, kind, type }: FieldView): boolean {
  return plain && !many && sumKinds.has(kind) && (type === undefined || type === 'money');
}

/** `address.city` is visible where its top-level field is. */
function findInner(view: CollectionView, path: string): FieldView | undefined {
  const [first = '', ...inner] = path.split('.');
  const field = view.fields.get(first);
  return field && inner.length > 0 ? { name: path, title: field.title, kind: 'text', plain: false } : undefined;
}
