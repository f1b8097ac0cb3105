import type { Json, JsonObject } from '../../../schemas/json.ts';
import type { Text } from '../../../schemas/text.ts';
import type { Work } from '../../condition/values/work.ts';

/** One keyword of a schema that a value does not meet. */
export interface SchemaFault {
  keyword: string;
  path: readonly string[];
  params: FaultParams;
}

export interface FaultParams {
  limit?: number;
  type?: string;
  values?: readonly Json[];
  /** The end of a sentence about the field. */
  reason?: Text;
}

/** One judgement of a value by a schema, while it runs. */
export interface SchemaRun {
  faults: SchemaFault[];
  /** Enough faults: nothing is looked at once there are as many. */
  most: number;
  /** Where in the value the run is. */
  path: string[];
  work: Work;
  visit: (schema: Json, value: Json, run: SchemaRun) => void;
}

/** Looks at a value for one keyword: `wanted` is what the schema says there. */
export type KeywordCheck = (value: Json, wanted: Json, run: SchemaRun, schema: JsonObject) => void;

export function isFull({ faults, most }: SchemaRun): boolean {
  return faults.length >= most;
}

export function addFault(run: SchemaRun, keyword: string, params: FaultParams = {}, inside: string[] = []): void {
  if (!isFull(run)) run.faults.push({ keyword, path: [...run.path, ...inside], params });
}

/** Judges a part of the value by a schema of its own. */
export function visitPart(run: SchemaRun, schema: Json, value: Json, name: string): void {
  if (isFull(run)) return;
  run.path.push(name);
  run.visit(schema, value, run);
  run.path.pop();
}

/** Whether the value meets the schema, without a word about why not. */
export function meetsSchema(run: SchemaRun, schema: Json, value: Json): boolean {
  const inner: SchemaRun = { ...run, faults: [], most: 1, path: [] };
  run.visit(schema, value, inner);
  return inner.faults.length === 0;
}
