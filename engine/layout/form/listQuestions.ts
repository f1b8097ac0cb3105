import type { JsonObject } from '../../../schemas/index.ts';
import type { ReadingPlace } from '../binding/formatValue.ts';
import type { ShownField } from './readSubmission.ts';
import { isText, sayAnswer } from './sayAnswer.ts';

/**
 * What the fields of a sent form were called, and how dates, amounts and what was chosen read, in the language of the sender: the
 * form may change, what was sent stays readable. The layout must be prepared for the sender.
 */
export function listQuestions(shown: readonly ShownField[], place: ReadingPlace): JsonObject[] {
  return shown.flatMap((one) => {
    const { name, object } = one.field;
    if (!isText(object.label)) return [];
    const chosen = sayAnswer(one, place);
    return [{ name, title: object.label, ...(chosen !== undefined && { chosen }) }];
  });
}
