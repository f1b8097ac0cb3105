import { isJsonObject, type Json } from '../../../schemas/index.ts';
import type { ReadingPlace } from '../binding/formatValue.ts';
import type { ShownField } from './readSubmission.ts';

/** Dates, amounts and what was chosen as people read them; undefined where an answer reads as it is stored. */
export function sayAnswer(
  { field: { object }, definition, value }: ShownField,
  place: ReadingPlace,
): string | undefined {
  const said = value === undefined ? undefined : definition.say?.(value, object, place);
  return said || readChosen(object.options, value);
}

/** The texts of the chosen options, where the field has options. */
function readChosen(options: unknown, value: Json | undefined): string | undefined {
  if (!Array.isArray(options) || value === undefined) return undefined;
  const texts = [value].flat().map((one) => {
    const option = options.filter(isJsonObject).find((each) => each.value === one);
    return isText(option?.label) ? option.label : one;
  });
  return texts.every(isText) ? texts.join(', ') : undefined;
}

/** Whether there is something to read. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
