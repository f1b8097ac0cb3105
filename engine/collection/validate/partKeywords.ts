import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { addFault, isFull, type KeywordCheck, meetsSchema, type SchemaRun, visitPart } from './schemaRun.ts';
import { matchesText } from './valueKeywords.ts';

/** Keywords about what lists and objects hold. */
export const partKeywords: Readonly<Record<string, KeywordCheck>> = {
  maxItems: ofList((items, wanted, run) => {
    if (items.length > Number(wanted)) addFault(run, 'maxItems', { limit: Number(wanted) });
  }),
  minItems: ofList((items, wanted, run) => {
    if (items.length < Number(wanted)) addFault(run, 'minItems', { limit: Number(wanted) });
  }),
  uniqueItems: ofList((items, wanted, run) => {
    if (wanted !== true) return;
    // A set of spellings instead of comparing every pair stays fast on long lists.
    const spellings = new Set(items.map((item) => spell(item, run)));
    if (spellings.size < items.length) addFault(run, 'uniqueItems');
  }),
  prefixItems: ofList((items, wanted, run) => {
    const schemas = Array.isArray(wanted) ? wanted : [];
    for (const [index, schema] of schemas.entries()) visitItem(run, schema, items, index);
  }),
  items: ofList((items, wanted, run, { prefixItems }) => {
    const first = Array.isArray(prefixItems) ? prefixItems.length : 0;
    for (let index = first; index < items.length && !isFull(run); index += 1) visitItem(run, wanted, items, index);
  }),
  contains: ofList((items, wanted, run, { minContains, maxContains }) => {
    const met = items.filter((item) => meetsSchema(run, wanted, item)).length;
    if (met < Number(minContains ?? 1) || met > Number(maxContains ?? Number.POSITIVE_INFINITY))
      addFault(run, 'contains');
  }),
  maxProperties: ofObject((value, wanted, run) => {
    if (Object.keys(value).length > Number(wanted)) addFault(run, 'maxProperties', { limit: Number(wanted) });
  }),
  minProperties: ofObject((value, wanted, run) => {
    if (Object.keys(value).length < Number(wanted)) addFault(run, 'minProperties', { limit: Number(wanted) });
  }),
  required: ofObject((value, wanted, run) => requireNames(value, wanted, 'required', run)),
  dependentRequired: ofObject((value, wanted, run) => {
    if (!isJsonObject(wanted)) return;
    for (const [name, names] of Object.entries(wanted))
      if (holds(value, name)) requireNames(value, names, 'dependentRequired', run);
  }),
  propertyNames: ofObject((value, wanted, run) => {
    for (const name of Object.keys(value)) run.visit(wanted, name, run);
  }),
  additionalProperties: ofObject((value, wanted, run, schema) => {
    if (wanted === true) return;
    for (const [name, part] of Object.entries(value)) {
      if (isDescribed(name, schema, run)) continue;
      if (wanted === false) addFault(run, 'additionalProperties', {}, [name]);
      else visitPart(run, wanted, part, name);
    }
  }),
  properties: ofObject((value, wanted, run) => {
    if (!isJsonObject(wanted)) return;
    for (const [name, schema] of Object.entries(wanted)) {
      run.work.spend(0.2);
      const part = holds(value, name) ? value[name] : undefined;
      if (part !== undefined) visitPart(run, schema, part, name);
    }
  }),
  patternProperties: ofObject((value, wanted, run) => {
    if (!isJsonObject(wanted)) return;
    for (const [source, schema] of Object.entries(wanted))
      for (const [name, part] of Object.entries(value))
        if (matchesText(source, name, run)) visitPart(run, schema, part, name);
  }),
};

function ofList(check: (items: Json[], wanted: Json, run: SchemaRun, schema: JsonObject) => void): KeywordCheck {
  return (value, wanted, run, schema) => {
    if (Array.isArray(value)) check(value, wanted, run, schema);
  };
}

function ofObject(check: (value: JsonObject, wanted: Json, run: SchemaRun, schema: JsonObject) => void): KeywordCheck {
  return (value, wanted, run, schema) => {
    if (isJsonObject(value)) check(value, wanted, run, schema);
  };
}

function visitItem(run: SchemaRun, schema: Json, items: Json[], index: number): void {
  const item = items[index];
  if (item !== undefined) visitPart(run, schema, item, String(index));
}

function holds(value: JsonObject, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined;
}

function requireNames(value: JsonObject, names: Json, keyword: string, run: SchemaRun): void {
  for (const name of Array.isArray(names) ? names : []) {
    run.work.spend(0.2);
    if (!holds(value, String(name))) addFault(run, keyword, {}, [String(name)]);
  }
}

function isDescribed(name: string, { properties, patternProperties }: JsonObject, run: SchemaRun): boolean {
  if (isJsonObject(properties) && Object.hasOwn(properties, name)) return true;
  const patterns = isJsonObject(patternProperties) ? Object.keys(patternProperties) : [];
  return patterns.some((source) => matchesText(source, name, run));
}

function spell(value: Json, run: SchemaRun): string {
  run.work.spend(2);
  if (Array.isArray(value)) return `[${value.map((item) => spell(item, run)).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  run.work.spend(Object.keys(value).length * 3);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${spell(item, run)}`).join()}}`;
}
