import { type FieldSchema, type Language, readText } from 'sala/schemas';

/** Fields to choose from. */
export function listFields(
  properties: Record<string, FieldSchema>,
  language: Language,
  fits: (schema: FieldSchema) => boolean = () => true,
): { value: string; title: string }[] {
  return Object.entries(properties).flatMap(([value, schema]) =>
    fits(schema) ? [{ value, title: readText(schema['x-title'], language) || value }] : [],
  );
}
