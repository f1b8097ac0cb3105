import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import type { Json } from '../../../schemas/json.ts';
import { type Language, readText, type Text } from '../../../schemas/text.ts';

/** A value that a field may have, with what people call it. */
export interface Choice {
  value: Json;
  title: Text;
}

/** The values that a field, or each item of its list, may have; none where any value fits. */
export function listChoices(schema: FieldSchema): Choice[] {
  const { items }: { items?: FieldSchema } = schema;
  const titles: Record<string, Text> = { ...items?.['x-enum-titles'], ...schema['x-enum-titles'] };
  const values: readonly Json[] = schema.enum ?? items?.enum ?? [];
  return values.map((value) => {
    const code = String(value);
    return {
      value,
      title: Object.hasOwn(titles, code) ? (titles[code] ?? { th: code, en: code }) : { th: code, en: code },
    };
  });
}

/** What people call the value; the value itself where it is none of the choices. */
export function titleOfChoice(choices: readonly Choice[], value: Json, language: Language): Json {
  const choice = choices.find((each) => each.value === value);
  return choice ? readText(choice.title, language) || value : value;
}

/** The choices that a text may mean: the one with this value, else those that are called so in either language. */
export function findChoices(choices: readonly Choice[], text: string): Choice[] {
  const exact = choices.filter(({ value }) => String(value) === text);
  if (exact.length > 0) return exact;
  const wanted = plain(text);
  return choices.filter(({ value, title }) =>
    [String(value), title.th, title.en].some((name) => plain(name) === wanted),
  );
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
