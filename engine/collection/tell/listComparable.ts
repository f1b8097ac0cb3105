import type { FieldSchema, Text } from '../../../schemas/index.ts';
import { toText } from '../../../schemas/index.ts';
import { readFieldType } from '../compiled/readFieldType.ts';
import { applyFieldType } from '../field/applyFieldType.ts';
import { findType } from '../field/findType.ts';

/** Something that the line of a condition compares: a field, an answer, a fact about the reader. */
export interface ConditionField {
  name: string;
  title: Text;
  schema: FieldSchema;
}

type Properties = Readonly<Record<string, FieldSchema>>;

/** The fields that the line of a condition can compare: those of one plain value, and the parts that a field type names. */
export function listComparable(properties: Properties): ConditionField[] {
  return Object.entries(properties).flatMap(([name, schema]): ConditionField[] => {
    const whole = { name, title: toText(schema['x-title'] ?? name), schema };
    const used = findType(schema['x-type']);
    if (used?.type.compared)
      return listParts(whole, used.type.compared(used.settings), used.type.schema(used.settings));
    const field = applyFieldType(schema);
    const type = readFieldType(field);
    return type === 'array' || type === 'object' || type === 'any' ? [] : [{ ...whole, schema: field }];
  });
}

/** The one of this name. */
export function findComparable(properties: Properties, name: string): ConditionField | undefined {
  return listComparable(properties).find((field) => field.name === name);
}

/** The part that a value is mostly about goes by the title of the field. */
function listParts(
  whole: ConditionField,
  names: readonly string[],
  { properties = {} }: FieldSchema,
): ConditionField[] {
  return names.map((part, at) => {
    const { [part]: schema = {} } = properties;
    const own = toText(schema['x-title'] ?? part);
    const title = { th: `${whole.title.th} › ${own.th}`, en: `${whole.title.en} › ${own.en}` };
    return { name: `${whole.name}.${part}`, title: at === 0 ? whole.title : title, schema };
  });
}
