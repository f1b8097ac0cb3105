import type { FieldPlan, FieldTree, Projection } from './readProjection.ts';
import { pickFields } from './recordSql.ts';
import type { Scope } from './scope.ts';
import type { SqlBinder } from './sqlBinder.ts';

/** SQL of the document with only, or without, the fields that a projection names. */
export function compileProjection(projection: Projection, scope: Scope, binder: SqlBinder): string {
  const { mode, tree } = projection;
  const names = [...tree.fields.keys()];
  const isFlat = [...tree.fields.values()].every((plan) => plan.kind === 'keep' || plan.kind === 'drop');
  if (isFlat && mode === 'exclude') return `(${scope.document()} - ${binder.texts(names)})`;
  if (isFlat) {
    const kept = names.filter((name) => tree.fields.get(name)?.kind === 'keep');
    return pickFields(scope.document(), kept, binder);
  }
  const each = binder.alias('d');
  const body = mode === 'include' ? include(`${each}.v`, tree, binder) : exclude(`${each}.v`, tree, binder);
  return `(SELECT ${body} FROM (SELECT ${scope.document()} AS v OFFSET 0) ${each})`;
}

function include(value: string, tree: FieldTree, binder: SqlBinder): string {
  const each = binder.alias('k');
  const rows = [...tree.fields]
    .map(([name, plan]) => ({ name, sql: includeField(`(${value} -> ${binder.text(name)})`, plan, binder) }))
    .filter(({ sql }) => sql !== undefined)
    .map(({ name, sql }) => `(${binder.text(name)}, ${sql})`);
  if (rows.length === 0) return `'{}'::jsonb`;
  return `(SELECT coalesce(jsonb_object_agg(${each}.k, ${each}.v) FILTER (WHERE ${each}.v IS NOT NULL), '{}'::jsonb) FROM (VALUES ${rows.join(', ')}) ${each}(k, v))`;
}

function includeField(value: string, plan: FieldPlan, binder: SqlBinder): string | undefined {
  if (plan.kind === 'keep') return value;
  if (plan.kind !== 'tree') return undefined;
  return inside(value, (inner) => include(inner, plan, binder), 'NULL', binder);
}

function exclude(value: string, tree: FieldTree, binder: SqlBinder): string {
  const dropped = [...tree.fields].filter(([, plan]) => plan.kind === 'drop').map(([name]) => name);
  let result = dropped.length === 0 ? value : `(${value} - ${binder.texts(dropped)})`;
  for (const [name, plan] of tree.fields) {
    if (plan.kind !== 'tree') continue;
    const key = binder.text(name);
    const field = `(${value} -> ${key})`;
    const inner = inside(field, (item) => exclude(item, plan, binder), field, binder);
    result = `(${result} || CASE WHEN ${field} IS NULL THEN '{}'::jsonb ELSE jsonb_build_object(${key}, ${inner}) END)`;
  }
  return result;
}

/** Does something to an object, or to each object of an array; `other` stands for a value that is neither. */
function inside(value: string, change: (object: string) => string, other: string, binder: SqlBinder): string {
  const each = binder.alias('e');
  const item = `${each}.v`;
  const kept =
    other === 'NULL'
      ? `CASE jsonb_typeof(${item}) WHEN 'object' THEN ${change(item)} END`
      : `CASE jsonb_typeof(${item}) WHEN 'object' THEN ${change(item)} ELSE ${item} END`;
  const filter = other === 'NULL' ? ` FILTER (WHERE jsonb_typeof(${item}) = 'object')` : '';
  const list = `(SELECT coalesce(jsonb_agg(${kept} ORDER BY ${each}.n)${filter}, '[]'::jsonb) FROM jsonb_array_elements(${value}) WITH ORDINALITY ${each}(v, n))`;
  return `CASE jsonb_typeof(${value}) WHEN 'object' THEN ${change(value)} WHEN 'array' THEN ${list} ELSE ${other} END`;
}
