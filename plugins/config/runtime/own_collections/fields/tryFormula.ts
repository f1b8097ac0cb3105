import { computeFields, readFormulas } from 'sala/engine';
import type { CollectionSchema, FieldSchema, Json, JsonObject, Text } from 'sala/schemas';

/** Which fields a formula of the record reads, what is wrong with it, and what it gives for these values. */
export interface FormulaTrial {
  reads: string[];
  faults: Text[];
  result?: Json;
}

export function tryFormula(
  { properties }: Pick<CollectionSchema, 'properties'>,
  { name, field, values }: { name: string; field: FieldSchema; values: JsonObject },
): FormulaTrial {
  const { formulas, faults } = readFormulas({ properties: { ...properties, [name]: field } });
  const wrong = faults.filter(({ path }) => path === name);
  if (wrong.length > 0)
    return { reads: [], faults: wrong.map(({ text, message }) => text ?? { th: message, en: message }) };
  const formula = formulas.find(({ path }) => path.length === 1 && path[0] === name);
  const reads = [...new Set((formula?.formula.reads ?? []).flatMap(readField))];
  const { data, errors } = computeFields({ formulas }, { data: values, state: null, system: {} }, {});
  const failed = errors.map(({ text, message }) => text ?? { th: message, en: message });
  return { reads, faults: failed, result: data[name] ?? null };
}

function readField(path: string): string[] {
  const [root, field] = path.split('.');
  return root === 'record' && field !== undefined ? [field] : [];
}
