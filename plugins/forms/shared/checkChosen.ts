import type { Json, LayoutObject, Text } from 'sala/schemas';
import { type ChoiceRules, checkChoice } from './choices.ts';
import { explainComplaint } from './explainComplaint.ts';

/** Validates a field with options. */
export function checkChosen(value: Json | undefined, object: LayoutObject): Text | undefined {
  // The properties were prepared by the widget's schema.
  const { options = [], required, maxItems, multiple, type } = object as Partial<ChoiceRules> & LayoutObject;
  const isList = type === 'checkbox' || multiple === true;
  return explainComplaint(checkChoice(value, { options, required, maxItems, isList }), object);
}
