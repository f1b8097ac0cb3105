import type { JsonObject } from '../../../schemas/index.ts';
import type { ReadingPlace } from '../binding/formatValue.ts';
import type { ShownField } from './readSubmission.ts';
import { sayAnswer } from './sayAnswer.ts';
import { titleQuestion } from './titleQuestion.ts';

/**
 * What the fields of a sent form were called, and how dates, amounts and what was chosen read, in the language of the sender: the
 * form may change, what was sent stays readable. The layout must be prepared for the sender.
 */
export function listQuestions(shown: readonly ShownField[], place: ReadingPlace): JsonObject[] {
  return shown.flatMap((one) => {
    const title = titleQuestion(one.field, place.language);
    if (title === '') return [];
    const chosen = sayAnswer(one, place);
    return [{ name: one.field.name, title, ...(chosen !== undefined && { chosen }) }];
  });
}
