import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import type { ShownField } from './readSubmission.ts';

/**
 * What the fields of a sent form were called, and how what was chosen read, in the language of the sender: the form may change,
 * what was sent stays readable. The layout must be prepared for the sender.
 */
export function listQuestions(shown: readonly ShownField[]): JsonObject[] {
  return shown.flatMap(({ field: { name, object }, value }) => {
    if (!isText(object.label)) return [];
    const chosen = readChosen(object.options, value);
    return [{ name, title: object.label, ...(chosen !== undefined && { chosen }) }];
  });
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

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
