import { fillBeside } from 'sala/engine';
import type { Json, JsonObject } from 'sala/schemas';
import type { RecordField } from './recordAnswer.ts';

/** What choosing a record fills in beside a field that is described for a reader. */
export function copyBeside(
  { schema, fillTitles }: Pick<RecordField, 'schema' | 'fillTitles'>,
  record: JsonObject,
  findField: (name: string) => (Pick<RecordField, 'choices'> & Partial<Pick<RecordField, 'schema'>>) | undefined,
): [string, Json][] {
  return fillBeside(schema['x-fill'], record, ({ target, source }) => ({
    titles: fillTitles?.[source],
    choices: findField(target)?.choices,
    renamed: findField(target)?.schema?.['x-fill-as'],
  }));
}
