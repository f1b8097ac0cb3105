import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import type { Expression } from '../../condition/expression/expressionTree.ts';
import { readExpression } from '../../condition/expression/readExpression.ts';
import { refuseQuery } from '../../condition/values/condition.errors.ts';
import { parseFieldPath } from '../../condition/values/fieldPath.ts';
import { join, readJson } from '../../condition/values/readJson.ts';
import { queryLimits } from '../sql/limits.ts';

/** The plan for a field, or for the fields inside it. */
export type FieldPlan = { kind: 'keep' } | { kind: 'drop' } | { kind: 'compute'; expression: Expression } | FieldTree;

/** Fields and their plans; unnamed fields are dropped by an including projection, and kept otherwise. */
export interface FieldTree {
  kind: 'tree';
  fields: Map<string, FieldPlan>;
}

export interface Projection {
  mode: 'include' | 'exclude';
  tree: FieldTree;
  /** By an excluding projection: what identifies a document is left out, `_id` where it has one and `id` otherwise. */
  nameless?: boolean;
}

type Names = ReadonlySet<string>;
const noNames: Names = new Set();

/** Identity fields, kept by an including projection unless it excludes them. */
const identities = ['id', '_id'];

/**
 * Parses `{name: 1, 'items.price': 1, total: {$sum: …}}` or `{secret: 0}`; the two kinds cannot be mixed, except for
 * `_id: 0` and `id: 0`.
 */
export function readProjection(projection: unknown, at = 'projection', names: Names = noNames): Projection | undefined {
  if (projection === undefined || projection === null) return undefined;
  const source = readJson(projection, at);
  if (!isJsonObject(source)) return refuseQuery(at, { th: 'ต้องเป็นออบเจ็กต์', en: 'a projection is an object' });
  const plans = flatten(source, '', at, names);
  if (plans.length === 0) return undefined;
  if (plans.length > queryLimits.projectionFields) refuseQuery(at, { th: 'เลือกหลายฟิลด์เกินไป', en: 'too many fields' });
  const isIdentity = ([path]: (typeof plans)[number]) => identities.includes(path);
  const byFields = plans.filter((one) => !isIdentity(one));
  const kept = plans.filter(([, plan]) => plan.kind !== 'drop');
  const deciding = [byFields, kept, plans].find((some) => some.length > 0) ?? plans;
  const mode = deciding.every(([, plan]) => plan.kind === 'drop') ? 'exclude' : 'include';
  if (mode === 'include' && deciding.some(([, plan]) => plan.kind === 'drop')) {
    refuseQuery(at, { th: 'ปนการเลือกกับการตัดออก', en: 'keeping and dropping fields mixed' });
  }
  const tree = buildFieldTree(plans, at);
  const isNameless = tree.fields.get('_id')?.kind === 'drop';
  if (mode === 'exclude') {
    if (!isNameless || tree.fields.has('id')) return { mode, tree };
    tree.fields.delete('_id');
    return { mode, tree, nameless: true };
  }
  for (const name of isNameless ? [] : identities) {
    if (!tree.fields.has(name)) tree.fields.set(name, { kind: 'keep' });
  }
  return { mode, tree };
}

/** Builds a tree from dotted paths; two plans for one field are refused. */
export function buildFieldTree(plans: readonly (readonly [string, FieldPlan])[], at: string): FieldTree {
  const root: FieldTree = { kind: 'tree', fields: new Map() };
  for (const [path, plan] of plans) {
    const { segments } = parseFieldPath(path, join(at, path));
    let tree = root;
    for (const segment of segments.slice(0, -1)) {
      const inner = tree.fields.get(segment) ?? { kind: 'tree', fields: new Map() };
      if (inner.kind !== 'tree') return refuseQuery(join(at, path), { th: 'ฟิลด์ซ้ำกัน', en: 'two plans for one field' });
      tree.fields.set(segment, inner);
      tree = inner;
    }
    const last = segments.at(-1) ?? '';
    if (tree.fields.has(last)) refuseQuery(join(at, path), { th: 'ฟิลด์ซ้ำกัน', en: 'two plans for one field' });
    tree.fields.set(last, plan);
  }
  return root;
}

function flatten(source: JsonObject, prefix: string, at: string, names: Names): [string, FieldPlan][] {
  return Object.entries(source).flatMap(([key, value]): [string, FieldPlan][] => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    const place = join(at, path);
    if (value === true || (typeof value === 'number' && value !== 0)) return [[path, { kind: 'keep' }]];
    if (value === 0 || value === false) return [[path, { kind: 'drop' }]];
    if (isNested(value, place)) return flatten(value, path, at, names);
    return [[path, { kind: 'compute', expression: readExpression(value, place, names) }]];
  });
}

function isNested(value: Json, at: string): value is JsonObject {
  if (!isJsonObject(value)) return false;
  const keys = Object.keys(value);
  if (keys.length === 0) return refuseQuery(at, { th: 'ออบเจ็กต์ว่าง', en: 'an empty object' });
  return !keys.some((key) => key.startsWith('$'));
}
