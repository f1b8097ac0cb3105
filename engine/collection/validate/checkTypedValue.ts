import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import type { Json, JsonObject } from '../../../schemas/json.ts';
import type { Text } from '../../../schemas/text.ts';
import { limitWork, TooMuchWork } from '../../condition/values/work.ts';
import { applyFieldType } from '../field/applyFieldType.ts';
import { describeFault } from './describeFault.ts';
import { runSchema } from './runSchema.ts';

/** Steps that one value may take. */
const mostWork = 100_000;

/** The first thing that is wrong with a value of a field type, as a form says it; `title` names the field. */
export function checkTypedValue(field: FieldSchema, value: Json, title: string): Text | undefined {
  const schema = applyFieldType({ 'x-title': { th: title, en: title }, ...field });
  const data = { [title]: value };
  const whole = { properties: { [title]: schema } } as unknown as JsonObject; // a schema is JSON
  try {
    const [fault] = runSchema(whole, data, { most: 1, work: limitWork(mostWork) });
    return fault && describeFault({ fields: new Map([[title, { schema }]]) }, fault, data).text;
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return { th: `${title} ใหญ่เกินกว่าจะตรวจได้`, en: `'${title}' is too large to check` };
  }
}
