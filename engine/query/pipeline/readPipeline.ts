import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { readExpression, readVariables } from '../../condition/expression/readExpression.ts';
import { readFilter } from '../../condition/readCondition.ts';
import { refuseQuery } from '../../condition/values/condition.errors.ts';
import { parseFieldPath } from '../../condition/values/fieldPath.ts';
import { join } from '../../condition/values/readJson.ts';
import { buildFieldTree, type FieldPlan, readProjection } from '../clauses/readProjection.ts';
import { readSort } from '../sql/compileSort.ts';
import { queryLimits } from '../sql/limits.ts';
import { expectFieldName, expectKeys, expectObject, expectText, expectWhole } from './expect.ts';
import { readGroup } from './readGroup.ts';
import type { Stage } from './stage.ts';

interface Place {
  at: string;
  /** Variables named by a surrounding `$lookup`. */
  names: ReadonlySet<string>;
  nesting: number;
  /** Counters for the whole pipeline. */
  budget: { stages: number; joins: number };
}

type ReadStage = (value: Json, place: Place) => Stage[];

/** Parses a pipeline from validated JSON. */
export function readPipeline(pipeline: Json): Stage[] {
  const budget = { stages: queryLimits.stages, joins: queryLimits.joins };
  return readStages(pipeline, { at: 'pipeline', names: new Set(), nesting: 0, budget });
}

function readStages(value: Json | undefined, place: Place): Stage[] {
  if (!Array.isArray(value))
    return refuseQuery(place.at, { th: 'pipeline ต้องเป็นรายการ', en: 'a pipeline is a list of stages' });
  if (place.nesting > queryLimits.nesting)
    refuseQuery(place.at, { th: 'pipeline ซ้อนลึกเกินไป', en: 'pipelines nested too deep' });
  return value.flatMap((item, index) => readStage(item, { ...place, at: join(place.at, String(index)) }));
}

function readStage(value: Json, place: Place): Stage[] {
  const [name = '', ...others] = isJsonObject(value) ? Object.keys(value) : [];
  const read = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (!isJsonObject(value) || !read || others.length > 0) {
    return refuseQuery(place.at, { th: `ไม่รู้จักขั้นตอน ${name}`, en: `not a stage: ${name || 'nothing'}` });
  }
  place.budget.stages -= 1;
  if (place.budget.stages < 0)
    refuseQuery(place.at, { th: 'ขั้นตอนมากเกินไป', en: `more than ${queryLimits.stages} stages` });
  return read(value[name] ?? null, { ...place, at: join(place.at, name) });
}

const stages: Readonly<Record<string, ReadStage>> = {
  $match: (value, { at, names }) => [{ kind: 'match', filter: readFilter(expectObject(value, at), at, names) }],
  $project(value, { at, names }) {
    const projection = readProjection(expectObject(value, at), at, names);
    return projection
      ? [{ kind: 'project', projection }]
      : refuseQuery(at, { th: 'ไม่ได้เลือกฟิลด์', en: 'no field named' });
  },
  $addFields: readAddFields,
  $set: readAddFields,
  $unset(value, { at }) {
    const paths = Array.isArray(value) ? value : [value];
    if (paths.length === 0) refuseQuery(at, { th: 'ไม่ได้ระบุฟิลด์', en: 'no field named' });
    const plans = paths.map((path) => [expectText(path, at), { kind: 'drop' }] as const);
    return [{ kind: 'project', projection: { mode: 'exclude', tree: buildFieldTree(plans, at) } }];
  },
  $sort(value, { at }) {
    const sort = readSort(expectObject(value, at), at);
    return sort.length > 0 ? [{ kind: 'sort', sort }] : refuseQuery(at, { th: 'ไม่ได้ระบุฟิลด์', en: 'no field named' });
  },
  $skip: (value, { at }) => [{ kind: 'skip', count: expectWhole(value, at, 0) }],
  $limit: (value, { at }) => [{ kind: 'limit', count: expectWhole(value, at, 1) }],
  $sample: (value, { at }) => [{ kind: 'sample', count: expectWhole(expectKeys(value, at, ['size']).size, at, 1) }],
  $count: (value, { at }) => [{ kind: 'count', field: expectFieldName(value, at) }],
  $group: (value, { at, names }) => [readGroup(value, at, names)],
  $sortByCount: (value, { at, names }) => [
    {
      kind: 'group',
      key: readExpression(value, at, names),
      accumulators: [{ field: 'count', name: 'count', value: { kind: 'missing' } }],
    },
    { kind: 'sort', sort: [{ path: parseFieldPath('count', at), descending: true }] },
  ],
  $unwind: readUnwind,
  $replaceRoot: (value, { at, names }) => {
    const { newRoot = null } = expectKeys(value, at, ['newRoot']);
    return [{ kind: 'replaceRoot', root: readExpression(newRoot, join(at, 'newRoot'), names) }];
  },
  $replaceWith: (value, { at, names }) => [{ kind: 'replaceRoot', root: readExpression(value, at, names) }],
  $facet: readFacet,
  $lookup: readLookup,
  $unionWith: readUnion,
};

function readAddFields(value: Json, { at, names }: Place): Stage[] {
  const plans: (readonly [string, FieldPlan])[] = [];
  collectFields(expectObject(value, at), '', (path, item) => {
    plans.push([path, { kind: 'compute', expression: readExpression(item, join(at, path), names) }]);
  });
  if (plans.length > queryLimits.projectionFields) refuseQuery(at, { th: 'ฟิลด์มากเกินไป', en: 'too many fields' });
  if (plans.length === 0) return [];
  return [{ kind: 'addFields', tree: buildFieldTree(plans, at) }];
}

/** In `$addFields`, an object without operators means the fields inside it. */
function collectFields(source: JsonObject, prefix: string, take: (path: string, value: Json) => void): void {
  for (const [key, value] of Object.entries(source)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    const isNested =
      isJsonObject(value) && Object.keys(value).length > 0 && !Object.keys(value).some((each) => each.startsWith('$'));
    if (isNested) collectFields(value, path, take);
    else take(path, value);
  }
}

function readUnwind(value: Json, { at }: Place): Stage[] {
  const source =
    typeof value === 'string'
      ? { path: value }
      : expectKeys(value, at, ['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays']);
  const path = expectText(source.path, join(at, 'path'));
  if (!path.startsWith('$')) refuseQuery(join(at, 'path'), { th: 'path ต้องขึ้นต้นด้วย $', en: 'the path begins with $' });
  const { includeArrayIndex, preserveNullAndEmptyArrays = false } = source as JsonObject;
  if (typeof preserveNullAndEmptyArrays !== 'boolean') {
    return refuseQuery(at, {
      th: 'preserveNullAndEmptyArrays ต้องเป็น true หรือ false',
      en: 'preserveNullAndEmptyArrays is true or false',
    });
  }
  const indexField =
    includeArrayIndex === undefined ? undefined : expectFieldName(includeArrayIndex, join(at, 'includeArrayIndex'));
  return [
    {
      kind: 'unwind',
      path: parseFieldPath(path.slice(1), join(at, 'path')),
      indexField,
      preserve: preserveNullAndEmptyArrays,
    },
  ];
}

function readFacet(value: Json, place: Place): Stage[] {
  const entries = Object.entries(expectObject(value, place.at));
  if (entries.length === 0 || entries.length > queryLimits.facets) {
    refuseQuery(place.at, { th: 'จำนวน facet ไม่ถูกต้อง', en: `1 to ${queryLimits.facets} facets` });
  }
  const branches = entries.map(([name, branch]) => {
    const at = join(place.at, name);
    return [expectFieldName(name, at), readStages(branch, { ...place, at, nesting: place.nesting + 1 })] as const;
  });
  return [{ kind: 'facet', branches }];
}

function readLookup(value: Json, place: Place): Stage[] {
  const { at } = place;
  const source = expectKeys(value, at, ['from', 'localField', 'foreignField', 'as', 'let', 'pipeline']);
  const hasJoin = source.localField !== undefined || source.foreignField !== undefined;
  if (!hasJoin && source.pipeline === undefined) {
    refuseQuery(at, {
      th: '$lookup ต้องมี localField และ foreignField หรือ pipeline',
      en: '$lookup takes localField and foreignField, or a pipeline',
    });
  }
  const path = (key: 'localField' | 'foreignField') =>
    parseFieldPath(expectText(source[key], join(at, key)), join(at, key));
  const given =
    source.let === undefined
      ? { variables: [], names: place.names }
      : readVariables(source.let, join(at, 'let'), place.names);
  spendJoin(place);
  return [
    {
      kind: 'lookup',
      collection: expectText(source.from, join(at, 'from')),
      field: expectFieldName(source.as, join(at, 'as')),
      join: hasJoin ? { local: path('localField'), foreign: path('foreignField') } : undefined,
      variables: given.variables,
      stages: source.pipeline === undefined ? [] : readInner(source.pipeline, { ...place, names: given.names }),
    },
  ];
}

function readUnion(value: Json, place: Place): Stage[] {
  spendJoin(place);
  if (typeof value === 'string') return [{ kind: 'union', collection: value, stages: [] }];
  const source = expectKeys(value, place.at, ['coll', 'pipeline']);
  const stagesOfUnion = source.pipeline === undefined ? [] : readInner(source.pipeline, place);
  return [{ kind: 'union', collection: expectText(source.coll, join(place.at, 'coll')), stages: stagesOfUnion }];
}

function readInner(pipeline: Json, place: Place): Stage[] {
  return readStages(pipeline, { ...place, at: join(place.at, 'pipeline'), nesting: place.nesting + 1 });
}

function spendJoin({ at, budget }: Place): void {
  budget.joins -= 1;
  if (budget.joins < 0) refuseQuery(at, { th: 'เชื่อมคอลเลกชันมากเกินไป', en: `more than ${queryLimits.joins} joins` });
}
