import { compileExpression } from '../expression/compileExpression.ts';
import { documentScope, type Scope } from '../sql/scope.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import type { FieldPlan, FieldTree, Projection } from './readProjection.ts';

/** The source of an object's fields: a stored record, or a jsonb. */
type ReadField = (name: string) => string | undefined;

/** SQL of the document with only, or without, the fields of a projection. */
export function compileProjection({ mode, tree, nameless }: Projection, scope: Scope, binder: SqlBinder): string {
  if (mode === 'include') return include(fieldsOf(scope, binder), tree, scope, binder);
  if (nameless) {
    const identity = (value: string) => `CASE WHEN jsonb_exists(${value}, '_id') THEN '_id' ELSE 'id' END`;
    return onDocument(scope, binder, (value) => `(${exclude(value, tree, binder)} - ${identity(value)})`);
  }
  const isFlat = [...tree.fields.values()].every((plan) => plan.kind === 'drop');
  if (isFlat) return `(${scope.document()} - ${binder.texts([...tree.fields.keys()])})`;
  return onDocument(scope, binder, (value) => exclude(value, tree, binder));
}

/** SQL of the document with computed fields added; a field without a value is removed. */
export function compileAddedFields(tree: FieldTree, scope: Scope, binder: SqlBinder): string {
  return onDocument(scope, binder, (value, inner) => put(value, tree, inner, binder));
}

/** Computes the document once and applies an expression to it. */
function onDocument(scope: Scope, binder: SqlBinder, change: (value: string, inner: Scope) => string): string {
  const document = scope.document();
  if (/^\w+\.\w+$/.test(document)) return change(document, scope);
  const each = binder.alias('d');
  return `(SELECT ${change(`${each}.v`, scope)} FROM (SELECT ${document} AS v OFFSET 0) ${each})`;
}

function fieldsOf(scope: Scope, binder: SqlBinder): ReadField {
  return (name) => {
    const place = scope.locate([name]);
    if (!place) return undefined;
    return place.segments.length === 0 ? place.root : `(${place.root} -> ${binder.text(name)})`;
  };
}

function include(read: ReadField, tree: FieldTree, scope: Scope, binder: SqlBinder): string {
  const rows = [...tree.fields].flatMap(([name, plan]) => {
    const sql = includeField(read(name), plan, scope, binder);
    return sql === undefined ? [] : [`(${binder.text(name)}, ${sql})`];
  });
  return objectOf(rows, binder);
}

function includeField(value: string | undefined, plan: FieldPlan, scope: Scope, binder: SqlBinder): string | undefined {
  if (plan.kind === 'drop') return undefined;
  if (plan.kind === 'keep') return value;
  if (plan.kind === 'compute') return compileExpression(plan.expression, scope, binder);
  const change = (object: string) => include(fieldsOf(documentScope(object), binder), plan, scope, binder);
  const isMade = hasComputed(plan);
  if (value === undefined) return isMade ? change(`'{}'::jsonb`) : undefined;
  return inside({ value, change, binder, otherwise: isMade ? 'empty object' : 'nothing', keepItems: false });
}

function exclude(value: string, tree: FieldTree, binder: SqlBinder): string {
  const dropped = [...tree.fields].filter(([, plan]) => plan.kind === 'drop').map(([name]) => name);
  let result = dropped.length === 0 ? value : `(${value} - ${binder.texts(dropped)})`;
  for (const [name, plan] of tree.fields) {
    if (plan.kind !== 'tree') continue;
    const key = binder.text(name);
    const field = `(${value} -> ${key})`;
    const change = (object: string) => exclude(object, plan, binder);
    const changed = inside({ value: field, change, binder, otherwise: 'value', keepItems: true });
    result = `(${result} || CASE WHEN ${field} IS NULL THEN '{}'::jsonb ELSE jsonb_build_object(${key}, ${changed}) END)`;
  }
  return result;
}

function put(value: string, tree: FieldTree, scope: Scope, binder: SqlBinder): string {
  const rows = [...tree.fields].map(([name, plan]) => {
    const key = binder.text(name);
    return `(${key}, ${putField(`(${value} -> ${key})`, plan, scope, binder)})`;
  });
  return `((${value} - ${binder.texts([...tree.fields.keys()])}) || ${objectOf(rows, binder)})`;
}

function putField(value: string, plan: FieldPlan, scope: Scope, binder: SqlBinder): string {
  if (plan.kind === 'compute') return compileExpression(plan.expression, scope, binder);
  if (plan.kind !== 'tree') return value;
  const change = (object: string) => put(object, plan, scope, binder);
  return inside({ value, change, binder, otherwise: 'empty object', keepItems: true });
}

function hasComputed(tree: FieldTree): boolean {
  return [...tree.fields.values()].some(
    (plan) => plan.kind === 'compute' || (plan.kind === 'tree' && hasComputed(plan)),
  );
}

/** An object built from rows (key, value), without missing values. */
function objectOf(rows: readonly string[], binder: SqlBinder): string {
  if (rows.length === 0) return `'{}'::jsonb`;
  const each = binder.alias('k');
  return `(SELECT coalesce(jsonb_object_agg(${each}.k, ${each}.v) FILTER (WHERE ${each}.v IS NOT NULL), '{}'::jsonb) FROM (VALUES ${rows.join(', ')}) ${each}(k, v))`;
}

/**
 * Applies an expression to an object, or to each object of an array, written once for both: the SQL of nested objects
 * would double at every level. `keepItems` keeps the array's other elements.
 */
function inside(input: {
  value: string;
  change: (object: string) => string;
  binder: SqlBinder;
  otherwise: 'nothing' | 'value' | 'empty object';
  keepItems: boolean;
}): string {
  const { value, change, binder, otherwise, keepItems } = input;
  const each = binder.alias('e');
  const other = otherwise === 'empty object' ? `'[{}]'::jsonb` : `'[]'::jsonb`;
  const items = `CASE jsonb_typeof(${value}) WHEN 'array' THEN ${value} WHEN 'object' THEN jsonb_build_array(${value}) ELSE ${other} END`;
  const item = `CASE jsonb_typeof(${each}.v) WHEN 'object' THEN ${change(`${each}.v`)} ELSE ${each}.v END`;
  const filter = keepItems ? '' : ` FILTER (WHERE jsonb_typeof(${each}.v) = 'object')`;
  const list = `coalesce(jsonb_agg(${item} ORDER BY ${each}.n)${filter}, '[]'::jsonb)`;
  const changed = `(SELECT CASE jsonb_typeof(${value}) WHEN 'array' THEN l.v ELSE l.v -> 0 END FROM (SELECT ${list} AS v FROM jsonb_array_elements(${items}) WITH ORDINALITY ${each}(v, n) OFFSET 0) l)`;
  return otherwise === 'value'
    ? `CASE WHEN jsonb_typeof(${value}) IN ('object', 'array') THEN ${changed} ELSE ${value} END`
    : changed;
}
