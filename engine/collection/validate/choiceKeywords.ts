import { isJsonObject, type Json } from '../../../schemas/json.ts';
import { addFault, type KeywordCheck, meetsSchema, type SchemaRun } from './schemaRun.ts';

/** Keywords that judge the same value by further schemas. Of a choice that failed only the choice is reported. */
export const choiceKeywords: Readonly<Record<string, KeywordCheck>> = {
  not: (value, wanted, run) => {
    if (meetsSchema(run, wanted, value)) addFault(run, 'not');
  },
  anyOf: (value, wanted, run) => {
    if (!listOf(wanted).some((schema) => meetsSchema(run, schema, value))) addFault(run, 'anyOf');
  },
  oneOf: (value, wanted, run) => {
    if (countMet(listOf(wanted), value, run) !== 1) addFault(run, 'oneOf');
  },
  allOf: (value, wanted, run) => {
    for (const schema of listOf(wanted)) run.visit(schema, value, run);
  },
  if: (value, wanted, run, schema) => {
    const next = meetsSchema(run, wanted, value) ? schema.then : schema.else;
    if (next !== undefined) run.visit(next, value, run);
  },
  dependentSchemas: (value, wanted, run) => {
    if (!isJsonObject(value) || !isJsonObject(wanted)) return;
    for (const [name, schema] of Object.entries(wanted)) {
      run.work.spend(1);
      if (Object.hasOwn(value, name)) run.visit(schema, value, run);
    }
  },
};

function listOf(wanted: Json): Json[] {
  return Array.isArray(wanted) ? wanted : [];
}

function countMet(schemas: Json[], value: Json, run: SchemaRun): number {
  let met = 0;
  for (const schema of schemas) if (met < 2 && meetsSchema(run, schema, value)) met += 1;
  return met;
}
