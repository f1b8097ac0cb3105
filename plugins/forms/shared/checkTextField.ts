import type { Json, LayoutObject, Text } from 'sala/schemas';
import { checkPattern } from './checkPattern.ts';
import { checkText } from './checkText.ts';

/** All rules of a text field, as the server checks them. */
export function checkTextField(
  value: Json | undefined,
  object: LayoutObject,
  spend?: (steps: number) => void,
): Text | undefined {
  return checkText(value, object, (typed, rules) => checkPattern(typed, rules, spend));
}
