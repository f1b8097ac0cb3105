import type { Json, LayoutObject, Text } from 'sala/schemas';
import { type Complaint, checkInput, type InputRules } from './checkInput.ts';
import { explainComplaint } from './explainComplaint.ts';
import { fieldTexts } from './fieldTexts.ts';

const longest = 10_000;

/** The rules of a text field. That of its pattern is passed in: pages load its code only where a field has one. */
export function checkText(
  value: Json | undefined,
  object: LayoutObject,
  checkPattern?: (value: string, rules: InputRules) => Complaint | undefined,
): Text | undefined {
  // The properties were prepared by the widget's schema.
  const rules = { maxLength: longest, inputType: 'text', ...(object as Partial<InputRules>) } as const;
  if (value !== null && (typeof value === 'object' || typeof value === 'boolean')) return fieldTexts.notText;
  const typed = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return explainComplaint(checkInput(typed, rules) ?? checkPattern?.(typed, rules), object);
}
