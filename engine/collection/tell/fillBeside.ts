import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';

/** The two fields of one entry of `x-fill`, as far as they hold choices. */
export interface FilledField {
  /** Titles of the choices of the field that is read, by value. */
  titles?: Readonly<Record<string, string>> | undefined;
  /** The choices of the field that is filled in. */
  choices?: readonly { value: string; title: string }[] | undefined;
  /** The choices of it that stand for others (`x-fill-as`). */
  renamed?: Readonly<Record<string, string>> | undefined;
}

/**
 * What choosing a record fills in (`x-fill`): for each field beside it the value, null where the record has none. A choice such as
 * a unit goes into a field of plain text by its title, which is what people read and print there; into a field of other choices, such as
 * terms of payment, by the title that both have or by what the field calls it, and not at all without either.
 */
export function fillBeside(
  fill: Readonly<Record<string, string>> | undefined,
  record: JsonObject,
  describe: (place: { target: string; source: string }) => FilledField,
): [string, Json][] {
  return Object.entries(fill ?? {}).map(([target, source]) => {
    const value = readPath(record, source);
    return [target, typeof value === 'string' ? fit(value, describe({ target, source })) : value];
  });
}

function fit(value: string, { titles, choices, renamed = {} }: FilledField): Json {
  const title = titles && Object.hasOwn(titles, value) ? titles[value] : undefined;
  if (!choices) return title ?? value;
  if (choices.some((choice) => choice.value === value)) return value;
  const alike = choices.find((choice) => choice.title === title)?.value;
  return alike ?? (Object.hasOwn(renamed, value) ? renamed[value] : undefined) ?? null;
}

function readPath(record: JsonObject, path: string): Json {
  const read = (value: Json | undefined, name: string) =>
    isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return path.split('.').reduce<Json | undefined>(read, record) ?? null;
}
