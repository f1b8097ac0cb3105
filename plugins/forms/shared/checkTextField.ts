import type { Json, LayoutObject, Text } from 'sala/schemas';
import { checkInput, type InputRules } from './checkInput.ts';
import { explainComplaint } from './explainComplaint.ts';
import { fieldTexts } from './fieldTexts.ts';

const longest = 10_000;

/** The rules of a text field, on the page and on the server. */
export function checkTextField(
  value: Json | undefined,
  object: LayoutObject,
  spend?: (steps: number) => void,
): Text | undefined {
  // The properties were prepared by the widget's schema.
  const rules = { maxLength: longest, inputType: 'text', ...(object as Partial<InputRules>) } as const;
  if (value !== null && (typeof value === 'object' || typeof value === 'boolean')) return fieldTexts.notText;
  const typed = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return explainComplaint(checkInput(typed, rules, spend), object);
}
