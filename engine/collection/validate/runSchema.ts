import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import type { Work } from '../../condition/values/work.ts';
import { choiceKeywords } from './choiceKeywords.ts';
import { partKeywords } from './partKeywords.ts';
import { addFault, isFull, type KeywordCheck, type SchemaFault, type SchemaRun } from './schemaRun.ts';
import { valueKeywords } from './valueKeywords.ts';

/** In the order in which faults are reported. */
const checks = Object.entries({ ...valueKeywords, ...choiceKeywords, ...partKeywords });

/**
 * What a value has against a schema, at most `most` faults. Each look costs a step of `work`, so that neither a schema nor a
 * value of somebody else's, nor the two together, hold the process up.
 */
export function runSchema(schema: JsonObject, value: Json, limits: { most: number; work: Work }): SchemaFault[] {
  const run: SchemaRun = { ...limits, faults: [], path: [], visit };
  visit(schema, value, run);
  return run.faults;
}

function visit(schema: Json, value: Json, run: SchemaRun): void {
  run.work.spend(1);
  if (isFull(run)) return;
  if (schema === false) addFault(run, 'false schema');
  if (!isJsonObject(schema)) return;
  for (const [check, wanted] of planOf(schema)) {
    run.work.spend(1);
    check(value, wanted, run, schema);
  }
}

const plans = new WeakMap<JsonObject, [KeywordCheck, Json][]>();

function planOf(schema: JsonObject): [KeywordCheck, Json][] {
  const known = plans.get(schema);
  if (known) return known;
  const plan = checks.flatMap(([keyword, check]): [KeywordCheck, Json][] => {
    const wanted = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
    return wanted === undefined ? [] : [[check, wanted]];
  });
  plans.set(schema, plan);
  return plan;
}
