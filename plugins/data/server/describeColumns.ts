import { findType } from 'sala/engine';
import type { ColumnKind, ColumnSetting, GridColumn } from '../shared/columns.ts';
import type { CollectionView, FieldView } from './collection/collectionView.ts';

const mostColumns = 8;

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
  const chosen = setting && setting.kind !== 'auto' ? setting.kind : undefined;
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

function chooseFields(view: CollectionView): FieldView[] {
  const own = [...view.fields.values()].filter(
    ({ name, plain, type }) => (plain || type !== undefined) && !systemNames.has(name),
  );
  const best = [...own].sort((one, other) => rank(other, view) - rank(one, view)).slice(0, mostColumns - 2);
  const chosen = own.filter((field) => best.includes(field));
  const display = view.display.flatMap((name) => chosen.find((field) => field.name === name) ?? []);
  const state = view.fields.get('state');
  const changed = view.fields.get('updated_at');
  return [
    ...display,
    ...chosen.filter((field) => !display.includes(field)),
    ...(state?.choices ? [state] : []),
    ...(changed ? [changed] : []),
  ];
}

const systemNames = new Set(['id', 'state', 'created_at', 'updated_at', 'created_by']);

function rank({ name, kind }: FieldView, { display }: CollectionView): number {
  if (display.includes(name)) return 10;
  return ({ money: 6, date: 5, choice: 4, reference: 4, image: 3, number: 3 } as Record<string, number>)[kind] ?? 1;
}
