import type { Json } from '../../../schemas/index.ts';
import type { ReadingPlace } from '../binding/formatValue.ts';
import { listQuestions } from './listQuestions.ts';
import type { ShownField } from './readSubmission.ts';

const mostShown = 1000;

/** The answers in one line, by which a sent form is known in a list and in its export: what was typed, and the words of what was chosen. */
export function writeExcerpt(shown: readonly ShownField[], place: ReadingPlace): string {
  const asked = new Map(listQuestions(shown, place).map((question) => [question.name, question]));
  const texts = shown
    .filter(({ definition, field }) => !definition.unseen || asked.has(field.name))
    .map(({ field, value }) =>
      (typeof value === 'boolean' ? '' : writeAnswer(asked.get(field.name)?.chosen ?? value))
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const whole = texts.filter((text) => text !== '').join(' · ');
  return whole.length > mostShown ? `${whole.slice(0, mostShown - 1).trimEnd()}…` : whole;
}

/** Files and other objects that no field says say nothing in a line. */
function writeAnswer(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(writeAnswer).filter(Boolean).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
